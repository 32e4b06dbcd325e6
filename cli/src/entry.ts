import type { Levels, School } from '@archivolt/bots';
import type {
  Checked,
  Game,
  Positions,
  Reason,
  ScoreLine,
  ScoreSheet,
  Seat,
  Shape,
  State,
  View,
} from '@archivolt/engine';
import type { Arguments, Options } from './arguments.ts';
import type { Page } from './paint.ts';
import type { Tongue } from './tongue.ts';

/** All that the command line knows of a game: a new game is a new entry. */
export interface Entry<G extends Shape> {
  game: Game<G>;
  positions: Positions<G>;
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
  speak(tongue: Tongue): Promise<Voice<G>>;
  balance?: () => Balance<G>;
}

/** What a person's typing means, in whatever language the game is told. */
export interface Face<G extends Shape> {
  /** Whose turn begins with this event, if it is one that begins a turn. */
  turnBegins(event: G['event']): Seat | undefined;
  /** Plainly means to go on: what comes after it needs no second question. */
  isPlain(move: G['move']): boolean;
  /** The only offer, and nothing to decide: played by itself. */
  isForced(move: G['move']): boolean;
}

/** How a game looks and speaks in the terminal. Whoever sits at `me` is told "you". */
export interface Voice<G extends Shape> {
  title: string;
  /** Who sits in each seat of the score sheet. */
  names(table: G['table']): string[];
  /** What a bot of this level is called. */
  level(name: string): string;
  /** The whole table as the seat sees it. */
  board(view: View<G>, page: Page): string[];
  /** What is asked now. */
  question(view: View<G>): string;
  /** The heading under which an offer stands, and the offer under it. */
  group(view: View<G>, move: G['move']): string;
  offer(view: View<G>, move: G['move']): string;
  /** The offer by itself. */
  label(view: View<G>, move: G['move']): string;
  /** What happened, as a sentence; the table is the one after the event. */
  tell(event: G['event'], table: G['table'], me: Seat | undefined): string;
  why(reason: Reason, view: View<G>): string;
  /** Everything that a person may mean by a word that is no move, such as a section or a card. */
  intents(view: View<G>, text: string): G['move'][];
  /** The headings of the score sheet. */
  sheet: { final: string; ifEndedNow: string };
  /** A line of it, and what there is to say about its points. */
  scoreLabel(line: ScoreLine, table: G['table']): string;
  scoreHelp(line: ScoreLine, table: G['table']): string | undefined;
  tieBreak(code: string): string;
  tieBreakValue(code: string, value: number): string;
  verdict(sheet: ScoreSheet, table: G['table'], me: Seat | undefined): string;
  /** The rules by their numbers, read only when somebody asks. */
  rules(): Promise<Readonly<Record<string, string>>>;
}

/** Looks at finished games to judge the components. */
export interface Balance<G extends Shape> {
  /** A decision that is made at random, so that every choice is measured. */
  isDrawn(move: G['move']): boolean;
  watch(state: State<G>, sheet: ScoreSheet): void;
  report(): object;
  lines(): string[];
}
