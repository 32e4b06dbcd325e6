/** Deep equality of plain JSON values. A missing key equals an undefined one. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((value, index) => same(value, b[index]));
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of Object.keys(left))
    if (!same(left[key], Object.hasOwn(right, key) ? right[key] : undefined)) return false; // own properties only
  for (const key of Object.keys(right))
    if (right[key] !== undefined && !Object.hasOwn(left, key)) return false;
  return true;
}
