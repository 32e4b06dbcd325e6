import type { Choices } from '@archivolt/red-cathedral/facts';

/** Texts for the terminal only. */
export interface TerminalWords {
  /** The help of each flag. */
  readonly flags: Readonly<Record<keyof Choices | 'solo' | 'advanced', string>>;
  /** Short forms for the board in letters. */
  readonly board: { readonly recognition: string; readonly completed: string };
}
