/** The reasons of a hint. Fetched when somebody asks for a hint. */
export interface HintWords {
  /** The section without an article, and what it pays; empty where it pays nothing. */
  completes(section: string, pays: string): string;
  /** The prestige points that count, before and after. */
  prestige(from: number, to: number): string;
  spaces(count: number): string;
  tower(roman: string, points: number): string;
  /** Somebody loses recognition points, as a phrase, for an unfinished section. */
  costs(name: string, recognition: string): string;
  rivalTower(name: string, roman: string, points: number): string;
  end: string;
  needed(materials: string): string;
  gained(materials: string): string;
  /** Materials still missing, as a phrase, for a section. */
  nearer(section: string, materials: string): string;
  tile(tile: string): string;
  reserves(pays: string): string;
  above(name: string): string;
  full: string;
  earns(rubles: string): string;
  spends(rubles: string): string;
  lost: string;
}
