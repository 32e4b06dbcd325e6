import { at } from '@archivolt/engine';
import type { RatingRow, Store, TableRow } from '../store/store.ts';
import { ratedAs } from './names.ts';
import { DEFAULT_RATING, type SkillEstimate, updateRatings } from './plackettLuce.ts';

/** Rates a finished table once, however often it is tried. True if this call did it. */
export async function settle(store: Store, table: TableRow): Promise<boolean> {
  const { id, game, seats, result } = table;
  if (!table.rated || table.status !== 'finished' || !result) return false;
  const names = seats.map(ratedAs);
  // A game of one has nothing to rate.
  const who = seats.length < 2 ? [] : [...new Set(names)];
  return store.ratings.settle(id, who, game, seats.length, (rows) => {
    const known = new Map(rows.map((row) => [row.who, row]));
    const before = names.map((name) => estimateOf(known.get(name)));
    const after = updateRatings(before, result.places);
    const [winners = []] = result.places;
    const fresh = who.map((name): RatingRow => {
      const own = names.flatMap((other, seat) => (other === name ? [seat] : []));
      const { games = 0, wins = 0 } = known.get(name) ?? {};
      return {
        who: name,
        game,
        players: seats.length,
        ...meanOf(own.map((seat) => at(after, seat))),
        games: games + own.length,
        wins: wins + own.filter((seat) => winners.includes(seat)).length,
      };
    });
    const updated = new Map(fresh.map((row) => [row.who, row]));
    const changes = names.map((name, seat) => ({
      before: at(before, seat),
      after: estimateOf(updated.get(name)),
    }));
    return { rows: fresh, changes };
  });
}

function estimateOf({ mean, deviation }: SkillEstimate = DEFAULT_RATING): SkillEstimate {
  return { mean, deviation };
}

/** Two bots of the same level share one rating, so their updates are averaged. */
function meanOf(estimates: readonly SkillEstimate[]): SkillEstimate {
  const mean = (of: (belief: SkillEstimate) => number) =>
    estimates.reduce((sum, estimate) => sum + of(estimate), 0) / estimates.length;
  return { mean: mean(({ mean }) => mean), deviation: mean(({ deviation }) => deviation) };
}

/** Rates games that a stopped process has left unrated. */
export async function settleMissed(store: Store, since: number, now: number): Promise<void> {
  for (const id of await store.ratings.unsettled(since, now, 100)) {
    const table = await store.tables.load(id);
    if (table) await settle(store, table);
  }
}
