import { describe, expect, test } from 'vitest';
import { csvOf, jsonOf } from './export.ts';
import {
  appearancesIn,
  figuresOf,
  filterAppearances,
  groupsOf,
  meanSources,
  opponentKey,
  ratingCourses,
  rolling,
} from './figures.ts';
import {
  type FinishedRecord,
  MAX_FINISHED_RECORDS,
  mergeFinishedRecords,
  modeOf,
  readFinishedRecords,
} from './finishedGames.ts';

const CODES = ['track', 'tower', 'leftovers', 'building', 'beside', 'adjacent', 'fallen'];
const ada = { name: 'Ada', kind: 'me' } as const;
const bot = { name: 'Boris', kind: 'bot', level: 'skilled' } as const;
const game = (id: string, at: number, changed: Partial<FinishedRecord> = {}): FinishedRecord => ({
  id,
  at,
  game: 'red-cathedral',
  mode: 'bots',
  turns: 40,
  seats: [ada, bot],
  totals: [30, 20],
  places: [[0], [1]],
  sources: [
    { source: 'track', points: [10, 12] },
    { source: 'tower', points: [20, 8] },
  ],
  ...changed,
});
const WON = game('a', 1);
const LOST = game('b', 2, { totals: [11, 25], places: [[1], [0]], sources: [] });
const SHARED = game('c', 3, { totals: [25, 25], places: [[0, 1]], sources: [] });
const THREE = game('d', 4, {
  game: 'architectura',
  mode: 'device',
  sources: [],
  seats: [ada, { name: 'Clio', kind: 'me' }, { name: 'Dora', kind: 'me' }],
  totals: [9, 12, 9],
  places: [[1], [0, 2]],
});
const all = appearancesIn([THREE, SHARED, LOST, WON]);

describe('the player’s statistics', () => {
  test('list games in the order they ended, once for each person of this device', () => {
    expect(all.map(({ of, name }) => `${of.id} ${name}`)).toEqual([
      'a Ada',
      'b Ada',
      'c Ada',
      'd Ada',
      'd Clio',
      'd Dora',
    ]);
  });

  test('contain result, place and margin', () => {
    expect(all.map(({ result, place, margin }) => [result, place, margin])).toEqual([
      ['won', 1, 10],
      ['lost', 2, -14],
      ['shared', 1, 0],
      ['lost', 2, -3],
      ['won', 1, 3],
      ['lost', 2, -3],
    ]);
  });

  test('count a shared victory as half a win', () => {
    expect(figuresOf(all.slice(0, 3))).toEqual({
      games: 3,
      won: 1,
      shared: 1,
      lost: 1,
      winRate: 0.5,
      mean: 22,
      best: 30,
      margin: -4 / 3,
    });
    expect(figuresOf([])).toBeUndefined();
  });

  test('can be filtered by game, mode, players, person, seat, opponent and time', () => {
    const ids = (wanted: Parameters<typeof filterAppearances>[1]): string[] =>
      filterAppearances(all, wanted).map(({ of, name }) => `${of.id} ${name}`);
    expect(ids({ game: 'architectura', name: 'Clio' })).toEqual(['d Clio']);
    expect(ids({ mode: 'bots', since: 2 })).toEqual(['b Ada', 'c Ada']);
    expect(ids({ players: 3, seat: 2 })).toEqual(['d Dora']);
    expect(ids({ opponent: opponentKey(bot) })).toEqual(['a Ada', 'b Ada', 'c Ada']);
    expect(ids({ opponent: 'person Dora' })).toEqual(['d Ada', 'd Clio']);
  });

  test('treat all bots of one level as one opponent', () => {
    const groups = groupsOf(all, ({ others }) => others.map(opponentKey));
    expect(groups[0]).toMatchObject({ key: 'bot skilled', figures: { games: 3 } });
    expect(groups).toHaveLength(4);
  });

  test('average the points from each source over the games that recorded them', () => {
    expect(meanSources(all)).toEqual([
      { source: 'track', own: 10, others: 12 },
      { source: 'tower', own: 20, others: 8 },
    ]);
  });

  test('count a source in all games that can have it and in no others', () => {
    const none = game('f', 6, { sources: [{ source: 'tower', points: [4, 2] }] });
    const city = game('g', 7, { game: 'architectura', sources: [{ source: 'building', points: [40, 30] }] });
    expect(meanSources(appearancesIn([WON, none, city]))).toEqual([
      { source: 'track', own: 5, others: 6 },
      { source: 'tower', own: 12, others: 5 },
      { source: 'building', own: 40, others: 30 },
    ]);
  });

  test('average accuracy and luck over the studied games', () => {
    const study = { accuracy: [80, null], luck: [0.12, -0.12] };
    const some = appearancesIn([
      { ...WON, study },
      LOST,
      { ...SHARED, study: { accuracy: [90, 50], luck: [-0.02, 0] } },
    ]);
    expect(some.map(({ accuracy, luck }) => [accuracy, luck])).toEqual([
      [80, 12],
      [undefined, undefined],
      [90, -2],
    ]);
    expect(figuresOf(some)).toMatchObject({ games: 3, accuracy: 85, luck: 5 });
    expect(figuresOf(some.slice(1, 2))).toMatchObject({ accuracy: undefined, luck: undefined });
    const bySeat = groupsOf(some, ({ seat }) => [seat]);
    expect(bySeat).toMatchObject([{ key: 0, figures: { games: 3, accuracy: 85, luck: 5 } }]);
  });

  test('give a seat without decisions luck but no accuracy', () => {
    const [one] = appearancesIn([{ ...WON, study: { accuracy: [null, 70], luck: [0.1, -0.1] } }]);
    expect(one).toMatchObject({ accuracy: undefined, luck: 10 });
  });

  test('distinguish online players with the same name', () => {
    const online = (id: string, at: number, person: string): FinishedRecord =>
      game(id, at, { mode: 'online', seats: [ada, { name: 'Bo', kind: 'other', person }] });
    const some = appearancesIn([online('x', 1, 'bo1'), online('y', 2, 'bo2'), online('z', 3, 'bo1')]);
    const groups = groupsOf(some, ({ others }) => others.map(opponentKey));
    expect(groups.map(({ key, figures }) => [key, figures.games])).toEqual([
      ['person bo1', 2],
      ['person bo2', 1],
    ]);
  });

  test('follow ratings separately for each game and number of players', () => {
    const rated = (
      id: string,
      at: number,
      rating: number,
      changed: Partial<FinishedRecord> = {},
    ): FinishedRecord => game(id, at, { mode: 'online', rating, ...changed });
    const some = appearancesIn([
      rated('x', 3, 1540),
      WON,
      rated('y', 2, 1500),
      rated('z', 4, 1700, { game: 'architectura' }),
    ]);
    expect(ratingCourses(some)).toEqual([{ game: 'red-cathedral', players: 2, values: [1500, 1540] }]);
  });

  test('start a rolling mean with the values available', () => {
    expect(rolling([2, 4, 9], 2)).toEqual([2, 3, 6.5]);
  });
});

