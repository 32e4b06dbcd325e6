import type { PersonRow, Store } from '../store/store.ts';

/**
 * Whether a reader may see the statistics of somebody's games, by that person's setting. A block hides them in both
 * directions; without signing in, a blocked person still sees what everybody may see.
 */
export async function maySeeGames(
  { blocks, tables }: Pick<Store, 'blocks' | 'tables'>,
  owner: Pick<PersonRow, 'id' | 'statistics' | 'deleted'>,
  reader: string | null,
): Promise<boolean> {
  if (owner.deleted) return false;
  if (reader === owner.id) return true;
  if (owner.statistics === 'nobody') return false;
  if (reader === null) return owner.statistics === 'everybody';
  if ((await blocks.listBlockedBetween(reader, [owner.id])).length > 0) return false;
  return owner.statistics === 'everybody' || tables.havePlayed(owner.id, reader);
}
