import { expect, test } from 'vitest';
import { asks, eventsOf, letters, offers, play, reasons, table, tile, why } from '../fixtures.testing.ts';

test('[RC-C4] basic side: the slot of the player’s colour costs 4 roubles, white 3, any other colour 2', () => {
  const costs = [0, 1, 2, 3].map((seat) => {
    return ['red', 'yellow', 'green', 'blue', 'white'].map((slot) => {
      const now = table({ players: 4, active: seat, seats: [0, 1, 2, 3].map(() => ({ rubles: 9 })) });
      const events = play(now, 'claim 1.1', `slot ${slot}`, 'face up');
      return eventsOf(events, 'placed')[0]?.rubles;
    });
  });
  expect(costs).toEqual([
    [4, 2, 2, 2, 3],
    [2, 4, 2, 2, 3],
    [2, 2, 4, 2, 3],
    [2, 2, 2, 4, 3],
  ]);
});

test('[RC-C4] placing a tile face up costs roubles, and face down nothing', () => {
  const up = table({ towers: ['B01.P'], seats: [{ rubles: 5 }] });
  const events = play(up, 'claim 1.1', 'slot blue', 'face up');
  expect(eventsOf(events, 'rubles')).toEqual([
    { type: 'rubles', rule: 'RC-C4', seat: 0, by: -2, now: 3, from: 'workshop' },
  ]);
  expect(eventsOf(events, 'placed')).toEqual([
    { type: 'placed', rule: 'RC-C4', seat: 0, tile: tile('P'), slot: 3, up: true, rubles: 2 },
  ]);
  const down = table({ towers: ['B01.P'], seats: [{ rubles: 5 }] });
  expect(eventsOf(play(down, 'claim 1.1', 'slot blue', 'face down'), 'placed')).toMatchObject([
    { up: false, rubles: 0 },
  ]);
  expect(down.players[0]).toMatchObject({ rubles: 5, space: 2 });
  expect(down.players[0]?.up[3]).toBe(false);
});

test('[RC-C4] a face-down tile cannot be activated', () => {
  const now = table({ seats: [{ slots: 'red:R_' }] });
  play(now, 'die red 1');
  expect(offers(now, 'tile')).toEqual([]);
  expect(why(now, 'tile red')).toEqual(['RC-C4 faceDown']);
});

test('[RC-C4][RC-F2] a player with too few roubles can still lose prestige for them before paying for the slot', () => {
  const now = table({ towers: ['B01.R'], seats: [{ rubles: 1, space: 9 }] });
  play(now, 'claim 1.1', 'slot blue');
  expect(offers(now, 'face')).toEqual(['face down']);
  expect(reasons(now, 'face up')).toEqual([
    { rule: 'RC-C4', code: 'needRubles', facts: { need: 2, have: 1 } },
  ]);
  play(now, 'rubles');
  expect(offers(now, 'face')).toEqual(['face up', 'face down']);
  play(now, 'face up');
  expect(now.players[0]).toMatchObject({ space: 5, rubles: 3 });
});

test('[RC-C4] a player with neither roubles nor prestige places the tile face down without a question', () => {
  const now = table({ seats: [{ rubles: 1, space: 5 }] });
  const events = play(now, 'claim 1.1', 'slot blue');
  expect(eventsOf(events, 'placed')).toMatchObject([{ slot: 3, up: false, rubles: 0 }]);
  expect(now.active).toBe(1);
});

test('[RC-C4] advanced side: every slot costs 3 roubles', () => {
  for (const slot of ['red', 'yellow', 'green', 'blue', 'white']) {
    const now = table({ side: 'advanced', seats: [{ rubles: 3 }] });
    expect(
      eventsOf(play(now, 'claim 1.1', 'banner white', `slot ${slot}`, 'face up'), 'placed'),
    ).toMatchObject([{ rubles: 3 }]);
  }
});

