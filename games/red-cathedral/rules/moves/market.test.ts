import { at, each } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { asks, eventsOf, letters, offers, play, reasons, table, why } from '../fixtures.testing.ts';

test('[RC-M1][RC-A2] worked example 1: yellow gains 4 bricks with blue, or 4 wood with red for 1 rouble', () => {
  const setting = { active: 1, ring: 'Py3/R/S/Bb1/Wr1/Gg1/Ew1/A', seats: [{}, { rubles: 1 }] };
  const bricks = table(setting);
  play(bricks, 'die yellow 3', 'take', 'amount 4');
  expect(letters(at(bricks.players, 1).goods)).toBe('BBBB');
  const wood = table(setting);
  play(wood, 'die yellow 4', 'take', 'amount 4');
  expect(letters(at(wood.players, 1).goods)).toBe('WWWW');
  expect(wood.players[1]?.rubles).toBe(0);
});

test('[RC-M1] the yield counts every die at the location, including the moved one', () => {
  const counts = ['Pr1/W/S/By1/Gg1/Eb1/Aw1/R', 'Pr1/Wy1/S/B/Gg1/Eb1/Aw1/R', 'Pr1/Wy1g1/S/B/G/Eb1/Aw1/R'].map(
    (ring) => {
      const now = table({ ring });
      play(now, 'die red 1', 'take');
      return now.todo.at(-1);
    },
  );
  expect(counts).toMatchObject([{ max: 2 }, { max: 4 }, { max: 6 }]);
});

test('[RC-M1] a player may take less than the yield, but at least one', () => {
  const now = table();
  play(now, 'die red 1', 'take');
  expect(offers(now)).toEqual(each(4, (count) => `amount ${count + 1}`));
  expect(reasons(now, 'amount 5')).toEqual([
    { rule: 'RC-M1', code: 'amountOutOfRange', facts: { min: 1, max: 4 } },
  ]);
  const events = play(now, 'amount 3');
  expect(eventsOf(events, 'gained')).toEqual([
    { type: 'gained', rule: 'RC-M1', seat: 0, kind: 1, count: 3, lost: 0, from: 'market' },
  ]);
  expect(offers(now, 'take')).toEqual([]);
});

test('[RC-M1] a swapped resource tile gives its yield at its new location', () => {
  const now = table({ influence: 'C3 A1 M1 K1', seats: [{ rubles: 2 }] });
  play(now, 'die red 1', 'use 2', 'swap 2', 'swap 7', 'take');
  expect(now.players[0]?.rubles).toBe(4);
});

test('[RC-M2] materials that do not fit are not taken, and nothing is discarded to make room', () => {
  const now = table({ seats: [{ goods: 'WWWW' }] });
  play(now, 'die red 1', 'take');
  expect(now.todo.at(-1)).toMatchObject({ min: 1, max: 2, lost: 2 });
  expect(eventsOf(play(now, 'amount 2'), 'gained')).toMatchObject([{ count: 2, lost: 2 }]);
  const full = table({ seats: [{ goods: 'WWWWWW' }] });
  play(full, 'die red 1');
  expect(offers(full)).not.toContain('take');
  expect(why(full, 'take')).toEqual(['RC-M2 noSpace']);
});

test('[RC-M2][RC-T3] materials that the supply lacks are not gained', () => {
  const short = table({ supply: 'WWB' });
  const events = play(short, 'die red 1', 'take');
  expect(eventsOf(events, 'gained')).toMatchObject([{ kind: 1, count: 1, lost: 3 }]);
  expect(letters(short.supply)).toBe('WW');
  const empty = table({ supply: 'WW' });
  play(empty, 'die red 1');
  expect(offers(empty)).not.toContain('take');
  expect(reasons(empty, 'take')).toEqual([{ rule: 'RC-T3', code: 'supplyEmpty', facts: { kind: 1 } }]);
});

test('[RC-M1] the player is not asked for the amount of a single cube', () => {
  const now = table({ ring: 'Wr1/G/Sg1/Bb1/Ew1/Ay1/R/P' });
  const events = play(now, 'die red 1', 'take');
  expect(eventsOf(events, 'gained')).toMatchObject([{ kind: 3, count: 1 }]);
  expect(asks(now)).toBe('market');
  const fit = table({ seats: [{ goods: 'WWWWW' }] });
  play(fit, 'die red 1', 'take');
  expect(letters(at(fit.players, 0).goods)).toBe('WWWWWB');
});

test('[RC-M3] roubles and recognition need no space and are taken without a question', () => {
  const rubles = table({ ring: 'Wr1/Ry1/Sg1/Gb1/Ew1/A/B/P', seats: [{ goods: 'WWWWWW' }] });
  expect(eventsOf(play(rubles, 'die red 1', 'take'), 'rubles')).toMatchObject([
    { rule: 'RC-M1', by: 4, from: 'market' },
  ]);
  expect(asks(rubles)).toBe('market');
  const recognition = table({ ring: 'Wr1/Py1w1/Sg1/Gb1/E/A/B/R', seats: [{ goods: 'WWWWWW' }] });
  expect(eventsOf(play(recognition, 'die red 1', 'take'), 'recognition')).toMatchObject([
    { rule: 'RC-M1', by: 3, from: 2, to: 5 },
  ]);
});

test('[RC-M3] gems need inventory spaces', () => {
  const full = table({ ring: 'Wr1/Ey1/Sg1/Gb1/Bw1/A/R/P', seats: [{ goods: 'WWWWWW' }] });
  play(full, 'die red 1');
  expect(why(full, 'take')).toEqual(['RC-M2 noSpace']);
  const room = table({ ring: 'Wr1/Ey1/Sg1/Gb1/Bw1/A/R/P', seats: [{ goods: 'WWWW' }] });
  play(room, 'die red 1', 'take', 'amount 2');
  expect(letters(at(room.players, 0).goods)).toBe('WWWWEE');
});
