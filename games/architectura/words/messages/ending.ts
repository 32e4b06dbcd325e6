import type { ScoreCode } from '@archivolt/architectura';
import type { SourceWords } from '@archivolt/i18n';

/** What is said of the game once it is over. */
export interface EndingWords {
  /** Where points come from, in the order in which tables show it. */
  readonly sources: Readonly<Record<ScoreCode, SourceWords>>;
  /** The heading above the drawing of the city. */
  readonly city: string;
}
