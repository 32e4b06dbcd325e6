const MOST = 200;

/** Something small that this browser remembers of each table; the oldest are forgotten first. */
export interface Keepsake<V> {
  of(table: string): V | undefined;
  keep(table: string, value: V): void;
}

function keepsake<V extends string | number>(key: string, kind: 'string' | 'number'): Keepsake<V> {
  const read = (): Record<string, V> => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      const entries = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
      return Object.fromEntries(entries.filter(([, value]) => typeof value === kind)) as Record<string, V>;
    } catch {
      return {};
    }
  };
  return {
    of: (table) => read()[table],
    keep(table, value) {
      const { [table]: _, ...others } = read();
      const kept = Object.entries(others).slice(1 - MOST);
      try {
        localStorage.setItem(key, JSON.stringify(Object.fromEntries([...kept, [table, value]])));
      } catch {
        // Nothing depends on it.
      }
    },
  };
}

/** The seal of the dice, as it was shown before the game: whoever checks the dice compares with it. */
export const seals = keepsake<string>('archivolt.seals', 'string');
/** The last line of the talk that was read. */
export const readLines = keepsake<number>('archivolt.read', 'number');
/** Who was asked to come to a table that one has set up: their ids, with spaces between. */
export const invited = keepsake<string>('archivolt.invited', 'string');

/** The first word counts: a seal that changes later is what the check must find. */
export function keepSeal({ id, commitment }: { id: string; commitment: string }): void {
  if (seals.of(id) === undefined) seals.keep(id, commitment);
}
