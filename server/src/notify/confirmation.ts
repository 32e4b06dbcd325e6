import type { AccountDeps } from '../accounts/deps.ts';
import { newSecret, sign, verifySigned } from '../accounts/secrets.ts';
import type { PersonRow } from '../store/store.ts';

const CLAIM_LIFETIME_MS = 3 * 24 * 3_600_000;

/** An email address that a person has entered and not yet confirmed. */
export interface Claim {
  readonly person: PersonRow;
  readonly mail: string;
}

/** The signed path that proves access to the address's mailbox. */
export async function confirmationPath(deps: AccountDeps, { person, mail }: Claim): Promise<string> {
  const text = JSON.stringify([person.id, mail, deps.now() + CLAIM_LIFETIME_MS]);
  return `/api/mail/${sign(await keyOf(deps), text)}`;
}

/** The claim if we signed it recently and its person still exists. */
export async function readClaim(deps: AccountDeps, signed: string): Promise<Claim | undefined> {
  // Without email nothing was ever signed, and the request must not create a key.
  if (deps.settings.mail === undefined) return undefined;
  const text = verifySigned(await keyOf(deps), signed);
  if (text === undefined) return undefined;
  const [id, mail, until] = JSON.parse(text) as [string, string, number];
  const person = until > deps.now() ? await deps.store.people.load(id) : undefined;
  return person && !person.deleted ? { person, mail } : undefined;
}

function keyOf({ store }: AccountDeps): Promise<string> {
  return store.notices.secret('mail', newSecret);
}
