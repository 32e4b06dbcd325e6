import { at, each, seeded } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { asks, eventsOf, offers, play, reasons, table, typesOf, why } from '../fixtures.testing.ts';
import { diceAt } from './acquire.ts';

test('[RC-A1] a die moves clockwise exactly as many locations as it shows', () => {
  const now = table({ ring: 'Wr3/By6/S/Gg2/E/Ab5/R/Pw4' });
  expect(offers(now, 'die')).toEqual([
    'die red 3',
    'die yellow 6',
    'die green 2',
    'die blue 5',
    'die white 4',
  ]);
  expect(reasons(now, 'die green 1')).toEqual([
    { rule: 'RC-A1', code: 'exactSteps', facts: { die: 2, shows: 2 } },
  ]);
  const events = play(now, 'die yellow 6');
  expect(eventsOf(events, 'dieMoved')).toEqual([
    { type: 'dieMoved', rule: 'RC-A1', seat: 0, die: 1, from: 1, to: 7, steps: 6, rubles: 0 },
  ]);
});

test('[RC-A1] a die moves on from the last of the eight locations to the first', () => {
  const now = table({ ring: 'W/By1/Sg1/Gb1/Ew1/A/R/Pr5' });
  play(now, 'die red 5');
  expect(now.dice[0]?.place).toBe(4);
});

test('[RC-A2] only the white die and the player’s own die can be moved further, for 1 rouble per location', () => {
  const now = table({ seats: [{ rubles: 2 }] });
  expect(offers(now, 'die red')).toEqual(['die red 1', 'die red 2', 'die red 3']);
  expect(offers(now, 'die white')).toEqual(['die white 1', 'die white 2', 'die white 3']);
  expect(offers(now, 'die blue')).toEqual(['die blue 1']);
  expect(reasons(now, 'die blue 2')).toEqual([
    { rule: 'RC-A2', code: 'notYourDie', facts: { die: 3, shows: 1 } },
  ]);
  expect(reasons(now, 'die red 4')).toEqual([
    { rule: 'RC-A2', code: 'needRubles', facts: { need: 3, have: 2 } },
  ]);
  const events = play(now, 'die red 3');
  expect(eventsOf(events, 'rubles')).toMatchObject([{ rule: 'RC-A2', by: -2, now: 0, from: 'market' }]);
  expect(eventsOf(events, 'dieMoved')).toMatchObject([{ rule: 'RC-A2', steps: 3, rubles: 2 }]);
});

test('[RC-A2] the player’s own die is the one of their colour, not of their seat', () => {
  const now = table({ colours: [3, 1], seats: [{ rubles: 1 }] });
  expect(offers(now, 'die blue')).toEqual(['die blue 1', 'die blue 2']);
  expect(offers(now, 'die red')).toEqual(['die red 1']);
});

test('[RC-A2] a die may be moved a full turn, and only the cheapest way to each location is offered', () => {
  const now = table({ seats: [{ rubles: 20 }] });
  expect(offers(now, 'die red')).toEqual(each(8, (steps) => `die red ${steps + 1}`));
  expect(reasons(now, 'die red 9')).toEqual([
    { rule: 'RC-A2', code: 'cheaperWay', facts: { die: 0, steps: 1 } },
  ]);
  play(now, 'die red 8');
  expect(now.dice[0]?.place).toBe(0);
  expect(now.players[0]?.rubles).toBe(13);
});

test('[RC-A3] a die may not end with three other dice, but another die or paid steps remain possible', () => {
  const now = table({ ring: 'Wr1/By1g1b1/Sw1/G/E/A/R/P', seats: [{ rubles: 1 }] });
  expect(offers(now, 'die red')).toEqual(['die red 2']);
  expect(reasons(now, 'die red 1')).toEqual([
    { rule: 'RC-A3', code: 'placeFull', facts: { die: 0, place: 1 } },
  ]);
  expect(offers(now, 'die')).toContain('die green 1');
});

test('[RC-A3] the moving die does not count, so that it may return to a location with two others', () => {
  const now = table({ ring: 'Wr1y1g1/Bb1/Sw1/G/E/A/R/P', seats: [{ rubles: 7 }] });
  expect(offers(now, 'die red')).toContain('die red 8');
});

test('[RC-A4] a player may use market, influence and tile at most once each, in any order', () => {
  const seats = [{ slots: 'red:R^' }];
  const parts = ['take', 'use 1', 'tile red'];
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]) {
    const now = table({ seats, ring: 'W/Sr1/R/By1/Gg1/Eb1/Aw1/P', influence: 'A1 K1 M1 C1' });
    play(now, 'die red 1', ...order.map((part) => at(parts, part)));
    expect(offers(now)).toEqual(['roll']);
    expect(why(now, 'take')).toEqual(['RC-A4 takenAlready']);
    expect(why(now, 'use 1')).toEqual(['RC-I2 usedAlready']);
    expect(why(now, 'tile red')).toEqual(['RC-A4 activatedAlready']);
  }
});

test('[RC-A4] neither market nor influence nor tile is compulsory', () => {
  const now = table({ seats: [{ slots: 'red:R^' }] });
  play(now, 'die red 1');
  expect(offers(now)).toEqual(['take', 'tile red', 'roll']);
  play(now, 'roll');
  expect(now.players[0]).toMatchObject({ goods: 0, rubles: 0 });
  expect(now.active).toBe(1);
});

test('[RC-A4] a player cannot take, use influence, activate or roll before a die has moved', () => {
  const now = table({ seats: [{ slots: 'red:R^' }] });
  expect(why(now, 'take')).toEqual(['RC-A1 noDieMoved', 'RC-F1 notNow']);
  expect(why(now, 'use 1')).toEqual(['RC-I1 noDieMoved', 'RC-F1 notNow']);
  expect(why(now, 'tile red')).toEqual(['RC-A1 noDieMoved', 'RC-F1 notNow']);
  expect(why(now, 'roll')).toEqual(['RC-A1 noDieMoved', 'RC-F1 notNow']);
});

test('[RC-A5] all dice at that location are rolled and stay there, and the other dice do not change', () => {
  const now = table({ ring: 'Wr1/By6w2/Sg3/Gb4/E/A/R/P' });
  const events = play(now, 'die red 1', 'roll : 4 0 2');
  expect(eventsOf(events, 'rolled')).toEqual([
    {
      type: 'rolled',
      rule: 'RC-A5',
      seat: 0,
      place: 1,
      dice: [0, 1, 4],
      before: [1, 6, 2],
      after: [5, 1, 3],
    },
  ]);
  expect(now.dice).toEqual([
    { place: 1, shows: 5 },
    { place: 1, shows: 1 },
    { place: 2, shows: 3 },
    { place: 3, shows: 4 },
    { place: 1, shows: 3 },
  ]);
  expect(typesOf(events).at(-1)).toBe('turn');
});

test('[RC-A5] the roll closes the basic action', () => {
  const now = table({ seats: [{ space: 9 }] });
  play(now, 'die red 1', 'roll');
  expect(asks(now)).toBe('end');
  expect(why(now, 'take')).toContain('RC-F3 notNow');
});

test('[RC-F4] acquire is always possible, wherever the dice are and without roubles', () => {
  const chance = seeded(4);
  const now = table();
  for (let round = 0; round < 5000; round++) {
    // Crowded on purpose: at most three of the eight places are used.
    do for (const die of now.dice) Object.assign(die, { place: chance(3) * 2, shows: 1 + chance(6) });
    while (each(8, (place) => diceAt(now, place)).some((dice) => dice > 3));
    expect(offers(now, 'die').length).toBeGreaterThan(0);
  }
});
