import { at, each, rulesAt, seeded } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { letters, offers, play, tileId } from './fixtures.testing.ts';
import { bannersOf, base, freeSpaces, type Options, redCathedral, type Table } from './index.ts';
import { RECOGNITION } from './vocabulary.ts';

function set(changes: Partial<Options>, seed = 1, game = redCathedral): Table {
  const options = { players: 2, side: 'basic', influence: 'random', first: 'random', ...changes } as Options;
  return game.setup(options, seeded(seed)).table;
}

/** The results of a look at many set-ups. */
function acrossSetUps<V>(changes: Partial<Options>, look: (table: Table) => V): V[] {
  return each(60, (seed) => look(set(changes, seed)));
}

const refusalOf = (options: unknown): string => {
  const read = redCathedral.readOptions(options);
  return read.ok ? 'accepted' : `${read.path}: ${read.expected}`;
};

test('[RC-P1] 1 to 4 players have a different colour, 6 banners and 4 ornaments each', () => {
  for (const players of [2, 3, 4]) {
    const table = set({ players });
    expect(table.players.map(({ colour }) => colour)).toEqual(each(players, (seat) => seat));
    expect(table.players.map(bannersOf)).toEqual(each(players, () => 6));
    expect(at(table.players, 0).ornaments).toEqual([1, 2, 1]);
  }
  expect(refusalOf({ players: 0 })).toBe('players: a whole number from 1 to 4');
  expect(refusalOf({ players: 5 })).toBe('players: a whole number from 1 to 4');
});

test('[RC-P1] players may choose their colours, which must be different', () => {
  expect(set({ colours: [3, 1] }).players.map(({ colour }) => colour)).toEqual([3, 1]);
  expect(refusalOf({ players: 2, colours: [1] })).toBe('colours: one colour for each of 2 players');
  expect(refusalOf({ players: 2, colours: [1, 1] })).toBe('colours: different colours');
  expect(refusalOf({ players: 2, colours: [1, 4] })).toBe('colours[1]: a whole number from 0 to 3');
});

test('[RC-P1] the side of the workshops is one choice for the whole table', () => {
  expect(set({ side: 'advanced', players: 4 }).side).toBe('advanced');
  expect(refusalOf({ players: 2, side: 'both' })).toBe('side: one of basic, advanced');
  expect(refusalOf({ players: 2, sides: ['basic', 'advanced'] })).toContain('sides: nothing of that name');
});

test('[RC-P1] missing options get their defaults, and invalid ones are refused with their path', () => {
  expect(redCathedral.readOptions({ players: 3 })).toEqual({
    ok: true,
    value: { players: 3, side: 'basic', influence: 'random', first: 'random' },
  });
  expect(refusalOf(undefined)).toBe(': an object');
  expect(refusalOf({})).toBe('players: a whole number from 1 to 4');
  expect(refusalOf({ players: 2, influence: 'all' })).toBe('influence: one of random, first');
  expect(refusalOf({ players: 2, first: 2 })).toBe('first: a seat from 0 to 1, or random');
  expect(refusalOf({ players: 2, first: 'me' })).toBe('first: a whole number from 0 to 3');
  expect(refusalOf({ players: 2, set: 'none' })).toBe('set: a component set that is loaded; none is not');
});

test('[RC-P2] 4 banners cover 4 of the 10 inventory spaces, and 2 banners are outside', () => {
  for (const side of ['basic', 'advanced'] as const) {
    const player = at(set({ side }).players, 0);
    expect(player).toMatchObject({ covered: 4, aside: 2, goods: 0 });
    expect(freeSpaces(player)).toBe(6);
  }
});

test('[RC-P2] advanced side: the other two banners cover the white slots, which take no tile yet', () => {
  const table = set({ side: 'advanced', first: 0 });
  play(table, at(offers(table, 'claim'), 0), 'banner inventory');
  expect(offers(table, 'slot')).toEqual(['slot red', 'slot yellow', 'slot green', 'slot blue']);
});

