import type { ScoreCode } from '@archivolt/architectura';
import type { SourceWords } from '@archivolt/i18n';

/** The texts about a finished game. */
export interface EndingWords {
  /** The sources of points, in the order of display. */
  readonly sources: Readonly<Record<ScoreCode, SourceWords>>;
  /** The heading above the drawing of the city. */
  readonly city: string;
}
