import {
  asked,
  type Die,
  type Do,
  type Material,
  type Move,
  type MoveOf,
  type Place,
  stepsTo,
  type Table,
  type Where,
} from '@archivolt/red-cathedral';
import type { RcAsking } from './selection.ts';

/** The offers of one kind. */
export function offersOf<K extends Do>({ offers }: RcAsking, ...kinds: K[]): MoveOf<K>[] {
  return offers.filter((move): move is MoveOf<K> => (kinds as Do[]).includes(move.do));
}

/** The current question; undefined when the game is over. */
export function askOf(table: Table): ReturnType<typeof asked> | undefined {
  return table.todo.length === 0 ? undefined : asked(table);
}

export function acquiresOf(asking: RcAsking, die: Die): MoveOf<'acquire'>[] {
  return offersOf(asking, 'acquire').filter((move) => move.die === die);
}

export function acquireTo(asking: RcAsking, die: Die, place: Place): MoveOf<'acquire'> | undefined {
  const steps = stepsTo(asking.view.table, die, place);
  return acquiresOf(asking, die).find((move) => move.steps === steps);
}

export function diceOn(table: Table, place: Place): Die[] {
  return table.dice.flatMap((die, index) => (die.place === place ? [index] : []));
}

/** All offers for one section. */
export function sectionOffers(asking: RcAsking, section: Where): Move[] {
  return asking.offers.filter((move) => 'section' in move && move.section === section);
}

/** The offers that a material answers: from the player's inventory, or from the supply. */
export function goodsOffers(asking: RcAsking, kind: Material): Move[] {
  return offersOf(asking, 'sell', 'give', 'return').filter((move) => move.kind === kind);
}

export function supplyOffers(asking: RcAsking, kind: Material): Move[] {
  return offersOf(asking, 'buy', 'get', 'choose').filter((move) => move.kind === kind);
}

export function deliversOf(asking: RcAsking, kind: Material): MoveOf<'deliver'>[] {
  return offersOf(asking, 'deliver').filter((move) => move.kind === kind);
}
