import type { SourceWords } from '@archivolt/i18n';
import type { ScoreCode } from '@archivolt/red-cathedral';

/** The texts about a finished game. */
export interface EndingWords {
  /** The sources of points, in the order of display. */
  readonly sources: Readonly<Record<ScoreCode, SourceWords>>;
  /** The headings of the drawing of the towers, and of the table of shares. */
  readonly towers: { readonly title: string; readonly tower: string; readonly value: string };
}
