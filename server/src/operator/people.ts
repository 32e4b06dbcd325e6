import type { OperatorPerson } from '@archivolt/protocol';
import type { PersonRow, Store } from '../store/store.ts';

/** A person as an operator sees them: without the email address or anything private. */
export async function operatorPerson(store: Store, person: PersonRow): Promise<OperatorPerson> {
  const { id, name, login, created, admin, muted, suspended } = person;
  const [seen, passkeys, reports] = await Promise.all([
    store.people.lastSeen(id),
    store.people.passkeysOf(id),
    store.operator.openReportsOf(id),
  ]);
  const guest = login === null && passkeys.length === 0;
  return { id, name, login, created, seen, guest, admin, muted, suspended, reports };
}
