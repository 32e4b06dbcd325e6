import { expect, test } from 'vitest';
import { offers, play, reasons, table, why } from './fixtures.testing.ts';
import { RULE_OF_ASK, redCathedral } from './index.ts';

test('[RC-F1] all reasons against a move are reported, the most specific first', () => {
  const now = table({ towers: ['B01@1 M01 D01'], seats: [{ covered: 0, aside: 0 }] });
  expect(why(now, 'claim 1.1')).toEqual(['RC-C2 claimedAlready', 'RC-C6 noBanner']);
  expect(why(now, 'claim 1.3')).toEqual(['RC-C2 nothingBelow', 'RC-C6 noBanner']);
  play(now, 'die red 1');
  expect(reasons(now, 'claim 1.1')).toEqual([
    { rule: 'RC-C2', code: 'claimedAlready', facts: { section: 0, seat: 1 } },
    { rule: 'RC-C6', code: 'noBanner' },
    { rule: 'RC-A4', code: 'notNow', facts: { ask: 'market' } },
  ]);
});

test('[RC-F1] an offered move has no reasons against it', () => {
  const now = table({ towers: ['B01@0 M01 D01'], seats: [{ goods: 'WG', rubles: 3, space: 9 }] });
  for (const offer of offers(now)) expect(why(now, offer)).toEqual([]);
});

test('[RC-F1] another seat gets the seat to move as the reason, and every seat the end once the game is over', () => {
  const now = table({ active: 1, ending: 0 });
  expect(reasons(now, 'take', 0)).toEqual([{ rule: 'RC-F1', code: 'notYourTurn', facts: { seat: 1 } }]);
  play(now, 'die red 1', 'roll');
  expect(why(now, 'take', 0)).toEqual(['RC-E1 over']);
  expect(why(now, 'take', 1)).toEqual(['RC-E1 over']);
});

test('[RC-F2] a move that is possible at another time is refused with the open question', () => {
  const now = table({ seats: [{ rubles: 9 }] });
  play(now, 'claim 1.1');
  expect(reasons(now, 'die red 1')).toEqual([{ rule: 'RC-C3', code: 'notNow', facts: { ask: 'slot' } }]);
  expect(why(now, 'face up')).toEqual(['RC-C3 notNow']);
  expect(RULE_OF_ASK).toMatchObject({ turn: 'RC-F1', slot: 'RC-C3', ivanClaim: 'RC-V5d' });
});

test('[RC-F1] explaining a move does not change the table', () => {
  const now = table({ seats: [{ goods: 'WWB', space: 20 }] });
  const before = JSON.stringify(now);
  for (const text of [
    'claim 9.9',
    'put W 1.1',
    'decorate 1.1',
    'die red 9',
    'take',
    'use 1',
    'reroll 7',
    'end',
    'stop',
  ]) {
    expect(why(now, text).length).toBeGreaterThan(0);
  }
  expect(JSON.stringify(now)).toBe(before);
});

test('[RC-V5d][RC-V6] choices for Ivan are refused in the solo game while they are not asked', () => {
  const now = table({ players: 1, towers: ['B01@1 M01'] });
  expect(why(now, 'ivan claims 1.2')).toEqual(['RC-F1 notNow']);
  expect(why(now, 'ivan decorates 1.1')).toEqual(['RC-F1 notNow']);
  expect(redCathedral.explain({ table: now, seat: 0, mine: null }, { do: 'claim', section: 1 })).toEqual([]);
});
