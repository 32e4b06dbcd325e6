import { commitmentOf, dicePicks, firstLink, nextLink } from '@archivolt/protocol';
import type { LogRow, Store, StoredTable } from '../store/store.ts';
import { saltsOf } from '../tables/salts.ts';
import { replayLog } from './replay.ts';

/** A problem found by the check. */
export interface Finding {
  /** Null if it concerns the database as a whole. */
  readonly table: string | null;
  readonly what: string;
  /** The log is intact and leads to another state, which may replace the stored one. */
  readonly isRepaired?: boolean;
}

export interface CheckSummary {
  readonly tables: number;
  readonly wrong: number;
  readonly repaired: number;
}

const BATCH_SIZE = 100;
/** A running server may store a move between reading a table and reading its log. */
const MAX_READS = 5;

/**
 * Verifies everything that is stored: the database by its own integrity check, and every game against its log, its dice
 * and its hash chain. Read-only, unless damaged states are to be repaired.
 */
export async function checkAll(
  store: Store,
  report: (finding: Finding) => void,
  { isRepairing = false } = {},
): Promise<CheckSummary> {
  let [tables, wrong, repaired, last] = [0, 0, 0, ''];
  for (const what of await store.integrity()) {
    wrong++;
    report({ table: null, what });
  }
  for (;;) {
    const ids = await store.tables.allIds(last, BATCH_SIZE);
    for (const table of ids) {
      tables++;
      const { faults, state } = await checkTable(store, table);
      if (faults.length > 0) wrong++;
      const isRepaired = isRepairing && state !== undefined && (await repair(store, table, state));
      if (isRepaired) repaired++;
      for (const what of faults) report({ table, what, isRepaired });
    }
    if (ids.length < BATCH_SIZE) return { tables, wrong, repaired };
    last = ids.at(-1) ?? '';
  }
}

interface TableCheck {
  readonly faults: string[];
  /** The state that the log leads to, if only the stored state is wrong. */
  readonly state?: { readonly version: number; readonly text: string };
}

/** Reads until table and log are consistent. */
async function checkTable(store: Store, id: string): Promise<TableCheck> {
  try {
    for (let reads = 1; ; reads++) {
      const table = await store.tables.load(id);
      const log = await store.tables.log(id, 0);
      if (!table) return { faults: [] };
      const reread = await store.tables.load(id);
      if (reread?.version === table.version || reads === MAX_READS) return faultsOf(table, log);
    }
  } catch (thrown) {
    return { faults: [`cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`] };
  }
}

export function faultsOf(table: StoredTable, log: readonly LogRow[]): TableCheck {
  const faults: string[] = [];
  if (commitmentOf(table.seed) !== table.commitment)
    faults.push('the seed is not the one that was committed to');
  if (table.setup === null)
    return { faults: log.length > 0 ? [...faults, 'moves before the game has started'] : faults };
  if (log.length !== table.version || log.some(({ version }, index) => version !== index + 1))
    return { faults: [...faults, `${log.length} rows of the log for ${table.version} submissions`] };
  faults.push(...chainFaults(table, log), ...diceFaults(table, log));
  try {
    const { difference, state } = replayLog(table, log);
    if (!difference) return { faults };
    const { version, what, detail } = difference;
    const text = what === 'state' && faults.length === 0 ? state : undefined;
    faults.push(`at submission ${version}: ${what}: ${detail}`);
    return { faults, ...(text !== undefined && { state: { version: table.version, text } }) };
  } catch (thrown) {
    return { faults: [...faults, String(thrown)] };
  }
}

/** Games started before there was a hash chain have none. */
function chainFaults(table: StoredTable, log: readonly LogRow[]): string[] {
  const { chain, setup, setupSides, seed } = table;
  if (chain === null || setup === null || setupSides === null) return [];
  let link = firstLink(seed, { ...table, ...saltsOf(table), setup, setupSides });
  for (const row of log) {
    link = nextLink(seed, link, row);
    if (row.hash !== link) return [`submission ${row.version} is not the one of the hash chain`];
  }
  return link === chain ? [] : ['the hash chain ends with another link'];
}

/** Verifies the dice whose number of sides is known. */
function diceFaults(table: StoredTable, log: readonly LogRow[]): string[] {
  const dice = { seed: table.seed, salts: saltsOf(table).salts };
  const rolls = [
    { version: 0, picks: table.setup ?? [], sides: table.setupSides ?? [] },
    ...log.filter(({ kind }) => kind === 'moves'),
  ];
  for (const { version, picks, sides } of rolls) {
    if (sides.length === 0) continue;
    const roll = dicePicks(dice, version);
    if (picks.length !== sides.length || sides.some((each, index) => roll(each) !== picks[index]))
      return [`the dice of submission ${version} are not those of the seed`];
  }
  return [];
}

async function repair(
  store: Store,
  id: string,
  { version, text }: NonNullable<TableCheck['state']>,
): Promise<boolean> {
  const changed = await store.tables.change(id, (table) => {
    if (table.version !== version) return null;
    table.state = text;
    return true;
  });
  return changed === true;
}