test('[RC-C5] a material tile placed face up gives its cubes immediately, and fewer may be taken', () => {
  const now = table({ towers: ['B01.W'], seats: [{ rubles: 2 }] });
  const events = play(now, 'claim 1.1', 'slot blue', 'face up');
  expect(eventsOf(events, 'activated')).toEqual([
    { type: 'activated', rule: 'RC-C5', seat: 0, slot: 3, tile: tile('W') },
  ]);
  expect(offers(now)).toEqual(['amount 0', 'amount 1', 'amount 2']);
  const gained = play(now, 'amount 1');
  expect(eventsOf(gained, 'gained')).toEqual([
    { type: 'gained', rule: 'RC-W1', seat: 0, kind: 0, count: 1, lost: 0, from: 'workshop' },
  ]);
  expect(letters(now.players[0]?.goods ?? 0)).toBe('W');
});

test('[RC-C5] a tile placed face up gives roubles or recognition without a question', () => {
  const rubles = table({ towers: ['B01.R'], seats: [{ rubles: 2 }] });
  play(rubles, 'claim 1.1', 'slot blue', 'face up');
  expect(rubles.players[0]?.rubles).toBe(2);
  const recognition = table({ towers: ['B01.P'], seats: [{ rubles: 2 }] });
  play(recognition, 'claim 1.1', 'slot blue', 'face up');
  expect(recognition.players[0]?.space).toBe(3);
});

test('[RC-C5][RC-T2] the “any material” tile offers each of the six materials, or none', () => {
  const now = table({ towers: ['B01.Q'], seats: [{ rubles: 2 }] });
  play(now, 'claim 1.1', 'slot blue', 'face up');
  expect(offers(now)).toEqual([...'WBSGEA'].map((letter) => `choose ${letter}`).concat('stop'));
  play(now, 'choose A');
  expect(letters(now.players[0]?.goods ?? 0)).toBe('A');
});

test('[RC-C5][RC-T4] materials that do not fit are lost, and a full inventory gets none', () => {
  // Six spaces are full, and the banner that goes opens one more.
  const fits = table({ towers: ['B01.W'], seats: [{ rubles: 2, goods: 'BBBBBB' }] });
  play(fits, 'claim 1.1', 'slot blue', 'face up');
  expect(fits.todo.at(-1)).toMatchObject({ ask: 'amount', min: 0, max: 1, lost: 1 });
  const full = table({
    towers: ['B01.W'],
    seats: [{ rubles: 2, goods: 'BBBBBBBBBB', covered: 0, aside: 2 }],
  });
  const events = play(full, 'claim 1.1', 'slot blue', 'face up');
  expect(eventsOf(events, 'gained')).toMatchObject([{ kind: 0, count: 0, lost: 2 }]);
  expect(letters(full.players[0]?.goods ?? 0)).toBe('BBBBBBBBBB');
});

test('[RC-C5][RC-W2] worked example 3: yellow pays 2 roubles for a white-die tile in the blue slot and gains 2', () => {
  const now = table({
    active: 1,
    towers: ['B01.Dw M01 D01'],
    ring: 'Wr1/By1/Sg1/Gb1/E/A/Rw1/P',
    seats: [{}, { rubles: 4 }],
  });
  const events = play(now, 'claim 1.1', 'slot blue', 'face up');
  expect(eventsOf(events, 'rubles')).toMatchObject([
    { rule: 'RC-C4', seat: 1, by: -2, now: 2 },
    { rule: 'RC-W1', seat: 1, by: 2, now: 4, from: 'workshop' },
  ]);
});

test('[RC-C7] worked example 5: a tile placed face up on the green slot for 3 roubles unlocks its arch', () => {
  const now = table({ side: 'advanced', towers: ['B01.P M01 D01'], seats: [{ rubles: 3 }] });
  const events = play(now, 'claim 1.1', 'banner inventory', 'slot green', 'face up');
  expect(eventsOf(events, 'unlocked')).toEqual([
    { type: 'unlocked', rule: 'RC-C7', seat: 0, slot: 2, ornament: 1 },
  ]);
  expect(now.players[0]).toMatchObject({ rubles: 0, ornaments: [0, 1, 0] });
});

