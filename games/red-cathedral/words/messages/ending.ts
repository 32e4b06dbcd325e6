import type { SourceWords } from '@archivolt/i18n';
import type { ScoreCode } from '@archivolt/red-cathedral';

/** What is said of the game once it is over. */
export interface EndingWords {
  /** Where points come from, in the order in which tables show it. */
  readonly sources: Readonly<Record<ScoreCode, SourceWords>>;
  /** The drawing of the towers: its heading, and those of the table of the shares. */
  readonly towers: { readonly title: string; readonly tower: string; readonly value: string };
}
