/** What stands beside a turn: what things are, and what the others did. Fetched after the table stands. */
export interface GuideWords {
  /** Somebody, or the reader, builds on a section, named without an article. */
  built(who: string | undefined, section: string): string;
  missing(materials: string): string;
  /** What the reader's share of a tower has gained or, negative, lost, as it stands. */
  share(roman: string, by: number): string;
  /** An unfinished section of the reader's, without an article, lies below one just claimed. */
  threat(section: string): string;
  /** A location, without an article, that takes no more dice. */
  full(place: string): string;
  /** How each thing works. */
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
