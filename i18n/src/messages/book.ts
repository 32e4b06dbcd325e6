import type { Synonyms } from '../ruleBook.ts';

/** What the illustrated rules and their sandbox say. */
export interface BookMessages {
  /** Above a drawing that is a worked example of the printed rulebook. */
  example: string;
  before: string;
  after: string;
  /** Opens the position of a drawing on a table; with the title of the drawing for a screen reader. */
  /** Opens the position in the editor. */
  edit: string;
  tryIt: string;
  tryTitle(title: string): string;
  steps: string;
  setUp: string;
  print: string;
  /** Other words for what was looked for, which were looked for as well. */
  also(words: readonly string[]): string;
  /** What the keys do in the search field. */
  keys: string;
  tower: string;
  total: string;
  sandbox: {
    note: string;
    back: string;
    again: string;
    /** A position in the address that cannot be read, from this character on. */
    bad: { name: string; note(at: number): string; none: string };
  };
  /** The synonyms that fit every game; a game's own are in its rule book. */
  synonyms: Synonyms;
}

/** The words of one game’s drawings. A caption takes its numbers from the claim, which a test holds against the rules. */
export interface Captions<Id extends string, Label extends string, Claim> {
  captions: { readonly [I in Id]: Caption<Claim> };
  /** What the numbers in the set-up picture stand for. */
  setUp: { readonly [L in Label]: string };
}
interface Caption<Claim> {
  readonly title: string;
  text(claim: Claim): string;
}

/** Every measure a caption may ask for; which of them it may, the tests know. */
export type ClaimOf<I extends { claim: Partial<Record<string, number>> }> = Readonly<Required<I['claim']>>;
