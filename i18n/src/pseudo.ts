const ACCENTS: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  y: 'ÿ',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  U: 'Ü',
  Y: 'Ý',
};

/** Adds accents, brackets and a third of the length to a text. Rule numbers stay, because pages search for them. */
export function pseudoText(text: string): string {
  if (text.trim() === '') return text;
  const words = text.replace(/\b[A-Z]{2}-[A-Z]\d+[a-z]?\b|[a-zA-Z]/g, (part) => ACCENTS[part] ?? part);
  return `⟦${words}${'·'.repeat(Math.ceil(text.length / 3))}⟧`;
}

/**
 * A catalogue in the pseudo-language: plain texts, texts in lists and objects, and results of functions are changed.
 * Keys and numbers stay, so code that compiles with the real catalogue runs with this one.
 */
export function pseudo<T>(messages: T): T {
  return strange(messages) as T;
}

function strange(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function') return (...args: unknown[]) => strange(value(...args));
  if (Array.isArray(value)) return value.map(strange);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strange(inner)]));
  }
  return value;
}
