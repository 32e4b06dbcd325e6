import { at, seeded } from '@archivolt/engine';
import { randomGame } from '@archivolt/engine/testing';
import { expect, test } from 'vitest';
import { base, baseSetAsJson, componentsOf, loadComponents, type Options, redCathedral } from './index.ts';
import { positions } from './positions.ts';

/** A copy of the base set as somebody would correct it in a JSON file. */
function correctSet(change: (set: RawSet) => void): unknown {
  const set = JSON.parse(baseSetAsJson()) as RawSet;
  set.id = 'mine';
  change(set);
  return set;
}

interface RawSet {
  [field: string]: unknown;
  id: string;
  supply: Record<string, number>;
  track: { last: number; prestige: number[] };
  resources: Record<string, unknown>[];
  influence: { id: string; group: string; actions: Record<string, unknown>[] }[];
  firstGame: string[];
  sections: Record<string, unknown>[];
  tiles: Record<string, unknown>[];
  plans: { players: number; heights: number[] }[];
  boards: { basic: Record<string, number[]>; advanced: { cost: number; ornaments: string[] } };
}

function refusalOf(change: (set: RawSet) => void): string {
  const loaded = loadComponents(correctSet(change));
  return loaded.ok ? 'accepted' : `${loaded.path}: ${loaded.expected}`;
}

test('[RC-T1] the base set written as JSON is read back as the same set', () => {
  const loaded = loadComponents(JSON.parse(baseSetAsJson()));
  expect(loaded.ok && loaded.value).toBe(base);
});

test('[RC-T1] a different set with the id of a loaded set is refused', () => {
  const loaded = loadComponents(
    correctSet((set) => {
      set.id = 'base';
      at(set.sections, 0).recognition = 9;
    }),
  );
  expect(loaded).toEqual({
    ok: false,
    path: 'id',
    expected: 'another name: base is a different set already',
    mistake: { code: 'another name: {id} is a different set already', facts: { id: 'base' } },
  });
});

test('[RC-P1] a corrected set can be loaded, and a whole game played with it', () => {
  const set = correctSet((raw) => {
    raw.id = 'my-box';
    at(raw.sections, 0).cost = 'WWWW';
    at(raw.sections, 0).recognition = 9;
    raw.supply.wood = 25;
    raw.boards.basic.red = [1, 1, 1, 1, 2, 4];
  });
  const loaded = loadComponents(set);
  expect(loaded.ok).toBe(true);
  expect(loadComponents(set)).toEqual(loaded); // the same id with the same content is not a mistake
  const read = redCathedral.readOptions({ players: 2, set: 'my-box' });
  expect(read.ok).toBe(true);
  const options: Options = { players: 2, side: 'basic', influence: 'random', first: 0, set: 'my-box' };
  const subject = {
    game: redCathedral,
    tables: {},
    games: 1,
    longest: 100_000,
    intents: () => [],
    invariant: () => {},
  };
  const { state, record } = randomGame(subject, options, 3, ({ table }) => {
    expect(table.set).toBe('my-box');
  });
  expect(redCathedral.score(state.table).final).toBe(true);
  expect(componentsOf(state.table).sections[0]).toMatchObject({ recognition: 9 });
  expect(record.options.set).toBe('my-box');
  const text = positions.printState(state);
  expect(text.startsWith('rc/my-box/basic ')).toBe(true);
  expect(positions.parseState(text)).toEqual({ ok: true, value: state });
});

test('[RC-C3] both white slots are offered if the set gives them different costs', () => {
  const options: Options = { players: 2, side: 'basic', influence: 'random', first: 0, set: 'my-box' };
  const { table } = redCathedral.setup(options, seeded(1));
  const view = { table, seat: 0, mine: null };
  redCathedral.play(view, { do: 'claim', section: 0 }, () => 0);
  const offers: unknown[] = [];
  redCathedral.legal(view, offers as Parameters<typeof redCathedral.legal>[1]);
  expect(offers).toContainEqual({ do: 'slot', slot: 5 });
});

test('[RC-P1] a table with a set that is not loaded causes an exception', () => {
  expect(() => componentsOf({ set: 'nowhere' })).toThrow('component set nowhere is not loaded');
});

