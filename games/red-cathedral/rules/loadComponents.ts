import {
  at,
  type CheckResult,
  check,
  flag,
  integer,
  list,
  object,
  oneOf,
  type Read,
  text,
} from '@archivolt/engine';
import {
  type ActionSource,
  type ComponentSet,
  type ComponentSetSource,
  componentsFrom,
  LETTERS,
  type TileSource,
} from './componentSet.ts';
import { addComponents } from './components.ts';
import { bad } from './mistakes.ts';
import { countOf, covers, MOST_OF_A_KIND, totalOf } from './pile.ts';
import {
  BANNERS,
  DICE,
  GROUPS,
  KINDS,
  MATERIALS,
  ORNAMENTS,
  PLACES,
  RESOURCES,
  SLOTS,
} from './vocabulary.ts';
import { isTileInPlay } from './workshop.ts';

const material = oneOf(...MATERIALS);
const atMost = integer(0, 99);

/** "WWB": one letter per cube. */
const cost: Read<string> = (value, path) => {
  const letters = text(value, path);
  for (const letter of letters)
    if (!(LETTERS as readonly string[]).includes(letter))
      bad(path, 'only the letters {letters}', { letters: LETTERS.join(' ') });
  return letters;
};

const amount = integer(1, MOST_OF_A_KIND);
const supply = object<ComponentSetSource['supply']>({
  wood: amount,
  brick: amount,
  stone: amount,
  gold: amount,
  green: amount,
  purple: amount,
});

const track: Read<ComponentSetSource['track']> = (value, path) => {
  const given = object<{ last: number; prestige: number[] }>({
    last: integer(10, 999),
    prestige: list(integer(1, 999)),
  })(value, path);
  const { last, prestige } = given;
  prestige.forEach((space, index) => {
    if (index > 0 && space <= (prestige[index - 1] ?? 0))
      bad(`${path}.prestige[${index}]`, 'a space beyond the one before');
  });
  if (prestige.at(-1) !== last)
    bad(`${path}.prestige`, 'the last prestige on the last space, {last}', { last });
  return given;
};

/** The materials artisans trade in: RC-I3. */
const shown: Read<(typeof MATERIALS)[number][]> = (value, path) => {
  const kinds = list(material)(value, path);
  if (kinds.length === 0) bad(path, 'at least one material');
  if (new Set(kinds).size !== kinds.length) bad(path, 'different materials');
  return kinds;
};

const ACTIONS: { [A in ActionSource['act']]: Read<ActionSource> } = {
  sell: object({ act: oneOf('sell'), of: shown, rubles: atMost, repeat: flag }),
  buy: object({ act: oneOf('buy'), of: shown, rubles: atMost, repeat: flag }),
  deliver: object({ act: oneOf('deliver'), rubles: atMost, count: integer(1, 9), repeat: flag }),
  rubles: object({ act: oneOf('rubles'), count: integer(1, 9), repeat: flag }),
  swap: object({ act: oneOf('swap'), rubles: atMost, repeat: flag }),
  trade: object({
    act: oneOf('trade'),
    rubles: atMost,
    give: integer(1, 9),
    get: integer(1, 9),
    repeat: flag,
  }),
  activate: object({ act: oneOf('activate'), repeat: flag }),
  recognition: object({ act: oneOf('recognition'), count: integer(1, 9), everyKind: flag, repeat: flag }),
  prestige: object({
    act: oneOf('prestige'),
    rubles: atMost,
    different: integer(0, MATERIALS.length),
    count: integer(1, 9),
    repeat: flag,
  }),
};

const action: Read<ActionSource> = (value, path) => {
  if (typeof value !== 'object' || value === null) return bad(path, 'an object');
  const act = oneOf(...(Object.keys(ACTIONS) as ActionSource['act'][]))(
    (value as { act?: unknown }).act,
    `${path}.act`,
  );
  const read = ACTIONS[act](value, path);
  // A free action that may be repeated would never end.
  if (read.repeat && costsNothing(read)) bad(`${path}.repeat`, 'false for an action that costs nothing');
  return read;
};

function costsNothing(of: ActionSource): boolean {
  switch (of.act) {
    case 'rubles':
    case 'recognition':
    case 'activate':
      return true;
    case 'prestige':
      return of.rubles === 0 && of.different === 0;
    case 'trade':
      return of.rubles === 0 && of.get >= of.give;
    case 'swap':
      return of.rubles === 0;
    // They cost materials, money or room.
    case 'sell':
    case 'buy':
    case 'deliver':
      return false;
    default:
      return of satisfies never;
  }
}

const influenceCard = object<ComponentSetSource['influence'][number]>({
  id: text,
  group: oneOf(...GROUPS),
  actions: list(action, 2),
});

const sectionCard = object<ComponentSetSource['sections'][number]>({
  id: text,
  kind: oneOf(...KINDS),
  cost,
  recognition: atMost,
  rubles: atMost,
});

const resourceTile = object<ComponentSetSource['resources'][number]>({
  id: text,
  gain: oneOf(...RESOURCES),
  count: integer(1, 9),
});

