import type { ScoreSheet, Seat } from './game.ts';
import { at } from './lists.ts';

/** Ranks seats by total, then by tie-breaks; seats that remain tied share a place. */
export function placesOf(totals: readonly number[], tieBreaks: ScoreSheet['tieBreaks']): Seat[][] {
  const keys = totals.map((total, seat) => [total, ...tieBreaks.map(({ values }) => at(values, seat))]);
  const compare = (a: Seat, b: Seat): number => {
    for (const [index, value] of at(keys, a).entries()) {
      const difference = at(at(keys, b), index) - value;
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const places: Seat[][] = [];
  for (const seat of totals.map((_, index) => index).sort(compare)) {
    const tied = places.at(-1);
    if (tied && compare(at(tied, 0), seat) === 0) tied.push(seat);
    else places.push([seat]);
  }
  return places;
}

/**
 * The code of the tie-break that decided who wins: the last in which the players who were still level differ. Undefined
 * if the points alone decided, or nothing did.
 */
export function decidingTieBreak({
  places,
  totals,
  tieBreaks,
}: Pick<ScoreSheet, 'places' | 'totals' | 'tieBreaks'>): string | undefined {
  const first = places[0]?.[0];
  if (first === undefined) return undefined;
  let level = totals.flatMap((total, seat) => (total === totals[first] ? [seat] : []));
  let decided: string | undefined;
  for (const { code, values } of tieBreaks) {
    const left = level.filter((seat) => values[seat] === values[first]);
    if (left.length < level.length) decided = code;
    level = left;
  }
  return decided;
}

/** The points of every seat under one code of a score sheet. */
export function pointsUnder({ lines, totals }: Pick<ScoreSheet, 'lines' | 'totals'>, code: string): number[] {
  return totals.map((_, seat) =>
    lines
      .filter((line) => line.code === code && line.seat === seat)
      .reduce((sum, line) => sum + line.points, 0),
  );
}
