import type { GameTypes, Lesson, LessonText, PositionNotation } from '@archivolt/engine';
import type { Locale } from '@archivolt/i18n';

/** The lessons of a game, in teaching order. */
export interface LessonBook<G extends GameTypes> {
  readonly lessons: readonly Lesson[];
  /** Parses their starting positions. */
  readonly positions: PositionNotation<G>;
  /** Their texts, by the id of the lesson. */
  texts(locale: Locale): Promise<Readonly<Record<string, LessonText>>>;
}
