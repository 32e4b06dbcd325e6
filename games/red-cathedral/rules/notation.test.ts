import { expect, test } from 'vitest';
import { MOVE_WORDS, type Move, redCathedral } from './index.ts';

const { printMove, parseMove } = redCathedral.notation;

/** Every kind of move as written since the first version; a change here breaks stored games. */
const MOVES: [string, Move][] = [
  ['claim 2.3', { do: 'claim', section: 12 }],
  ['banner inventory', { do: 'banner', from: 'inventory' }],
  ['banner white', { do: 'banner', from: 'white' }],
  ['slot white2', { do: 'slot', slot: 5 }],
  ['slot white', { do: 'slot', slot: 4 }],
  ['face up', { do: 'face', up: true }],
  ['face down', { do: 'face', up: false }],
  ['put G 2.3', { do: 'deliver', section: 12, kind: 3 }],
  ['decorate 1.1', { do: 'decorate', section: 0 }],
  ['gems -', { do: 'gems', green: 0, purple: 0 }],
  ['gems EA', { do: 'gems', green: 1, purple: 1 }],
  ['gems AA', { do: 'gems', green: 0, purple: 2 }],
  ['stop', { do: 'stop' }],
  ['die white 13', { do: 'acquire', die: 4, steps: 13 }],
  ['take', { do: 'take' }],
  ['amount 0', { do: 'amount', count: 0 }],
  ['choose A', { do: 'choose', kind: 5 }],
  ['use 2', { do: 'use', action: 1 }],
  ['sell W', { do: 'sell', kind: 0 }],
  ['buy B', { do: 'buy', kind: 1 }],
  ['give S', { do: 'give', kind: 2 }],
  ['get E', { do: 'get', kind: 4 }],
  ['return G', { do: 'return', kind: 3 }],
  ['swap 8', { do: 'swap', place: 7 }],
  ['tile blue', { do: 'activate', slot: 3 }],
  ['roll', { do: 'roll' }],
  ['rubles', { do: 'rubles' }],
  ['reroll 1', { do: 'reroll', place: 0 }],
  ['end', { do: 'end' }],
  ['ivan claims 4.2', { do: 'ivanClaim', section: 31 }],
  ['ivan decorates 1.3', { do: 'ivanOrnament', section: 2 }],
];

test.each(MOVES)('[RC-F1] a move is printed and parsed: %s', (text, move) => {
  expect(printMove(move)).toBe(text);
  expect(parseMove(text)).toEqual({ ok: true, value: move });
});

test('[RC-F1] the moves above contain every move word', () => {
  const words = new Set(MOVES.map(([text]) => MOVE_WORDS.filter((word) => text.startsWith(word)).at(-1)));
  expect(MOVE_WORDS.filter((word) => !words.has(word))).toEqual([]);
});

test.each([
  ['', 0, 'expected a move: one of'],
  ['fly 1.1', 0, 'expected a move: one of'],
  ['claim', 5, 'expected a tower'],
  ['claim 0.1', 6, 'a tower must be from 1 to 9'],
  ['claim 1,1', 7, 'expected "."'],
  ['claim 1.1 now', 9, 'nothing more was expected here'],
  ['claim1.1', 5, 'expected " "'],
  ['put X 1.1', 4, 'expected a material: one of W, B, S, G, E, A'],
  ['put W1.1', 5, 'expected " "'],
  ['die pink 3', 4, 'expected a die: one of red, yellow, green, blue, white'],
  ['die red 14', 8, 'a number of places must be from 1 to 13'],
  ['slot left', 5, 'expected a slot: one of red, yellow, green, blue, white, white2'],
  ['use 3', 4, 'an action must be from 1 to 2'],
  ['swap 9', 5, 'a place must be from 1 to 8'],
  ['amount many', 7, 'expected an amount'],
  ['gems E E', 6, 'nothing more was expected here'],
  ['face', 4, 'expected a face: one of up, down'],
])('[RC-F1] a mistake in a move is reported with its offset and reason: "%s"', (text, place, why) => {
  const parsed = parseMove(text);
  expect(parsed).toMatchObject({ ok: false, at: place });
  expect(parsed.ok ? '' : parsed.why).toContain(why);
});
