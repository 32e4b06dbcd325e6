/** The element at an index that is known to be good; a bad index is our bug and throws. */
export function at<V>(list: readonly V[], index: number): V {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return value;
}

/** A list of n values made from their indices. */
export function each<V>(n: number, make: (index: number) => V): V[] {
  return Array.from({ length: n }, (_, index) => make(index));
}

/** The last element of a list that is known not to be empty. */
export function last<V>(list: readonly V[]): V {
  return at(list, list.length - 1);
}
