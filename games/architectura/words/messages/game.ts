import type { Card, CardId, Colour, Effect, EndEffect, Table, Timing, Way } from '@archivolt/architectura';
import type { CommonMessages, HelpText } from '@archivolt/i18n';

/**
 * All sentences of Architectura. A language says how things are called and put into sentences; which thing a space
 * or a question means at this table is found out before (`tell.ts`), so that no language looks at a table.
 */

/** The table that a sentence is about, and its reader. */
export interface Context {
  /** The current table for questions. A sentence about an event uses nothing of it that ever changes. */
  table: Table;
  /** A name for each seat. */
  names: readonly string[];
  /** The reader's seat, addressed as "you"; without it everybody is called by name. */
  me?: Seat | undefined;
}

export type Seat = Table['active'];

/** A formatted value, which may be negative. */
export type Figure = string;

/** A person in a sentence. */
export interface Who {
  readonly name: string;
  /** True for the reader. */
  readonly me: boolean;
}

/** A space in a sentence: "street 2, block 4". Both count from 1. */
export interface Spot {
  readonly street: number;
  readonly block: number;
}

/** Somebody's building: "Ada’s Library". */
export interface OwnedCard {
  readonly card: string;
  readonly owner: Who;
}

/** A building in the city; named by its space if it has none. */
export interface Target {
  readonly spot: Spot;
  readonly building: OwnedCard | null;
}

/** The source of a question. */
export interface Source {
  /** The card that asks; null if several cards in play could. */
  readonly card: string | null;
  /** The Forge, while its copied effect is carried out (AR-K16). */
  readonly through: string | null;
  /** Whose turn it is. */
  readonly by: Who;
}

/** What will happen to a building. */
export interface Fate {
  readonly change: 'up' | 'down' | 'destroy';
  /** Its new value; empty if it is destroyed. */
  readonly to: Figure;
}

/** The effect of comparing on the card to the left. */
export interface Outcome {
  readonly what:
    | 'nothing'
    | 'equal'
    | 'highest'
    | 'lowest'
    | 'up'
    | 'down'
    | 'destroyed'
    | 'escapes'
    | 'protected';
  /** Its value afterwards; empty if it has none. */
  readonly to: Figure;
  /** AR-C7: the reader may spare it. */
  readonly choice: boolean;
}

export interface Terms {
  title: string;
  /** Includes the space that the language puts before it. */
  colon: string;
  buildings: Record<CardId, string>;
  colours: Record<Colour, string>;
  /** Coats of arms, by colour. */
  houses: Record<Colour, string>;
  ways: Record<Way, string>;
  timings: Record<Timing, string>;
  faceUp: string;
  faceDown: string;
  city: string;
  hand: string;
  deck: string;
  tokens: string;
  besideCity: string;
  removed: string;
  /** In a list of people. */
  you: string;
  /** The name of a card, including cards of other component sets. */
  card(id: string): string;
  /** Without an article: "Library of Ada", "your Library". */
  building(building: OwnedCard): string;
  street(street: number): string;
  block(block: number): string;
  space(spot: Spot): string;
  value(value: Figure): string;
  countCards(n: number): string;
  countTokens(n: number): string;
  countPoints(n: number): string;
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
  effect(effect: Effect): string;
  end(effect: EndEffect): string;
  cost(cost: NonNullable<Card['cost']>): string;
  /** Texts of printed properties: protected, played beside the city, may move away, may be searched for. */
  protection: string;
  beside: string;
  escapes: string;
  search: string;
  noEffect: string;
}

/** Declined effects, each with its sentence. */
export type Declinable = 'turnCards' | 'return' | 'escape' | 'rebuild' | 'swap' | 'protect' | 'copy';

