import type { Space, Way } from '@archivolt/architectura';
import type { Seat } from '@archivolt/engine';
import { type BaseMark, type TouchingOf, targetKey } from '@archivolt/table/parts/touching.ts';

/** The touch targets on the board. */
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

export const keyOf: (target: Target) => string = targetKey;

/** What comparing would do to the card on the left. */
export interface Sign {
  kind: 'rises' | 'falls' | 'destroyed' | 'equal' | 'protected' | 'none';
  /** The value afterwards. */
  to?: number;
}

export interface Mark extends BaseMark {
  sign?: Sign;
  /** The value of the current card there. */
  value?: number;
  /** Whether it is being previewed. */
  aimed?: true;
  /** Whether the player's token would be placed there, on the ground or on the building. */
  token?: true;
}

export type Marks = ReadonlyMap<string, Mark>;

/** A card of the hand can be dragged, by its name. */
export type Touching = TouchingOf<Target, Mark, string>;
