import { at, type Seat } from '@archivolt/engine';
import { lowest } from './cards.ts';
import { type Components, type Piece, pieceOf } from './components.ts';
import type { Player, Table } from './state.ts';
import { BLOCKS, type Building, CARDS_A_COLOUR, type Space, type Way } from './vocabulary.ts';

/** Queries on the city. Sets of spaces are numbers: bit i stands for space i, at most 32. */
export type Spaces = number;

export const DESTROYED = -1;
export const NOBODY = -1;
export const NO_CARD = -1;

export function blockOf(space: Space): number {
  return space % BLOCKS;
}

export function streetOf(space: Space): number {
  return Math.floor(space / BLOCKS);
}

export function ownerOf(building: Building): Seat {
  return Math.trunc(building / CARDS_A_COLOUR);
}

export function isFaceUp(table: Table, space: Space): boolean {
  return at(table.face, space) >= 0;
}

/** Whether the top card of the space is destroyed. */
export function isDestroyed(table: Table, space: Space): boolean {
  return at(table.top, space) >= 0 && at(table.face, space) < 0;
}

/** Whether a card is in the city, on top or beneath others. */
export function isInCity({ top, covered }: Table, building: Building): boolean {
  return top.includes(building) || covered.some((one) => one.building === building);
}

/** The top card of a space that has one. */
export function topPiece(table: Table, components: Components, space: Space): Piece {
  return pieceOf(components, at(table.top, space));
}

/** AR-K13: whether the player's destroyed cards go beside the city. */
export function fallsBeside({ beside }: Player): boolean {
  return beside !== 0;
}

/** AR-X9: whether the face-up card is protected, by a token or by its print. */
export function isProtected(table: Table, piece: Piece, space: Space): boolean {
  return piece.shield || at(table.token, space) >= 0;
}

/** AR-X9: whether it is an opponent's protected card, which nothing the seat's cards do affects. */
export function isShieldedFrom(table: Table, piece: Piece, space: Space, seat: Seat): boolean {
  return piece.seat !== seat && isProtected(table, piece, space);
}

/** The value of a face-up card: AR-X1, AR-X2. */
export function valueAt(table: Table, components: Components, space: Space): number {
  const piece = topPiece(table, components, space);
  return at(piece.sides, at(table.face, space)) + countedAt(table, components, piece, space);
}

/** What the letter of a card counts on this space; 0 for a card without one (AR-X1, AR-X2). */
export function countedAt(table: Table, components: Components, { base }: Piece, space: Space): number {
  if (base === undefined) return 0;
  return base === 'N' ? blockOf(space) + 1 : leftValue(table, components, space);
}

/** AR-X6: the side that a step brings up; clockwise the left one. */
export function turnedFace(face: number, way: Way): number {
  return (face + (way === 'cw' ? 3 : 1)) % 4;
}

/** The value of a face-up card after one step. */
export function valueTurned(table: Table, components: Components, space: Space, way: Way): number {
  const { sides } = topPiece(table, components, space);
  const face = at(table.face, space);
  return valueAt(table, components, space) - at(sides, face) + at(sides, turnedFace(face, way));
}

/** X: the value directly left, 0 if there is none (AR-X1). */
function leftValue(table: Table, components: Components, space: Space): number {
  return hasLeft(table, space) ? valueAt(table, components, space - 1) : 0;
}

/** AR-P5, AR-K8: whether another player's token keeps the seat out of a space. */
export function isReservedFrom(table: Table, space: Space, seat: Seat): boolean {
  const holder = at(table.token, space);
  return holder >= 0 && holder !== seat;
}

/** AR-C1, AR-X1: whether a card lies face up directly left. */
export function hasLeft(table: Table, space: Space): boolean {
  return blockOf(space) > 0 && isFaceUp(table, space - 1);
}

/** AR-C1: whether a card could still be played directly on the right, and so be compared with the one here. */
export function isOpenToTheRight(table: Table, space: Space): boolean {
  return blockOf(space) < BLOCKS - 1 && !isFaceUp(table, space + 1);
}

/** AR-P1, AR-P2, AR-P5: where this seat may put a card. */
export function eligibleSpaces(table: Table, seat: Seat): Spaces {
  const { top, face, token } = table;
  let found = 0;
  let unopened = false;
  for (let start = 0; start < top.length; start += BLOCKS) {
    if (!isOpened(table, start)) {
      if (!unopened) found |= 1 << start;
      unopened = true;
      continue;
    }
    let occupied = true; // the edge of the city counts as occupied
    for (let space = start; space < start + BLOCKS; space++) {
      if (at(top, space) >= 0) {
        if (at(face, space) < 0 && !isReservedFrom(table, space, seat)) found |= 1 << space;
        occupied = true;
      } else if (at(token, space) >= 0) {
        if (!isReservedFrom(table, space, seat)) found |= 1 << space;
        occupied = true;
      } else {
        if (occupied) found |= 1 << space;
        occupied = false;
      }
    }
  }
  return found;
}

/** AR-P1, AR-P5: whether the street that starts at this space has a card or a token. */
export function isOpened(table: Table, start: Space): boolean {
  for (let space = start; space < start + BLOCKS; space++) {
    if (at(table.top, space) >= 0 || at(table.token, space) >= 0) return true;
  }
  return false;
}

/** AR-P4: this many own face-up cards in a row are too many, with more than two players. */
export const FORBIDDEN_RUN = 3;

/** AR-P4: with two players no row is too long. */
export function areRunsLimited({ players }: Table): boolean {
  return players.length > 2;
}

/** AR-P4: the run of face-up cards of this seat that a card on the space would be part of. */
export function runAt(table: Table, seat: Seat, space: Space): number {
  const start = space - blockOf(space);
  let run = 1;
  for (let left = space - 1; left >= start && isOwnFaceUp(table, seat, left); left--) run++;
  for (let right = space + 1; right < start + BLOCKS && isOwnFaceUp(table, seat, right); right++) run++;
  return run;
}

export function isOwnFaceUp(table: Table, seat: Seat, space: Space): boolean {
  return isFaceUp(table, space) && ownerOf(at(table.top, space)) === seat;
}

/** AR-P4: where the seat may play its card of the turn. */
export function playableSpaces(table: Table, seat: Seat): Spaces {
  const eligible = eligibleSpaces(table, seat);
  if (!areRunsLimited(table)) return eligible;
  let allowed = eligible;
  for (let rest = eligible; rest !== 0; rest &= rest - 1) {
    const space = lowest(rest);
    if (runAt(table, seat, space) >= FORBIDDEN_RUN) allowed &= ~(1 << space);
  }
  return allowed;
}

/** AR-X10: orthogonally next to each other. */
export function areAdjacent(one: Space, other: Space): boolean {
  const apart = Math.abs(one - other);
  if (apart === BLOCKS) return true;
  return apart === 1 && streetOf(one) === streetOf(other);
}

/** The spaces next to one: AR-X10. */
export function neighbours(table: Table, space: Space): Space[] {
  return [space - BLOCKS, space - 1, space + 1, space + BLOCKS].filter(
    (other) => other >= 0 && other < table.top.length && areAdjacent(space, other),
  );
}
