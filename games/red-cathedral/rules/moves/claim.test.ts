import { at, each } from '@archivolt/engine';
import { randomGame } from '@archivolt/engine/testing';
import { expect, test } from 'vitest';
import { asks, eventsOf, offers, play, reasons, table, why } from '../fixtures.testing.ts';
import { redCathedral } from '../index.ts';
import { isFreeSlot } from '../workshop.ts';
import { bannersOf } from './claim.ts';

test('[RC-C1] basic side: the banner comes from the inventory without a question and opens a space', () => {
  const now = table();
  const events = play(now, 'claim 1.1');
  expect(now.players[0]).toMatchObject({ covered: 3, aside: 2 });
  expect(now.towers[0]?.[0]).toMatchObject({ banner: 0, tile: null });
  expect(eventsOf(events, 'bannerTaken')).toEqual([
    { type: 'bannerTaken', rule: 'RC-C1', seat: 0, from: 'inventory', left: 5 },
  ]);
  expect(asks(now)).toBe('slot');
});

test('[RC-C1] basic side: the banner comes from outside the inventory if there is none on it', () => {
  const now = table({ seats: [{ covered: 0, aside: 2 }] });
  const events = play(now, 'claim 1.1');
  expect(now.players[0]).toMatchObject({ covered: 0, aside: 1 });
  expect(eventsOf(events, 'bannerTaken')).toMatchObject([{ from: 'aside', left: 1 }]);
});

test('[RC-C1] basic side: the player cannot choose the banner', () => {
  expect(why(table(), 'banner white')).toEqual(['RC-C1 bannerNotAsked', 'RC-F1 notNow']);
});

test('[RC-C1] advanced side: the player chooses between the inventory and a white slot', () => {
  const now = table({ side: 'advanced' });
  play(now, 'claim 1.1');
  expect(offers(now)).toEqual(['banner inventory', 'banner white']);
  expect(why(now, 'slot red')).toEqual(['RC-C1 notNow']);
  const other = structuredClone(now);
  expect(eventsOf(play(now, 'banner inventory'), 'bannerTaken')).toMatchObject([
    { from: 'inventory', left: 5 },
  ]);
  expect(now.players[0]).toMatchObject({ covered: 3, aside: 2 });
  expect(eventsOf(play(other, 'banner white'), 'bannerTaken')).toMatchObject([{ from: 'white', left: 5 }]);
  expect(other.players[0]).toMatchObject({ covered: 4, aside: 1 });
});

test('[RC-C1] advanced side: the player is not asked if only one kind of banner is left', () => {
  const inventory = table({ side: 'advanced', seats: [{ covered: 2, aside: 0 }] });
  expect(eventsOf(play(inventory, 'claim 1.1'), 'bannerTaken')).toMatchObject([
    { from: 'inventory', left: 1 },
  ]);
  const white = table({ side: 'advanced', seats: [{ covered: 0, aside: 2 }] });
  expect(eventsOf(play(white, 'claim 1.1'), 'bannerTaken')).toMatchObject([{ from: 'white', left: 1 }]);
});

test('[RC-C2] only free bases and free sections directly above a banner can be claimed', () => {
  const now = table({ towers: ['B01 M01 D01', 'B02@0 M02 D02', 'B03#1 M03 D03', 'B04@1 M04@0 D04'] });
  expect(offers(now, 'claim')).toEqual(['claim 1.1', 'claim 2.2', 'claim 3.2', 'claim 4.3']);
  expect(reasons(now, 'claim 1.2')).toEqual([
    { rule: 'RC-C2', code: 'nothingBelow', facts: { section: 1, below: 0 } },
  ]);
  expect(reasons(now, 'claim 3.1')).toEqual([
    { rule: 'RC-C2', code: 'claimedAlready', facts: { section: 20, seat: 1 } },
  ]);
  expect(why(now, 'claim 4.2')).toEqual(['RC-C2 claimedAlready']);
});

test('[RC-C2][RC-P7] a section that does not exist in this cathedral cannot be claimed', () => {
  expect(why(table(), 'claim 9.9')).toEqual(['RC-P7 noSuchSection']);
});

test('[RC-C3] the tile of the section can go to any free coloured or white slot', () => {
  const now = table({ towers: ['B01.G M01 D01'] });
  const events = play(now, 'claim 1.1');
  expect(eventsOf(events, 'claimed')).toMatchObject([{ rule: 'RC-C1', seat: 0, section: 0 }]);
  expect(offers(now)).toEqual(['slot red', 'slot yellow', 'slot green', 'slot blue', 'slot white']);
  // Both white slots cost the same: the second one makes no difference.
  expect(reasons(now, 'slot white2')).toEqual([{ rule: 'RC-C3', code: 'sameAs', facts: { slot: 4 } }]);
});

test('[RC-C3] a slot with a tile takes no other tile', () => {
  const now = table({ seats: [{ slots: 'red:W^ white:B_' }] });
  play(now, 'claim 1.1');
  expect(offers(now)).toEqual(['slot yellow', 'slot green', 'slot blue', 'slot white2']);
  expect(why(now, 'slot red')).toEqual(['RC-C3 slotTaken']);
  expect(why(now, 'slot white')).toEqual(['RC-C3 slotTaken']);
});

test('[RC-C6] a player without banners cannot claim', () => {
  const now = table({ seats: [{ covered: 0, aside: 0 }] });
  expect(offers(now, 'claim')).toEqual([]);
  expect(why(now, 'claim 1.1')).toEqual(['RC-C6 noBanner']);
});

test('[RC-C6] a player always has a free slot for every banner, on both sides', () => {
  for (const side of ['basic', 'advanced'] as const) {
    const subject = {
      game: redCathedral,
      tables: {},
      games: 1,
      longest: 100_000,
      intents: () => [],
      invariant: () => {},
    };
    const options = { players: 2, side, influence: 'random', first: 0 } as const;
    randomGame(subject, options, 5, ({ table: now }) => {
      if (asks(now) !== 'turn') return;
      const player = at(now.players, now.active);
      // A banner on a white slot keeps that slot for the tile that its own claim brings.
      const slots = each(6, (slot) => slot).filter((slot) => isFreeSlot(now, player, slot)).length;
      const covered = side === 'advanced' ? player.aside : 0;
      expect(slots + covered).toBeGreaterThanOrEqual(bannersOf(player));
    });
  }
});

test('[RC-F1] a claim uses up the basic action of the turn', () => {
  const now = table({ seats: [{ rubles: 9, space: 9 }] });
  play(now, 'claim 1.1', 'slot blue', 'face down');
  expect(offers(now)).toEqual(['end', 'rubles', ...each(5, (place) => `reroll ${place + 1}`)]);
  expect(why(now, 'claim 2.1')).toEqual(['RC-F3 notNow']);
});
