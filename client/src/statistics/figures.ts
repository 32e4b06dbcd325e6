import { at, type Seat } from '@archivolt/engine';
import type { GameId } from '@archivolt/protocol/ids';
import type { FinishedRecord, FinishedSeat, Mode } from './finishedGames.ts';

/** One of the reader's seats in a finished game: the source of all figures. */
export interface Appearance {
  readonly of: FinishedRecord;
  readonly seat: Seat;
  readonly name: string;
  readonly points: number;
  /** From 1; tied players have the same number. */
  readonly place: number;
  readonly result: 'won' | 'shared' | 'lost';
  /** Points ahead of the best opponent; negative if behind. */
  readonly margin: number;
  readonly others: readonly FinishedSeat[];
  /** From 0 to 100; undefined if the game has not been studied. */
  readonly accuracy: number | undefined;
  /** What rolls and draws changed in the chance to win, in percentage points. */
  readonly luck: number | undefined;
}

/** A game that several people played at this device has one appearance for each. */
export function appearancesIn(games: readonly FinishedRecord[]): Appearance[] {
  return games
    .toSorted((a, b) => a.at - b.at)
    .flatMap((of) =>
      of.seats.flatMap(({ kind, name }, seat) => (kind === 'me' ? [appearance(of, seat, name)] : [])),
    );
}

function appearance(of: FinishedRecord, seat: Seat, name: string): Appearance {
  const [winners = []] = of.places;
  const above = of.places.slice(
    0,
    of.places.findIndex((seats) => seats.includes(seat)),
  );
  const won = winners.includes(seat);
  const points = at(of.totals, seat);
  const rivals = of.totals.filter((_, other) => other !== seat);
  return {
    of,
    seat,
    name,
    points,
    place: 1 + above.flat().length,
    result: !won ? 'lost' : winners.length > 1 ? 'shared' : 'won',
    margin: rivals.length === 0 ? 0 : points - Math.max(...rivals),
    others: of.seats.filter((_, other) => other !== seat),
    accuracy: of.study?.accuracy[seat] ?? undefined,
    luck: inPoints(of.study?.luck[seat]),
  };
}

const inPoints = (luck: number | null | undefined): number | undefined =>
  luck === null || luck === undefined ? undefined : 100 * luck;

/** The filters; undefined ones are ignored. */
export interface FigureFilter {
  readonly game?: GameId | undefined;
  readonly mode?: Mode | undefined;
  readonly players?: number | undefined;
  readonly name?: string | undefined;
  /** An opponent's key from `opponentKey`. */
  readonly opponent?: string | undefined;
  readonly seat?: Seat | undefined;
  /** Not before this time. */
  readonly since?: number | undefined;
}

/** All bots of a level are one opponent, whatever their names. */
export const opponentKey = ({ kind, name, level, person }: FinishedSeat): string =>
  kind === 'bot' ? `bot ${level ?? ''}` : kind === 'automaton' ? kind : `person ${person ?? name}`;

export function filterAppearances(all: readonly Appearance[], wanted: FigureFilter): Appearance[] {
  const { game, mode, players, name, opponent, seat, since } = wanted;
  return all.filter(
    (one) =>
      (game === undefined || one.of.game === game) &&
      (mode === undefined || one.of.mode === mode) &&
      (players === undefined || one.of.seats.length === players) &&
      (name === undefined || one.name === name) &&
      (seat === undefined || one.seat === seat) &&
      (since === undefined || one.of.at >= since) &&
      (opponent === undefined || one.others.some((other) => opponentKey(other) === opponent)),
  );
}

export interface Figures {
  readonly games: number;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
  /** From 0 to 1; a shared victory counts half. */
  readonly winRate: number;
  readonly mean: number;
  readonly best: number;
  readonly margin: number;
  /** Means of the games that have been studied; undefined if none has. */
  readonly accuracy: number | undefined;
  readonly luck: number | undefined;
}

/** Undefined if there are no games. */
export function figuresOf(all: readonly Appearance[]): Figures | undefined {
  if (all.length === 0) return undefined;
  const count = (result: Appearance['result']): number => all.filter((one) => one.result === result).length;
  const [won, shared, lost] = [count('won'), count('shared'), count('lost')];
  return {
    games: all.length,
    won,
    shared,
    lost,
    winRate: (won + shared / 2) / all.length,
    mean: meanOf(all.map(({ points }) => points)),
    best: Math.max(...all.map(({ points }) => points)),
    margin: meanOf(all.map(({ margin }) => margin)),
    accuracy: meanIfAny(all.flatMap(({ accuracy }) => accuracy ?? [])),
    luck: meanIfAny(all.flatMap(({ luck }) => luck ?? [])),
  };
}

export interface Group<K> {
  readonly key: K;
  readonly figures: Figures;
}

/**
 * Figures grouped by key, most played first. An appearance may count for several keys, for example for each opponent.
 */
export function groupsOf<K>(
  all: readonly Appearance[],
  keysOf: (one: Appearance) => readonly K[],
): Group<K>[] {
  const found = new Map<K, Appearance[]>();
  for (const one of all)
    for (const key of new Set(keysOf(one))) found.set(key, [...(found.get(key) ?? []), one]);
  return [...found]
    .flatMap(([key, some]) => {
      const figures = figuresOf(some);
      return figures ? [{ key, figures }] : [];
    })
    .sort((a, b) => b.figures.games - a.figures.games);
}

/** The average points from one source. */
export interface Mean {
  readonly source: string;
  readonly own: number;
  readonly others: number;
}

/** The average points by source, for the reader and for the others, in games where the sources are known. */
export function meanSources(all: readonly Appearance[]): Mean[] {
  const known = all.filter(({ of }) => of.sources.length > 0);
  const sources = new Set(known.flatMap(({ of }) => of.sources.map(({ source }) => source)));
  return [...sources].flatMap((source) => {
    const gives = ({ sources }: FinishedRecord): boolean => sources.some((one) => one.source === source);
    const games = new Set(known.filter(({ of }) => gives(of)).map(({ of }) => of.game));
    const lines = known
      .filter(({ of }) => games.has(of.game))
      .map(({ of, seat }) => {
        const points = of.sources.find((one) => one.source === source)?.points ?? of.totals.map(() => 0);
        return { own: at(points, seat), others: meanOf(points.filter((_, other) => other !== seat)) };
      });
    if (lines.length === 0) return [];
    return [
      { source, own: meanOf(lines.map(({ own }) => own)), others: meanOf(lines.map(({ others }) => others)) },
    ];
  });
}

/** The ratings after rated games of one kind, in order. */
export interface RatingCourse {
  readonly game: GameId;
  readonly players: number;
  readonly values: readonly number[];
}

/** How the ratings changed; a kind of game with a single rating has no course. */
export function ratingCourses(all: readonly Appearance[]): RatingCourse[] {
  const found = new Map<string, { game: GameId; players: number; values: number[] }>();
  for (const { of } of all) {
    if (of.rating === undefined) continue;
    const [game, players] = [of.game, of.seats.length];
    const key = `${game} ${players}`;
    const course = found.get(key) ?? { game, players, values: [] };
    course.values.push(of.rating);
    found.set(key, course);
  }
  return [...found.values()].filter(({ values }) => values.length > 1);
}

/** The rolling average over `count` values. */
export function rolling(values: readonly number[], count: number): number[] {
  return values.map((_, index) => meanOf(values.slice(Math.max(0, index + 1 - count), index + 1)));
}

const meanIfAny = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : meanOf(values);

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