test('[RC-C7] the red slot unlocks the door, the yellow one the cross, and green and blue an arch each', () => {
  const unlocked = ['red', 'yellow', 'green', 'blue', 'white'].map((slot) => {
    const now = table({ side: 'advanced', towers: ['B01.P'], seats: [{ rubles: 3 }] });
    play(now, 'claim 1.1', 'banner white', `slot ${slot}`, 'face up');
    return now.players[0]?.ornaments;
  });
  expect(unlocked).toEqual([
    [1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
    [0, 1, 0],
    [0, 0, 0],
  ]);
});

test('[RC-C7] a tile placed face down on a coloured slot leaves its ornament locked for the rest of the game', () => {
  const now = table({
    side: 'advanced',
    towers: ['B01#1', 'B02.P'],
    seats: [{ goods: 'W', rubles: 3 }, { space: 2 }],
  });
  expect(why(now, 'decorate 1.1')).toEqual(['RC-C7 ornamentLocked']);
  const events = play(now, 'claim 2.1', 'banner inventory', 'slot red', 'face down');
  expect(eventsOf(events, 'unlocked')).toEqual([]);
  now.active = 0;
  expect(offers(now, 'decorate')).toEqual([]);
  expect(reasons(now, 'decorate 1.1')).toEqual([
    { rule: 'RC-C7', code: 'ornamentLocked', facts: { ornament: 0, slot: 0 } },
  ]);
  expect(why(now, 'slot red')).toContain('RC-C3 slotTaken');
});

test('[RC-C7] basic side: placing a tile unlocks nothing, as all ornaments are available from the start', () => {
  const now = table({ seats: [{ rubles: 3 }] });
  expect(eventsOf(play(now, 'claim 1.1', 'slot green', 'face up'), 'unlocked')).toEqual([]);
  expect(now.players[0]?.ornaments).toEqual([1, 2, 1]);
});

test('[RC-C8] a white slot covered by its banner takes no tile', () => {
  const now = table({ side: 'advanced' });
  play(now, 'claim 1.1', 'banner inventory');
  expect(offers(now)).toEqual(['slot red', 'slot yellow', 'slot green', 'slot blue']);
  expect(reasons(now, 'slot white')).toEqual([{ rule: 'RC-C8', code: 'slotCovered', facts: { slot: 4 } }]);
});

test('[RC-C8] a tile may go onto the white slot whose banner was taken, or elsewhere', () => {
  const now = table({ side: 'advanced' });
  play(now, 'claim 1.1', 'banner white');
  expect(offers(now)).toEqual(['slot red', 'slot yellow', 'slot green', 'slot blue', 'slot white']);
  expect(why(now, 'slot white2')).toEqual(['RC-C8 slotCovered']);
  const elsewhere = structuredClone(now);
  play(now, 'slot white');
  expect(now.players[0]?.slots[4]).not.toBeNull();
  play(elsewhere, 'slot blue');
  expect(elsewhere.players[0]?.slots[4]).toBeNull();
});

test('[RC-C8] both white slots are available without their banners, and offered as one while both are free', () => {
  const now = table({ side: 'advanced', seats: [{ covered: 2, aside: 0 }] });
  play(now, 'claim 1.1');
  expect(offers(now, 'slot').slice(4)).toEqual(['slot white']);
  const half = table({ side: 'advanced', seats: [{ covered: 2, aside: 0, slots: 'white:W_' }] });
  play(half, 'claim 1.1');
  expect(offers(half, 'slot').slice(4)).toEqual(['slot white2']);
  expect(asks(half)).toBe('slot');
});
