/** A number with its noun: `1 table`, `2 tables`. */
export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
