import pg from 'pg';
import { afterColumns, LOG_COLUMNS, logColumns } from './columns.ts';
import { CHANNEL } from './postgresNews.ts';
import type { Append } from './store.ts';

/** The columns of an entry, with the types that PostgreSQL must know before it sees a value. */
const COLUMNS = {
  table: 'text',
  version: 'bigint',
  edition: 'bigint',
  seat: 'bigint',
  kind: 'text',
  moves: 'text',
  picks: 'text',
  events: 'text',
  to: 'bigint',
  at: 'bigint',
  sides: 'text',
  hash: 'text',
  status: 'text',
  state: 'text',
  clocks: 'text',
  toMove: 'bigint',
  wakes: 'bigint',
  requests: 'text',
  result: 'text',
  finished: 'bigint',
  chain: 'text',
} as const;
type Column = keyof typeof COLUMNS;
const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

const UPDATED_COLUMNS: readonly Column[] = [
  'version',
  'status',
  'state',
  'clocks',
  'toMove',
  'wakes',
  'requests',
  'result',
  'finished',
  'chain',
];

/** Entries per notification: its payload is limited to 8,000 bytes. */
const ENTRIES_PER_NOTIFICATION = 50;

/**
 * Appends all moves of a batch in one statement, which is its own transaction. It locks the rows in order of their ids,
 * so that two processes never deadlock. A row whose version or edition does not match is left unchanged, and its entry
 * is stale.
 */
const appendSql = (rows: string): string => `
  WITH entry (${COLUMN_NAMES.map((name) => `"${name}"`).join(', ')}) AS (VALUES ${rows}),
  locked AS MATERIALIZED (
    SELECT tables.id FROM tables WHERE tables.id IN (SELECT entry."table" FROM entry) ORDER BY tables.id FOR UPDATE
  ),
  updated AS (
    UPDATE tables SET ${UPDATED_COLUMNS.map((name) => `"${name}" = entry."${name}"`).join(', ')}
    FROM entry, locked
    WHERE locked.id = tables.id AND entry."table" = tables.id
      AND tables.version = entry.version - 1 AND tables.edition = entry.edition
    RETURNING tables.id, tables.version
  ),
  logged AS (
    INSERT INTO log (${LOG_COLUMNS.map((name) => `"${name}"`).join(', ')})
    SELECT ${LOG_COLUMNS.map((name) => `entry."${name}"`).join(', ')} FROM entry JOIN updated ON updated.id = entry."table"
  )
  SELECT array_agg(part.id) AS ids, pg_notify('${CHANNEL}', $1 || '[' || string_agg(
    '{"of":"played","table":"' || part.id || '","version":' || part.version || '}', ',') || ']')
  FROM (SELECT updated.*, (row_number() OVER () - 1) / ${ENTRIES_PER_NOTIFICATION} AS number FROM updated) AS part
  GROUP BY part.number`;

interface Statement {
  readonly text: string;
  readonly name: string;
  readonly values: number;
}

const statements = new Map<number, Statement>();

/**
 * The statement for at least this many entries. There is one for each power of two, so that the database makes few
 * plans and keeps them. Unused rows are empty and match no table.
 */
function statementFor(entries: number): Statement {
  const rows = 2 ** Math.ceil(Math.log2(entries));
  const cached = statements.get(rows);
  if (cached !== undefined) return cached;
  let parameter = 1;
  const row = () => `(${COLUMN_NAMES.map((name) => `$${++parameter}::${COLUMNS[name]}`).join(', ')})`;
  const text = appendSql(Array.from({ length: rows }, row).join(', '));
  const made = { text, name: `append ${rows}`, values: parameter };
  statements.set(rows, made);
  return made;
}

const valuesOf = ({ log, edition, after }: Append): (string | number | null)[] => {
  const columns = { edition, ...logColumns(log), ...afterColumns(after) };
  return COLUMN_NAMES.map((name) => columns[name]);
};

/**
 * Error classes of the database and not of an entry: lost connections, conflicts, no space, locks, cancelled
 * statements, system errors. Retrying each entry alone would take as long again, for each.
 */
const DATABASE_ERROR_CLASSES = ['08', '40', '53', '55', '57', '58', 'XX'];
const isDatabaseFault = ({ code = '' }: pg.DatabaseError): boolean =>
  DATABASE_ERROR_CLASSES.includes(code.slice(0, 2));

export async function postgresAppend(
  pool: pg.Pool,
  sender: string,
  entries: readonly Append[],
): Promise<(boolean | Error)[]> {
  try {
    const { text, name, values: length } = statementFor(entries.length);
    const values: (string | number | null)[] = [sender];
    for (const entry of entries) values.push(...valuesOf(entry));
    while (values.length < length) values.push(null);
    const { rows } = await pool.query<{ ids: string[] }>({ text, name, values });
    const stored = new Set(rows.flatMap(({ ids }) => ids));
    return entries.map(({ log }) => stored.has(log.table));
  } catch (thrown) {
    // Without a reply nobody knows what was written; the caller must check.
    if (!(thrown instanceof pg.DatabaseError) || isDatabaseFault(thrown)) throw thrown;
    if (entries.length === 1) return [thrown];
    // One of the entries cannot be written; the others must not fail with it.
    const each: (boolean | Error)[] = [];
    for (const entry of entries) each.push(...(await postgresAppend(pool, sender, [entry])));
    return each;
  }
}
