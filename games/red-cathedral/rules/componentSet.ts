import { type Pile, pileOf } from './pile.ts';
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
  RESOURCES,
  type Resource,
} from './vocabulary.ts';

/** The printed values of all components, in the form the rules use. */
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
  /**
   * For each space up to the last: the nearest prestige space ahead and strictly behind (null if none), and the prestige it
   * counts.
   */
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

/** What a workshop tile gives: an amount of a resource, what is at a die's place (RC-W2), or a material of choice (RC-C5). */
export type Benefit =
  | { readonly kind: 'resource'; readonly gain: Resource; readonly count: number }
  | { readonly kind: 'die'; readonly die: Die }
  | { readonly kind: 'any' };

export interface WorkshopTile {
  id: string;
  benefit: Benefit;
  /** Only with 3 or 4 players: RC-P9. */
  marked: boolean;
}

/** Letters of the materials in costs and notation. */
export const LETTERS = ['W', 'B', 'S', 'G', 'E', 'A'] as const;

type Name<L extends readonly string[]> = L[number];
type MaterialName = Name<typeof MATERIALS>;

/** A component set as it is written, here and in a JSON file: names instead of numbers. */
export interface ComponentSetSource {
  readonly id: string;
  readonly standing: Readonly<Record<string, string>>;
  readonly supply: Readonly<Record<MaterialName, number>>;
  readonly track: { readonly last: number; readonly prestige: readonly number[] };
  readonly resources: readonly { id: string; gain: Name<typeof RESOURCES>; count: number }[];
  readonly influence: readonly {
    id: string;
    group: Name<typeof GROUPS>;
    actions: readonly ActionSource[];
  }[];
  readonly firstGame: readonly string[];
  /** The cost of a section has one letter per cube: "WWB". */
  readonly sections: readonly (Omit<SectionCard, 'kind' | 'cost'> & {
    kind: Name<typeof KINDS>;
    cost: string;
  })[];
  readonly tiles: readonly TileSource[];
  readonly plans: readonly { players: number; heights: readonly number[] }[];
  readonly boards: {
    readonly basic: Readonly<Record<Name<typeof COLOURS>, readonly number[]>>;
    readonly advanced: { cost: number; ornaments: readonly Name<typeof ORNAMENTS>[] };
  };
}

export type ActionSource =
  | (Omit<Extract<Action, { of: Material[] }>, 'of'> & { of: readonly MaterialName[] })
  | Exclude<Action, { of: Material[] }>;

export type TileSource =
  | { id: string; die: Name<typeof DICE>; marked: boolean }
  | { id: string; gain: Name<typeof RESOURCES> | 'any'; count: number; marked: boolean };

/** The set in the form the rules use. It checks nothing: the compiler checks the base set, `loadComponents` all others. */
export function componentsFrom(source: ComponentSetSource): ComponentSet {
  return {
    id: source.id,
    standing: { ...source.standing },
    supply: pileOf(MATERIALS.map((name) => source.supply[name])),
    track: trackFrom(source.track),
    resources: source.resources.map(({ id, gain, count }) => ({ id, gain: RESOURCES.indexOf(gain), count })),
    influence: source.influence.map(({ id, group, actions }) => ({
      id,
      group: GROUPS.indexOf(group),
      actions: actions.map(actionFrom),
    })),
    sections: source.sections.map(({ id, kind, cost, recognition, rubles }) => ({
      id,
      kind: KINDS.indexOf(kind),
      cost: costFrom(cost),
      recognition,
      rubles,
    })),
    tiles: source.tiles.map((tile) => ({ id: tile.id, benefit: benefitFrom(tile), marked: tile.marked })),
    plans: source.plans.map(({ players, heights }) => ({ players, heights: [...heights] })),
    boards: {
      basic: COLOURS.map((colour) => [...source.boards.basic[colour]]),
      advanced: {
        cost: source.boards.advanced.cost,
        ornaments: source.boards.advanced.ornaments.map((name) => ORNAMENTS.indexOf(name)),
      },
    },
    firstGame: source.firstGame.map((id) => source.influence.findIndex((card) => card.id === id)),
  };
}

function trackFrom({ last, prestige }: ComponentSetSource['track']): Track {
  const spaces = Array.from({ length: last + 1 }, (_, space) => space);
  return {
    last,
    prestige: [...prestige],
    ahead: spaces.map((space) => prestige.find((next) => next > space) ?? space + 1),
    behind: spaces.map((space) => prestige.findLast((previous) => previous < space) ?? null),
    counts: spaces.map((space) => prestige.filter((reached) => reached <= space).length),
  };
}

function actionFrom(source: ActionSource): Action {
  return 'of' in source ? { ...source, of: source.of.map((name) => MATERIALS.indexOf(name)) } : { ...source };
}

function costFrom(letters: string): Pile {
  return pileOf(LETTERS.map((letter) => letters.split(letter).length - 1));
}

function benefitFrom(tile: TileSource): Benefit {
  if ('die' in tile) return { kind: 'die', die: DICE.indexOf(tile.die) };
  if (tile.gain === 'any') return { kind: 'any' };
  return { kind: 'resource', gain: RESOURCES.indexOf(tile.gain), count: tile.count };
}
