import type { PositionMistake } from '@archivolt/red-cathedral';

/** The texts of the position editor. */
export interface EditorWords {
  /** Why a position is impossible, with the facts in braces; the faulty part is shown beside it. */
  readonly impossible: Readonly<Record<PositionMistake, string>>;
  readonly fields: Readonly<Record<FieldName, string>>;
}

/** What can be edited, and its values. */
type FieldName =
  | 'card'
  | 'state'
  | 'free'
  | 'claimed'
  | 'completed'
  | 'owner'
  | 'ornamentOf'
  | 'tile'
  | 'none'
  | 'shows'
  | 'place'
  | 'resource'
  | 'influence'
  | 'space'
  | 'covered'
  | 'aside'
  | 'side'
  | 'players'
  | 'withIvan'
  | 'turn'
  | 'active'
  | 'ending'
  | 'rerolled'
  | 'asked'
  | 'begins'
  | 'over'
  | 'asIs'
  | 'placed'
  | 'table'
  | 'ivanCards';
