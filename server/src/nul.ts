/** None of our text contains NUL: PostgreSQL cannot store it, and SQLite truncates text at it. */
const NUL = '\u0000';

/** Whether a value from outside contains NUL anywhere. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, each]) => name.includes(NUL) || hasNul(each));
}

/** The same for a value parsed from JSON, where NUL is always escaped: most text need not be searched. */
export const jsonHasNul = (json: string, value: unknown): boolean =>
  json.includes('\\u0000') && hasNul(value);
