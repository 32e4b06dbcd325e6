import type { Levels, School } from '@archivolt/bots';
import type {
  Checked,
  Game,
  Reason,
  ScoreLine,
  ScoreSheet,
  Seat,
  Shape,
  State,
  View,
} from '@archivolt/engine';
import type { Arguments, Options } from './arguments.ts';
import type { Paint } from './paint.ts';

/** All that the command line knows of a game: a new game is a new entry. */
export interface Entry<G extends Shape> {
  game: Game<G>;
  title: string;
  /** Seats that people or bots take. */
  players: { min: number; max: number };
  levels: Levels<G>;
  /** What the learned bots know of the game. */
  school: School<G>;
  /** The options of this game, beside those that every game has. */
  flags: Options;
  /** The game's options from the command line; what they mean is checked by the game itself. */
  options(args: Arguments, players: number): Record<string, unknown>;
  /** Which flag gave a bad option. */
  flagOf(path: string): string;
  /** Takes a component set from outside. */
  loadSet(value: unknown): Checked<{ id: string }>;
  turnOf(table: G['table']): number;
  face: Face<G>;
  balance?: () => Balance<G>;
}

/** How a game looks and speaks in the terminal. */
export interface Face<G extends Shape> {
  /** Who sits in each seat of the score sheet. */
  names(table: G['table']): string[];
  /** The whole table as the seat sees it. */
  board(view: View<G>, paint: Paint): string[];
  /** What is asked now. */
  question(view: View<G>): string;
  /** The heading under which an offer stands, and the offer as a sentence. */
  group(move: G['move']): string;
  offer(view: View<G>, move: G['move']): string;
  /** What happened, as a sentence; nothing where another event says it. `who` names the seats. */
  tell(event: G['event'], table: G['table'], who: Who): string | undefined;
  /** Whose turn begins with this event, if it is one that begins a turn. */
  turnBegins(event: G['event']): Seat | undefined;
  why(reason: Reason, table: G['table'], who: Who): string;
  /** Everything that a person may mean by a word that is no move, such as a section or a card. */
  intents(view: View<G>, text: string): G['move'][];
  /** Plainly means to go on: what comes after it needs no second question. */
  isPlain(move: G['move']): boolean;
  /** The only offer, and nothing to decide: played by itself. */
  isForced(move: G['move']): boolean;
  scoreLine(line: ScoreLine, table: G['table']): string;
  tieBreak(code: ScoreSheet['tieBreaks'][number]['code']): string;
}

/** Names a seat in a sentence. */
export type Who = (seat: Seat) => string;

/** Looks at finished games to judge the components. */
export interface Balance<G extends Shape> {
  /** A decision that is made at random, so that every choice is measured. */
  isDrawn(move: G['move']): boolean;
  watch(state: State<G>, sheet: ScoreSheet): void;
  report(): object;
  lines(): string[];
}