const dieTile = object<Extract<TileSource, { die: unknown }>>({
  id: text,
  die: oneOf(...DICE),
  marked: flag,
});
const gainTile = object<Extract<TileSource, { gain: unknown }>>({
  id: text,
  gain: oneOf(...RESOURCES, 'any'),
  count: integer(1, 9),
  marked: flag,
});
const workshopTile: Read<TileSource> = (value, path) => {
  if (typeof value === 'object' && value !== null && 'die' in value) return dieTile(value, path);
  const tile = gainTile(value, path);
  if (tile.gain === 'any' && tile.count !== 1) bad(`${path}.count`, '1 for a material of choice');
  return tile;
};

const slotCosts = list(integer(0, 9), SLOTS);

const boards: Read<ComponentSetSource['boards']> = (value, path) => {
  const read = object<ComponentSetSource['boards']>({
    basic: object({ red: slotCosts, yellow: slotCosts, green: slotCosts, blue: slotCosts }),
    advanced: object({ cost: integer(0, 9), ornaments: list(oneOf(...ORNAMENTS), 4) }),
  })(value, path);
  if ([...read.advanced.ornaments].sort().join() !== 'arch,arch,cross,door')
    bad(`${path}.advanced.ornaments`, 'one door, two arches and one cross');
  return read;
};

const plan = object<{ players: number; heights: number[] }>({
  players: integer(2, 4),
  heights: list(integer(2, 9)),
});

const standing: Read<Record<string, string>> = (value, path) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad(path, 'an object');
  return Object.fromEntries(Object.entries(value).map(([key, word]) => [key, text(word, `${path}.${key}`)]));
};

const source = object<ComponentSetSource>({
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
});

const readComponents: Read<ComponentSet> = (value, path) => {
  const given = source(value, path);
  if (!/^[a-z][a-z0-9-]*$/.test(given.id)) bad('id', 'small letters, digits and hyphens');
  for (const table of ['resources', 'influence', 'sections', 'tiles'] as const) checkIds(given[table], table);
  checkFirstGame(given);
  const set = componentsFrom(given);
  checkMarket(set);
  checkSections(set);
  checkTiles(set);
  checkPlans(set);
  return set;
};

/** Loads another component set, for instance from a JSON file; a bad one is refused with the path of the bad value. */
export function loadComponents(value: unknown): CheckResult<ComponentSet> {
  const checked = check(readComponents, value);
  if (!checked.ok) return checked;
  const added = addComponents(checked.value);
  if (added) return { ok: true, value: added };
  const { id } = checked.value;
  return check((_, path) => bad(path, 'another name: {id} is a different set already', { id }), id, 'id');
}

/** Ids are printed in positions, so they must be short, plain and unique. */
function checkIds(items: readonly { id: string }[], path: string): void {
  const seen = new Set<string>();
  for (const [index, { id }] of items.entries()) {
    if (!/^[A-Za-z][A-Za-z0-9]{0,5}$/.test(id))
      bad(`${path}[${index}].id`, 'a letter and up to five letters or digits');
    if (seen.has(id)) bad(`${path}[${index}].id`, 'an id of its own: {id} stands above', { id });
    seen.add(id);
  }
}

function checkFirstGame({ influence, firstGame }: ComponentSetSource): void {
  for (const [index, group] of GROUPS.entries())
    if (!influence.some((card) => card.id === firstGame[index] && card.group === group))
      bad(`firstGame[${index}]`, 'a card of the {group}', { group });
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
  // A material that no section needs could fill an inventory permanently: nothing may be discarded (RC-T4).
  for (const [kind, name] of MATERIALS.entries()) {
    if (set.sections.every((card) => countOf(card.cost, kind) === 0))
      bad('sections', 'some section that needs {material}', { material: name });
  }
}

function checkTiles(set: ComponentSet): void {
  for (const [die, name] of DICE.entries()) {
    const marked = set.tiles.filter(
      (tile) => tile.marked && tile.benefit.kind === 'die' && tile.benefit.die === die,
    ).length;
    if (marked !== 1)
      bad('tiles', 'exactly one marked tile with the {die} die (RC-V1), not {marked}', { die: name, marked });
  }
}

function checkPlans(set: ComponentSet): void {
  for (const players of [2, 3, 4]) {
    if (!set.plans.some((plan) => plan.players === players))
      bad('plans', 'at least one plan for {players} players', { players });
  }
  for (const [index, { players, heights }] of set.plans.entries()) {
    const path = `plans[${index}].heights`;
    const sections = heights.reduce((sum, height) => sum + height, 0);
    const tiles = set.tiles.filter((tile) => isTileInPlay(tile, players)).length;
    if (heights.length > 9) bad(path, 'at most 9 towers');
    if (sections > tiles)
      bad(path, 'at most {tiles} sections, one for each workshop tile (RC-P9), not {sections}', {
        tiles,
        sections,
      });
    const least = players * BANNERS;
    if (sections < least)
      bad(path, 'at least {least} sections, six for each player, not {sections}', { least, sections });
    const need = [heights.length, sections - 2 * heights.length, heights.length];
    for (const [kind, name] of KINDS.entries()) {
      const cards = set.sections.filter((card) => card.kind === kind).length;
      const wanted = at(need, kind);
      if (wanted > cards) {
        const facts = { cards, kind: name, sections: wanted };
        bad(path, 'at most {cards} sections of the kind {kind}, not {sections}', facts);
      }
    }
  }
}
