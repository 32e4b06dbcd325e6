import { at, type Facts, type Reason, type Seat } from '@archivolt/engine';
import {
  areRunsLimited,
  blockOf,
  FORBIDDEN_RUN,
  isFaceUp,
  isOpened,
  isReservedFrom,
  isShieldedFrom,
  ownerOf,
  runAt,
  topPiece,
} from './city.ts';
import { type Components, pieceNamed } from './components.ts';
import type { RuleNumber } from './ruleNumbers.ts';
import type { Table, View } from './state.ts';
import { BLOCKS, type Space } from './vocabulary.ts';

/** All reason codes; each has its sentence elsewhere. */
export const REASON_CODES = [
  'gameOver',
  'notYourDecision',
  'otherDecision',
  'noSuchCard',
  'notInHand',
  'notInDeck',
  'notAdditional',
  'alreadySwappedIn',
  'cannotReplace',
  'noSwapsLeft',
  'notYourDeck',
  'noSuchSpace',
  'spaceTaken',
  'leftIsEmpty',
  'streetNotOpen',
  'foreignToken',
  'threeInARow',
  'costTooHigh',
  'costPayable',
  'noCost',
  'belongsBeside',
  'belongsInCity',
  'mustPlay',
  'exchangeUsed',
  'handEmpty',
  'searchOver',
  'searchedCardInHand',
  'nothingToSearch',
  'otherSpace',
  'justReturned',
  'nothingToReplay',
  'nothingFaceUp',
  'notYours',
  'protected',
  'singleValue',
  'turnedAlready',
  'playerDone',
  'notDestroyed',
  'tokenThere',
  'alreadyProtected',
  'notAdjacent',
  'notItself',
  'mustAnswer',
  'notFaceUpInCity',
  'noInstantEffect',
  'nothingWouldHappen',
  'goesBeside',
  'staysInCity',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export function reason(rule: RuleNumber, code: ReasonCode, facts?: Facts): Reason {
  return facts === undefined ? { rule, code } : { rule, code, facts };
}

// Reasons shared by several rules. Each function returns no reasons if nothing is against it.

export function noSuchSpace(table: Table, space: Space): Reason[] {
  const good = Number.isInteger(space) && space >= 0 && space < table.top.length;
  return good ? [] : [reason('AR-S3', 'noSuchSpace', { space, streets: table.players.length })];
}

/** AR-P1, AR-P2, AR-P5. */
export function notEligible(table: Table, seat: Seat, space: Space): Reason[] {
  const bad = noSuchSpace(table, space);
  if (bad.length > 0) return bad;
  const holder = at(table.token, space);
  if (isFaceUp(table, space)) return [reason('AR-P1', 'spaceTaken', { space })];
  if (isReservedFrom(table, space, seat)) return [reason('AR-P5', 'foreignToken', { space, owner: holder })];
  if (holder >= 0 || at(table.top, space) >= 0) return [];
  const block = blockOf(space);
  const start = space - block;
  if (block > 0) {
    const occupied = at(table.top, space - 1) >= 0 || at(table.token, space - 1) >= 0;
    return occupied ? [] : [reason('AR-P1', 'leftIsEmpty', { space })];
  }
  if (isOpened(table, start)) return [];
  for (let earlier = 0; earlier < start; earlier += BLOCKS) {
    if (!isOpened(table, earlier)) return [reason('AR-P1', 'streetNotOpen', { space, first: earlier })];
  }
  return [];
}

/** AR-P4. */
export function tooManyInARow(table: Table, seat: Seat, space: Space): Reason[] {
  if (!areRunsLimited(table)) return [];
  const run = runAt(table, seat, space);
  return run < FORBIDDEN_RUN ? [] : [reason('AR-P4', 'threeInARow', { space, run })];
}

/** A card that the seat's colour does not have, or that is not in its hand now. */
export function notInHand(view: View, components: Components, card: string): Reason[] {
  const piece = pieceNamed(components, view.seat, card);
  if (piece === undefined) return [reason('AR-S1', 'noSuchCard', { card })];
  return (view.mine.hand & (1 << piece.number)) !== 0 ? [] : [reason('AR-T1', 'notInHand', { card })];
}

/** The space must have a face-up card. */
export function notFaceUp(table: Table, space: Space, rule: RuleNumber): Reason[] {
  const bad = noSuchSpace(table, space);
  if (bad.length > 0) return bad;
  return isFaceUp(table, space) ? [] : [reason(rule, 'nothingFaceUp', { space })];
}

/** The card on the space must be the seat's own. */
export function notOwn(table: Table, seat: Seat, space: Space, rule: RuleNumber): Reason[] {
  const owner = ownerOf(at(table.top, space));
  return owner === seat ? [] : [reason(rule, 'notYours', { space, owner })];
}

/** AR-X9. */
export function shielded(table: Table, components: Components, seat: Seat, space: Space): Reason[] {
  const piece = topPiece(table, components, space);
  if (!isShieldedFrom(table, piece, space, seat)) return [];
  return [reason('AR-X9', 'protected', { space, card: piece.id, owner: piece.seat })];
}
