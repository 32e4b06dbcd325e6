import type { Table, Tile } from '@archivolt/red-cathedral';
import type { PartPropsOf } from '@archivolt/table/parts/touching.ts';
import type { Touching } from './targets.ts';

export { markOn, nameOf, stateOf } from '@archivolt/table/parts/touching.ts';

export type PartProps = PartPropsOf<Table, Touching, Words>;

/** The visible texts of the board, and the accessible names of its lists. */
export interface Words {
  /** Clockwise from the upper right: spring, summer, autumn, winter. */
  seasons: readonly string[];
  /** In the order of GROUPS. */
  groups: readonly string[];
  supply: string;
  workshop: string;
  inventory: string;
  /** Between a name and its value, with the spaces of the language. */
  colon: string;
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

/** The previewed value of a number; undefined if it does not change. */
export const changed = (before: number, after: number | undefined): number | undefined =>
  after === undefined || after === before ? undefined : after;

/** How many sections of a player are completed, and how many are begun. */
export function sectionsOf({ towers }: Table, seat: number): { built: number; begun: number } {
  const own = towers.flat().filter(({ banner }) => banner === seat);
  const built = own.filter(({ done }) => done).length;
  return { built, begun: own.length - built };
}
