import type { BotKit } from '@archivolt/botkit';
import type {
  CheckResult,
  Game,
  GameTypes,
  Mistake,
  PositionNotation,
  Reason,
  ScoreSheet,
  Seat,
  State,
  View,
} from '@archivolt/engine';
import type { TableSpeaker } from '@archivolt/i18n';
import type { Arguments } from './arguments.ts';
import type { FlagHelp } from './choices.ts';
import type { Page } from './paint.ts';
import type { Translations } from './translations.ts';

/** Everything the command line knows about a game: a new game is a new entry. */
export interface Entry<G extends GameTypes> extends FlagHelp {
  game: Game<G>;
  positions: PositionNotation<G>;
  /** The game's model for bots. */
  botKit: BotKit<G>;
  /** Reads the game's options from the command line; the game itself validates them. */
  options(args: Arguments, players: number): Record<string, unknown>;
  /** Loads an external component set; absent in a game with a single one. */
  loadSet?(value: unknown): CheckResult<{ id: string }>;
  face: InputRules<G>;
  speak(translations: Translations): Promise<GameTexts<G>>;
  balance?: () => Balance<G>;
}

/** Input rules of a game, in any language. */
export interface InputRules<G extends GameTypes> {
  /** The seat whose turn begins with this event; undefined if the event does not begin a turn. */
  turnBegins(event: G['event']): Seat | undefined;
  /** Whether a move is a plain continuation, so that the next decision needs no confirmation. */
  isPlain(move: G['move']): boolean;
  /** Whether a move, as the only offer, decides nothing and is played automatically; absent if there is no such move. */
  isForced?(move: G['move']): boolean;
  /** The order of the offers, if it differs from that of the rules. */
  inOrder?(one: G['move'], other: G['move']): number;
}

/** Texts and board of a game in the terminal. The player in seat `me` is addressed as "you". */
export interface GameTexts<G extends GameTypes> extends TableSpeaker<G> {
  /** The names of the seats of the score sheet. */
  names(table: G['table']): string[];
  /** The name of a bot level. */
  level(name: string): string;
  /** The whole table as seen by the seat. */
  board(view: View<G>, page: Page): string[];
  /** The heading of an offer, absent if the offers need none, and its text below the heading. */
  group?(view: View<G>, move: G['move']): string;
  offer(view: View<G>, move: G['move']): string;
  reason(reason: Reason, view: View<G>): string;
  /** A mistake in a typed move, option or component set, in words. */
  mistake(mistake: Mistake): string;
  /** All moves that a person may mean by a word that is not a move, such as a section or a card. */
  intents(view: View<G>, text: string): G['move'][];
  /** The headings of the score sheet. */
  sheet: { final: string; ifEndedNow: string };
  /** The rules by number; loaded on demand. */
  rules(): Promise<Readonly<Record<string, string>>>;
}

/** Collects balance data of the components from finished games. */
export interface Balance<G extends GameTypes> {
  /** Whether a decision is made at random, so that every choice is measured. */
  isDrawn(move: G['move']): boolean;
  watch(state: State<G>, sheet: ScoreSheet): void;
  report(): object;
  lines(): string[];
}
