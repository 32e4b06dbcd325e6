import type { Desk } from '../accounts/desk.ts';
import { newSecret, sign, unsign } from '../accounts/secrets.ts';
import type { PersonRow } from '../store/store.ts';

const LIFE = 3 * 24 * 3_600_000;

/** An address that a person has typed, on its way through that address's own mail box. */
export interface Claim {
  readonly person: PersonRow;
  readonly mail: string;
}

/** The path that only who reads the mail of the address can know. */
export async function confirmationPath(desk: Desk, { person, mail }: Claim): Promise<string> {
  const text = JSON.stringify([person.id, mail, desk.now() + LIFE]);
  return `/api/mail/${sign(await keyOf(desk), text)}`;
}

/** What was signed, if it was by us, not too long ago, and for somebody who is still there. */
export async function claimIn(desk: Desk, signed: string): Promise<Claim | undefined> {
  // Where no mail is sent nobody has anything signed, and asking leaves nothing behind.
  if (desk.settings.mail === undefined) return undefined;
  const text = unsign(await keyOf(desk), signed);
  if (text === undefined) return undefined;
  const [id, mail, until] = JSON.parse(text) as [string, string, number];
  const person = until > desk.now() ? await desk.store.people.load(id) : undefined;
  return person && !person.deleted ? { person, mail } : undefined;
}

function keyOf({ store }: Desk): Promise<string> {
  return store.notices.secret('mail', newSecret);
}
