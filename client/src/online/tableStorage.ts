import type { TableInfo } from '@archivolt/protocol';

const MAX_TABLES = 200;

/** A small value per table in local storage; the oldest are dropped first. */
export interface TableStorage<V> {
  of(table: string): V | undefined;
  set(table: string, value: V): void;
}

function tableStorage<V extends string | number>(key: string, kind: 'string' | 'number'): TableStorage<V> {
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
    set(table, value) {
      const { [table]: _, ...others } = read();
      const kept = Object.entries(others).slice(1 - MAX_TABLES);
      try {
        localStorage.setItem(key, JSON.stringify(Object.fromEntries([...kept, [table, value]])));
      } catch {
        // Nothing depends on it.
      }
    },
  };
}

/** The hash of the seed as shown before the game; the final check compares with it. */
export const seals = tableStorage<string>('archivolt.seals', 'string');
/** The reader's own part in the dice, by table and seat, as JSON. */
export const salts = tableStorage<string>('archivolt.salts', 'string');
/** The links of the hash chain that came with the moves, as JSON. */
export const links = tableStorage<string>('archivolt.links', 'string');
/** The last chat message that was read. */
export const readMessages = tableStorage<number>('archivolt.read', 'number');
/** Ids of the people invited to the reader's table, separated by spaces. */
export const invited = tableStorage<string>('archivolt.invited', 'string');

/**
 * The hash may change until the game starts, if somebody leaves while the dice are prepared. Afterwards the first one
 * counts: a later change is exactly what the check must find.
 */
export function saveCommitment({
  id,
  commitment,
  status,
}: Pick<TableInfo, 'id' | 'commitment' | 'status'>): void {
  if (status === 'open' || seals.of(id) === undefined) seals.set(id, commitment);
}
