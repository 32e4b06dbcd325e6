import type { Table } from '@archivolt/architectura';
import type { PartPropsOf } from '@archivolt/table/parts/touching.ts';
import type { Touching } from './targets.ts';

export { markOn } from '@archivolt/table/parts/touching.ts';

export interface PartProps extends PartPropsOf<Table, Touching, Words> {
  /** Ids of the cards in the player's hand that are new. */
  fresh?: ReadonlySet<string>;
}

/** The visible texts of the board, and the accessible names of its lists. */
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
  /** "3 cards on this space: fan out", and the heading of the fan. */
  stack(cards: number): string;
  fanned(cards: number): string;
  close: string;
  /** Between a name and its value, with the spaces of the language. */
  colon: string;
  /** Counters of a player, as "Cards in hand". */
  inHand: string;
  inDeck: string;
  tokens: string;
  score: string;
  toPlay: string;
  /** The player who must decide during another player's turn. */
  asked: string;
  /** "limit 4": shown if it is not the default. */
  limit(cards: number): string;
  exchanged: string;
  /** The cards added to a deck, which replace others. */
  added(card: string): string;
  /** Decks. */
  decks: string;
  /** "Basic value 5"; of a formula "Basic value X". */
  basicValue(value: string): string;
  neverReplaced: string;
  /** "2 of at most 3 swaps". */
  swaps(used: number, most: number): string;
  /** Stamps on cards that left the deck or were added to it. */
  out: string;
  in: string;
  yourDeck: string;
  ready: string;
  choosing: string;
  /** On a card that was just drawn. */
  fresh: string;
}
