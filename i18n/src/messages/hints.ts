/** The main purpose of a move, for the first step of a hint. */
export const THEMES = ['points', 'denies', 'materials', 'tempo', 'money', 'other'] as const;
export type Theme = (typeof THEMES)[number];

/** The steps and reasons of hints. Loaded with the first hint. */
export interface HintMessages {
  /** The first step; `place` is a part of the table, without an article. */
  where(place: string): string;
  /** Why to look there. */
  themes: Record<Theme, string>;
  /** The second step: which action, or which card. */
  action(name: string): string;
  card(name: string): string;
  /** The buttons that reveal the next step. */
  whichAction: string;
  whichCard: string;
  whichMove: string;
  /** The expected final points above the next best option; 0 stands for about the same. */
  better(points: number): string;
}
