import type { CheckResult } from './check.ts';
import type { GameFacts } from './facts.ts';
import type { Mistake } from './mistake.ts';

/**
 * The interface of a game: what a seat may do and what happens then, computed from what that seat can see. It is all
 * plain data and pure functions and knows no particular game.
 */

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** The only source of randomness: a pick from 0 to n − 1. */
export type Chance = (n: number) => number;

/** The types that make up one game, bundled so that generics need a single type parameter. */
export interface GameTypes {
  /** The open state, which every seat and every spectator may see. */
  table: unknown;
  /** The private state of one seat. */
  mine: unknown;
  move: Move;
  event: Event;
  options: unknown;
}

/** Everything one seat may know: the open table and its own private state. */
export interface View<G extends GameTypes> {
  table: G['table'];
  seat: Seat;
  mine: G['mine'];
}

/** The full state. Only the server, a hot-seat game and a replay hold one; a bot never does. */
export interface State<G extends GameTypes> {
  table: G['table'];
  mine: G['mine'][];
}

/** A plain value used to build a sentence. */
export type Fact = string | number | boolean | null | readonly Fact[];
export type Facts = Readonly<Record<string, Fact>>;

/** Why something is not possible: the rule, a code for the sentence and the facts it mentions. */
export interface Reason {
  rule: string;
  code: string;
  facts?: Facts;
}

/** One line of a score sheet: points of one seat under one rule. */
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
  /** Tie-breaks in the order in which they apply, each with a value per seat; higher is better. */
  tieBreaks: { rule: string; code: string; values: number[] }[];
  /** Seats from first place to last; seats that remain tied share an entry. */
  places: Seat[][];
}

/** What a seat decides, named by a verb. A game adds the parameters. */
export interface Move {
  readonly do: string;
}

/** What has happened, named in the past tense, and the rule behind it. A game adds the facts. */
export interface Event {
  readonly type: string;
  readonly rule: string;
}

/** The parsed value, or the first mistake with its position (a character index) and its text in English. */
export type Parsed<V> =
  | { ok: true; value: V }
  | { ok: false; at: number; why: string; mistake: Mistake; impossible?: Impossible<V> };

/** The text could be read, but the rules cannot bring about its value. */
export interface Impossible<V> {
  readonly value: V;
  /** The part that contradicts the rules, in the game's own terms. */
  readonly part: string;
  readonly rule: string;
}

/**
 * Notation of positions; printing and parsing are inverse. It is separate from `Game` because playing does not need it.
 */
export interface PositionNotation<G extends GameTypes> {
  printState(state: State<G>): string;
  parseState(text: string): Parsed<State<G>>;
}

/** Notation of moves; printing and parsing are inverse. */
export interface Notation<G extends GameTypes> {
  printMove(move: G['move']): string;
  parseMove(text: string): Parsed<G['move']>;
}

/** The additional part of a game with private state. */
export interface Secrets<G extends GameTypes> {
  /** The private state of a viewer who sees no secrets: a spectator, or the device while it is passed on. */
  readonly nothing: G['mine'];
  /**
   * Whether this move can be played automatically when it is the only one: it decides nothing, and playing it
   * immediately reveals nothing.
   */
  decidesNothing(move: G['move']): boolean;
}

/** A turn, numbered from the start of the game, and the seat that takes it. */
export interface Turn {
  readonly number: number;
  readonly seat: Seat;
}

/** What an earlier rules version did differently. */
export type FormerRules<G extends GameTypes> = { rulesVersion: number } & Partial<
  Omit<Game<G>, 'id' | 'former'>
>;

/** One game: its facts, its rules and its notation. Words, drawings and bots are built on it and change nothing here. */
export interface Game<G extends GameTypes> {
  id: string;
  /** Raised whenever a stored game would continue differently or its events would read differently. */
  rulesVersion: number;
  /**
   * The differences of earlier rules versions: a game is continued, replayed and verified under the rules it began
   * with.
   */
  former?: readonly FormerRules<G>[];
  facts: GameFacts;
  /** Validates options; reports the path of the first bad value. */
  readOptions(value: unknown): CheckResult<G['options']>;
  setup(options: G['options'], chance: Chance): State<G>;
  /** The seat that must decide now; undefined when the game is over. */
  toMove(table: G['table']): Seat | undefined;
  /** The seat whose turn it is; another seat may have to decide in the middle of it. */
  turnOf(table: G['table']): Turn;
  /** Pushes every legal move of the seat to move. This is the single source of legality. */
  legal(view: View<G>, offers: G['move'][]): void;
  /** Plays an offered move and changes the view's table and private state in place. */
  play(view: View<G>, move: G['move'], chance: Chance, events?: G['event'][]): void;
  copyTable(table: G['table']): G['table'];
  copyMine(mine: G['mine']): G['mine'];
  /** Samples a full state consistent with this view, dealing everything unseen at random. */
  imagine(view: View<G>, chance: Chance): State<G>;
  /** Why a seat cannot make a move now; empty for an offered move. */
  explain(view: View<G>, intent: G['move']): Reason[];
  score(table: G['table']): ScoreSheet;
  notation: Notation<G>;
  /** Present only in games with private state; without it, every `mine` is null. */
  secrets?: Secrets<G>;
}
