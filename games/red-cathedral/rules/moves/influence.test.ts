import { at } from '@archivolt/engine';
import { expect, test } from 'vitest';
import {
  asks,
  eventsOf,
  letters,
  offers,
  play,
  reasons,
  table,
  tableAtCard,
  why,
} from '../fixtures.testing.ts';
import { otherQuadrant } from './influence.ts';

test('[RC-I1] the quadrant of two locations in which the die ended decides the influence card', () => {
  const cards = [0, 1, 2, 3].map((quadrant) => {
    return [0, 1].map((side) => {
      const now = table({ influence: 'A1 C1 M1 K1', seats: [{ rubles: 9, goods: 'WW' }], towers: ['B01@0'] });
      const place = quadrant * 2 + side;
      at(now.dice, 4).place = (place + 7) % 8;
      play(now, 'die white 1');
      return eventsOf(play(now, 'use 1'), 'used')[0];
    });
  });
  expect(cards.map((pair) => pair.map((used) => [used?.rule, used?.quadrant]))).toEqual([
    [
      ['RC-I3', 0],
      ['RC-I3', 0],
    ],
    [
      ['RC-I4', 1],
      ['RC-I4', 1],
    ],
    [
      ['RC-I5', 2],
      ['RC-I5', 2],
    ],
    [
      ['RC-I6', 3],
      ['RC-I6', 3],
    ],
  ]);
});

test('[RC-I1] the card of another quadrant is refused with the quadrant of the die', () => {
  const now = table({ influence: 'A1 C1 M1 K1', seats: [{ rubles: 9 }] });
  expect(otherQuadrant({ table: now, seat: 0, mine: null }, 2)).toBe(false);
  at(now.dice, 4).place = 7;
  play(now, 'die white 1');
  expect(otherQuadrant({ table: now, seat: 0, mine: null }, 0)).toBe(false);
  expect(otherQuadrant({ table: now, seat: 0, mine: null }, 2)).toEqual({
    rule: 'RC-I1',
    code: 'otherQuadrant',
    facts: { quadrant: 0 },
  });
  expect(otherQuadrant({ table: now, seat: 1, mine: null }, 2)).toBe(false);
});

test('[RC-I1] using one of the two actions rules out the other', () => {
  const now = tableAtCard('K1', { seats: [{ rubles: 3 }] });
  expect(offers(now, 'use')).toEqual(['use 1', 'use 2']);
  play(now, 'use 1');
  expect(offers(now, 'use')).toEqual([]);
  expect(reasons(now, 'use 2')).toEqual([{ rule: 'RC-I1', code: 'otherActionUsed', facts: { action: 0 } }]);
});

test('[RC-I2] a lightning action can be used once', () => {
  const now = tableAtCard('K1');
  play(now, 'use 1');
  expect(reasons(now, 'use 1')).toEqual([{ rule: 'RC-I2', code: 'usedAlready', facts: { action: 0 } }]);
});

test('[RC-I2] an infinity action can be used any number of times in a row', () => {
  const now = tableAtCard('A1', { seats: [{ goods: 'WWB' }] });
  play(now, 'use 1', 'sell W', 'use 1', 'sell W', 'use 1', 'sell B');
  expect(now.players[0]).toMatchObject({ goods: 0, rubles: 3 });
  expect(why(now, 'use 2')).toEqual(['RC-I1 otherActionUsed']);
  expect(why(now, 'use 1')).toEqual(['RC-I3 nothingToSell']);
});

test('[RC-I2] taking from the market breaks the row', () => {
  const now = tableAtCard('A1', { seats: [{ goods: 'WW' }] });
  play(now, 'use 1', 'sell W', 'take', 'amount 1');
  expect(offers(now, 'use')).toEqual([]);
  expect(reasons(now, 'use 1')).toEqual([{ rule: 'RC-I2', code: 'rowBroken', facts: { action: 0 } }]);
});

test('[RC-I2] activating a tile breaks the row', () => {
  const now = tableAtCard('A1', { seats: [{ goods: 'WW', slots: 'red:R^' }] });
  play(now, 'use 1', 'sell W', 'tile red');
  expect(why(now, 'use 1')).toEqual(['RC-I2 rowBroken']);
});

test('[RC-I2] optional actions do not break the row', () => {
  const now = tableAtCard('A1', { seats: [{ goods: 'WWW', space: 13 }] });
  play(now, 'use 1', 'sell W', 'rubles', 'use 1', 'sell W', 'reroll 4', 'use 1', 'sell W');
  expect(now.players[0]).toMatchObject({ goods: 0, rubles: 5 });
});

test('[RC-I2] a row may begin after taking market resources and activating a tile', () => {
  const now = tableAtCard('A1', { seats: [{ slots: 'red:R^' }] });
  play(now, 'take', 'amount 2', 'tile red', 'use 1', 'sell B', 'use 1', 'sell B');
  expect(now.players[0]).toMatchObject({ goods: 0, rubles: 4 });
});

