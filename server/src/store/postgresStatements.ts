import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { PostgresPool as Connections } from './postgresPool.ts';
import { codeOf, type WatcherRelay } from './trouble.ts';

/** Limit of cached statements; there are fewer. */
const MOST = 500;
/** A list of ids makes a statement for each of its lengths; long ones are numerous, large and rarely reused. */
const MOST_VALUES = 40;
/** A newer process has added a column since the statement was prepared. */
const CHANGED = '0A000';
/** After such an error the database closes the connection. */
const FATAL = /^(?:FATAL|PANIC)$/;
/** Unique violation: expected, and not an error to report. */
export const TAKEN = '23505';

/**
 * The pool as Kysely expects it. Every connection prepares each statement once, because planning costs more than
 * running it.
 */
export function keepingStatements(connections: Connections, watched: WatcherRelay): PostgresPool {
  const { pool } = connections;
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MOST) names.set(text, `kept ${names.size}`);
    return names.get(text);
  };
  return {
    end: () => connections.end(),
    async connect() {
      const begun = performance.now();
      const client = await pool.connect();
      watched.waited('connection', performance.now() - begun);
      /** The connection must not be reused: its statements are outdated, or it has timed out. */
      let isSpoilt = false;
      let broken: unknown;
      const ask = async (text: string, values: unknown[], name?: string) => {
        // A rollback must not wait for a hanging connection a second time.
        if (broken !== undefined) throw broken;
        try {
          // Statements without values (`begin`, `commit`) are not prepared.
          if (values.length === 0) return await client.query(text);
          return await client.query({ text, values, ...(name !== undefined && { name }) });
        } catch (thrown) {
          if (!(thrown instanceof pg.DatabaseError) || FATAL.test(thrown.severity ?? '')) {
            broken = thrown;
            isSpoilt = true;
          }
          if (codeOf(thrown) !== TAKEN) watched.saw(thrown);
          throw thrown;
        }
      };
      const query = async (text: string, values: unknown[]) => {
        const name = values.length > 0 && values.length <= MOST_VALUES ? nameOf(text) : undefined;
        try {
          return await ask(text, values, name);
        } catch (thrown) {
          if (name === undefined || codeOf(thrown) !== CHANGED) throw thrown;
          isSpoilt = true;
          // Within a transaction this fails; a single statement is retried.
          return ask(text, values);
        }
      };
      return {
        // Kysely would also ask for cursors if one were configured.
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(isSpoilt),
      };
    },
  };
}
