import type { Seat } from '@archivolt/engine';
import type { TraceLooks } from '../traces.ts';

/**
 * Touch targets on a board, and their marks. The board parts know no rules: they draw a table with the given marks and
 * report what was touched.
 */

/** A unique key for each target: the key of its mark, and the `data-target` of its element. */
export function targetKey(target: object): string {
  return Object.values(target).join(':');
}

export interface BaseMark {
  state: 'possible' | 'chosen' | 'impossible';
  /** The accessible name and tooltip: what it is and what touching it does. */
  label: string;
}

/** Props of every board part besides the table: T is a target, M its mark, H something that can be dragged. */
export interface TouchingOf<T, M extends BaseMark = BaseMark, H = never> {
  marks: ReadonlyMap<string, M>;
  /** Traces of what the others did. */
  traces?: TraceLooks;
  /** The name of a thing without a mark. */
  labelOf(target: T): string;
  touch(target: T): void;
  /** Called when something is dragged, so that the board can show where it fits; null when it is released. */
  lift?(held: H | null): void;
  drop?(held: H, onto: T): void;
}

/** The props of the board parts of a game, which contain no rules and no sentences. */
export interface PartPropsOf<Table, Touching, Words> {
  table: Table;
  /** The table after the considered moves; differences are shown. */
  after?: Table | undefined;
  /** The seat shown as the player's own on this device. */
  seat: Seat;
  seats: readonly SeatLook[];
  touching: Touching;
  /** The visible texts of the board, and the accessible names of its lists. */
  words: Words;
}

export interface SeatLook {
  name: string;
  /** A short note under the name: "online", "bot, master". */
  note?: string;
  /** Whether it is their turn; false for all once the game is over or the table is stopped. */
  active?: boolean;
}

type LabelledMarks<T, M extends BaseMark> = Pick<TouchingOf<T, M>, 'marks' | 'labelOf'>;

export function markOn<T extends object, M extends BaseMark>(
  { marks }: LabelledMarks<T, M>,
  target: NoInfer<T>,
): M | undefined {
  return marks.get(targetKey(target));
}

export function stateOf<T extends object, M extends BaseMark>(
  touching: LabelledMarks<T, M>,
  target: NoInfer<T>,
): BaseMark['state'] | '' {
  return markOn(touching, target)?.state ?? '';
}

export function nameOf<T extends object, M extends BaseMark>(
  touching: LabelledMarks<T, M>,
  target: NoInfer<T>,
): string {
  return markOn(touching, target)?.label ?? touching.labelOf(target);
}
