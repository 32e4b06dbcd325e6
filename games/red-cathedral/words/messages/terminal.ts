import type { Choices } from '@archivolt/red-cathedral/facts';

/** What only the terminal says of the game. */
export interface TerminalWords {
  /** The help of each flag. */
  readonly flags: Readonly<Record<keyof Choices | 'solo' | 'advanced', string>>;
  /** As short as a board of letters needs it. */
  readonly board: { readonly recognition: string; readonly completed: string };
}
