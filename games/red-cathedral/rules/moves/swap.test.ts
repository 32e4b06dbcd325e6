import { expect, test } from 'vitest';
import { eventsOf, offers, play, reasons, type Setting, table, why } from '../fixtures.testing.ts';

function atCarriers(setting: Setting = {}): ReturnType<typeof table> {
  const now = table({ influence: 'C3 A1 M1 K1', seats: [{ rubles: 2 }], ...setting });
  play(now, 'die red 1');
  return now;
}

test('[RC-I4] two resource tiles change places for 2 roubles, and the dice stay', () => {
  const now = atCarriers();
  const dice = structuredClone(now.dice);
  const events = play(now, 'use 2', 'swap 1', 'swap 8');
  expect(now.market).toEqual([7, 1, 2, 3, 4, 5, 6, 0]);
  expect(now.dice).toEqual(dice);
  expect(now.players[0]?.rubles).toBe(0);
  expect(eventsOf(events, 'tilesSwapped')).toEqual([
    { type: 'tilesSwapped', rule: 'RC-I4', seat: 0, places: [0, 7] },
  ]);
});

test('[RC-I4] a tile cannot be swapped with itself', () => {
  const now = atCarriers();
  play(now, 'use 2');
  expect(offers(now)).toHaveLength(8);
  play(now, 'swap 3');
  expect(offers(now)).toHaveLength(7);
  expect(reasons(now, 'swap 3')).toEqual([{ rule: 'RC-I4', code: 'samePlace', facts: { place: 2 } }]);
});

test('[RC-I4] 1 rouble is not enough for a swap', () => {
  expect(why(atCarriers({ seats: [{ rubles: 1 }] }), 'use 2')).toEqual(['RC-I4 needRubles']);
});
