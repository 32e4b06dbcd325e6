/** Patterns for the accessible names of buttons, which contain more than a test checks. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
export const ends = (text: string): RegExp => new RegExp(`${escaped(text)}$`);
export const starts = (text: string): RegExp => new RegExp(`^${escaped(text)}`);