/** Bad sets: the change, and the expected path and reason. */
const BAD: [string, (set: RawSet) => void, string][] = [
  ['an unknown field', (set) => Object.assign(set, { dice: 5 }), 'dice: nothing of that name'],
  ['a missing field', (set) => Reflect.deleteProperty(set, 'plans'), 'plans: a list'],
  [
    'an id with spaces',
    (set) => Object.assign(set, { id: 'My Box' }),
    'id: small letters, digits and hyphens',
  ],
  [
    'too large a supply',
    (set) => Object.assign(set.supply, { wood: 32 }),
    'supply.wood: a whole number from 1 to 31',
  ],
  [
    'a supply of an unknown material',
    (set) => Object.assign(set.supply, { glass: 3 }),
    'supply.glass: nothing of that name',
  ],
  [
    'a track that falls',
    (set) => set.track.prestige.splice(2, 1, 9),
    'track.prestige[2]: a space beyond the one before',
  ],
  [
    'a track that ends early',
    (set) => set.track.prestige.pop(),
    'track.prestige: the last prestige on the last space, 80',
  ],
  ['seven resource tiles', (set) => set.resources.pop(), 'resources: a list of 8, not 7'],
  [
    'no recognition tile',
    (set) => Object.assign(at(set.resources, 7), { gain: 'wood' }),
    'resources: exactly one tile that gives recognition (RC-P6)',
  ],
  [
    'an unknown resource',
    (set) => Object.assign(at(set.resources, 0), { gain: 'glass' }),
    'resources[0].gain: one of wood, brick',
  ],
  [
    'a long resource id',
    (set) => Object.assign(at(set.resources, 0), { id: 'Wo' }),
    'resources: ids of one letter',
  ],
  [
    'a duplicate id',
    (set) => Object.assign(at(set.sections, 1), { id: 'B01' }),
    'sections[1].id: an id of its own: B01 stands above',
  ],
  [
    'an id that cannot be printed',
    (set) => Object.assign(at(set.sections, 1), { id: 'B-1' }),
    'sections[1].id: a letter and up to five letters or digits',
  ],
  [
    'a section that costs more than the supply',
    (set) => {
      set.supply.gold = 1;
    },
    'sections[29].cost: no more than the supply holds',
  ],
  [
    'a section of ten materials',
    (set) => Object.assign(at(set.sections, 0), { cost: 'WWWWWWWWWW' }),
    'sections[0].cost: at most 9 materials',
  ],
  [
    'a section with an unknown material',
    (set) => Object.assign(at(set.sections, 0), { cost: 'WWX' }),
    'sections[0].cost: only the letters W B S G E A',
  ],
  [
    'a section without a cost',
    (set) => Object.assign(at(set.sections, 0), { cost: '' }),
    'sections[0].cost: a text that is not empty',
  ],
  [
    'a material that no section needs',
    (set) => {
      for (const card of set.sections) card.cost = String(card.cost).replaceAll('A', 'E');
    },
    'sections: some section that needs purple',
  ],
  [
    'an unknown kind of section',
    (set) => Object.assign(at(set.sections, 0), { kind: 'roof' }),
    'sections[0].kind: one of base, middle, dome',
  ],
  [
    'no card of a group',
    (set) => {
      set.influence = set.influence.filter(({ group }) => group !== 'carriers');
    },
    'firstGame[1]: a card of the carriers',
  ],
  [
    'a first game with the wrong group',
    (set) => {
      set.firstGame = ['A1', 'A2', 'M1', 'K1'];
    },
    'firstGame[1]: a card of the carriers',
  ],
  [
    'three actions on a card',
    (set) => at(set.influence, 0).actions.push({ act: 'activate', repeat: false }),
    'influence[0].actions: a list of 2, not 3',
  ],
  [
    'an unknown action',
    (set) => Object.assign(at(at(set.influence, 0).actions, 0), { act: 'steal' }),
    'influence[0].actions[0].act: one of sell, buy',
  ],
  [
    'an action with an unknown field',
    (set) => Object.assign(at(at(set.influence, 0).actions, 0), { count: 2 }),
    'influence[0].actions[0].count: nothing of that name',
  ],
  [
    'artisans that show nothing',
    (set) => Object.assign(at(at(set.influence, 0).actions, 1), { of: [] }),
    'influence[0].actions[1].of: at least one material',
  ],
  [
    'artisans that show a kind twice',
    (set) => Object.assign(at(at(set.influence, 0).actions, 1), { of: ['wood', 'wood'] }),
    'influence[0].actions[1].of: different materials',
  ],
  [
    'an infinity action that gives recognition for nothing',
    (set) => Object.assign(at(at(set.influence, 9).actions, 0), { repeat: true }),
    'influence[9].actions[0].repeat: false for an action that costs nothing',
  ],
  [
    'an infinity action that gives prestige for nothing',
    (set) => Object.assign(at(at(set.influence, 9).actions, 1), { rubles: 0, repeat: true }),
    'influence[9].actions[1].repeat: false for an action that costs nothing',
  ],
  [
    'an infinity swap for nothing',
    (set) => Object.assign(at(at(set.influence, 5).actions, 1), { rubles: 0, repeat: true }),
    'influence[5].actions[1].repeat: false for an action that costs nothing',
  ],
  [
    'an infinity trade for nothing',
    (set) => Object.assign(at(at(set.influence, 6).actions, 1), { rubles: 0 }),
    'influence[6].actions[1].repeat: false for an action that costs nothing',
  ],
  [
    'a missing marked die tile',
    (set) => {
      set.tiles = set.tiles.filter(({ id }) => id !== 'Dgx');
    },
    'tiles: exactly one marked tile with the green die (RC-V1), not 0',
  ],
  [
    'two marked die tiles of a colour',
    (set) => Object.assign(at(set.tiles, 0), { marked: true }),
    'tiles: exactly one marked tile with the red die (RC-V1), not 2',
  ],
  [
    'a tile with both a die and a gain',
    (set) => Object.assign(at(set.tiles, 0), { gain: 'wood' }),
    'tiles[0].gain: nothing of that name',
  ],
  [
    'a tile of two materials of choice',
    (set) => Object.assign(at(set.tiles, 13), { count: 2 }),
    'tiles[13].count: 1 for a material of choice',
  ],
  [
    'a plan with more sections than tiles',
    (set) => {
      at(set.plans, 0).heights = [4, 4, 4, 3];
    },
    'plans[0].heights: at most 14 sections, one for each workshop tile (RC-P9), not 15',
  ],
  [
    'a plan with too few sections',
    (set) => {
      at(set.plans, 0).heights = [3, 3, 3, 2];
    },
    'plans[0].heights: at least 12 sections, six for each player, not 11',
  ],
  [
    'a plan with more bases than cards',
    (set) => {
      set.sections = set.sections.filter(({ id }) => !/B0[1-7]/.test(String(id)));
    },
    'plans[0].heights: at most 3 sections of the kind base, not 4',
  ],
  [
    'a plan with ten towers',
    (set) => {
      at(set.plans, 8).heights = [2, 2, 2, 2, 2, 2, 3, 3, 3, 3];
    },
    'plans[8].heights: at most 9 towers',
  ],
  [
    'no plan for a player count',
    (set) => {
      set.plans = set.plans.filter(({ players }) => players !== 3);
    },
    'plans: at least one plan for 3 players',
  ],
  [
    'a tower without a dome',
    (set) => {
      at(set.plans, 0).heights = [1, 4, 4, 4];
    },
    'plans[0].heights[0]: a whole number from 2 to 9',
  ],
  ['five slot costs', (set) => set.boards.basic.red?.pop(), 'boards.basic.red: a list of 6, not 5'],
  [
    'a slot that pays',
    (set) => set.boards.basic.red?.splice(0, 1, -1),
    'boards.basic.red[0]: a whole number from 0 to 9',
  ],
  [
    'a colour without a board',
    (set) => Reflect.deleteProperty(set.boards.basic, 'green'),
    'boards.basic.green: a list',
  ],
  [
    'two doors',
    (set) => {
      set.boards.advanced.ornaments = ['door', 'door', 'arch', 'cross'];
    },
    'boards.advanced.ornaments: one door, two arches and one cross',
  ],
];

test.each(BAD)('[RC-T1] a set is refused with the path of the bad value: %s', (_name, change, reason) => {
  expect(refusalOf(change)).toContain(reason);
});

test('[RC-T1] a value that is not an object is refused', () => {
  expect(loadComponents(7)).toEqual({
    ok: false,
    path: '',
    expected: 'an object',
    mistake: { code: 'an object', facts: {} },
  });
  expect(loadComponents([])).toEqual({
    ok: false,
    path: '',
    expected: 'an object',
    mistake: { code: 'an object', facts: {} },
  });
});
