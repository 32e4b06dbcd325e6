import type { Space, Way } from '@archivolt/architectura';
import type { Seat } from '@archivolt/engine';

/**
 * What can be touched on the board, and how it is marked. The board parts know no rule: they draw a table, wear the
 * marks that they are given, and say what was touched.
 */
export type Target =
  | { on: 'space'; space: Space }
  /** One of the two ways to turn the card on a space. */
  | { on: 'turn'; space: Space; way: Way }
  | { on: 'hand'; card: string }
  /** The place beside the city where a seat lays cards, and a card that lies there. */
  | { on: 'yard'; seat: Seat }
  | { on: 'beside'; seat: Seat; card: string }
  /** An own card while the decks are made. */
  | { on: 'deck'; card: string }
  | { on: 'street'; street: number }
  | { on: 'player'; seat: Seat };

/** One string for each target: key of a mark, and the `data-target` of the element that stands for it. */
export function keyOf(target: Target): string {
  return Object.values(target).join(':');
}

/** What comparing would do to the card on the left. */
export interface Sign {
  kind: 'rises' | 'falls' | 'destroyed' | 'equal' | 'protected' | 'none';
  /** The value that it has afterwards. */
  to?: number;
}

export interface Mark {
  state: 'possible' | 'chosen' | 'impossible';
  /** The name for a screen reader, and for the tooltip: what it is and what touching it does. */
  label: string;
  sign?: Sign;
  /** What the card in question would be worth there. */
  value?: number;
  /** What is considered for it is looked at just now. */
  aimed?: true;
  /** One's token would be laid there: on the ground or on the building. */
  token?: true;
}

export type Marks = ReadonlyMap<string, Mark>;

/** What every board part is given besides the table. */
export interface Touching {
  marks: Marks;
  /** The name of a thing that carries no mark. */
  labelOf(target: Target): string;
  touch(target: Target): void;
  /** A card of the hand is in the air, by its name; null when it is let go. */
  lift?(card: string | null): void;
  drop?(card: string, onto: Target): void;
}
