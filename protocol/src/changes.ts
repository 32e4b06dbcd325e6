/**
 * Structural diff between two plain values, as a list of paths and new values. A move changes little of a view, so a message
 * with the changes is a fraction of the size of the view.
 */

type Key = string | number;
/** A path and its new value; without a value the key is removed. */
export type Change = [path: Key[], value?: unknown];
export type Changes = Change[];

export function changesOf(before: unknown, after: unknown): Changes {
  const found: Changes = [];
  collect(before, after, [], found);
  return found;
}

/** `path` is one array for the whole traversal and is copied only where a change is found. */
function collect(before: unknown, after: unknown, path: Key[], found: Changes): void {
  if (Object.is(before, after)) return;
  if (!isBranch(before) || !isBranch(after) || !isAlike(before, after)) {
    found.push([[...path], after]);
    return;
  }
  const [old, fresh] = [before as Record<Key, unknown>, after as Record<Key, unknown>];
  const keys = Array.isArray(after) ? after.keys() : Object.keys(after);
  for (const key of keys) {
    const now = fresh[key];
    // Most fields are equal, which is a cheap test: plain data never equals an inherited member.
    if (now === undefined || Object.is(old[key], now)) continue;
    path.push(key);
    collect(valueAt(before, key), now, path, found);
    path.pop();
  }
  for (const key of Object.keys(before))
    if (old[key] !== undefined && valueAt(after, key) === undefined) found.push([[...path, key]]);
}

/** Own properties only: inherited names such as `toString` are not fields. */
function valueAt(branch: object, key: Key): unknown {
  return Object.hasOwn(branch, key) ? (branch as Record<Key, unknown>)[key] : undefined;
}

/** Lists of different lengths are sent whole: indices mean nothing once items have shifted. */
function isAlike(before: object, after: object): boolean {
  if (Array.isArray(before) !== Array.isArray(after)) return false;
  return !Array.isArray(before) || before.length === (after as unknown[]).length;
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Applies changes. Unchanged parts are shared with the old value, which is not modified. */
export function applyChanges<V>(before: V, changes: Changes): V {
  let value: unknown = before;
  for (const change of changes) value = applyOne(value, change, 0);
  return value as V;
}

function applyOne(value: unknown, change: Change, depth: number): unknown {
  const [path, fresh] = change;
  const key = path[depth];
  if (key === undefined) return fresh;
  if (!isBranch(value)) throw new RangeError(`there is nothing at ${path.slice(0, depth).join('.')}`);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<Key, unknown>;
  if (depth === path.length - 1 && change.length === 1) delete copy[key];
  else put(copy, key, applyOne(valueAt(copy, key), change, depth + 1));
  return copy;
}

/** Defines an own property even for `__proto__`, which assignment would treat as the prototype. */
function put(branch: Record<Key, unknown>, key: Key, value: unknown): void {
  if (key !== '__proto__') branch[key] = value;
  else Object.defineProperty(branch, key, { value, writable: true, enumerable: true, configurable: true });
}
