import { at, each, type State } from '@archivolt/engine';
import { testGame } from '@archivolt/engine/testing';
import { describe, expect } from 'vitest';
import {
  bannersOf,
  componentsOf,
  countOf,
  DICE,
  diceAt,
  freeSpaces,
  IVAN,
  MATERIALS,
  type Move,
  type Options,
  type RedCathedral,
  redCathedral,
  type Table,
  totalOf,
} from './index.ts';

const options = (changes: Partial<Options>): Options => ({
  players: 2,
  side: 'basic',
  influence: 'random',
  first: 'random',
  ...changes,
});

/** Everything that a player might want to do at this table, possible or not. */
function intents(table: Table): Move[] {
  const sections = table.towers.flatMap((tower, index) => tower.map((_, level) => index * 10 + level));
  const kinds = MATERIALS.map((_, kind) => kind);
  const slots = each(6, (slot) => slot);
  const places = each(8, (place) => place);
  return [
    ...[...sections, 99].map((section): Move => ({ do: 'claim', section })),
    ...sections.flatMap((section) => kinds.map((kind): Move => ({ do: 'deliver', section, kind }))),
    ...sections.map((section): Move => ({ do: 'decorate', section })),
    ...DICE.flatMap((_, die) => each(13, (steps): Move => ({ do: 'acquire', die, steps: steps + 1 }))),
    ...slots.flatMap((slot): Move[] => [
      { do: 'slot', slot },
      { do: 'activate', slot },
    ]),
    ...kinds.flatMap((kind) =>
      (['choose', 'sell', 'buy', 'give', 'get', 'return'] as const).map((name): Move => ({ do: name, kind })),
    ),
    ...places.flatMap((place): Move[] => [
      { do: 'swap', place },
      { do: 'reroll', place },
    ]),
    ...each(3, (green) => each(3 - green, (purple): Move => ({ do: 'gems', green, purple }))).flat(),
    ...each(12, (count): Move => ({ do: 'amount', count })),
    ...each(2, (action): Move => ({ do: 'use', action })),
    ...sections.flatMap((section): Move[] => [
      { do: 'ivanClaim', section },
      { do: 'ivanOrnament', section },
    ]),
    ...(['stop', 'take', 'roll', 'rubles', 'end'] as const).map((name): Move => ({ do: name })),
    { do: 'face', up: true },
    { do: 'face', up: false },
    { do: 'banner', from: 'inventory' },
    { do: 'banner', from: 'white' },
  ];
}

/** What no move may change: materials, banners, ornaments and tiles are conserved, places and inventories not overfull. */
function invariant({ table }: State<RedCathedral>): void {
  const set = componentsOf(table);
  const sections = table.towers.flat();
  for (const [kind] of MATERIALS.entries()) {
    const piles = [
      table.supply,
      ...table.players.map(({ goods }) => goods),
      ...sections.map(({ delivered }) => delivered),
    ];
    if (table.ivan) piles.push(table.ivan.inventory, table.ivan.construction);
    expect(piles.reduce((sum, pile) => sum + countOf(pile, kind), 0)).toBe(countOf(set.supply, kind));
  }
  for (let place = 0; place < 8; place++) expect(diceAt(table, place)).toBeLessThanOrEqual(3);
  for (const { shows } of table.dice) expect(shows >= 1 && shows <= 6).toBe(true);
  const pending = table.todo.filter(({ ask }) => ask === 'slot' || ask === 'face').length;
  const ivans = table.ivan ? sections.filter(({ banner }) => banner === IVAN).length : 0;
  const placed = table.players.reduce(
    (sum, { slots }) => sum + slots.filter((tile) => tile !== null).length,
    0,
  );
  expect(sections.filter(({ tile }) => tile !== null).length + placed + pending + ivans).toBe(
    sections.length,
  );
  const tiles = [...sections.map(({ tile }) => tile), ...table.players.flatMap(({ slots }) => slots)].filter(
    (tile) => tile !== null,
  );
  expect(new Set(tiles).size).toBe(tiles.length);
  table.players.forEach((player, seat) => {
    const hers = sections.filter(({ banner }) => banner === seat).length;
    const waiting = table.todo.some(({ ask }) => ask === 'banner') && seat === table.active ? 1 : 0;
    expect(bannersOf(player) + hers - waiting).toBe(6);
    expect(freeSpaces(player)).toBeGreaterThanOrEqual(0);
    expect(player.rubles).toBeGreaterThanOrEqual(0);
    expect(player.space).toBeGreaterThanOrEqual(0);
    ornamentsConserved(table, seat);
  });
  for (const section of sections) {
    if (section.ornament !== null) expect(section.done).toBe(true);
    if (section.done) expect(section.delivered).toBe(0);
    if (section.banner === null) expect(totalOf(section.delivered)).toBe(0);
  }
}

function ornamentsConserved(table: Table, seat: number): void {
  const set = componentsOf(table);
  const player = at(table.players, seat);
  for (const [kind, all] of [1, 2, 1].entries()) {
    const placed = table.towers
      .flat()
      .filter(({ ornament, card }) => ornament === seat && at(set.sections, card).kind === kind).length;
    const isIvan = table.ivan !== null && seat === IVAN;
    if (isIvan) {
      expect(at(player.ornaments, kind)).toBe(0);
      continue;
    }
    const locked =
      table.side === 'basic'
        ? 0
        : set.boards.advanced.ornaments.filter((ornament, slot) => ornament === kind && !player.up[slot])
            .length;
    expect(at(player.ornaments, kind) + placed + locked).toBe(all);
  }
}

describe('The Red Cathedral is a game', () => {
  testGame({
    game: redCathedral,
    tables: {
      'solo, basic': options({ players: 1 }),
      'solo, advanced, first-game cards': options({ players: 1, side: 'advanced', influence: 'first' }),
      'two players, basic': options({ players: 2, colours: [3, 1] }),
      'two players, advanced': options({ players: 2, side: 'advanced', first: 1 }),
      'three players, basic, first-game cards': options({ players: 3, influence: 'first' }),
      'three players, advanced': options({ players: 3, side: 'advanced' }),
      'four players, basic': options({ players: 4, first: 2 }),
      'four players, advanced': options({ players: 4, side: 'advanced' }),
    },
    games: 20,
    longest: 100_000,
    intents,
    invariant,
  });
});
