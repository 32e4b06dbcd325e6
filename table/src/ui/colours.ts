/** The token names of the players' colours, in the order in which seats count them. */
const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export type ColourName = (typeof COLOURS)[number];

export const colourName = (index: number | undefined): ColourName => COLOURS[index ?? 0] ?? COLOURS[0];
