import type { Seat } from '@archivolt/engine';
import type { RuleNumber } from './ruleNumbers.ts';

/** The vocabulary of the game. The rulebook's terms are indices into these lists; names are printed only at the edges. */

/** RC-T1, in the order that breaks ties for Ivan (RC-V5b). */
export const MATERIALS = ['wood', 'brick', 'stone', 'gold', 'green', 'purple'] as const;
/** RC-T2: the materials, then roubles and recognition. */
export const RESOURCES = [...MATERIALS, 'ruble', 'recognition'] as const;
/** RC-P1: colours of players, dice and workshop slots; the fifth die and the last two slots are white. */
export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export const DICE = [...COLOURS, 'white'] as const;
export const KINDS = ['base', 'middle', 'dome'] as const;
/** RC-D1: the ornament at the same index as the kind of section that holds it. */
export const ORNAMENTS = ['door', 'arch', 'cross'] as const;
/** RC-P1, RC-P2: banners per player, on the inventory and elsewhere. */
export const BANNERS_ON_INVENTORY = 4;
export const BANNERS_ASIDE = 2;
export const BANNERS = BANNERS_ON_INVENTORY + BANNERS_ASIDE;
/** RC-P1: the number of each per player. */
export const ORNAMENTS_EACH: readonly number[] = [1, 2, 1];
export const GROUPS = ['artisans', 'carriers', 'merchants', 'clergy'] as const;
export const SIDES = ['basic', 'advanced'] as const;
export const SOLO_CARDS = ['recognition', 'inventory', 'transport', 'claim', 'construction'] as const;

/** Index into MATERIALS. */
export type Material = number;
/** Index into RESOURCES. */
export type Resource = number;
/** Index into DICE. */
export type Die = number;
/** Index into KINDS, and into ORNAMENTS. */
export type Kind = number;
/** Index of a workshop slot: one per colour, then the two white ones. */
export type Slot = number;
/** One of the eight locations, clockwise. */
export type Place = number;
/** Tower × 10 + level, both from 0: the third section of the second tower is 12. */
export type Where = number;
/** Index of a section card, a workshop tile, a resource tile or an influence card in the component set. */
export type Card = number;
export type Tile = number;

export type Side = (typeof SIDES)[number];
export type SoloCard = (typeof SOLO_CARDS)[number];

export const RUBLE: Resource = 6;
export const RECOGNITION: Resource = 7;
export const WHITE: Die = 4;
export const GREEN_GEM: Material = 4;
export const PURPLE_GEM: Material = 5;
export const BASE: Kind = 0;
export const MIDDLE: Kind = 1;
export const DOME: Kind = 2;

/** RC-T2, RC-M3: whether a resource is a material, which the supply and the inventory limit. */
export function isMaterial(resource: Resource): boolean {
  return resource < MATERIALS.length;
}

/** Faces of a die. */
export const FACES = 6;
export const PLACES = 8;
/** RC-I1: two neighbouring places make a quadrant. */
export const PLACES_A_QUADRANT = 2;
export const SLOTS = 6;
export const WHITE_SLOT: Slot = 4;
export const SLOT_LIST: readonly Slot[] = [0, 1, 2, 3, WHITE_SLOT, 5];

/** Where a banner was before it went to the cathedral: RC-P2, RC-C1. */
export type BannerFrom = 'inventory' | 'aside' | 'white';

