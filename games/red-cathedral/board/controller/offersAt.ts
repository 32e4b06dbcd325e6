import {
  asked,
  type Die,
  type Material,
  type Move,
  type MoveOf,
  type Place,
  stepsTo,
  type Table,
  type Where,
} from '@archivolt/red-cathedral';
import { offersDoing } from '@archivolt/table/answers.ts';
import type { RcAsking } from './selection.ts';

/** The current question; undefined when the game is over. */
export function askOf(table: Table): ReturnType<typeof asked> | undefined {
  return table.todo.length === 0 ? undefined : asked(table);
}

export function acquiresOf(asking: RcAsking, die: Die): MoveOf<'acquire'>[] {
  return offersDoing(asking, 'acquire').filter((move) => move.die === die);
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
  return offersDoing(asking, 'sell', 'give', 'return').filter((move) => move.kind === kind);
}

export function supplyOffers(asking: RcAsking, kind: Material): Move[] {
  return offersDoing(asking, 'buy', 'get', 'choose').filter((move) => move.kind === kind);
}

export function deliversOf(asking: RcAsking, kind: Material): MoveOf<'deliver'>[] {
  return offersDoing(asking, 'deliver').filter((move) => move.kind === kind);
}
