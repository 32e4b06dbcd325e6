import { Batch } from '../batch.ts';
import type { Append, TableStore } from './store.ts';

const MAX_BATCH_SIZE = 128;
/**
 * Milliseconds from one shared batch to the next. At 2,000 moves per second they save 15–30 % of the store's processor
 * time and cost 2 ms (`npm run load`, docs/decisions/003-group-commit.md); a single move is written immediately.
 */
const BATCH_INTERVAL_MS = 3;

/**
 * Group commit for PostgreSQL: moves that arrive together, or while earlier ones are being written, share one transaction and one sync
 * to disk. A batch holds one entry per table; entries of one table are written in order of arrival.
 */
export function groupCommit(
  write: (entries: readonly Append[]) => Promise<(boolean | Error)[]>,
): TableStore['append'] {
  const batch = new Batch<Append, 'stored' | 'stale'>(
    async (entries) => {
      const stored = await write(entries.map(({ item }) => item));
      for (const [index, entry] of entries.entries()) {
        const outcome = stored[index];
        if (typeof outcome === 'boolean') entry.resolve(outcome ? 'stored' : 'stale');
        else if (outcome) entry.reject(outcome);
      }
    },
    {
      window: 'tick',
      maxSize: MAX_BATCH_SIZE,
      key: ({ log }) => log.table,
      minIntervalMs: BATCH_INTERVAL_MS,
    },
  );
  return (entry) => batch.add(entry);
}
