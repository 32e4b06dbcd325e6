/** The player aid of a game as data: its texts, and the parts of the board drawn beside them. */

export interface AidBlock<P> {
  readonly title: string;
  /** Steps are numbered; cards form a grid, each with a large picture. */
  readonly kind: 'steps' | 'list' | 'cards';
  readonly lines: readonly AidLine<P>[];
}

export interface AidLine<P> {
  /** Drawn before the text; hidden from screen readers, because the text says the same. */
  readonly pictures?: readonly P[];
  readonly name?: string;
  readonly text?: string;
  /** Things that share this text, each with its own picture and name. */
  readonly things?: readonly { readonly picture: P; readonly name: string }[];
  /** A row of pictures below the text. */
  readonly row?: readonly P[];
  readonly rules: readonly string[];
  /** The parts of this step. */
  readonly parts?: readonly AidLine<P>[];
}
