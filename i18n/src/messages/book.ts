import type { Synonyms } from '../ruleBook.ts';

/** The texts of the illustrated rules and their sandbox. */
export interface BookMessages {
  /** Above a drawing that is a worked example of the printed rulebook. */
  example: string;
  before: string;
  after: string;
  /** Opens the position in the editor. */
  edit: string;
  /** Opens the position of a drawing on a table; with the title of the drawing for a screen reader. */
  tryIt: string;
  tryTitle(title: string): string;
  steps: string;
  setUp: string;
  print: string;
  /** The synonyms that were also searched for. */
  also(words: readonly string[]): string;
  /** The keyboard shortcuts of the search field. */
  keys: string;
  total: string;
  sandbox: {
    note: string;
    back: string;
    again: string;
    /** The position in the address cannot be read from this character on. */
    bad: { name: string; note(at: number): string; none: string };
  };
  /** The synonyms for all games; those of one game are in its rule book. */
  synonyms: Synonyms;
}

/** The texts of one game’s drawings. A caption's numbers come from the claim, which a test checks against the rules. */
export interface Captions<Id extends string, Label extends string, Claim> {
  captions: { readonly [I in Id]: Caption<Claim> };
  /** The legend of the set-up picture. */
  setUp: { readonly [L in Label]: string };
}
interface Caption<Claim> {
  readonly title: string;
  text(claim: Claim): string;
}

/** All measures; the tests check that a caption uses only those of its claim. */
export type ClaimOf<I extends { claim: Partial<Record<string, number>> }> = Readonly<Required<I['claim']>>;
