/** Help during a turn: descriptions of things, and what the others did. Loaded after the table. */
export interface GuideWords {
  /** A player builds on a section, which is named without an article. */
  built(who: string | undefined, section: string): string;
  missing(materials: string): string;
  /** The change of the reader's current share of a tower; negative for a loss. */
  share(roman: string, by: number): string;
  /** The reader's unfinished section, without an article, below one that was just claimed. */
  threat(section: string): string;
  /** A full location, without an article. */
  full(place: string): string;
  /** Explanations of the things. */
  section: string;
  done: string;
  die: string;
  place: string;
  influence: string;
  slot: string;
  material: string;
  supply: string;
  banner: string;
  ornament: string;
  track: string;
}