/** Everything a player can decide. */
export type Move =
  | { readonly do: 'claim'; readonly section: Where }
  | { readonly do: 'banner'; readonly from: 'inventory' | 'white' }
  | { readonly do: 'slot'; readonly slot: Slot }
  | { readonly do: 'face'; readonly up: boolean }
  | { readonly do: 'deliver'; readonly section: Where; readonly kind: Material }
  | { readonly do: 'decorate'; readonly section: Where }
  | { readonly do: 'gems'; readonly green: number; readonly purple: number }
  | { readonly do: 'stop' }
  | { readonly do: 'acquire'; readonly die: Die; readonly steps: number }
  | { readonly do: 'take' }
  | { readonly do: 'amount'; readonly count: number }
  | { readonly do: 'choose'; readonly kind: Material }
  | { readonly do: 'use'; readonly action: number }
  | { readonly do: 'sell'; readonly kind: Material }
  | { readonly do: 'buy'; readonly kind: Material }
  | { readonly do: 'give'; readonly kind: Material }
  | { readonly do: 'get'; readonly kind: Material }
  | { readonly do: 'return'; readonly kind: Material }
  | { readonly do: 'swap'; readonly place: Place }
  | { readonly do: 'activate'; readonly slot: Slot }
  | { readonly do: 'roll' }
  | { readonly do: 'rubles' }
  | { readonly do: 'reroll'; readonly place: Place }
  | { readonly do: 'end' }
  | { readonly do: 'ivanClaim'; readonly section: Where }
  | { readonly do: 'ivanOrnament'; readonly section: Where };

export type Do = Move['do'];
export type MoveOf<K extends Do> = Extract<Move, { do: K }>;

/** Every question of the table. The networks of the bots depend on the order. */
export const ASKS = [
  'turn',
  'end',
  'banner',
  'slot',
  'face',
  'deliver',
  'gems',
  'market',
  'amount',
  'choose',
  'sell',
  'buy',
  'give',
  'get',
  'return',
  'swap',
  'activate',
  'ivanClaim',
  'ivanOrnament',
] as const;
export type Ask = (typeof ASKS)[number];

/** A question of the table. Entries are never changed, only replaced, so that copies can share them. */
export type Todo =
  /** A basic action: RC-F1. */
  | { readonly ask: 'turn' }
  /** The basic action is done, the turn is not: RC-F3. */
  | { readonly ask: 'end' }
  /** Which banner goes to the section just claimed: RC-C1. */
  | { readonly ask: 'banner'; readonly section: Where }
  | { readonly ask: 'slot'; readonly tile: Tile }
  | { readonly ask: 'face'; readonly tile: Tile; readonly slot: Slot }
  /** Up to `left` more deliveries: RC-B1, RC-I4; `begun` once one was made. */
  | { readonly ask: 'deliver'; readonly left: number; readonly begun: boolean }
  /** Gems for the ornament being placed on the section, at most `most`: RC-D2. */
  | { readonly ask: 'gems'; readonly section: Where; readonly most: number }
  /** The three parts of RC-A4. `used` is the influence action taken, `row` whether it may be repeated (RC-I2). */
  | {
      readonly ask: 'market';
      readonly die: Die;
      readonly took: boolean;
      readonly used: number | null;
      readonly row: boolean;
      readonly activated: boolean;
    }
  | {
      readonly ask: 'amount';
      readonly kind: Material;
      readonly min: number;
      readonly max: number;
      readonly lost: number;
      readonly from: Source;
    }
  /** One material of any kind: RC-T2; `min` is 0 if it may be left. */
  | { readonly ask: 'choose'; readonly min: number; readonly from: Source }
  | { readonly ask: 'sell'; readonly action: number }
  | { readonly ask: 'buy'; readonly action: number }
  | { readonly ask: 'give'; readonly action: number }
  /** `left` more materials of other kinds than `given`: RC-I5. */
  | { readonly ask: 'get'; readonly given: Material; readonly left: number; readonly begun: boolean }
  /** `left` more materials, each different from those returned already: RC-I6. */
  | { readonly ask: 'return'; readonly action: number; readonly left: number; readonly gone: number }
  /** The first or the second tile to swap: RC-I4. */
  | { readonly ask: 'swap'; readonly first: Place | null }
  | { readonly ask: 'activate' }
  /** The player decides for Ivan: RC-V5d, RC-V6. */
  | { readonly ask: 'ivanClaim' }
  | { readonly ask: 'ivanOrnament' };

export type TodoOf<K extends Ask> = Extract<Todo, { ask: K }>;

/** The source of a gain: the market place, a workshop slot, an influence card, a completed section. */
export const SOURCES = ['market', 'workshop', 'influence', 'section', 'optional'] as const;
export type Source = (typeof SOURCES)[number];

