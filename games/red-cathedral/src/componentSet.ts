import { bad, flag, list, object, oneOf, type Read, text, whole } from '@archivolt/engine';
import { countOf, covers, MOST_OF_A_KIND, type Pile, pileOf, totalOf } from './pile.ts';
import {
  COLOURS,
  DICE,
  type Die,
  GROUPS,
  KINDS,
  type Kind,
  MATERIALS,
  type Material,
  ORNAMENTS,
  PLACES,
  RESOURCES,
  type Resource,
  SLOTS,
} from './vocabulary.ts';

/** Everything printed on the components, as the rules read it. */
export interface ComponentSet {
  id: string;
  standing: Record<string, string>;
  supply: Pile;
  track: Track;
  resources: ResourceTile[];
  influence: InfluenceCard[];
  /** The recommended influence cards, one per group: RC-P5. */
  firstGame: number[];
  sections: SectionCard[];
  tiles: WorkshopTile[];
  plans: { players: number; heights: number[] }[];
  boards: { basic: number[][]; advanced: { cost: number; ornaments: Kind[] } };
}

export interface Track {
  last: number;
  /** Space of each prestige point from the first: RC-S1. */
  prestige: number[];
  /** For each space up to the last: the nearest prestige space ahead and strictly behind (null if none), and the prestige it counts. */
  ahead: number[];
  behind: (number | null)[];
  counts: number[];
}

export interface ResourceTile {
  id: string;
  gain: Resource;
  count: number;
}

export interface InfluenceCard {
  id: string;
  group: number;
  actions: Action[];
}

/** RC-I3 to RC-I6. `repeat` is the infinity mark, without it the lightning (RC-I2). */
export type Action =
  | { act: 'sell'; of: Material[]; rubles: number; repeat: boolean }
  | { act: 'buy'; of: Material[]; rubles: number; repeat: boolean }
  | { act: 'deliver'; rubles: number; count: number; repeat: boolean }
  | { act: 'rubles'; count: number; repeat: boolean }
  | { act: 'swap'; rubles: number; repeat: boolean }
  | { act: 'trade'; rubles: number; give: number; get: number; repeat: boolean }
  | { act: 'activate'; repeat: boolean }
  | { act: 'recognition'; count: number; everyKind: boolean; repeat: boolean }
  | { act: 'prestige'; rubles: number; different: number; count: number; repeat: boolean };

export interface SectionCard {
  id: string;
  kind: Kind;
  cost: Pile;
  recognition: number;
  rubles: number;
}

/** What a workshop tile gives: RC-C5, RC-W2. */
export type Benefit =
  | { readonly gain: Resource; readonly count: number }
  | { readonly die: Die }
  | { readonly any: true };

export interface WorkshopTile {
  id: string;
  benefit: Benefit;
  /** Only with 3 or 4 players: RC-P9. */
  marked: boolean;
}

/** Letters of the materials in costs and notation. */
export const LETTERS = ['W', 'B', 'S', 'G', 'E', 'A'] as const;

const named =
  (names: readonly string[]): Read<number> =>
  (value, path) =>
    names.indexOf(oneOf(...names)(value, path));

const material = named(MATERIALS);
const atMost = whole(0, 99);

