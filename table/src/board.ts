import type { Game, GameFacts, GameTypes, Puzzle } from '@archivolt/engine';
import type { CardWords, GameWords, Locale, RuleBook } from '@archivolt/i18n';
import type { Drawings } from './draw/drawings.ts';
import type { Editor } from './editing.ts';
import type { Kit } from './kit.ts';
import type { LessonBook } from './lessonBook.ts';
import type { Sandbox } from './session/sandboxSession.ts';

/** What the page loads of a game, each part when it is needed. */
export interface Board<G extends GameTypes, T, S> {
  readonly card: Card;
  cardWords(locale: Locale): Promise<CardWords>;
  facts(): Promise<GameFacts>;
  rules(): Promise<Game<G>>;
  kit(): Promise<Kit<G, T, S>>;
  words(locale: Locale): Promise<GameWords>;
  ruleBook(locale: Locale): Promise<RuleBook<string>>;
  /** Absent in a game that teaches nothing yet. */
  lessons?(): Promise<LessonBook<G>>;
  /** Absent in a game whose positions cannot be set up by hand. */
  editor?(): Promise<Editor<G>>;
  /** Absent in a game without puzzles. */
  puzzles?(): Promise<PuzzleBook<G>>;
  /** What its rules page needs. */
  book(): Promise<{
    readonly drawings: Drawings;
    /** For a table on which something is tried out. */
    readonly sandbox: Sandbox<G>;
    /** How sure the printed values are, part by part of the component set. */
    readonly standing: Readonly<Record<string, string>>;
  }>;
}

/** The puzzles of a game, and what shows their positions. */
export interface PuzzleBook<G extends GameTypes> {
  readonly puzzles: readonly Puzzle[];
  readonly sandbox: Sandbox<G>;
}

/** How the start page shows the game, beside its poster. */
export interface Card {
  /** Stands for what the game is played with. */
  readonly icon: string;
  /** The colours of its first button; without them those of the page. */
  readonly ground?: string;
  readonly ink?: string;
}
