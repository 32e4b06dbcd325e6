/** The parts of a game's board, for development only; not part of the built app. */
export interface Gallery {
  /** The drawable parts, by their name in the address. */
  readonly shows: readonly string[];
  /** Decisions whose highlights can be shown. */
  readonly marks: readonly string[];
  /** Draws the part named in the query, and returns the position as text. Throws if the position is invalid. */
  draw(target: HTMLElement, asked: URLSearchParams): string;
}
