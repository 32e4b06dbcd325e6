import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { codeOf, type ObserverRelay } from './errors.ts';
import type { PostgresPool as Connections } from './postgresPool.ts';

/** Limit of cached statements; there are fewer. */
const MAX_STATEMENTS = 500;
/** A list of ids makes a statement for each of its lengths; long ones are numerous, large and rarely reused. */
const MAX_VALUES = 40;
/** A newer process has added a column since the statement was prepared. */
const FEATURE_NOT_SUPPORTED = '0A000';
/** After such an error the database closes the connection. */
const FATAL = /^(?:FATAL|PANIC)$/;
/** Unique violation: expected, and not an error to report. */
export const UNIQUE_VIOLATION = '23505';

/**
 * The pool as Kysely expects it. Every connection prepares each statement once, because planning costs more than
 * running it.
 */
export function withStatementCache(connections: Connections, observer: ObserverRelay): PostgresPool {
  const { pool } = connections;
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MAX_STATEMENTS) names.set(text, `statement ${names.size}`);
    return names.get(text);
  };
  return {
    end: () => connections.end(),
    async connect() {
      const start = performance.now();
      const client = await pool.connect();
      observer.waited('connection', performance.now() - start);
      /** The connection must not be reused: its statements are outdated, or it has timed out. */
      let mustDiscard = false;
      let broken: unknown;
      const run = async (text: string, values: unknown[], name?: string) => {
        // A rollback must not wait for a hanging connection a second time.
        if (broken !== undefined) throw broken;
        try {
          // Statements without values (`begin`, `commit`) are not prepared.
          if (values.length === 0) return await client.query(text);
          return await client.query({ text, values, ...(name !== undefined && { name }) });
        } catch (thrown) {
          if (!(thrown instanceof pg.DatabaseError) || FATAL.test(thrown.severity ?? '')) {
            broken = thrown;
            mustDiscard = true;
          }
          if (codeOf(thrown) !== UNIQUE_VIOLATION) observer.report(thrown);
          throw thrown;
        }
      };
      const query = async (text: string, values: unknown[]) => {
        const name = values.length > 0 && values.length <= MAX_VALUES ? nameOf(text) : undefined;
        try {
          return await run(text, values, name);
        } catch (thrown) {
          if (name === undefined || codeOf(thrown) !== FEATURE_NOT_SUPPORTED) throw thrown;
          mustDiscard = true;
          // Within a transaction this fails; a single statement is retried.
          return run(text, values);
        }
      };
      return {
        // Kysely would also ask for cursors if one were configured.
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(mustDiscard),
      };
    },
  };
}
