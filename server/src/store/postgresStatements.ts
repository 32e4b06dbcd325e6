import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** So many different statements are kept at most; there are fewer. */
const MOST = 500;
/** A list of ids makes a statement for each of its lengths: long ones are many, large, and seldom the same. */
const MOST_VALUES = 40;
/** Another process, a newer one, has given a table another column since the statement was prepared. */
const CHANGED = '0A000';

/** The pool as Kysely wants it, with statements that every connection prepares once: to plan one costs more than to do it. */
export function keepingStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MOST) names.set(text, `kept ${names.size}`);
    return names.get(text);
  };
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let isOutdated = false;
      const query = async (text: string, values: unknown[]) => {
        // What has no values (`begin`, `commit`) is not planned.
        if (values.length === 0) return client.query(text);
        if (values.length > MOST_VALUES) return client.query(text, values);
        try {
          return await client.query({ text, values, name: nameOf(text) });
        } catch (thrown) {
          if (!(thrown instanceof pg.DatabaseError && thrown.code === CHANGED)) throw thrown;
          isOutdated = true;
          // A transaction has failed with it; what stands alone is asked anew.
          return client.query(text, values);
        }
      };
      return {
        // Kysely would also ask for cursors, where one is set up.
        query: query as unknown as PostgresPoolClient['query'],
        // Whoever comes next gets a connection that has prepared nothing yet.
        release: () => client.release(isOutdated),
      };
    },
  };
}
