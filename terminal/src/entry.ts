import type { BotKit } from '@archivolt/botkit';
import type {
  CheckResult,
  Game,
  GameTypes,
  PositionNotation,
  Reason,
  ScoreSheet,
  Seat,
  State,
  View,
} from '@archivolt/engine';
import type { Language, Phrases, TableSpeaker } from '@archivolt/i18n';
import type { Arguments } from './arguments.ts';
import type { Proposed, Shortcut } from './choices.ts';
import type { Page } from './paint.ts';
import type { Translations } from './translations.ts';

/** Everything the command line knows about a game: a new game is a new entry. */
export interface Entry<G extends GameTypes> {
  game: Game<G>;
  positions: PositionNotation<G>;
  /** The game's model for bots. */
  botKit: BotKit<G>;
  /** A flag for one value of a choice, beside the flags of the choices. */
  shortcut?: Shortcut;
  /** Replaces the usual values of choices that are not given. */
  proposed?(args: Arguments): Proposed;
  /** What the flags mean, for the help. */
  flagWords(language: Language): Promise<Readonly<Record<string, string>>>;
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
  /** Whether a move is a plain continuation, so that the next decision needs no confirmation; absent if all are. */
  isPlain?(move: G['move']): boolean;
  /** Whether a move, as the only offer, decides nothing and is played automatically; absent if there is no such move. */
  isForced?(move: G['move']): boolean;
  /** The order of the offers, if it differs from that of the rules. */
  inOrder?(one: G['move'], other: G['move']): number;
}

/** Texts and board of a game in the terminal. The player in seat `me` is addressed as "you". */
export interface GameTexts<G extends GameTypes> extends TableSpeaker<G> {
  /** The whole table as seen by the seat. */
  board(view: View<G>, page: Page): string[];
  /** The heading of an offer, absent if the offers need none, and its text below the heading. */
  group?(view: View<G>, move: G['move']): string;
  /** An offer in words, if they are not simply those of the move. */
  offer?(view: View<G>, move: G['move']): string;
  reason(reason: Reason, view: View<G>): string;
  /** Phrases for the mistakes that the game's own parsers report; absent if they report none. */
  mistakes?: Phrases;
  /** All moves that a person may mean by a word that is not a move, such as a section or a card; absent if none. */
  intents?(view: View<G>, text: string): G['move'][];
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
