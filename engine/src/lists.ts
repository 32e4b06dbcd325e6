/** The element at an index that is known to be good; a bad index is our bug and throws. */
export function at<V>(list: readonly V[], index: number): V {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return value;
}

/** A list of n values made from their indices. A loop, because bots ask for it in every thought and `from` is slow. */
export function each<V>(n: number, make: (index: number) => V): V[] {
  const list: V[] = [];
  for (let index = 0; index < n; index++) list.push(make(index));
  return list;
}

/** The last element of a list that is known not to be empty. */
export function last<V>(list: readonly V[]): V {
  return at(list, list.length - 1);
}
