import { at } from '@archivolt/engine';
import { type ComponentSet, type ComponentSetSource, componentsFrom } from './componentSet.ts';
import { DICE, KINDS } from './vocabulary.ts';

/**
 * The single source of every printed value of the box. Many of them were lost with the pictures of the rulebooks: `standing`
 * says which tables are known, deduced from known numbers, or reconstructed by us. Owners of the box can correct a value
 * here, or load a corrected copy as JSON (`loadComponents`).
 */
const BASE_SET: ComponentSetSource = {
  id: 'base',
  standing: {
    supply: 'known',
    track: 'partly reconstructed', // known: 80 spaces carry 40 prestige, PP 1 on 5, PP 2 on 9, gaps shrink 5 to 1
    resources: 'partly reconstructed', // known: the kinds, 2 wood, 2 brick, 2 roubles
    influence: 'partly reconstructed', // known: the actions; deduced: the pairing; ours: marks and shown materials
    firstGame: 'reconstructed',
    sections: 'reconstructed', // known: how many of each kind, and that they cost 3 or 4 materials
    tiles: 'partly reconstructed', // known: 28, and the five marked die tiles
    plans: 'partly reconstructed', // known: sections and towers per player count; ours: the heights
    boards: 'partly reconstructed', // known: costs 2 to 4, yellow's blue slot 2, advanced 3, green slot arch
  },
  supply: { wood: 20, brick: 20, stone: 20, gold: 15, green: 10, purple: 10 },
  track: {
    last: 80,
    prestige: [
      5, 9, 13, 17, 21, 25, 28, 31, 34, 37, 40, 43, 46, 48, 50, 52, 54, 56, 58, 60, 61, 62, 63, 64, 65, 66,
      67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80,
    ],
  },
  resources: [
    { id: 'W', gain: 'wood', count: 2 },
    { id: 'B', gain: 'brick', count: 2 },
    { id: 'S', gain: 'stone', count: 2 },
    { id: 'G', gain: 'gold', count: 1 },
    { id: 'E', gain: 'green', count: 1 },
    { id: 'A', gain: 'purple', count: 1 },
    { id: 'R', gain: 'ruble', count: 2 },
    { id: 'P', gain: 'recognition', count: 1 },
  ],
  influence: [
    {
      id: 'A1',
      group: 'artisans',
      actions: [
        { act: 'sell', of: ['wood', 'brick', 'stone', 'gold', 'green', 'purple'], rubles: 1, repeat: true },
        { act: 'buy', of: ['wood', 'brick', 'stone'], rubles: 1, repeat: true },
      ],
    },
    {
      id: 'A2',
      group: 'artisans',
      actions: [
        { act: 'sell', of: ['wood', 'brick', 'stone'], rubles: 1, repeat: true },
        { act: 'buy', of: ['wood', 'brick', 'stone', 'gold', 'green', 'purple'], rubles: 2, repeat: true },
      ],
    },
    {
      id: 'A3',
      group: 'artisans',
      actions: [
        { act: 'sell', of: ['gold', 'green', 'purple'], rubles: 2, repeat: true },
        { act: 'buy', of: ['gold', 'green', 'purple'], rubles: 2, repeat: true },
      ],
    },
    {
      id: 'C1',
      group: 'carriers',
      actions: [
        { act: 'deliver', rubles: 1, count: 1, repeat: false },
        { act: 'rubles', count: 1, repeat: false },
      ],
    },
    {
      id: 'C2',
      group: 'carriers',
      actions: [
        { act: 'deliver', rubles: 1, count: 1, repeat: false },
        { act: 'deliver', rubles: 3, count: 2, repeat: false },
      ],
    },
    {
      id: 'C3',
      group: 'carriers',
      actions: [
        { act: 'deliver', rubles: 1, count: 1, repeat: false },
        { act: 'swap', rubles: 2, repeat: false },
      ],
    },
    {
      id: 'M1',
      group: 'merchants',
      actions: [
        { act: 'trade', rubles: 0, give: 2, get: 1, repeat: false },
        { act: 'trade', rubles: 1, give: 1, get: 1, repeat: true },
      ],
    },
    {
      id: 'M2',
      group: 'merchants',
      actions: [
        { act: 'trade', rubles: 0, give: 2, get: 1, repeat: false },
        { act: 'trade', rubles: 0, give: 4, get: 2, repeat: false },
      ],
    },
    {
      id: 'M3',
      group: 'merchants',
      actions: [
        { act: 'trade', rubles: 0, give: 2, get: 1, repeat: false },
        { act: 'activate', repeat: false },
      ],
    },
    {
      id: 'K1',
      group: 'clergy',
      actions: [
        { act: 'recognition', count: 1, everyKind: false, repeat: false },
        { act: 'prestige', rubles: 3, different: 0, count: 1, repeat: false },
      ],
    },
    {
      id: 'K2',
      group: 'clergy',
      actions: [
        { act: 'recognition', count: 1, everyKind: false, repeat: false },
        { act: 'prestige', rubles: 0, different: 3, count: 1, repeat: false },
      ],
    },
    {
      id: 'K3',
      group: 'clergy',
      actions: [
        { act: 'recognition', count: 1, everyKind: false, repeat: false },
        { act: 'recognition', count: 2, everyKind: true, repeat: false },
      ],
    },
  ],
  firstGame: ['A1', 'C1', 'M1', 'K1'],
  sections: [
    'B01 WWB 3 1',
    'B02 WWS 2 2',
    'B03 WBB 3 1',
    'B04 BBS 2 2',
    'B05 WSS 3 1',
    'B06 WBS 4 0',
    'B07 BSS 3 1',
    'B08 WWBS 3 2',
    'B09 WBBS 4 1',
    'B10 WSG 5 0',
    'M01 WWBG 4 2',
    'M02 WBSG 5 1',
    'M03 WSSG 4 2',
    'M04 BBSG 4 2',
    'M05 WWBE 5 1',
    'M06 WWSA 5 1',
    'M07 WBBA 4 2',
    'M08 BBSE 4 2',
    'M09 WSSE 5 1',
    'M10 BSSA 5 1',
    'M11 WWBS 3 2',
    'M12 WBBS 4 1',
    'M13 WBSS 4 1',
    'M14 BSG 4 1',
    'M15 WSG 3 2',
    'M16 WBE 4 1',
    'M17 WBA 3 2',
    'M18 BSA 4 1',
    'M19 WSE 3 2',
    'M20 BGG 6 0',
    'D01 WBGE 6 2',
    'D02 WSGA 6 2',
    'D03 BSGE 7 1',
    'D04 WBGA 7 1',
    'D05 BSGA 6 2',
    'D06 WSGE 7 1',
    'D07 BBGG 7 1',
    'D08 SSGG 6 2',
    'D09 WEA 6 1',
    'D10 GEA 8 0',
  ].map((line) => {
    const [id = '', cost = '', recognition, rubles] = line.split(' ');
    return {
      id,
      kind: at(KINDS, 'BMD'.indexOf(id.charAt(0))),
      cost,
      recognition: Number(recognition),
      rubles: Number(rubles),
    };
  }),
  // Two equal sets of 14; the second is marked for 3 and 4 players.
  tiles: [false, true].flatMap((marked) =>
    [
      ...DICE.map((die) => ({ id: `D${die.charAt(0)}`, die })),
      { id: 'W', gain: 'wood', count: 2 } as const,
      { id: 'B', gain: 'brick', count: 2 } as const,
      { id: 'S', gain: 'stone', count: 2 } as const,
      { id: 'G', gain: 'gold', count: 1 } as const,
      { id: 'E', gain: 'green', count: 1 } as const,
      { id: 'A', gain: 'purple', count: 1 } as const,
      { id: 'R', gain: 'ruble', count: 2 } as const,
      { id: 'P', gain: 'recognition', count: 1 } as const,
      { id: 'Q', gain: 'any', count: 1 } as const,
    ].map((tile) => ({ ...tile, id: marked ? `${tile.id}x` : tile.id, marked })),
  ),
  plans: [
    { players: 2, heights: [3, 3, 4, 2] },
    { players: 2, heights: [3, 3, 3, 3] },
    { players: 2, heights: [2, 4, 4, 2] },
    { players: 3, heights: [3, 4, 4, 4, 3] },
    { players: 3, heights: [2, 4, 5, 4, 3] },
    { players: 3, heights: [3, 3, 5, 4, 3] },
    { players: 4, heights: [3, 4, 5, 5, 4, 3] },
    { players: 4, heights: [4, 4, 4, 4, 4, 4] },
    { players: 4, heights: [2, 5, 5, 4, 5, 3] },
  ],
  boards: {
    // A cost per slot: red, yellow, green, blue, white, white.
    basic: {
      red: [4, 2, 2, 2, 3, 3],
      yellow: [2, 4, 2, 2, 3, 3],
      green: [2, 2, 4, 2, 3, 3],
      blue: [2, 2, 2, 4, 3, 3],
    },
    advanced: { cost: 3, ornaments: ['door', 'cross', 'arch', 'arch'] },
  },
};

export const base: ComponentSet = componentsFrom(BASE_SET);

const sets = new Map<string, ComponentSet>([[base.id, base]]);

/**
 * Makes a checked set available by its id, and returns it as it is available. Undefined if the id stands for another set: a
 * saved game refers to its set by id, so the meaning of an id must never change.
 */
export function addComponents(set: ComponentSet): ComponentSet | undefined {
  const known = sets.get(set.id);
  if (known) return JSON.stringify(known) === JSON.stringify(set) ? known : undefined;
  sets.set(set.id, set);
  return set;
}

let latest = base;

/** The components of a table by the id of their set. */
export function componentsOf(table: { set: string }): ComponentSet {
  if (latest.id === table.set) return latest; // nearly always; saves a look-up per rule
  const found = sets.get(table.set);
  if (!found) throw new Error(`component set ${table.set} is not loaded`);
  latest = found;
  return found;
}

export function hasComponents(id: string): boolean {
  return sets.has(id);
}

/** The base set as JSON, as a starting point for a corrected copy. */
export function baseSetAsJson(): string {
  return JSON.stringify(BASE_SET, null, 2);
}
