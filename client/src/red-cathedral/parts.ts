import type { Seat } from '@archivolt/engine';
import type { Table } from '@archivolt/red-cathedral';
import { keyOf, type Mark, type Target, type Touching } from './targets.ts';

/** What the board parts are given. They hold no rule and no sentence. */

export interface PartProps {
  table: Table;
  /** The table after the moves that are being considered: its differences are shown dashed. */
  after?: Table | undefined;
  /** The seat that this device shows as its own. */
  seat: Seat;
  seats: readonly SeatLook[];
  touching: Touching;
  words: Words;
}

export interface SeatLook {
  name: string;
  /** A few words under the name: "online", "bot, master". */
  note?: string;
}

/** The visible words of the board, and the names of its lists for a screen reader. */
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

/** A number that changes in the preview: undefined when it stays. */
export const changed = (before: number, after: number | undefined): number | undefined =>
  after === undefined || after === before ? undefined : after;