test('[RC-P3] all ornaments are available on the basic side, and locked on the advanced side', () => {
  expect(set({ side: 'basic' }).players.map(({ ornaments }) => ornaments)).toEqual([
    [1, 2, 1],
    [1, 2, 1],
  ]);
  expect(set({ side: 'advanced' }).players.map(({ ornaments }) => ornaments)).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

test('[RC-P4] the eight resource tiles are shuffled onto the eight locations', () => {
  const markets = acrossSetUps({}, ({ market }) => market);
  for (const market of markets) expect([...market].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(new Set(markets.map(String)).size).toBeGreaterThan(50);
});

test('[RC-P5] a random influence card of each group goes to a random quadrant', () => {
  const dealt = acrossSetUps({}, ({ influence }) => influence);
  for (const cards of dealt) {
    expect(cards.map((card) => at(base.influence, card).group).sort()).toEqual([0, 1, 2, 3]);
  }
  expect(new Set(dealt.flat()).size).toBe(12);
  expect(new Set(dealt.map(([first]) => at(base.influence, first ?? 0).group)).size).toBe(4);
});

test('[RC-P5] the cards of the recommended first-game set go to random quadrants', () => {
  const dealt = acrossSetUps({ influence: 'first' }, ({ influence }) =>
    influence.map((card) => at(base.influence, card).id),
  );
  for (const cards of dealt) expect([...cards].sort()).toEqual(['A1', 'C1', 'K1', 'M1']);
  expect(new Set(dealt.map(String)).size).toBeGreaterThan(10);
});

test('[RC-P6] five rolled dice go in random order to the recognition tile and the four locations after it', () => {
  for (const players of [1, 2, 3, 4]) {
    const orders = acrossSetUps({ players }, ({ market, dice }) => {
      const start = market.findIndex((tile) => at(base.resources, tile).gain === RECOGNITION);
      return dice.map(({ place }) => (place - start + 8) % 8);
    });
    for (const order of orders) expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(20);
  }
  const shown = acrossSetUps({}, ({ dice }) => dice.map(({ shows }) => shows)).flat();
  expect([...new Set(shown)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('[RC-P7] a plan for the player count gives the towers and their heights, each with one base and one dome', () => {
  const plans: Record<number, [number, number]> = { 1: [4, 12], 2: [4, 12], 3: [5, 18], 4: [6, 24] };
  for (const [players, [towers, sections]] of Object.entries(plans)) {
    const heights = acrossSetUps({ players: Number(players) }, (table) => {
      expect(table.towers).toHaveLength(towers);
      expect(table.towers.flat()).toHaveLength(sections);
      for (const tower of table.towers) {
        const kinds = tower.map(({ card }) => at(base.sections, card).kind);
        expect(kinds).toEqual([0, ...each(tower.length - 2, () => 1), 2]);
      }
      return table.towers.map((tower) => tower.length).join('');
    });
    expect(new Set(heights).size).toBe(3);
  }
});

test('[RC-P8] section cards are drawn at random, and none is drawn twice', () => {
  const drawn = acrossSetUps({ players: 4 }, ({ towers }) => towers.flat().map(({ card }) => card));
  for (const cards of drawn) expect(new Set(cards).size).toBe(24);
  expect(new Set(drawn.flat()).size).toBe(40);
});

test('[RC-P9] tiles marked for 3 and 4 players are used only with as many players', () => {
  for (const [players, most] of [
    [1, 14],
    [2, 14],
    [3, 28],
    [4, 28],
  ] as const) {
    const seen = acrossSetUps({ players }, ({ towers }) => towers.flat().map(({ tile }) => tile));
    for (const tiles of seen) expect(new Set(tiles).size).toBe(tiles.length);
    const used = new Set(seen.flat().filter((tile) => tile !== null));
    expect(used.size).toBe(most);
    expect([...used].some((tile) => at(base.tiles, tile).marked)).toBe(players > 2);
  }
});

test('[RC-P10] the first player is random or chosen, and players get 3, 4, 4 and 5 roubles in turn order', () => {
  const random = acrossSetUps({ players: 4 }, ({ active }) => active);
  expect(new Set(random).size).toBe(4);
  const chosen = set({ players: 4, first: 2 });
  expect(chosen.active).toBe(2);
  expect(chosen.players.map(({ rubles }) => rubles)).toEqual([4, 5, 3, 4]);
  expect(set({ players: 2, first: 1 }).players.map(({ rubles }) => rubles)).toEqual([4, 3]);
});

test('[RC-S1] all markers start on space 2', () => {
  expect(set({ players: 4 }).players.map(({ space }) => space)).toEqual([2, 2, 2, 2]);
});

test('[RC-V1] a solo game is set up as for two, and Ivan has 6 banners, no workshop and no roubles', () => {
  const table = set({ players: 1, side: 'advanced' });
  expect(table.players).toHaveLength(2);
  expect(
    redCathedral.setup({ players: 1, side: 'basic', influence: 'random', first: 0 }, seeded(1)).mine,
  ).toEqual([null]);
  // One of his six banners is on a base already.
  expect(table.players[1]).toMatchObject({ covered: 0, aside: 5, rubles: 0, ornaments: [0, 0, 0] });
  expect(table.players[1]?.slots).toEqual([null, null, null, null, null, null]);
  expect(table.players[1]?.colour).not.toBe(table.players[0]?.colour);
});

test('[RC-V1][RC-V2] Ivan’s five die tiles are face up on the five solo cards, both shuffled', () => {
  const rows = acrossSetUps({ players: 1 }, ({ ivan }) => ivan);
  for (const ivan of rows) {
    expect([...(ivan?.dice ?? [])].sort()).toEqual([0, 1, 2, 3, 4]);
    expect([...(ivan?.row ?? [])].sort()).toEqual([
      'claim',
      'construction',
      'inventory',
      'recognition',
      'transport',
    ]);
    expect(ivan).toMatchObject({
      up: [true, true, true, true, true],
      inventory: 0,
      construction: 0,
      placed: 0,
    });
  }
  expect(new Set(rows.map((ivan) => String(ivan?.row))).size).toBeGreaterThan(30);
  expect(new Set(rows.map((ivan) => String(ivan?.dice))).size).toBeGreaterThan(30);
});

test('[RC-V3] Ivan first claims the base worth most recognition, the leftmost if tied, and removes its tile', () => {
  let tied = 0;
  acrossSetUps({ players: 1 }, ({ towers, players }) => {
    const worth = towers.map((tower) => at(base.sections, at(tower, 0).card).recognition);
    const claimed = towers.findIndex((tower) => at(tower, 0).banner === 1);
    expect(claimed).toBe(worth.indexOf(Math.max(...worth)));
    if (worth.filter((value) => value === Math.max(...worth)).length > 1) tied++;
    expect(at(at(towers, claimed), 0).tile).toBeNull();
    expect(towers.flat().filter(({ banner }) => banner !== null)).toHaveLength(1);
    expect(players[1]).toMatchObject({ aside: 5 });
  });
  expect(tied).toBeGreaterThan(0);
});

test('[RC-V3] the player starts, with 3 roubles', () => {
  acrossSetUps({ players: 1 }, (table) => {
    expect(table.active).toBe(0);
    expect(table.players[0]?.rubles).toBe(3);
  });
});

test('[RC-V3] Ivan gains the recognition printed on the tile of that base, and nothing from any other tile', () => {
  // Of the tiles for two players only the P gives recognition; a tile still on the board was not claimed.
  const spaces = acrossSetUps({ players: 1 }, ({ towers, players }) => {
    const present = new Set(towers.flat().map(({ tile }) => tileId(tile)));
    return { isPresent: present.has('P'), space: players[1]?.space };
  });
  const { benefit } = at(
    base.tiles,
    base.tiles.findIndex(({ id }) => id === 'P'),
  );
  const printed = 'gain' in benefit ? benefit.count : 0;
  expect(printed).toBeGreaterThan(0);
  expect(new Set(spaces.map(({ space }) => space))).toEqual(new Set([2, 2 + printed]));
  expect(new Set(spaces.filter(({ isPresent }) => isPresent).map(({ space }) => space))).toEqual(
    new Set([2]),
  );
  expect(letters(set({ players: 1 }).supply)).toHaveLength(95);
});

test('[RC-V3] the tile pays nothing in games that began under rules 1', () => {
  const rules1 = rulesAt(redCathedral, 1);
  const spaces = each(60, (seed) => set({ players: 1 }, seed, rules1).players[1]?.space);
  expect(rules1?.rulesVersion).toBe(1);
  expect(new Set(spaces)).toEqual(new Set([2]));
});
