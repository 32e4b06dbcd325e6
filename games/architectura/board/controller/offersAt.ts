import {
  componentsOf,
  isFaceUp,
  listCards,
  type Move,
  type MoveOf,
  pieceAt,
  type Space,
  type Table,
  type Todo,
  topPiece,
  type View,
} from '@archivolt/architectura';
import { offersDoing } from '@archivolt/table/answers.ts';
import type { ArAsking } from './selection.ts';

/** The current question; undefined when the game is over. */
export function askOf(table: Table): Todo | undefined {
  return table.todo.at(-1);
}

/** All moves of a card of the hand. */
export function handOffers(asking: ArAsking, card: string) {
  return offersDoing(asking, 'play', 'playBeside', 'remove', 'faceDown', 'faceDownBeside').filter(
    (move) => move.card === card,
  );
}

/** The offers that place a hand card on this space. */
export function layOffers(asking: ArAsking, space: Space): MoveOf<'play' | 'faceDown'>[] {
  return offersDoing(asking, 'play', 'faceDown').filter((move) => move.space === space);
}

/** The offers that touching a space answers directly. */
export function spaceOffers(asking: ArAsking, space: Space): Move[] {
  const direct = offersDoing(asking, 'return', 'rebuild', 'token', 'swap', 'protect', 'move').filter(
    (move) => move.space === space,
  );
  const copied = offersDoing(asking, 'copy').filter(({ card }) =>
    spacesOf(asking.view.table, card).includes(space),
  );
  return [...direct, ...copied];
}

/** The spaces where a card with this name lies face up; several players may have one. */
export function spacesOf(table: Table, card: string): Space[] {
  return table.top.flatMap((_, space) =>
    isFaceUp(table, space) && topPiece(table, componentsOf(table), space).id === card ? [space] : [],
  );
}

/** The names of the cards in the hand. */
export function handOf({ table, seat, mine }: View): string[] {
  return listCards(mine.hand).map((number) => pieceAt(componentsOf(table), seat, number).id);
}

/** Swaps of the deck that involve a card, on either side. */
export function swapsOf(asking: ArAsking, card: string): MoveOf<'replace'>[] {
  return offersDoing(asking, 'replace').filter((move) => move.card === card || move.by === card);
}