test('[RC-I4] carriers: 1 rouble pays for one delivery, which completes a section as in a build action', () => {
  const now = tableAtCard('C1', { towers: ['B01@0+WW', 'B02@1'], seats: [{ rubles: 1, goods: 'B' }] });
  const events = play(now, 'use 1', 'put B 1.1');
  expect(events).toMatchObject([
    { type: 'used', rule: 'RC-I4', action: 0, quadrant: 0 },
    { type: 'rubles', rule: 'RC-I4', by: -1, now: 0 },
    { type: 'delivered', rule: 'RC-B2' },
    { type: 'completed' },
    { type: 'recognition', by: 3 },
    { type: 'rubles', rule: 'RC-B3', by: 1 },
  ]);
  expect(asks(now)).toBe('market');
});

test('[RC-I4] carriers: 3 roubles pay in advance for two deliveries, the second of which is optional', () => {
  const now = tableAtCard('C2', { towers: ['B01@0'], seats: [{ rubles: 3, goods: 'WWB' }] });
  play(now, 'use 2');
  expect(now.players[0]?.rubles).toBe(0);
  expect(offers(now)).toEqual(['put W 1.1', 'put B 1.1']);
  expect(why(now, 'stop')).toEqual(['RC-F4 nothingDelivered']);
  play(now, 'put W 1.1');
  expect(offers(now)).toEqual(['put W 1.1', 'put B 1.1', 'stop']);
  const both = structuredClone(now);
  play(now, 'stop');
  expect(letters(at(now.players, 0).goods)).toBe('WB');
  play(both, 'put B 1.1');
  expect(asks(both)).toBe('market');
});

test('[RC-I4] carriers: a delivery requires its roubles and something to deliver', () => {
  const poor = tableAtCard('C2', { towers: ['B01@0'], seats: [{ goods: 'W' }] });
  expect(offers(poor, 'use')).toEqual([]);
  expect(reasons(poor, 'use 2')).toEqual([
    { rule: 'RC-I4', code: 'needRubles', facts: { need: 3, have: 0 } },
  ]);
  const idle = tableAtCard('C2', { towers: ['B01@1'], seats: [{ goods: 'W', rubles: 3 }] });
  expect(why(idle, 'use 1')).toEqual(['RC-I4 nothingToDeliver']);
});

test('[RC-I4] carriers: the other action gains 1 rouble', () => {
  const now = tableAtCard('C1');
  expect(eventsOf(play(now, 'use 2'), 'rubles')).toMatchObject([
    { rule: 'RC-I4', by: 1, now: 1, from: 'influence' },
  ]);
});

test('[RC-I6] clergy: a player gains 1 recognition, or 1 prestige for 3 roubles', () => {
  const one = tableAtCard('K1');
  expect(eventsOf(play(one, 'use 1'), 'recognition')).toMatchObject([
    { rule: 'RC-I6', by: 1, from: 2, to: 3 },
  ]);
  const bought = tableAtCard('K1', { seats: [{ rubles: 3 }] });
  const events = play(bought, 'use 2');
  expect(eventsOf(events, 'rubles')).toMatchObject([{ by: -3, now: 0 }]);
  expect(eventsOf(events, 'prestige')).toMatchObject([{ rule: 'RC-I6', by: 1, from: 2, to: 5 }]);
  expect(why(tableAtCard('K1', { seats: [{ rubles: 2 }] }), 'use 2')).toEqual(['RC-I6 needRubles']);
});

test('[RC-I6] clergy: a player with a completed base, middle and dome gains 2 recognition', () => {
  const now = tableAtCard('K3', { towers: ['B01#0 M01#0 D01#0'] });
  expect(eventsOf(play(now, 'use 2'), 'recognition')).toMatchObject([
    { rule: 'RC-I6', by: 2, from: 2, to: 4 },
  ]);
  const others = tableAtCard('K3', { towers: ['B01#0 M01#0 D01#1', 'B02#1 M02#0 D02@0'] });
  expect(offers(others, 'use')).toEqual(['use 1']);
  expect(why(others, 'use 2')).toEqual(['RC-I6 needEveryKind']);
});

test('[RC-I5] merchants: any face-up tile can be activated, including the one just used', () => {
  const now = tableAtCard('M3', { seats: [{ slots: 'red:R^ blue:P^ green:W_' }] });
  play(now, 'tile red', 'use 2');
  expect(offers(now)).toEqual(['tile red', 'tile blue']);
  expect(why(now, 'tile green')).toEqual(['RC-C4 faceDown']);
  expect(why(now, 'tile yellow')).toEqual(['RC-W1 noTile']);
  const events = play(now, 'tile red');
  expect(eventsOf(events, 'activated')).toMatchObject([{ rule: 'RC-I5', slot: 0 }]);
  expect(now.players[0]?.rubles).toBe(4);
});

test('[RC-I5] merchants: activating a tile does not use up the activation of the die', () => {
  const now = tableAtCard('M3', { seats: [{ slots: 'red:R^' }] });
  play(now, 'use 2', 'tile red', 'tile red');
  expect(now.players[0]?.rubles).toBe(4);
  expect(why(now, 'tile red')).toEqual(['RC-A4 activatedAlready']);
});

test('[RC-I5] merchants: the activation requires a face-up tile that gives something', () => {
  expect(why(tableAtCard('M3'), 'use 2')).toEqual(['RC-I5 noUsefulTile']);
  const full = tableAtCard('M3', { seats: [{ slots: 'red:W^ blue:B_', goods: 'SSSSSS' }] });
  expect(why(full, 'use 2')).toEqual(['RC-I5 noUsefulTile']);
});
