/** The element at an index known to be valid; an invalid one is our bug and throws. */
export function at<V>(list: readonly V[], index: number): V {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return value;
}

/**
 * Builds a list of n values from their indices. It is a loop because bots call it constantly and `Array.from` is slow.
 */
export function each<V>(n: number, make: (index: number) => V): V[] {
  const list: V[] = [];
  for (let index = 0; index < n; index++) list.push(make(index));
  return list;
}

/** The last element of a list known not to be empty. */
export function last<V>(list: readonly V[]): V {
  return at(list, list.length - 1);
}
