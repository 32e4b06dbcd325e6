import type { Seat } from '@archivolt/engine';
import type { RuleNumber } from './ruleNumbers.ts';

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** AR-S3: eight blocks per street, as many streets as players. */
export const BLOCKS = 8;
export const MOST_PLAYERS = 4;

/** AR-S1, AR-V1: the first twelve cards of a colour are its basic deck, the next six its additional cards. */
export const BASIC = 12;
export const ADDITIONAL = 6;
export const CARDS_A_COLOUR = BASIC + ADDITIONAL;
export const TOKENS = 2;
/** AR-D1, before anything raises it. */
export const HAND_LIMIT = 3;

/** A space in the city: street times eight plus block, both from 0. */
export type Space = number;
/** One card of one player: seat times eighteen plus the card's number in its colour. */
export type Building = number;

/** Clockwise brings the left side up, counter-clockwise the right one. */
export const WAYS = ['cw', 'ccw'] as const;
export type Way = (typeof WAYS)[number];

/** Questions to a seat; the entries of the table's `todo` that wait for a decision. */
export const ASKS = [
  'swaps',
  'show',
  'turn',
  'pay',
  'spare',
  'spareHits',
  'escape',
  'turnCards',
  'return',
  'replay',
  'rebuild',
  'token',
  'faceDown',
  'swap',
  'protect',
  'copy',
] as const;
/** Automatic steps, run as soon as possible: some of them need the hand of a seat that is not deciding. */
export const STEPS = ['effect', 'escapes', 'leave', 'endTurn'] as const;
export type Step = (typeof STEPS)[number];
export type Ask = (typeof ASKS)[number] | Step;

export type Move =
  /** AR-V1: replace a basic card by an additional one. */
  | { readonly do: 'replace'; readonly card: string; readonly by: string }
  | { readonly do: 'ready' }
  /** AR-V3: the answer includes what it reveals, because it makes a secret public. */
  | { readonly do: 'show'; readonly added: readonly string[]; readonly leftOut: readonly string[] }
  /** Continue with automatic steps: the only offer, made when they need this seat's hand. */
  | { readonly do: 'continue' }
  /** AR-K14. */
  | { readonly do: 'search'; readonly put: string }
  /** AR-T3. */
  | { readonly do: 'exchange' }
  | { readonly do: 'play'; readonly card: string; readonly space: Space }
  /** AR-K13. */
  | { readonly do: 'playBeside'; readonly card: string }
  /** AR-K17, AR-K18: out of the game, as the play of the turn. */
  | { readonly do: 'remove'; readonly card: string }
  | { readonly do: 'pass' }
  | { readonly do: 'pay'; readonly card: string }
  /** AR-X9: whether the player's card affects their own protected card. */
  | { readonly do: 'spare' }
  | { readonly do: 'allow' }
  /** AR-K7. */
  | { readonly do: 'move'; readonly space: Space }
  | { readonly do: 'turn'; readonly space: Space; readonly way: Way }
  | { readonly do: 'return'; readonly space: Space }
  | { readonly do: 'rebuild'; readonly space: Space }
  | { readonly do: 'token'; readonly space: Space }
  | { readonly do: 'faceDown'; readonly card: string; readonly space: Space }
  | { readonly do: 'faceDownBeside'; readonly card: string }
  | { readonly do: 'swap'; readonly space: Space }
  | { readonly do: 'protect'; readonly space: Space }
  | { readonly do: 'copy'; readonly card: string }
  | { readonly do: 'decline' };

export type Do = Move['do'];
export type MoveOf<K extends Do> = Extract<Move, { do: K }>;

interface WithRule {
  readonly rule: RuleNumber;
}

/** A card of a player and its space: the subject of most events. */
export interface CardOnSpace {
  readonly owner: Seat;
  readonly card: string;
  readonly space: Space;
}

/** All events. No event has a field for a secret: a draw says only how many. */
export type Event = WithRule &
  (
    | { readonly type: 'ready'; readonly seat: Seat }
    | DeckShown
    | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
    | { readonly type: 'searched'; readonly seat: Seat; readonly card: string }
    | { readonly type: 'exchanged'; readonly seat: Seat; readonly count: number }
    | Drew
    | ({ readonly type: 'played'; readonly value: number; readonly covers: string | null } & CardOnSpace)
    | { readonly type: 'playedBeside'; readonly owner: Seat; readonly card: string; readonly value: number }
    | { readonly type: 'passed'; readonly seat: Seat }
    | { readonly type: 'skipped'; readonly seat: Seat }
    | { readonly type: 'declined'; readonly seat: Seat; readonly ask: Ask }
    | ({ readonly type: 'compared'; readonly value: number; readonly played: number } & CardOnSpace)
    | ({ readonly type: 'shielded'; readonly from: Seat } & CardOnSpace)
    | ({ readonly type: 'spared' } & CardOnSpace)
    | ({
        readonly type: 'turned';
        readonly way: Way;
        readonly from: number;
        readonly to: number;
      } & CardOnSpace)
    | ({ readonly type: 'destroyed'; readonly from: number; readonly beside: boolean } & CardOnSpace)
    | ({ readonly type: 'rebuilt'; readonly to: number } & CardOnSpace)
    | ({ readonly type: 'moved'; readonly from: Space } & CardOnSpace)
    | { readonly type: 'swapped'; readonly one: CardOnSpace; readonly other: CardOnSpace }
    | ({ readonly type: 'returned' } & CardOnSpace)
    | RemovedEvent
    | {
        readonly type: 'playedFaceDown';
        readonly owner: Seat;
        readonly card: string;
        readonly space: Space | null;
      }
    | {
        readonly type: 'tokenPlaced';
        readonly seat: Seat;
        readonly space: Space;
        readonly on: 'space' | 'card';
      }
    | { readonly type: 'tokenReturned'; readonly seat: Seat; readonly space: Space }
    | { readonly type: 'limitRaised'; readonly seat: Seat; readonly from: number; readonly to: number }
    | { readonly type: 'copied'; readonly seat: Seat; readonly card: string }
    /** AR-X1, AR-X2: a value that changed because its neighbour or its block did. */
    | ({ readonly type: 'revalued'; readonly from: number; readonly to: number } & CardOnSpace)
    | { readonly type: 'ended' }
  );

/** AR-V3: the additional cards of a deck, and the basic ones they replaced. */
interface DeckShown {
  readonly type: 'shown';
  readonly seat: Seat;
  readonly added: readonly string[];
  readonly leftOut: readonly string[];
}

interface Drew {
  readonly type: 'drew';
  readonly seat: Seat;
  readonly count: number;
  /** Cards in the hand and in the deck afterwards. */
  readonly hand: number;
  readonly deck: number;
}

interface RemovedEvent {
  readonly type: 'removed';
  readonly owner: Seat;
  readonly card: string;
  readonly from: 'hand' | 'beside' | 'city';
  readonly space: Space | null;
}
