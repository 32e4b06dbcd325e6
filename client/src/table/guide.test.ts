import { type Architectura, architectura } from '@archivolt/architectura';
import {
  at,
  type Game,
  type GameTypes,
  offersOf,
  type Seat,
  seeded,
  submit,
  type View,
  viewOf,
} from '@archivolt/engine';
import { LANGUAGES } from '@archivolt/i18n';
import { IVAN, type RedCathedral, redCathedral, SOLO_CARDS } from '@archivolt/red-cathedral';
import { filterLog, filterNotices, logOf, noticesAbove, sinceTurnOf } from '@archivolt/table/log.ts';
import type { HistoryEntry, SeatInfo } from '@archivolt/table/session/session.ts';
import { describe, expect, test } from 'vitest';
import { loadGuideOf as loadCity } from '../../../games/architectura/board/controller/guide.ts';
import { targetsOf } from '../../../games/architectura/board/controller/marks.ts';
import { keyOf as cityKey } from '../../../games/architectura/board/targets.ts';
import { loadGuideOf as loadCathedral } from '../../../games/red-cathedral/board/controller/guide.ts';
import { allTargets } from '../../../games/red-cathedral/board/controller/marks.ts';
import { keyOf } from '../../../games/red-cathedral/board/targets.ts';

/** A random game: its state, and all its events. */
function playRandomGame<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  seed: number,
  most: number,
) {
  const chance = seeded(seed);
  const choose = seeded(seed + 5);
  let state = game.setup(options, chance);
  const history: HistoryEntry<G>[] = [];
  const views: View<G>[] = [];
  for (let step = 0; step < most; step++) {
    const seat = game.toMove(state.table);
    if (seat === undefined) break;
    const offers = offersOf(game, viewOf(state, seat));
    const made = submit(game, state, seat, [at(offers, choose(offers.length))], chance);
    if (!made.ok) throw new Error(made.why);
    state = made.state;
    history.push({ version: history.length + 1, seat, events: made.events });
    if (step % 40 === 0) views.push(viewOf(state, game.toMove(state.table) ?? 0));
  }
  return { state, history, views };
}

const seatsOf = (names: readonly string[]): SeatInfo[] =>
  names.map((name, seat) => ({ seat, name, kind: seat === 0 ? 'me' : 'bot', colour: seat }));

const kitOf = <G extends GameTypes>(
  begins: (event: G['event']) => { seat: Seat; turn: number } | undefined,
) => ({
  tablesOf: (events: readonly G['event'][], now: G['table']) => events.map(() => now),
  beginsTurn: begins,
});
const cathedralKit = kitOf<RedCathedral>((event) =>
  event.type === 'turn' ? { seat: event.seat, turn: event.turn } : undefined,
);
const cityKit = kitOf<Architectura>((event) =>
  event.type === 'turnBegan' ? { seat: event.seat, turn: event.turn } : undefined,
);

