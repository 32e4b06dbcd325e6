import type { Game, GameFacts, GameTypes, Puzzle } from '@archivolt/engine';
import type { CardWords, GameWords, Locale, RuleBook } from '@archivolt/i18n';
import type { Drawings } from './draw/drawings.ts';
import type { Editor } from './editing.ts';
import type { Kit } from './kit.ts';
import type { LessonBook } from './lessonBook.ts';
import type { Sandbox } from './session/sandboxSession.ts';

/** The parts of a game that the page loads, each when it is needed. */
export interface Board<G extends GameTypes, T, S> {
  /** Known without loading anything. */
  readonly card: Card;
  /** The texts of its card, which also name the game on other pages. */
  cardWords(locale: Locale): Promise<CardWords>;
  /** Players, colours and choices, for the set-up forms. */
  facts(): Promise<GameFacts>;
  /** The game itself. */
  rules(): Promise<Game<G>>;
  /** Its part of the table. */
  kit(): Promise<Kit<G, T, S>>;
  /** The texts of its set-up forms, its sources of points and its components. */
  words(locale: Locale): Promise<GameWords>;
  /** The rules by their numbers. */
  ruleBook(locale: Locale): Promise<RuleBook<string>>;
  /** Absent in a game without lessons. */
  lessons?(): Promise<LessonBook<G>>;
  /** Absent in a game without a position editor. */
  editor?(): Promise<Editor<G>>;
  /** Absent in a game without puzzles. */
  puzzles?(): Promise<PuzzleBook<G>>;
  /** The parts of its rules page. */
  book(): Promise<{
    /** Absent in a game without drawings of its rules. */
    readonly drawings?: Drawings;
    /** For the sandbox table of a drawing, and for stored positions. */
    readonly sandbox: Sandbox<G>;
    /** How certain the printed values are, by part of the component set; absent in a game without one. */
    readonly standing?: Readonly<Record<string, string>>;
  }>;
}

/** The puzzles of a game, and the sandbox that shows their positions. */
export interface PuzzleBook<G extends GameTypes> {
  readonly puzzles: readonly Puzzle[];
  readonly sandbox: Sandbox<G>;
}

/** The game's card on the start page, besides its poster. */
export interface Card {
  /** An icon of the game's pieces. */
  readonly icon: string;
  /** The colours of its primary button (default: those of the page). */
  readonly ground?: string;
  readonly ink?: string;
}