/** "WWB": one letter a cube. */
const cost: Read<Pile> = (value, path) => {
  const counts = LETTERS.map(() => 0);
  for (const letter of text(value, path)) {
    const kind = (LETTERS as readonly string[]).indexOf(letter);
    if (kind < 0) bad(path, `only the letters ${LETTERS.join(' ')}`);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return pileOf(counts);
};

const supply: Read<Pile> = (value, path) => {
  const amount = whole(1, MOST_OF_A_KIND);
  const counts = object<Record<(typeof MATERIALS)[number], number>>({
    wood: amount,
    brick: amount,
    stone: amount,
    gold: amount,
    green: amount,
    purple: amount,
  })(value, path);
  return pileOf(MATERIALS.map((name) => counts[name]));
};

const track: Read<Track> = (value, path) => {
  const given = object<{ last: number; prestige: number[] }>({
    last: whole(10, 999),
    prestige: list(whole(1, 999)),
  })(value, path);
  const { last, prestige } = given;
  prestige.forEach((space, index) => {
    if (index > 0 && space <= (prestige[index - 1] ?? 0))
      bad(`${path}.prestige[${index}]`, 'a space beyond the one before');
  });
  if (prestige.at(-1) !== last) bad(`${path}.prestige`, `the last prestige on the last space, ${last}`);
  const spaces = Array.from({ length: last + 1 }, (_, space) => space);
  return {
    last,
    prestige,
    ahead: spaces.map((space) => prestige.find((next) => next > space) ?? space + 1),
    behind: spaces.map((space) => prestige.findLast((previous) => previous < space) ?? null),
    counts: spaces.map((space) => prestige.filter((reached) => reached <= space).length),
  };
};

/** What the artisans deal in: RC-I3. */
const shown: Read<Material[]> = (value, path) => {
  const kinds = list(material)(value, path);
  if (kinds.length === 0) bad(path, 'at least one material');
  if (new Set(kinds).size !== kinds.length) bad(path, 'different materials');
  return kinds;
};

const ACTIONS: { [A in Action['act']]: Read<Action> } = {
  sell: object({ act: oneOf('sell'), of: shown, rubles: atMost, repeat: flag }),
  buy: object({ act: oneOf('buy'), of: shown, rubles: atMost, repeat: flag }),
  deliver: object({ act: oneOf('deliver'), rubles: atMost, count: whole(1, 9), repeat: flag }),
  rubles: object({ act: oneOf('rubles'), count: whole(1, 9), repeat: flag }),
  swap: object({ act: oneOf('swap'), rubles: atMost, repeat: flag }),
  trade: object({ act: oneOf('trade'), rubles: atMost, give: whole(1, 9), get: whole(1, 9), repeat: flag }),
  activate: object({ act: oneOf('activate'), repeat: flag }),
  recognition: object({ act: oneOf('recognition'), count: whole(1, 9), everyKind: flag, repeat: flag }),
  prestige: object({
    act: oneOf('prestige'),
    rubles: atMost,
    different: whole(0, 6),
    count: whole(1, 9),
    repeat: flag,
  }),
};

const action: Read<Action> = (value, path) => {
  if (typeof value !== 'object' || value === null) return bad(path, 'an object');
  const act = oneOf(...(Object.keys(ACTIONS) as Action['act'][]))(
    (value as { act?: unknown }).act,
    `${path}.act`,
  );
  const read = ACTIONS[act](value, path);
  // An action that costs nothing and may be repeated would have no end.
  if (read.repeat && costsNothing(read)) bad(`${path}.repeat`, 'false for an action that costs nothing');
  return read;
};

function costsNothing(of: Action): boolean {
  if (of.act === 'prestige') return of.rubles === 0 && of.different === 0;
  if (of.act === 'trade') return of.rubles === 0 && of.get >= of.give;
  if (of.act === 'swap') return of.rubles === 0;
  return of.act === 'rubles' || of.act === 'recognition' || of.act === 'activate';
}

const influenceCard: Read<InfluenceCard> = object({
  id: text,
  group: named(GROUPS),
  actions: list(action, 2),
});

const sectionCard: Read<SectionCard> = object({
  id: text,
  kind: named(KINDS),
  cost,
  recognition: atMost,
  rubles: atMost,
});

const resourceTile: Read<ResourceTile> = object({ id: text, gain: named(RESOURCES), count: whole(1, 9) });

const workshopTile: Read<WorkshopTile> = (value, path) => {
  if (typeof value === 'object' && value !== null && 'die' in value) {
    const tile = object<{ id: string; die: number; marked: boolean }>({
      id: text,
      die: named(DICE),
      marked: flag,
    })(value, path);
    return { id: tile.id, benefit: { die: tile.die }, marked: tile.marked };
  }
  const tile = object<{ id: string; gain: string; count: number; marked: boolean }>({
    id: text,
    gain: oneOf(...RESOURCES, 'any'),
    count: whole(1, 9),
    marked: flag,
  })(value, path);
  if (tile.gain !== 'any') {
    const gain = (RESOURCES as readonly string[]).indexOf(tile.gain);
    return { id: tile.id, benefit: { gain, count: tile.count }, marked: tile.marked };
  }
  if (tile.count !== 1) bad(`${path}.count`, '1 for a material of choice');
  return { id: tile.id, benefit: { any: true }, marked: tile.marked };
};

const slotCosts = list(whole(0, 9), SLOTS);

const boards: Read<ComponentSet['boards']> = (value, path) => {
  const read = object<{
    basic: Record<(typeof COLOURS)[number], number[]>;
    advanced: { cost: number; ornaments: number[] };
  }>({
    basic: object({ red: slotCosts, yellow: slotCosts, green: slotCosts, blue: slotCosts }),
    advanced: object({ cost: whole(0, 9), ornaments: list(named(ORNAMENTS), 4) }),
  })(value, path);
  if ([...read.advanced.ornaments].sort().join() !== '0,1,1,2')
    bad(`${path}.advanced.ornaments`, 'one door, two arches and one cross');
  return { basic: COLOURS.map((colour) => read.basic[colour]), advanced: read.advanced };
};

const plan = object<{ players: number; heights: number[] }>({
  players: whole(2, 4),
  heights: list(whole(2, 9)),
});

const standing: Read<Record<string, string>> = (value, path) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad(path, 'an object');
  return Object.fromEntries(Object.entries(value).map(([key, word]) => [key, text(word, `${path}.${key}`)]));
};

