/** What a move is good for, before anything more is said. */
export const THEMES = ['points', 'denies', 'materials', 'tempo', 'money', 'other'] as const;
export type Theme = (typeof THEMES)[number];

/** The steps of a hint and its reasons. Fetched when somebody asks for a hint. */
export interface HintMessages {
  /** The first step: a part of the table, named without an article. */
  where(place: string): string;
  /** Why to look there. */
  themes: Record<Theme, string>;
  /** The second step: an action by its name, or a card. */
  action(name: string): string;
  card(name: string): string;
  /** The buttons that lead on. */
  whichAction: string;
  whichCard: string;
  whichMove: string;
  /** How many points more it promises at the end than the next best option; 0: about the same. */
  better(points: number): string;
}
