/** Synonyms for the rule search: one group per line, with at least one word of the rules. */
export type Synonyms = readonly (readonly string[])[];

/** The letter of a rule's chapter: T for `RC-T1`. */
type ChapterOf<N extends string> = N extends `${string}-${infer Letter}${string}` ? Letter : string;

/** The readable rules of one game in one language: chapter titles by letter, one text per rule number. */
export type RuleBook<N extends string> = {
  chapters: Record<ChapterOf<N>, string>;
  texts: Record<N, string>;
  /** The synonyms of this game; those for all games are in the area `book`. */
  synonyms: Synonyms;
};
