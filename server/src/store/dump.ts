import type { DatabaseAdapter } from './adapter.ts';
import { LATEST_SCHEMA } from './migrate.ts';

/**
 * Dumps a snapshot as lines of JSON. The first line names the format and the schema, the last one the number of rows.
 */
export async function* dumpLines(snapshot: ReturnType<DatabaseAdapter['snapshot']>): AsyncGenerator<string> {
  yield JSON.stringify({ is: 'archivolt', schema: LATEST_SCHEMA });
  let rows = 0;
  for await (const { table, row } of snapshot) {
    yield JSON.stringify({ is: 'row', of: table, row });
    rows++;
  }
  yield JSON.stringify({ is: 'end', rows });
}
