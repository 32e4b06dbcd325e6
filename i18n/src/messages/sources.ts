/** Where points come from: the codes of the lines of all score sheets. */
export const SOURCES = ['track', 'tower', 'leftovers', 'building', 'beside', 'adjacent', 'fallen'] as const;
export type Source = (typeof SOURCES)[number];
