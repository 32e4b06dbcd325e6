import { at, each } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { asks, eventsOf, offers, play, table, typesOf, why } from '../fixtures.testing.ts';
import { redCathedral } from '../index.ts';

const five = ['B02#0', 'B03#0', 'B04#0', 'B05#0', 'B06#0'];

test('[RC-F1] turns go clockwise, with one basic action each', () => {
  const now = table({ players: 3, active: 2 });
  const order = each(4, () => {
    const seat = now.active;
    play(now, at(offers(now, 'die'), 0), 'roll');
    return seat;
  });
  expect(order).toEqual([2, 0, 1, 2]);
  expect(now.turn).toBe(5);
});

test('[RC-F1] only the active seat decides', () => {
  const now = table({ players: 3 });
  expect(redCathedral.toMove(now)).toBe(0);
  expect(why(now, 'claim 1.1', 2)).toEqual(['RC-F1 notYourTurn']);
});

test('[RC-F3] the player ends the turn if an optional action is still possible', () => {
  const now = table({ seats: [{ space: 9 }] });
  play(now, 'die red 1', 'roll');
  expect(offers(now).slice(0, 2)).toEqual(['end', 'rubles']);
  const events = play(now, 'end');
  expect(events).toEqual([{ type: 'turn', rule: 'RC-F1', seat: 1, turn: 2 }]);
});

test('[RC-F3] the turn ends automatically if no optional action is left', () => {
  const now = table({ seats: [{ space: 5 }] });
  expect(typesOf(play(now, 'die red 1', 'roll'))).toEqual(['dieMoved', 'rolled', 'turn']);
  expect(now.active).toBe(1);
});

test('[RC-F3] losing the last prestige ends a finished turn', () => {
  const now = table({ seats: [{ space: 9 }] });
  play(now, 'die red 1', 'roll', 'rubles');
  expect(now.active).toBe(1);
});

test('[RC-F3] the turn cannot be ended before the basic action is complete', () => {
  const now = table({ seats: [{ space: 9 }] });
  expect(why(now, 'end')).toEqual(['RC-F1 actFirst', 'RC-F1 notNow']);
  play(now, 'die red 1');
  expect(why(now, 'end')).toEqual(['RC-A4 notNow']);
});

test('[RC-E1] the sixth completed section gives 3 prestige, and every other player one last turn', () => {
  const now = table({ players: 3, towers: ['B01@0+WW', ...five], seats: [{ goods: 'B', space: 9 }] });
  const events = play(now, 'put B 1.1');
  expect(eventsOf(events, 'endTriggered')).toEqual([{ type: 'endTriggered', rule: 'RC-E1', seat: 0 }]);
  // 9 + 3 recognition = 12, then 13, 17, 21.
  expect(eventsOf(events, 'prestige')).toMatchObject([{ rule: 'RC-E1', by: 3, from: 12, to: 21 }]);
  play(now, 'end');
  expect(now.active).toBe(1);
  play(now, 'die red 1', 'roll');
  expect(now.active).toBe(2);
  const last = play(now, 'die yellow 1', 'roll');
  expect(typesOf(last).at(-1)).toBe('ended');
  expect(redCathedral.toMove(now)).toBeUndefined();
  expect(redCathedral.score(now).final).toBe(true);
});

test('[RC-E1] the player who triggers the end finishes action and turn as usual, including the roll', () => {
  const now = table({
    influence: 'C1 A1 M1 K1',
    towers: ['B01@0+WW', ...five, 'B07@0'],
    seats: [{ goods: 'B', rubles: 1, space: 2 }],
  });
  play(now, 'die red 1', 'use 1', 'put B 1.1');
  expect(now.ending).toBe(0);
  expect(offers(now)).toEqual(expect.arrayContaining(['take', 'roll']));
  play(now, 'take', 'amount 4');
  expect(typesOf(play(now, 'roll'))).toContain('rolled');
  expect(asks(now)).toBe('end');
});

test('[RC-E1] a sixth section completed in a last turn triggers nothing', () => {
  const now = table({
    players: 3,
    active: 1,
    ending: 0,
    towers: ['B01@1+WW', ...five.map((text) => text.replace('#0', '#1'))],
    seats: [{}, { goods: 'B', space: 9 }],
  });
  const events = play(now, 'put B 1.1', 'end');
  expect(typesOf(events)).not.toContain('endTriggered');
  expect(eventsOf(events, 'prestige')).toEqual([]);
  expect(now).toMatchObject({ ending: 0, active: 2 });
});

test('[RC-E1] the fifth section triggers nothing', () => {
  const now = table({ towers: ['B01@0+WW', ...five.slice(1)], seats: [{ goods: 'B' }] });
  expect(typesOf(play(now, 'put B 1.1'))).not.toContain('endTriggered');
  expect(now.ending).toBeNull();
});

test('[RC-E1] no move is possible once the game is over', () => {
  const now = table({ active: 1, ending: 0 });
  const events = play(now, 'die red 1', 'roll');
  expect(eventsOf(events, 'ended')).toMatchObject([{ rule: 'RC-E7', winners: [0, 1] }]);
  expect(offers(now)).toEqual([]);
  expect(why(now, 'claim 1.1')).toEqual(['RC-E1 over']);
});

test('[RC-F5] no rule ends a stalled game, even after 600 turns without a claim', () => {
  const now = table({ players: 4 });
  for (let turn = 0; turn < 600; turn++) play(now, at(offers(now, 'die'), 0), 'roll');
  expect(now.turn).toBe(601);
  expect(asks(now)).toBe('turn');
});
