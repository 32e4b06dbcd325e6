/** Patterns for the accessible names of buttons, which contain more than a test checks. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
export const endsWith = (text: string): RegExp => new RegExp(`${escapeRegExp(text)}$`);
export const startsWith = (text: string): RegExp => new RegExp(`^${escapeRegExp(text)}`);
