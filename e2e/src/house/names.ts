/** Patterns for the names of buttons, which say more than a test goes by. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
export const ends = (text: string): RegExp => new RegExp(`${escaped(text)}$`);
export const starts = (text: string): RegExp => new RegExp(`^${escaped(text)}`);
