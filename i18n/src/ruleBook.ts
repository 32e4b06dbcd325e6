/** The readable rules of one game in one language: chapter titles by letter, one text per rule number. */
export type RuleBook<N extends string> = {
  chapters: Record<string, string>;
  texts: Record<N, string>;
};
