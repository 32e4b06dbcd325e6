import type { Seat } from '@archivolt/engine';
import type { Table, Tile } from '@archivolt/red-cathedral';
import { keyOf, type Mark, type Target, type Touching } from './targets.ts';

/** The props of the board parts, which contain no rules and no sentences. */

export interface PartProps {
  table: Table;
  /** The table after the considered moves; differences are drawn dashed. */
  after?: Table | undefined;
  /** The seat shown as the player's own on this device. */
  seat: Seat;
  seats: readonly SeatLook[];
  touching: Touching;
  words: Words;
}

export interface SeatLook {
  name: string;
  /** A short note under the name: "online", "bot, master". */
  note?: string;
  /** Whether it is their turn; false for all once the game is over or the table is stopped. */
  active: boolean;
}

/** The visible texts of the board, and the accessible names of its lists. */
export interface Words {
  /** Clockwise from the upper right: spring, summer, autumn, winter. */
  seasons: readonly string[];
  /** In the order of GROUPS. */
  groups: readonly string[];
  supply: string;
  workshop: string;
  inventory: string;
  banners: string;
  ornaments: string;
  /** Names of lists. */
  places: string;
  dice: string;
  influence: string;
  cathedral: string;
  track: string;
  players: string;
  /** Names of counters. */
  recognition: string;
  prestige: string;
  rubles: string;
  /** Names of symbols: by kind of material, by kind of ornament, and of a workshop tile (null: face down). */
  materials: readonly string[];
  ornamentKinds: readonly string[];
  tile(table: Table, tile: Tile | null): string;
  /** "Sections built: 4, begun: 1". */
  sections(built: number, begun: number): string;
  /** "6 of 9". */
  stock(held: number, room: number): string;
  /** "Tower II: worth 5": heads the list of its sections. */
  tower(tower: number, value: number): string;
  /** Ivan's two piles. */
  ivanInventory: string;
  ivanConstruction: string;
  /** Name of each solo card, in the order of SOLO_CARDS. */
  soloCards: readonly string[];
  ivanCards: string;
}

export const markOn = (touching: Touching, target: Target): Mark | undefined =>
  touching.marks.get(keyOf(target));

export const stateOf = (touching: Touching, target: Target): Mark['state'] | '' =>
  markOn(touching, target)?.state ?? '';

export const nameOf = (touching: Touching, target: Target): string =>
  markOn(touching, target)?.label ?? touching.labelOf(target);

/** The previewed value of a number; undefined if it does not change. */
export const changed = (before: number, after: number | undefined): number | undefined =>
  after === undefined || after === before ? undefined : after;
