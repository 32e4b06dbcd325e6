/** The reasons of hints. Loaded with the first hint. */
export interface HintWords {
  /** The section without an article, and its payment; empty if there is none. */
  completes(section: string, pays: string): string;
  /** The prestige points that count, before and after. */
  prestige(from: number, to: number): string;
  spaces(count: number): string;
  tower(roman: string, points: number): string;
  /** An opponent loses recognition points, given as a phrase, for an unfinished section. */
  costs(name: string, recognition: string): string;
  rivalTower(name: string, roman: string, points: number): string;
  end: string;
  needed(materials: string): string;
  gained(materials: string): string;
  /** The materials that a section still lacks, as a phrase. */
  nearer(section: string, materials: string): string;
  tile(tile: string): string;
  reserves(pays: string): string;
  above(name: string): string;
  full: string;
  earns(rubles: string): string;
  spends(rubles: string): string;
  lost: string;
}
