import type { Retention } from '@archivolt/protocol';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';

const DAY_MS = 24 * 3_600_000;
/** Days for which audit entries are kept: two years, long enough for questions about them. */
const AUDIT_DAYS = 730;
const SAMPLE_DAYS = 7;
/** Rows per batch, so that no player waits for it, and batches per run; the rest follows in the next run. */
const BATCH_SIZE = 100;
const MAX_BATCHES = 20;

/** The retention periods, in days. */
export function retentionPeriods(settings: Settings): Retention {
  const { keepGuests, keepAddresses, keepTalk, keepClosed, keepGames } = settings;
  return {
    guests: keepGuests,
    addresses: keepAddresses,
    talk: keepTalk,
    closed: keepClosed,
    games: keepGames,
    audit: AUDIT_DAYS,
  };
}

/** Deletes data older than its retention period. */
export async function deleteExpired(store: Store, settings: Settings, now: number): Promise<void> {
  const { retention, people } = store;
  const keep = retentionPeriods(settings);
  const deleteGuests = async (before: number, limit: number): Promise<number> => {
    const guests = await retention.inactiveGuests(before, limit);
    for (const guest of guests) await people.anonymise(guest);
    return guests.length;
  };
  const all = [
    [keep.guests, deleteGuests],
    [keep.addresses, retention.deleteAddresses],
    [keep.talk, retention.deleteChat],
    [keep.closed, retention.deleteClosed],
    [keep.games, retention.deleteGames],
  ] as const;
  for (const [days, deleteBatch] of all)
    if (days > 0) await runBatches((limit) => deleteBatch(now - days * DAY_MS, limit));
  await retention.deleteRecords(now - keep.audit * DAY_MS, now - SAMPLE_DAYS * DAY_MS);
}

async function runBatches(deleteBatch: (limit: number) => Promise<number>): Promise<void> {
  for (let round = 0; round < MAX_BATCHES; round++) if ((await deleteBatch(BATCH_SIZE)) < BATCH_SIZE) return;
}