describe('the records of finished games', () => {
  test('are read back as written, without invalid entries', () => {
    const written = JSON.stringify([WON, { ...LOST, totals: 'many' }, null, THREE]);
    expect(readFinishedRecords(written)).toEqual([WON, THREE]);
    expect(readFinishedRecords('{')).toEqual([]);
    expect(readFinishedRecords('{"a":1}')).toEqual([]);
  });

  test('with Ivan as a kind of player, as it was once called, are read as games with an automaton', () => {
    const solo = { ...WON, seats: [ada, { name: 'Ivan', kind: 'automaton' as const }] };
    expect(readFinishedRecords(JSON.stringify([solo]).replace('automaton', 'ivan'))).toEqual([solo]);
  });

  test('contain each game once, the latest first, and drop the oldest', () => {
    const again = { ...WON, turns: 41 };
    expect(mergeFinishedRecords([WON, LOST], [again])).toEqual([LOST, again]);
    const many = Array.from({ length: MAX_FINISHED_RECORDS + 5 }, (_, index) => game(`g${index}`, index));
    const kept = mergeFinishedRecords(many, [WON]);
    expect(kept).toHaveLength(MAX_FINISHED_RECORDS);
    expect(kept[0]?.id).toBe(`g${MAX_FINISHED_RECORDS + 4}`);
    expect(kept.some(({ id }) => id === 'g0')).toBe(false);
  });

  test('take their mode from the opponents', () => {
    expect(modeOf([ada, { name: 'Ivan', kind: 'automaton' }])).toBe('solo');
    expect(modeOf([ada, bot])).toBe('bots');
    expect(modeOf([ada, { name: 'Clio', kind: 'me' }])).toBe('device');
  });
});

describe('the export', () => {
  test('has a line for each seat, and escapes names that a spreadsheet would run as formulas', () => {
    const odd = game('e', 5, { seats: [{ name: '=1+1, "Ada"', kind: 'me' }, bot] });
    const [head, line, end] = csvOf(appearancesIn([odd]), CODES).split('\r\n');
    expect(head).toContain('id,ended,game,mode,players');
    expect(line).toBe(
      `e,1970-01-01T00:00:00.005Z,red-cathedral,bots,2,40,"'=1+1, ""Ada""",1,30,1,won,10,Boris (skilled),10,20,,,,,,,`,
    );
    expect(end).toBe('');
  });

  test('contains accuracy and luck of studied games, in CSV and in JSON', () => {
    const study = { accuracy: [81.26, 70], luck: [-0.0449, 0.0449] };
    const some = appearancesIn([{ ...WON, study }]);
    const [head, line] = csvOf(some, CODES).split('\r\n');
    expect(head?.endsWith(',accuracy,luck')).toBe(true);
    expect(line?.endsWith(',81.3,-4.5')).toBe(true);
    const { games } = JSON.parse(jsonOf(some)) as { games: unknown };
    expect(readFinishedRecords(JSON.stringify(games))).toEqual([{ ...WON, study }]);
  });

  test('contains each game once as JSON, and can be read back', () => {
    const { games } = JSON.parse(jsonOf(all)) as { games: unknown };
    expect(readFinishedRecords(JSON.stringify(games))).toEqual([WON, LOST, SHARED, THREE]);
  });
});
