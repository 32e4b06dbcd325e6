/** The quarters of the market ring, clockwise from the upper right, as the board is drawn. */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
