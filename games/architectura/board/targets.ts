import type { Space, Way } from '@archivolt/architectura';
import type { Seat } from '@archivolt/engine';
import type { TraceLooks } from '../../../client/src/table/traces.ts';

/**
 * Touch targets on the board, and their marks. The board parts know no rules: they draw a table with the given marks and
 * report what was touched.
 */
export type Target =
  | { on: 'space'; space: Space }
  /** One of the two ways to turn the card on a space. */
  | { on: 'turn'; space: Space; way: Way }
  | { on: 'hand'; card: string }
  /** The yard of a seat beside the city, and a card in it. */
  | { on: 'yard'; seat: Seat }
  | { on: 'beside'; seat: Seat; card: string }
  /** A card of the player while the decks are built. */
  | { on: 'deck'; card: string }
  | { on: 'street'; street: number }
  | { on: 'player'; seat: Seat };

/** A unique key for each target: the key of its mark, and the `data-target` of its element. */
export function keyOf(target: Target): string {
  return Object.values(target).join(':');
}

/** What comparing would do to the card on the left. */
export interface Sign {
  kind: 'rises' | 'falls' | 'destroyed' | 'equal' | 'protected' | 'none';
  /** The value afterwards. */
  to?: number;
}

export interface Mark {
  state: 'possible' | 'chosen' | 'impossible';
  /** The accessible name and tooltip: what it is and what touching it does. */
  label: string;
  sign?: Sign;
  /** The value of the current card there. */
  value?: number;
  /** Whether it is being previewed. */
  aimed?: true;
  /** Whether the player's token would be placed there, on the ground or on the building. */
  token?: true;
}

export type Marks = ReadonlyMap<string, Mark>;

/** Props of every board part besides the table. */
export interface Touching {
  marks: Marks;
  /** Traces of what the others did. */
  traces?: TraceLooks;
  /** The name of a thing without a mark. */
  labelOf(target: Target): string;
  touch(target: Target): void;
  /** Called when a card of the hand is dragged, by its name; null when it is released. */
  lift?(card: string | null): void;
  drop?(card: string, onto: Target): void;
}
