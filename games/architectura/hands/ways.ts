import {
  architectura,
  componentsOf,
  hasCard,
  isFaceUp,
  type Move,
  type Table,
  topPiece,
} from '@archivolt/architectura';
import type { Situation } from './record.ts';

/** One touch: a thing on the board, a button that answers the question, or an action of the bar. */
export type Touch =
  | { on: 'board'; target: string }
  | { on: 'choice'; key: string }
  | { on: 'action'; name: 'exchange' | 'search' };

const board = (target: string): Touch => ({ on: 'board', target });

/** All the ways in which a person can make a move; each is one touch or two. */
export function waysOf(move: Move, { draft: { view } }: Situation): Touch[][] {
  const button: Touch = { on: 'choice', key: architectura.notation.printMove(move) };
  switch (move.do) {
    case 'replace':
      return [
        [board(`deck:${move.card}`), board(`deck:${move.by}`)],
        [board(`deck:${move.by}`), board(`deck:${move.card}`)],
        [board(`deck:${move.by}`), button],
      ];
    case 'search':
      return [[{ on: 'action', name: 'search' }, board(`hand:${move.put}`)]];
    case 'exchange':
      return [[{ on: 'action', name: 'exchange' }]];
    case 'play':
    case 'faceDown':
      return [
        [board(`hand:${move.card}`), board(`space:${move.space}`)],
        [board(`space:${move.space}`), board(`hand:${move.card}`)],
      ];
    case 'playBeside':
    case 'faceDownBeside':
      return [
        [board(`hand:${move.card}`), board(`yard:${view.seat}`)],
        [board(`hand:${move.card}`), button],
      ];
    case 'remove':
      return [[board(`hand:${move.card}`), button]];
    case 'pay':
      return [
        [
          board(
            hasFallen(view.table, view.seat, move.card)
              ? `beside:${view.seat}:${move.card}`
              : `hand:${move.card}`,
          ),
        ],
      ];
    case 'turn':
      return [
        [board(`space:${move.space}`), board(`turn:${move.space}:${move.way}`)],
        [board(`space:${move.space}`), button],
      ];
    case 'move':
    case 'return':
    case 'rebuild':
    case 'token':
    case 'swap':
    case 'protect':
      return [[board(`space:${move.space}`)]];
    case 'copy':
      return [[board(`space:${spaceOf(view.table, move.card)}`)]];
    case 'ready':
    case 'show':
    case 'continue':
    case 'pass':
    case 'spare':
    case 'allow':
    case 'decline':
      return [[button]];
    default:
      return move satisfies never;
  }
}

/** Whether the card is beside the city. A card is in one place only. */
function hasFallen(table: Table, seat: number, card: string): boolean {
  const piece = componentsOf(table).pieces.find((one) => one.seat === seat && one.id === card);
  const player = table.players[seat];
  return piece !== undefined && player !== undefined && hasCard(player.fallen, piece.number);
}

/** A face-up card with that name, of any owner. */
function spaceOf(table: Table, card: string): number {
  return table.top.findIndex(
    (_, space) => isFaceUp(table, space) && topPiece(table, componentsOf(table), space).id === card,
  );
}