/** All events, with enough facts that animation, log and screen reader need not look at the table. */
export type Event =
  | { type: 'turn'; rule: 'RC-F1'; seat: Seat; turn: number }
  | {
      type: 'claimed';
      rule: 'RC-C1' | 'RC-V3' | 'RC-V5d';
      seat: Seat;
      section: Where;
      card: Card;
      tile: Tile;
    }
  | { type: 'bannerTaken'; rule: 'RC-C1'; seat: Seat; from: BannerFrom; left: number }
  | { type: 'placed'; rule: 'RC-C4'; seat: Seat; tile: Tile; slot: Slot; up: boolean; rubles: number }
  | { type: 'unlocked'; rule: 'RC-C7'; seat: Seat; slot: Slot; ornament: Kind }
  | { type: 'tileRemoved'; rule: 'RC-V3' | 'RC-V5d'; seat: Seat; tile: Tile }
  | {
      type: 'dieMoved';
      rule: 'RC-A1' | 'RC-A2' | 'RC-V4';
      seat: Seat;
      die: Die;
      from: Place;
      to: Place;
      steps: number;
      rubles: number;
    }
  | { type: 'dieStays'; rule: 'RC-V4'; seat: Seat; die: Die; place: Place; full: Place }
  | {
      type: 'rolled';
      rule: 'RC-A5' | 'RC-F2b' | 'RC-V5';
      seat: Seat;
      place: Place;
      dice: Die[];
      before: number[];
      after: number[];
    }
  /** Materials from the supply; `lost` were due but did not fit or were not in the supply (RC-T4). */
  | {
      type: 'gained';
      rule: RuleNumber;
      seat: Seat;
      kind: Material;
      count: number;
      lost: number;
      from: Source;
    }
  | { type: 'rubles'; rule: RuleNumber; seat: Seat; by: number; now: number; from: Source }
  | { type: 'recognition'; rule: RuleNumber; seat: Seat; by: number; from: number; to: number }
  | { type: 'prestige'; rule: RuleNumber; seat: Seat; by: number; from: number; to: number }
  | { type: 'activated'; rule: 'RC-W1' | 'RC-I5' | 'RC-C5'; seat: Seat; slot: Slot; tile: Tile }
  | {
      type: 'used';
      rule: 'RC-I3' | 'RC-I4' | 'RC-I5' | 'RC-I6';
      seat: Seat;
      card: Card;
      action: number;
      quadrant: number;
    }
  /** Materials returned to the supply: sold, traded or returned. */
  | { type: 'gave'; rule: 'RC-I3' | 'RC-I5' | 'RC-I6'; seat: Seat; kind: Material; count: number }
  | { type: 'tilesSwapped'; rule: 'RC-I4'; seat: Seat; places: [Place, Place] }
  | {
      type: 'delivered';
      rule: 'RC-B2' | 'RC-V5e';
      seat: Seat;
      section: Where;
      kind: Material;
      count: number;
      missing: number;
    }
  | { type: 'completed'; rule: 'RC-B3' | 'RC-V5e'; seat: Seat; section: Where; card: Card; materials: number }
  | { type: 'punished'; rule: 'RC-B4'; seat: Seat; by: Seat; section: Where; above: number }
  | {
      type: 'decorated';
      rule: 'RC-D1' | 'RC-V6';
      seat: Seat;
      section: Where;
      ornament: Kind;
      green: number;
      purple: number;
    }
  | { type: 'endTriggered'; rule: 'RC-E1' | 'RC-V7'; seat: Seat }
  | { type: 'ivanCard'; rule: 'RC-V4'; seat: Seat; index: number; card: SoloCard; die: Die }
  | { type: 'ivanStored'; rule: 'RC-V5b'; seat: Seat; materials: number }
  | { type: 'ivanTransported'; rule: 'RC-V5c'; seat: Seat; materials: number }
  | {
      type: 'ivanIdle';
      rule: 'RC-V5c' | 'RC-V5d' | 'RC-V5e' | 'RC-V6';
      seat: Seat;
      card: SoloCard | 'ornament';
    }
  | { type: 'ivanShuffled'; rule: 'RC-V6'; seat: Seat; dice: Die[] }
  | { type: 'ended'; rule: 'RC-E7'; winners: Seat[] };
