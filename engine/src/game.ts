import type { Checked } from './check.ts';

/**
 * What a game is: what a seat may do and what then happens, over what that seat can see.
 * Everything here is plain data and pure functions; nothing knows a particular game.
 */

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** The one door through which the unknown enters: a pick from 0 to n − 1. */
export type Chance = (n: number) => number;

/** The types that make up one game, so that the rest needs a single type parameter. */
export interface Shape {
  /** What lies open: all that every seat and every onlooker may know. */
  table: unknown;
  /** What one seat alone knows. */
  mine: unknown;
  move: Move;
  event: Event;
  options: unknown;
}

/** All that one seat may know: the open table and its own secret part. */
export interface View<G extends Shape> {
  table: G['table'];
  seat: Seat;
  mine: G['mine'];
}

/** All there is. Only the server, the hot seat and a replay hold one; a bot never does. */
export interface State<G extends Shape> {
  table: G['table'];
  mine: G['mine'][];
}

/** A plain value that a sentence can be made of. */
export type Fact = string | number | boolean | null | readonly Fact[];
export type Facts = Readonly<Record<string, Fact>>;

/** Why something is not possible: the rule, a code for the sentence, and the facts that fill it. */
export interface Reason {
  rule: string;
  code: string;
  facts?: Facts;
}

/** One line of a score sheet: who gets how much by which rule. */
export interface ScoreLine {
  seat: Seat;
  rule: string;
  code: string;
  points: number;
  facts?: Facts;
}

/** The score, live ("if the game ended now") or final. */
export interface ScoreSheet {
  final: boolean;
  lines: ScoreLine[];
  /** Points per seat: the sum of the seat's lines. */
  totals: number[];
  /** Tie-breaks in the order in which they are asked, each with a value per seat; higher is better. */
  tieBreaks: { rule: string; code: string; values: number[] }[];
  /** Seats from first place to last; seats that nothing separates share an entry. */
  places: Seat[][];
}

export interface Move {
  readonly do: string;
}

export interface Event {
  readonly type: string;
  readonly rule: string;
}

/** What parsing gives: the value, or the place (a character index) and the reason of the first mistake. */
export type Parsed<V> = { ok: true; value: V } | { ok: false; at: number; why: string };

/** Text for positions; printing and parsing are inverse. No part of the game itself: who only plays need not load it. */
export interface Positions<G extends Shape> {
  printState(state: State<G>): string;
  parseState(text: string): Parsed<State<G>>;
}

/** Text for moves; printing and parsing are inverse. */
export interface Notation<G extends Shape> {
  printMove(move: G['move']): string;
  parseMove(text: string): Parsed<G['move']>;
}

/** What must be known of a game in which a seat has secrets. */
export interface Secrets<G extends Shape> {
  /** What is held by one who sees no secret: an onlooker, or the device between two persons. */
  readonly nothing: G['mine'];
  /** A move that is made only because it needs the secret part of its seat. Nobody need be asked for it. */
  decidesNothing(move: G['move']): boolean;
}

/** A turn, counted from the first one of the game, and the seat it belongs to. */
export interface Turn {
  readonly number: number;
  readonly seat: Seat;
}

export interface Game<G extends Shape> {
  id: string;
  /** Raised whenever a stored game would play on differently. */
  rulesVersion: number;
  /** Options from outside, or the path of the first bad value. */
  readOptions(value: unknown): Checked<G['options']>;
  setup(options: G['options'], chance: Chance): State<G>;
  /** The seat that must decide now; undefined when the game is over. */
  toMove(table: G['table']): Seat | undefined;
  /** Whose turn it is: another seat may be asked something in the middle of it. */
  turnOf(table: G['table']): Turn;
  /** Pushes every move that the seat to move may make now: the one source of legality. */
  legal(view: View<G>, offers: G['move'][]): void;
  /** Plays an offered move: changes the view's table and secret part in place. */
  play(view: View<G>, move: G['move'], chance: Chance, events?: G['event'][]): void;
  copyTable(table: G['table']): G['table'];
  copyMine(mine: G['mine']): G['mine'];
  /** Some state that this view could belong to, all that is unseen dealt anew. */
  imagine(view: View<G>, chance: Chance): State<G>;
  /** Why a seat cannot make a move now; empty for a move that is offered. */
  explain(view: View<G>, intent: G['move']): Reason[];
  score(table: G['table']): ScoreSheet;
  notation: Notation<G>;
  /** Only where seats have secrets. */
  secrets?: Secrets<G>;
}
