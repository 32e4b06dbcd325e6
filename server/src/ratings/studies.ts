import type { OwnStudy } from '@archivolt/protocol';
import { type Refused, refused } from '../answer.ts';
import type { Store } from '../store/store.ts';

/** Stores what a player's device found about their own seat. A game that is not over must not be studied. */
export async function saveStudy(
  { tables, studies }: Pick<Store, 'tables' | 'studies'>,
  id: string,
  person: string,
  study: OwnStudy,
): Promise<undefined | Refused> {
  const table = await tables.load(id);
  if (!table) return refused('unknownTable');
  if (!table.seats.some((seat) => seat.person === person)) return refused('notSeated');
  if (table.status !== 'finished') return refused('notPossible');
  await studies.save(id, person, study);
  return undefined;
}