export const readComponents: Read<ComponentSet> = (value, path) => {
  const raw = object<Omit<ComponentSet, 'firstGame'> & { firstGame: string[] }>({
    id: text,
    standing,
    supply,
    track,
    resources: list(resourceTile, PLACES),
    influence: list(influenceCard),
    firstGame: list(text, GROUPS.length),
    sections: list(sectionCard),
    tiles: list(workshopTile),
    plans: list(plan),
    boards,
  })(value, path);
  if (!/^[a-z][a-z0-9-]*$/.test(raw.id)) bad('id', 'small letters, digits and hyphens');
  for (const table of ['resources', 'influence', 'sections', 'tiles'] as const) checkIds(raw[table], table);
  const set = {
    ...raw,
    firstGame: raw.firstGame.map((id, index) => readFirstGame(raw.influence, id, index)),
  };
  checkMarket(set);
  checkSections(set);
  checkTiles(set);
  checkPlans(set);
  return set;
};

/** Ids are printed in positions, so they are short, plain and unique. */
function checkIds(items: readonly { id: string }[], path: string): void {
  const seen = new Set<string>();
  for (const [index, { id }] of items.entries()) {
    if (!/^[A-Za-z][A-Za-z0-9]{0,5}$/.test(id))
      bad(`${path}[${index}].id`, 'a letter and up to five letters or digits');
    if (seen.has(id)) bad(`${path}[${index}].id`, `an id of its own: ${id} stands above`);
    seen.add(id);
  }
}

function readFirstGame(cards: readonly InfluenceCard[], id: string, group: number): number {
  const found = cards.findIndex((card) => card.id === id && card.group === group);
  return found >= 0 ? found : bad(`firstGame[${group}]`, `a card of the ${GROUPS[group]}`);
}

function checkMarket(set: ComponentSet): void {
  const gains = (resource: string): number =>
    set.resources.filter(({ gain }) => RESOURCES[gain] === resource).length;
  if (gains('recognition') !== 1) bad('resources', 'exactly one tile that gives recognition (RC-P6)');
  if (set.resources.some(({ id }) => id.length !== 1)) bad('resources', 'ids of one letter');
}

function checkSections(set: ComponentSet): void {
  for (const [index, card] of set.sections.entries()) {
    if (!covers(set.supply, card.cost)) bad(`sections[${index}].cost`, 'no more than the supply holds');
    if (totalOf(card.cost) > 9) bad(`sections[${index}].cost`, 'at most 9 materials');
  }
  // A material that no section needs could fill an inventory for good: nothing may be discarded (RC-T4).
  for (const [kind, name] of MATERIALS.entries()) {
    if (set.sections.every((card) => countOf(card.cost, kind) === 0))
      bad('sections', `some section that needs ${name}`);
  }
}

function checkTiles(set: ComponentSet): void {
  for (const [die, name] of DICE.entries()) {
    const marked = set.tiles.filter(
      (tile) => tile.marked && 'die' in tile.benefit && tile.benefit.die === die,
    ).length;
    if (marked !== 1) bad('tiles', `exactly one marked tile with the ${name} die (RC-V1), not ${marked}`);
  }
}

function checkPlans(set: ComponentSet): void {
  for (const players of [2, 3, 4]) {
    if (!set.plans.some((plan) => plan.players === players))
      bad('plans', `at least one plan for ${players} players`);
  }
  for (const [index, { players, heights }] of set.plans.entries()) {
    const path = `plans[${index}].heights`;
    const sections = heights.reduce((sum, height) => sum + height, 0);
    const tiles = set.tiles.filter((tile) => players >= 3 || !tile.marked).length;
    if (heights.length > 9) bad(path, 'at most 9 towers');
    if (sections > tiles)
      bad(path, `at most ${tiles} sections, one for each workshop tile (RC-P9), not ${sections}`);
    if (sections < players * 6)
      bad(path, `at least ${players * 6} sections, six for each player, not ${sections}`);
    const need = [heights.length, sections - 2 * heights.length, heights.length];
    for (const [kind, name] of KINDS.entries()) {
      const cards = set.sections.filter((card) => card.kind === kind).length;
      if ((need[kind] ?? 0) > cards)
        bad(path, `at most ${cards} sections of the kind ${name}, not ${need[kind]}`);
    }
  }
}
