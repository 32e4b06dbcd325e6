/** None of our text contains NUL: PostgreSQL cannot store it, and SQLite truncates text at it. */
const NUL = '\u0000';

/** Whether a value from outside contains NUL anywhere. Not recursive, because it may be nested deeper than the stack. */
export function hasNul(value: unknown): boolean {
  const parts = [value];
  for (const part of parts) {
    if (typeof part === 'string' && part.includes(NUL)) return true;
    if (typeof part === 'object' && part !== null)
      for (const entry of Object.entries(part)) parts.push(...entry);
  }
  return false;
}

/** The same for a value parsed from JSON, where NUL is always escaped: most text need not be searched. */
export const jsonHasNul = (json: string, value: unknown): boolean =>
  json.includes('\\u0000') && hasNul(value);
