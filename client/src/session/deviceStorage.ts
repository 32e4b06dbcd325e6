/** What small records need of a storage. */
export type EntryStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's storage; a no-op where it is forbidden. */
export function deviceStorage(): EntryStorage {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}
