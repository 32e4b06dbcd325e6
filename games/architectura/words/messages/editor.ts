import type { PositionMistake } from '@archivolt/architectura';

/** The texts of the position editor. */
export interface EditorWords {
  /** Why a position is impossible, with the facts in braces; the faulty part is shown beside it. */
  readonly impossible: Readonly<Record<PositionMistake, string>>;
  readonly fields: Readonly<Record<FieldName, string>>;
}

/** What can be edited, and its values. */
type FieldName =
  | 'card'
  | 'none'
  | 'turned'
  | 'basic'
  | 'clockwise'
  | 'twice'
  | 'counterClockwise'
  | 'destroyed'
  | 'beneath'
  | 'token'
  | 'deck'
  | 'hand'
  | 'under'
  | 'beside'
  | 'fallen'
  | 'out'
  | 'inCity'
  | 'limit'
  | 'exchanged'
  | 'searches'
  | 'notInDeck'
  | 'instead'
  | 'swaps'
  | 'quiet'
  | 'players'
  | 'turn'
  | 'active'
  | 'asked'
  | 'begins'
  | 'over'
  | 'asIs'
  | 'table';
