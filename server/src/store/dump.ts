import type { Link } from './link.ts';
import { LATEST } from './migrate.ts';

/** The first line says what it is and of which schema, the last one how many rows there should have been. */
export async function* dumpLines(snapshot: ReturnType<Link['snapshot']>): AsyncGenerator<string> {
  yield JSON.stringify({ is: 'archivolt', schema: LATEST });
  let rows = 0;
  for await (const { table, row } of snapshot) {
    yield JSON.stringify({ is: 'row', of: table, row });
    rows++;
  }
  yield JSON.stringify({ is: 'end', rows });
}