/** The name of a person is the subject of most sentences; the reader is "you". */
export interface Events {
  ready(who: Who): string;
  shown(who: Who, added: readonly string[], leftOut: readonly string[]): string;
  turnBegan(who: Who, turn: number): string;
  searched(who: Who, card: string): string;
  exchanged(who: Who, count: number): string;
  drew(who: Who, count: number, hand: number, deck: number): string;
  played(who: Who, card: string, spot: Spot, value: Figure, covers: string | null): string;
  playedBeside(who: Who, card: string, value: Figure): string;
  passed(who: Who): string;
  skipped(who: Who): string;
  declined: Record<Declinable | 'other', (who: Who) => string>;
  compared(left: OwnedCard, how: 'equal' | 'up' | 'destroy' | 'down', value: Figure, played: Figure): string;
  shielded(building: OwnedCard): string;
  spared(who: Who, card: string): string;
  turned(building: OwnedCard, way: Way, from: Figure, to: Figure, rises: boolean): string;
  destroyed(building: OwnedCard, from: Figure, beside: boolean): string;
  rebuilt(who: Who, card: string, spot: Spot, to: Figure): string;
  moved(who: Who, card: string, from: Spot, to: Spot): string;
  swapped(one: OwnedCard, other: OwnedCard): string;
  returned(who: Who, card: string, spot: Spot): string;
  removed(building: OwnedCard, from: 'hand' | 'beside' | 'city'): string;
  playedFaceDown(who: Who, card: string, spot: Spot | null): string;
  tokenPlaced(who: Who, spot: Spot, on: 'space' | 'card'): string;
  tokenReturned(who: Who, spot: Spot): string;
  limitRaised(who: Who, to: number): string;
  copied(who: Who, card: string): string;
  revalued(building: OwnedCard, from: Figure, to: Figure): string;
  ended: string;
}

/** The questions of the action bar. A question out of turn names the card that asks. */
export interface Asks {
  /** For everybody except the deciding player. */
  waiting(who: Who): string;
  waitingFor(source: Source, who: Who): string;
  choosesDeck(who: Who): string;
  over: string;
  swaps(most: number): string;
  show(cards: number): string;
  turn(mayExchange: boolean): string;
  pay(card: string, left: number, fallen: boolean): string;
  spare(building: OwnedCard, fate: Fate, by: OwnedCard | null): string;
  spareHits(source: Source, building: OwnedCard): string;
  escape(inn: OwnedCard, by: OwnedCard | null): string;
  turnEach(source: Source, owners: string): string;
  /** The same for a single remaining player. */
  turnOne(source: Source, owner: Who): string;
  turnOwn(source: Source, left: number, begun: boolean): string;
  return(source: Source): string;
  replay(spot: Spot): string;
  rebuild(source: Source): string;
  token(source: Source): string;
  faceDown(source: Source, beside: boolean): string;
  swap(source: Source): string;
  protect(source: Source): string;
  copy(source: Source): string;
  leave(card: string): string;
  endTurn(count: number): string;
  continue: string;
}

/** The full text of a button. A null fact is unknown, because the move is not possible now. */
export interface Moves {
  replace(card: string, by: string): string;
  ready: string;
  show(added: readonly string[], leftOut: readonly string[]): string;
  continue: Record<'leave' | 'endTurn' | 'other', string>;
  search(put: string, wanted: string | null): string;
  exchange: string;
  play(card: string, spot: Spot): string;
  playBeside(card: string): string;
  remove(card: string): string;
  pass: string;
  pay(card: string): string;
  spare(building: OwnedCard | null): string;
  allow(fate: Fate | null): string;
  move(inn: string | null, spot: Spot): string;
  turn(target: Target, way: Way, to: Figure | null): string;
  return(target: Target): string;
  rebuild(target: Target): string;
  token(spot: Spot): string;
  faceDown(card: string, spot: Spot): string;
  faceDownBeside(card: string): string;
  swap(target: Target): string;
  protect(target: Target): string;
  copy(card: string): string;
  decline: Record<Declinable | 'other', string>;
}

/** Actions without a card: the name on a small button, and an explanation. */
export type Command =
  | 'ready'
  | 'show'
  | 'continue'
  | 'search'
  | 'exchange'
  | 'remove'
  | 'pass'
  | 'spare'
  | 'allow'
  | 'beside'
  | 'decline';

