import type { Retention } from '@archivolt/protocol';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';

const DAY = 24 * 3_600_000;
/** Days for which audit entries are kept: two years, long enough for questions about them. */
const AUDIT = 730;
const SAMPLES = 7;
/** Rows per batch, so that no player waits for it, and batches per run; the rest follows in the next run. */
const AT_A_TIME = 100;
const ROUNDS = 20;

/** The retention periods, in days. */
export function keeping(settings: Settings): Retention {
  const { keepGuests, keepAddresses, keepTalk, keepClosed, keepGames } = settings;
  return {
    guests: keepGuests,
    addresses: keepAddresses,
    talk: keepTalk,
    closed: keepClosed,
    games: keepGames,
    audit: AUDIT,
  };
}

/** Deletes data older than its retention period. */
export async function forgetOld(store: Store, settings: Settings, now: number): Promise<void> {
  const { retention, people } = store;
  const keep = keeping(settings);
  const forgetGuests = async (before: number, limit: number): Promise<number> => {
    const guests = await retention.inactiveGuests(before, limit);
    for (const guest of guests) await people.anonymise(guest);
    return guests.length;
  };
  const all = [
    [keep.guests, forgetGuests],
    [keep.addresses, retention.deleteAddresses],
    [keep.talk, retention.deleteChat],
    [keep.closed, retention.deleteClosed],
    [keep.games, retention.deleteGames],
  ] as const;
  for (const [days, forget] of all) if (days > 0) await inRounds((limit) => forget(now - days * DAY, limit));
  await retention.deleteRecords(now - keep.audit * DAY, now - SAMPLES * DAY);
}

async function inRounds(forget: (limit: number) => Promise<number>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) if ((await forget(AT_A_TIME)) < AT_A_TIME) return;
}