const SENTENCE = /^[^\n]*[.!?…»”)]$/;
const BROKEN = /undefined|NaN|\[object|\bnull\b/;

const solo = playRandomGame(
  redCathedral,
  { players: 1, side: 'basic', influence: 'first', first: 0 },
  2,
  260,
);
const three = playRandomGame(
  redCathedral,
  { players: 3, side: 'advanced', influence: 'random', first: 0 },
  3,
  400,
);
const city = playRandomGame(architectura, { players: 3, first: 0 }, 4, 200);

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([
    ['solo', solo, ['Ada', 'Ivan']],
    ['three', three, ['Ada', 'Boris', 'Clio']],
  ] as const)('every turn of The Red Cathedral has a one-line summary: %s', async (_, game, names) => {
    const guide = (await loadCathedral(language))({ seats: seatsOf(names), me: 0 });
    const turns = logOf(cathedralKit, game.history, game.state.table);
    expect(turns.length).toBeGreaterThan(15);
    for (const turn of turns) {
      const { text, balance, yours } = guide.summary(turn);
      expect(text + balance, JSON.stringify(turn.lines)).not.toBe('');
      expect(text + balance + yours.join(' ')).not.toMatch(BROKEN);
      if (text !== '') expect(text).toMatch(SENTENCE);
      // Effects on the reader are listed separately, and only if somebody else caused them.
      if (turn.seat === 0) expect(yours).toEqual([]);
    }
    const claims = turns.filter(({ lines }) => lines.some(({ event }) => event.type === 'claimed'));
    for (const turn of claims)
      if (turn.seat === 1) expect(guide.summary(turn).text).toContain(at(names, 1).slice(2));
  });

  test('every turn of Architectura has a one-line summary', async () => {
    const guide = (await loadCity(language))({ seats: seatsOf(['Ada', 'Boris', 'Clio']), me: 0 });
    const turns = logOf(cityKit, city.history, city.state.table);
    expect(turns.length).toBeGreaterThan(15);
    let yours = 0;
    for (const turn of turns) {
      const summary = guide.summary(turn);
      expect(summary.text).toMatch(SENTENCE);
      expect(summary.text + summary.yours.join(' ')).not.toMatch(BROKEN);
      yours += summary.yours.length;
    }
    expect(yours).toBeGreaterThan(0);
  });

  test('every object of The Red Cathedral has a name, a description and existing rules', async () => {
    for (const [game, names] of [
      [solo, ['Ada', 'Ivan']],
      [three, ['Ada', 'Boris', 'Clio']],
    ] as const) {
      const guide = (await loadCathedral(language))({ seats: seatsOf(names), me: 0 });
      const others = [
        'track',
        'supply',
        ...['claim', 'build', 'acquire', 'rubles', 'reroll'].map((name) => `action:${name}`),
      ];
      const cards =
        game === solo
          ? [...SOLO_CARDS.map((card) => `solo:${card}`), 'pile:inventory', 'pile:construction']
          : [];
      for (const view of game.views) {
        const keys = [...allTargets(view.table).map(keyOf), ...others, ...cards];
        for (const key of keys) expectDescription(guide.inspect(key, view), guide.book.texts, key);
      }
      expect(guide.inspect('nothing:at-all', at(game.views, 0))).toBeUndefined();
    }
  });

  test('every object of Architectura has a name, a description and existing rules', async () => {
    const guide = (await loadCity(language))({ seats: seatsOf(['Ada', 'Boris', 'Clio']), me: 0 });
    for (const view of city.views) {
      const keys = [
        ...targetsOf(view).map(cityKey),
        'action:exchange',
        'action:search',
        'tokens',
        'pile',
        'cards',
      ];
      for (const key of keys) expectDescription(guide.inspect(key, view), guide.book.texts, key);
    }
  });
});

function expectDescription(
  said: { name: string; lines: readonly string[]; rules: readonly string[] } | undefined,
  book: Record<string, string>,
  key: string,
): void {
  expect(said?.name, key).toMatch(/\S/);
  expect(said?.lines.length, key).toBeGreaterThan(0);
  for (const line of said?.lines ?? []) {
    expect(line, key).toMatch(SENTENCE);
    expect(line, key).not.toMatch(BROKEN);
  }
  expect(said?.rules.length, key).toBeGreaterThan(0);
  for (const rule of said?.rules ?? []) expect(Object.keys(book), key).toContain(rule);
}

test('the turns since the reader’s own include Ivan’s, although it came with the reader’s', () => {
  const turns = logOf(cathedralKit, solo.history, solo.state.table);
  const since = sinceTurnOf(turns, 0);
  expect(since.every(({ seat }) => seat === IVAN)).toBe(true);
  expect(turns[since.length]?.seat).toBe(0);
});

test('the log can be filtered by player and by words, ignoring case and accents', () => {
  const turns = logOf(cathedralKit, three.history, three.state.table);
  const tell = ({ event }: { event: { type: string } }) => `Éa ${event.type}`;
  const found = filterLog(turns, { words: 'ea CLAIMED', seat: 1 }, tell);
  expect(found.length).toBeGreaterThan(0);
  for (const { turn, lines } of found) {
    expect(turn.seat).toBe(1);
    expect(lines.every(({ event }) => event.type === 'claimed')).toBe(true);
  }
  expect(filterLog(turns, { words: '', seat: undefined }, tell)).toHaveLength(turns.length);
});

test('notices appear above the turn in which they happened and are filtered like it', () => {
  const turns = logOf(cathedralKit, three.history, three.state.table);
  const [latest, , older] = turns;
  const begins = (turn: typeof latest) => turn?.lines[0]?.version ?? -1;
  const notices = [
    { key: 'a', seat: 2, after: 0, text: 'Clío has left.' },
    { key: 'b', seat: 2, after: begins(older), text: 'Clío is back.' },
    { key: 'c', seat: 1, after: begins(latest), text: 'Boris has left.' },
    { key: 'd', seat: null, after: begins(latest) + 9, text: 'The server was away.' },
  ];
  const keys = noticesAbove(turns, notices).map((above) => above.map(({ key }) => key).join(''));
  expect(keys).toHaveLength(turns.length + 1);
  expect([keys[0], keys[1], keys[2], keys.at(-1)]).toEqual(['dc', '', 'b', 'a']);
  expect(filterNotices(notices, { words: 'clio', seat: undefined })).toHaveLength(2);
  expect(filterNotices(notices, { words: '', seat: 1 })).toEqual([notices[2]]);
  expect(noticesAbove([], notices)).toEqual([notices.toReversed()]);
});
