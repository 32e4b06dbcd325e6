import { componentsOf, listCards, type Mine, pieceAt } from '@archivolt/architectura';
import type { ArModel } from './partProps.ts';

const NONE: ReadonlySet<string> = new Set();

/** Ids of the cards that came into the hand with the player's last turn or after it, until the next one begins. */
export function freshCards(model: ArModel, mine: Mine | undefined): ReadonlySet<string> {
  if (mine === undefined || model.input.touched || model.drafting.steps > 0) return NONE;
  const before = model.session.before?.hand;
  if (before === undefined) return NONE;
  const known = new Set(listCards(before));
  const { table, seat } = model.view;
  const drawn = listCards(mine.hand).filter((card) => !known.has(card));
  return new Set(drawn.map((card) => pieceAt(componentsOf(table), seat, card).id));
}
