import { at, each, type State } from '@archivolt/engine';
import { testGame } from '@archivolt/engine/testing';
import { describe } from 'vitest';
import {
  bannersOf,
  componentsOf,
  cubes,
  DICE,
  freeSpaces,
  IVAN,
  MATERIALS,
  type Move,
  type Options,
  ORNAMENT_MATERIAL,
  type RedCathedral,
  redCathedral,
  sectionAt,
  showEvent,
  type Table,
} from './index.ts';
import { positions } from './positions.ts';

/** Random games per kind of table. */
const GAMES = Number(process.env.ARCHIVOLT_GAMES ?? 1000);

const options = (changes: Partial<Options>): Options => ({
  players: 2,
  side: 'basic',
  influence: 'random',
  first: 'random',
  ...changes,
});

/** Everything a player might try at this table, legal or not. */
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

/** The question is not an event, and a decoration is reported once its gems are chosen. */
function reported(table: Table): Table {
  const copy = redCathedral.copyTable(table);
  for (const todo of copy.todo) {
    if (todo.ask !== 'gems') continue;
    const section = sectionAt(copy, todo.section);
    const { kind } = at(componentsOf(copy).sections, section.card);
    const paid = cubes(at(ORNAMENT_MATERIAL, kind), 1);
    const player = at(copy.players, copy.active);
    section.ornament = null;
    player.ornaments[kind] = at(player.ornaments, kind) + 1;
    player.goods += paid;
    copy.supply -= paid;
  }
  return { ...copy, todo: [], active: 0, rerolled: false };
}

/** Invariants of every move. Plain comparisons, because they run before every decision of every random game. */
function invariant({ table }: State<RedCathedral>): void {
  checkMaterialsAndTiles(table);
  checkDice(table);
  for (let seat = 0; seat < table.players.length; seat++) checkBelongings(table, seat);
}

function must(holds: boolean, what: string, table: Table): void {
  if (!holds) throw new Error(`${what}: ${positions.printState({ table, mine: [] })}`);
}

/** Materials and workshop tiles may move, but are never lost or created. */
function checkMaterialsAndTiles(table: Table): void {
  let [materials, tiles, seen, ivans, sections] = [table.supply, 0, 0, 0, 0];
  for (const { goods, slots } of table.players) {
    materials += goods;
    for (const tile of slots) {
      if (tile === null) continue;
      tiles++;
      seen |= 1 << tile;
    }
  }
  for (const tower of table.towers) {
    for (const { tile, banner, done, delivered, ornament } of tower) {
      sections++;
      materials += delivered;
      if (tile !== null) {
        tiles++;
        seen |= 1 << tile;
      }
      if (table.ivan !== null && banner === IVAN) ivans++;
      must(done || ornament === null, 'an ornament on an unfinished section', table);
      must(delivered === 0 || (banner !== null && !done), 'materials where none can lie', table);
    }
  }
  if (table.ivan) materials += table.ivan.inventory + table.ivan.construction;
  // Piles pack all kinds into one number; with every part in range, equal sums are equal counts.
  must(materials === componentsOf(table).supply, 'materials are conserved', table);
  const asked = table.todo.filter(({ ask }) => ask === 'slot' || ask === 'face').length;
  must(tiles + asked + ivans === sections, 'tiles are conserved', table);
  must(bits(seen) === tiles, 'every tile is one of its own', table);
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function checkDice(table: Table): void {
  let places = 0; // four bits per place
  for (const { place, shows } of table.dice) {
    must(shows >= 1 && shows <= 6, 'a die shows 1 to 6', table);
    places += 1 << (place * 4);
    must(((places >>> (place * 4)) & 15) <= 3, 'at most three dice at a place', table);
  }
}

function checkBelongings(table: Table, seat: number): void {
  const player = at(table.players, seat);
  const { sections, boards } = componentsOf(table);
  let banners = bannersOf(player);
  const ornaments = player.ornaments.slice();
  for (const tower of table.towers) {
    for (const { banner, ornament, card } of tower) {
      if (banner === seat) banners++;
      const { kind } = at(sections, card);
      if (ornament === seat) ornaments[kind] = at(ornaments, kind) + 1;
    }
  }
  const waiting = seat === table.active && table.todo.some(({ ask }) => ask === 'banner') ? 1 : 0;
  must(banners - waiting === 6, 'six banners', table);
  must(freeSpaces(player) >= 0, 'an inventory that holds what is in it', table);
  must(player.rubles >= 0 && player.space >= 0, 'nothing below zero', table);
  if (table.ivan !== null && seat === IVAN) {
    must(
      at(ornaments, 0) + at(ornaments, 1) + at(ornaments, 2) === table.ivan.placed,
      'Ivan’s ornaments',
      table,
    );
    return;
  }
  if (table.side === 'advanced') {
    for (const [slot, kind] of boards.advanced.ornaments.entries())
      if (!player.up[slot]) ornaments[kind] = at(ornaments, kind) + 1;
  }
  must(ornaments.join() === '1,2,1', 'one door, two arches, one cross', table);
}

describe('The Red Cathedral is a game', () => {
  testGame({
    game: redCathedral,
    positions,
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
    games: Math.min(150, GAMES),
    many: GAMES,
    longest: 100_000,
    intents,
    showEvent,
    reported,
    invariant,
  });
});
