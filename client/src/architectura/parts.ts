import type { Table } from '@archivolt/architectura';
import type { Seat } from '@archivolt/engine';
import { keyOf, type Mark, type Target, type Touching } from './targets.ts';

/** What the board parts are given. They hold no rule and no sentence. */

export interface PartProps {
  table: Table;
  /** The table after the moves that are being considered: what would change is shown. */
  after?: Table | undefined;
  /** The seat that this device shows as its own. */
  seat: Seat;
  seats: readonly SeatLook[];
  touching: Touching;
  words: Words;
}

export interface SeatLook {
  name: string;
  /** A few words under the name: "online", "bot, master". */
  note?: string;
}

/** The visible words of the board, and the names of its lists for a screen reader. */
export interface Words {
  /** The name of a building by its id; short enough for a ribbon. */
  cardName(card: string): string;
  /** Names of lists. */
  city: string;
  map: string;
  hand: string;
  players: string;
  /** "Street 2": the number from 1. */
  street(number: number): string;
  /** "Beside the city", and of one player: "Inês's yard". */
  beside: string;
  yard(name: string): string;
  /** "3 cards on this space: fan out", and the heading of what is fanned out. */
  stack(cards: number): string;
  fanned(cards: number): string;
  close: string;
  /** Counters of a player, as "Cards in hand". */
  inHand: string;
  inDeck: string;
  tokens: string;
  score: string;
  toPlay: string;
  /** Who must decide while it is somebody else's turn. */
  asked: string;
  /** "limit 4": shown where it is not the usual one. */
  limit(cards: number): string;
  exchanged: string;
  /** What came into a deck, in place of other cards. */
  added(card: string): string;
  /** Decks. */
  decks: string;
  /** "Basic value 5"; of a formula "Basic value X". */
  basicValue(value: string): string;
  neverReplaced: string;
  /** "2 of at most 3 swaps". */
  swaps(used: number, most: number): string;
  /** Stamps on cards that left the deck or came into it. */
  out: string;
  in: string;
  yourDeck: string;
  ready: string;
  choosing: string;
}

export const markOn = (touching: Touching, target: Target): Mark | undefined =>
  touching.marks.get(keyOf(target));

export const nameOf = (touching: Touching, target: Target): string =>
  markOn(touching, target)?.label ?? touching.labelOf(target);
