import type { Kysely, Transaction } from 'kysely';
import {
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  picklist,
  record,
  safeParse,
  string,
  union,
  variant,
} from 'valibot';
import { LATEST_SCHEMA, MIGRATIONS, migrate } from './migrate.ts';
import { BACKUP_TABLES, type BackupTable, type Schema, TRANSIENT_TABLES } from './schema.ts';

const dumpLine = variant('is', [
  object({ is: literal('archivolt'), schema: picklist(Object.keys(MIGRATIONS)) }),
  object({ is: literal('row'), of: string(), row: record(string(), nullable(union([string(), number()]))) }),
  object({ is: literal('end'), rows: number() }),
]);

type DumpLine = InferOutput<typeof dumpLine>;
type DumpRow = Extract<DumpLine, { is: 'row' }>;

/** Tables as named in a dump, whose schema may be an earlier one. */
type AnySchema = Record<string, Record<string, string | number | null>>;

/** Restores a dump, all or nothing: one that does not fit leaves the database empty. An earlier schema is migrated. */
export async function restoreLines(db: Kysely<Schema>, lines: AsyncIterable<string>): Promise<void> {
  const read = parse(lines);
  const schema = await schemaOf(read);
  await refuseNonEmpty(db);
  if (schema !== LATEST_SCHEMA) await prepareSchema(db, schema);
  try {
    await db.transaction().execute(async (trx) => {
      if (schema === LATEST_SCHEMA) await trx.deleteFrom('heartbeat').execute();
      await insertRows(trx as unknown as Transaction<AnySchema>, rowsOf(read));
    });
  } finally {
    await migrate(db);
  }
}

/** Reads a dump to its end without a database, and throws if it is damaged or incomplete. */
export async function checkDump(lines: AsyncIterable<string>): Promise<void> {
  const read = parse(lines);
  await schemaOf(read);
  for await (const _row of rowsOf(read));
}

async function refuseNonEmpty(db: Kysely<Schema>): Promise<void> {
  for (const table of Object.keys(BACKUP_TABLES) as BackupTable[]) {
    // A server that ran here and stored nothing leaves only a heartbeat.
    if (table === 'heartbeat') continue;
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count > 0) throw new Error(`the database is not empty: "${table}" has ${count} rows`);
  }
}

/** Prepares an empty database with an earlier schema. */
async function prepareSchema(db: Kysely<Schema>, schema: string): Promise<void> {
  for (const table of [
    ...Object.keys(BACKUP_TABLES),
    ...TRANSIENT_TABLES,
    'kysely_migration',
    'kysely_migration_lock',
  ])
    await db.schema.dropTable(table).ifExists().execute();
  await migrate(db, schema);
}

/** Rows per insert statement. */
const ROWS_PER_INSERT = 100;

async function insertRows(trx: Transaction<AnySchema>, rows: AsyncIterable<DumpRow>): Promise<void> {
  let batch: { of: string; rows: AnySchema[string][] } = { of: '', rows: [] };
  const write = async () => {
    if (batch.rows.length > 0) await trx.insertInto(batch.of).values(batch.rows).execute();
  };
  for await (const next of rows) {
    if (next.of !== batch.of || batch.rows.length === ROWS_PER_INSERT) {
      await write();
      batch = { of: next.of, rows: [] };
    }
    batch.rows.push(next.row);
  }
  await write();
}

/** The schema of a dump, from its first line. */
async function schemaOf(read: AsyncGenerator<DumpLine>): Promise<string> {
  const { value: first } = await read.next();
  if (first?.is !== 'archivolt') throw new Error('line 1: this is not the beginning of a backup');
  return first.schema;
}

/** The rows after the first line. Throws unless the last line follows them and counts as many. */
async function* rowsOf(read: AsyncIterable<DumpLine>): AsyncGenerator<DumpRow> {
  let rows = 0;
  let expectedRows: number | undefined;
  for await (const next of read) {
    if (expectedRows !== undefined || next.is === 'archivolt')
      throw new Error('the backup continues after its last line');
    if (next.is === 'end') {
      expectedRows = next.rows;
      continue;
    }
    rows++;
    yield next;
  }
  if (expectedRows === undefined) throw new Error('the backup is incomplete: its last line is missing');
  if (expectedRows !== rows) throw new Error(`the backup has ${rows} rows, but should have ${expectedRows}`);
}

async function* parse(lines: AsyncIterable<string>): AsyncGenerator<DumpLine> {
  let count = 0;
  for await (const text of lines) {
    count++;
    if (text.trim() === '') continue;
    const read = safeParse(dumpLine, jsonOf(text));
    if (!read.success)
      throw new Error(`line ${count}: this is not a line of a backup made by this or an earlier version`);
    yield read.output;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
