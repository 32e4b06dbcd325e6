import type { Choices } from '@archivolt/architectura/facts';

/** Texts for the terminal only. */
export interface TerminalWords {
  /** The help of each flag. */
  readonly flags: Readonly<Record<keyof Choices | 'advanced', string>>;
  /** Short forms for the board in letters. */
  readonly board: { readonly ruin: string };
}