export interface Compares {
  /** A short text beside the sign: "rises to 7". */
  short(outcome: Outcome): string;
  full(left: OwnedCard | null, outcome: Outcome): string;
}

export interface Scores {
  building(card: string, spot: Spot): string;
  beside(card: string): string;
  adjacent(card: string, to: string): string;
  fallen(card: string): string;
  buildingHelp: string;
  /** The meaning of the letter in a formula. */
  letters: Record<'X' | 'N', string>;
  besideHelp: string;
  adjacentHelp(to: string, at: Spot | null): string;
  fallenHelp(cards: number, each: number): string;
  mostFaceUp: string;
  lowestValue: string;
  total: string;
  wins(who: Who, points: number): string;
  shared(names: string, points: number): string;
  /** What decided a tie. */
  decided: { mostFaceUp: string; lowestValue: string };
}

/** Parts of the screen-reader description of a thing on the table. */
export interface Descriptions {
  empty: string;
  mayBuild: string;
  ruin(building: OwnedCard): string;
  token(who: Who): string;
  protected: string;
  beneath(cards: string): string;
  sides(top: Figure, right: Figure, bottom: Figure, left: Figure): string;
  onlyValue(value: Figure): string;
  handOf(n: number): string;
  deckOf(n: number): string;
  limit(n: number): string;
  exchanged: string;
  fallen(cards: string): string;
}

/** The deck-building screen: AR-V. */
export interface Decks {
  title: string;
  basic: string;
  additional: string;
  left(n: number): string;
  inDeck: string;
  leftOut: string;
}

/** The handover between players at one device. */
export interface HotSeat {
  /** A decision out of turn: who is asked, and by which card. */
  asked(name: string, source: Source): string;
  hidden(n: number): string;
}

/** Names of lists on the board, and what can be done with something held. */
export interface Board {
  /** The question at the beginning of a turn. */
  play: string;
  /** Asked instead of it if no card can be played, but the hand can be exchanged. */
  noneFits: string;
  /** After the exchange of the hand, before it is confirmed; without a full stop. */
  newCards: string;
  /** The effect of touching a card in hand or a building. */
  choose: string;
  turn: string;
  /** The question while a card or a building is selected. */
  held: Record<'hand' | 'space' | 'turn' | 'deck' | 'search', string>;
  /** The help for the digit keys. */
  numbered: string;
  map: string;
  /** Fans out a stack. */
  stack(cards: number): string;
  /** The heading of a fanned-out stack. */
  fanned(cards: number): string;
  /** A card that was added to a deck. */
  added(card: string): string;
  toPlay: string;
  /** The player who must decide during another player's turn. */
  asked: string;
  /** Deck building: which cards may replace each other, and how many swaps are used. */
  basicValue(value: string): string;
  neverReplaced: string;
  swaps(used: number, most: number): string;
  yourDeck: string;
  ready: string;
  choosing: string;
  /** On a hand card that was just drawn. */
  fresh: string;
}

export interface ArchitecturaMessages extends CommonMessages {
  terms: Terms;
  events: Events;
  asks: Asks;
  moves: Moves;
  commands: Record<Command, HelpText>;
  compare: Compares;
  score: Scores;
  describe: Descriptions;
  decks: Decks;
  hotSeat: HotSeat;
  board: Board;
}

export { levelName, standingName } from '@archivolt/i18n';
export { askingCard, askSentence, handOverSentence } from '../asks.ts';
export {
  compareSentence,
  compareShort,
  describeCard,
  describePlayer,
  describeSpace,
  effectLines,
  formulaAt,
  playerFacts,
  sideName,
} from '../describe.ts';
export { moveLabel, moveShort } from '../moves.ts';
export { scoreHelp, scoreLabel, tieBreakLabel, tieBreakValue, winnerSentence } from '../scores.ts';
export { eventSentence } from '../sentences.ts';
export { seatName, spotOf } from '../things.ts';
/** The export name that the loader expects. */
export type { ArchitecturaMessages as GameMessages };
