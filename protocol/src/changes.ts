/**
 * What is different between two plain values, as a list of places and new values. A view changes little with a move,
 * so a message that carries the changes is a fraction of one that carries the view.
 */

type Key = string | number;
/** A place and what stands there now; without a value the place is gone. */
export type Change = [path: Key[], value?: unknown];
export type Changes = Change[];

export function changesOf(before: unknown, after: unknown): Changes {
  const found: Changes = [];
  collect(before, after, [], found);
  return found;
}

/** `path` is one list for the whole walk, and copied only where something is found. */
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
    // Most of it is the same, and that is seen at once: data is never equal to what every object inherits.
    if (now === undefined || Object.is(old[key], now)) continue;
    path.push(key);
    collect(valueAt(before, key), now, path, found);
    path.pop();
  }
  for (const key of Object.keys(before))
    if (old[key] !== undefined && valueAt(after, key) === undefined) found.push([[...path, key]]);
}

/** A name that every object inherits, such as `toString`, is no field of it. */
function valueAt(branch: object, key: Key): unknown {
  return Object.hasOwn(branch, key) ? (branch as Record<Key, unknown>)[key] : undefined;
}

/** Lists of different lengths are told whole: an index says nothing when things moved up. */
function isAlike(before: object, after: object): boolean {
  if (Array.isArray(before) !== Array.isArray(after)) return false;
  return !Array.isArray(before) || before.length === (after as unknown[]).length;
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The value after the changes. What did not change is shared with the value before, which stays as it was. */
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

/** As a field like any other, also where the name would change what the object inherits. */
function put(branch: Record<Key, unknown>, key: Key, value: unknown): void {
  if (key !== '__proto__') branch[key] = value;
  else Object.defineProperty(branch, key, { value, writable: true, enumerable: true, configurable: true });
}
