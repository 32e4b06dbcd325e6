import type { Me } from '@archivolt/protocol';
import type { PersonRow, Store } from '../store/store.ts';

/** A person as they see themselves. */
export async function meOf(store: Store, person: PersonRow): Promise<Me> {
  const { id, name, colour, language, zone, quiet, mail, notify, statistics } = person;
  const { login, admin, muted, suspended } = person;
  const passkeys = await store.people.passkeysOf(id);
  return {
    id,
    name,
    colour,
    language,
    zone,
    quiet,
    mail,
    notify,
    statistics,
    login,
    passkeys: passkeys.map(({ id, label, created }) => ({ id, label, created })),
    admin,
    muted,
    suspended,
  };
}
