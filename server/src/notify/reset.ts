import type { AccountDeps } from '../accounts/deps.ts';
import { hashOf, newSecret, sign, verifySigned } from '../accounts/secrets.ts';
import type { PersonRow } from '../store/store.ts';

const RESET_LIFETIME_MS = 60 * 60_000;

/** The path of a password reset. The part after the # is not sent to any server nor written to any log. */
export async function resetPath(deps: AccountDeps, person: PersonRow): Promise<string> {
  const text = JSON.stringify([person.id, deps.now() + RESET_LIFETIME_MS, accountFingerprint(person)]);
  return `/account#${sign(await keyOf(deps), text)}`;
}

/** The person of a reset link, if we signed it recently and neither it nor anything since has changed the account. */
export async function readResetLink(deps: AccountDeps, signed: string): Promise<PersonRow | undefined> {
  const text = verifySigned(await keyOf(deps), signed);
  if (text === undefined) return undefined;
  const [id, until, fingerprint] = JSON.parse(text) as [string, number, string];
  const person = until > deps.now() ? await deps.store.people.load(id) : undefined;
  return person && !person.deleted && accountFingerprint(person) === fingerprint ? person : undefined;
}

/** A new password or address invalidates every earlier link, so each works once. */
function accountFingerprint({ password, mail, login }: PersonRow): string {
  return hashOf(JSON.stringify([password, mail, login]));
}

function keyOf({ store }: AccountDeps): Promise<string> {
  return store.notices.secret('reset', newSecret);
}
