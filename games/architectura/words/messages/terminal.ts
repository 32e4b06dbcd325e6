import type { Choices } from '@archivolt/architectura/facts';

/** What only the terminal says of the game. */
export interface TerminalWords {
  /** The help of each flag. */
  readonly flags: Readonly<Record<keyof Choices | 'advanced', string>>;
  /** As short as a board of letters needs it. */
  readonly board: { readonly ruin: string };
}
