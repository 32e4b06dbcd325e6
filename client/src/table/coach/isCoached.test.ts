import { redCathedral } from '@archivolt/red-cathedral';
import { isCoached } from '@archivolt/table/coach/isCoached.ts';
import { isFirstGame, readMemory, topicsRead, withGame, withTopic } from '@archivolt/table/coach/memory.ts';
import { unreadNotes } from '@archivolt/table/coach/unreadNotes.ts';
import type { LogTurn } from '@archivolt/table/log.ts';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { describe, expect, test } from 'vitest';

const EMPTY = readMemory(null);
const GAME = redCathedral.id;
const seatsOf = (...kinds: SeatInfo['kind'][]): SeatInfo[] =>
  kinds.map((kind, seat) => ({ seat, name: `P${seat}`, kind, colour: seat }));
const session = (id: string, ...kinds: SeatInfo['kind'][]) => ({
  id,
  game: redCathedral,
  seats: seatsOf(...kinds),
});
const stored = (...ids: string[]) => ids.map((id) => ({ id, game: GAME }));

describe('the coach', () => {
  test('helps in the first two games against bots but not in the third', () => {
    const bots = session('c', 'me', 'bot');
    expect(isCoached('first', bots, EMPTY, stored('c'))).toBe(true);
    expect(isCoached('first', bots, EMPTY, stored('c', 'a'))).toBe(true);
    expect(isCoached('first', bots, EMPTY, stored('c', 'a', 'b'))).toBe(false);
    const played = withGame(withGame(EMPTY, GAME, 'a'), GAME, 'b');
    expect(isCoached('first', bots, played, stored('c'))).toBe(false);
    expect(isCoached('first', session('a', 'me', 'bot'), played, stored('a', 'c'))).toBe(true);
  });

  test('counts the games of The Red Cathedral and Architectura separately', () => {
    const memory = withGame(withGame(EMPTY, 'architectura', 'a'), 'architectura', 'b');
    expect(isCoached('first', session('c', 'me', 'automaton'), memory, stored('c'))).toBe(true);
    expect(isFirstGame(memory, 'architectura', 'c', [])).toBe(false);
  });

  test('does not help against people, in hot-seat games or in games not stored on this device', () => {
    expect(isCoached('first', session('a', 'me', 'other'), EMPTY, stored('a'))).toBe(false);
    expect(isCoached('first', session('a', 'me', 'me'), EMPTY, stored('a'))).toBe(false);
    expect(isCoached('first', session('a', 'me', 'bot'), EMPTY, stored('b'))).toBe(false);
  });

  test('helps against people too when always on, and never when switched off', () => {
    expect(isCoached('always', session('a', 'me', 'other'), EMPTY, [])).toBe(true);
    expect(isCoached('always', session('a', 'me', 'me'), EMPTY, [])).toBe(false);
    expect(isCoached('always', session('a', 'bot', 'other'), EMPTY, [])).toBe(false);
    expect(isCoached('always', { ...session('a', 'me', 'bot'), uncoached: true }, EMPTY, [])).toBe(false);
    expect(isCoached('never', session('a', 'me', 'bot'), EMPTY, stored('a'))).toBe(false);
  });
});

describe('the memory of the coach', () => {
  test('stores every topic and every game once', () => {
    const memory = withTopic(withTopic(EMPTY, GAME, 'full'), GAME, 'full');
    expect([...topicsRead(memory, GAME)]).toEqual(['full']);
    expect(topicsRead(memory, 'architectura').size).toBe(0);
    expect(withGame(withGame(EMPTY, GAME, 'a'), GAME, 'a').games).toEqual({ [GAME]: ['a'] });
    expect(readMemory(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
  });

  test.each([7, [], { games: 5, read: [1] }, { games: { a: 'b' }, read: { a: [3] } }])(
    'is empty if it cannot be read: %j',
    (value) => {
      expect(Object.values(readMemory(value).games).flat()).toEqual([]);
      expect(Object.values(readMemory(value).read).flat()).toEqual([]);
    },
  );
});

test('the coach explains only unread topics from the reader’s latest turn on', () => {
  type ToyEvent = { type: string; rule: string };
  type Toy = { table: object; mine: null; move: { do: string }; event: ToyEvent; options: null };
  const event = (type: string): ToyEvent => ({ type, rule: 'R' });
  const history = [
    { version: 1, seat: 0, events: [event('a'), event('b')] },
    { version: 2, seat: 1, events: [event('c')] },
    { version: 3, seat: 0, events: [event('a'), event('d')] },
    { version: 4, seat: 1, events: [event('e')] },
  ];
  const turns: LogTurn<Toy>[] = [4, 3, 2, 1].map((version) => {
    const { seat, events } = history[version - 1] ?? { seat: 0, events: [] };
    const lines = events.map((event, index) => ({
      key: `${version}.${index}`,
      version,
      index,
      event,
      table: {},
    }));
    return { key: `${version}`, seat, turn: version, lines };
  });
  const notes = (events: readonly ToyEvent[]) =>
    [...new Set(events.map(({ type }) => type))].map((topic) => ({
      topic,
      rule: 'R',
      index: events.findIndex(({ type }) => type === topic),
    }));
  const found = (read: string[]) =>
    unreadNotes<Toy>({ notes }, { history, turns, table: {} }, 0, new Set(read)).map(({ topic }) => topic);
  expect(found([])).toEqual(['d', 'e']);
  expect(found(['d'])).toEqual(['e']);
});
