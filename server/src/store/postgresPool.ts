import { Socket } from 'node:net';
import pg from 'pg';
import { withTimeout } from '../timeout.ts';
import type { ObserverRelay } from './errors.ts';

/** Our numbers are all below 2^53, but `pg` returns an int8 as text. */
const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    Number(oid) === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
};

/** Timeouts, in milliseconds. */
export interface Timeouts {
  /** Waiting for a free connection. */
  readonly connect: number;
  /** The database cancels a statement then, so that nothing waits for a lock for ever. */
  readonly statement: number;
  /** Without a reply by then the connection is dead and is replaced. */
  readonly answer: number;
  /** A transaction of a process that has gone silent releases its locks then. */
  readonly silence: number;
}

export const DEFAULT_TIMEOUTS: Timeouts = {
  connect: 15_000,
  statement: 8000,
  answer: 10_000,
  silence: 15_000,
};

const HOUR_MS = 3_600_000;
/** For commands that read everything and that nobody waits for. */
export const READER_TIMEOUTS: Timeouts = {
  ...DEFAULT_TIMEOUTS,
  statement: HOUR_MS,
  answer: HOUR_MS,
  silence: HOUR_MS,
};

/** Idle time before a connection is probed, in milliseconds. */
const KEEP_ALIVE_DELAY_MS = 10_000;
/** Timeout for closing a connection cleanly, in milliseconds; afterwards it is destroyed. */
export const CLOSE_TIMEOUT_MS = 1500;

/** Sets `synchronous_commit` whatever the database's default is. `remote_apply` is stricter and is kept. */
export const DURABLE = `SELECT set_config('synchronous_commit',
  CASE current_setting('synchronous_commit') WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false)`;

interface PoolOptions {
  readonly url: string;
  readonly max: number;
  /** Run first on every new connection. */
  readonly initSql?: string;
  /** Null for no timeouts, since a migration may take any time. */
  readonly timeouts: Timeouts | null;
  readonly observer: ObserverRelay;
}

/** A pool of connections that time out, are replaced when they break, and never crash the process. */
export class PostgresPool {
  readonly pool: pg.Pool;
  readonly #sockets = new Set<Socket>();

  constructor({ url, max, initSql, timeouts, observer }: PoolOptions) {
    // Sent as a statement and not as a startup option, which a pooler in between may not support.
    const begin = [timeouts && timeoutSql(timeouts), initSql].filter(Boolean).join('; ');
    const config = {
      connectionString: url,
      max,
      types,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
      connectionTimeoutMillis: (timeouts ?? DEFAULT_TIMEOUTS).connect,
      ...(timeouts && { query_timeout: timeouts.answer }),
      stream: () => createTrackedSocket(this.#sockets),
      // Missing in the type definitions.
      ...(begin !== '' && { onConnect: (client: pg.ClientBase) => client.query(begin) }),
    };
    this.pool = new pg.Pool(config)
      .on('connect', (client) => {
        // A connection that breaks during a query reports it twice: to the caller, and here. Nothing else listens.
        client.on('error', (error) => observer.report(error));
      })
      // A connection that breaks while idle is replaced.
      .on('error', () => undefined);
  }

  /** Closes all idle connections: if one hangs, the others probably do too. */
  closeIdle(): void {
    for (let idle = this.pool.idleCount; idle > 0; idle--)
      this.pool.connect().then(
        (client) => client.release(true),
        () => undefined,
      );
  }

  /** Closes the pool without waiting for connections that do not answer. */
  async end(): Promise<void> {
    await withTimeout(this.pool.end(), CLOSE_TIMEOUT_MS).catch(() => undefined);
    for (const socket of this.#sockets) socket.destroy();
  }
}

const timeoutSql = ({ statement, silence }: Timeouts): string =>
  `SET statement_timeout = ${statement}; SET idle_in_transaction_session_timeout = ${silence}`;

/** A socket that is in the set while it is open, so that it can be destroyed. */
export function createTrackedSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  return socket.once('close', () => sockets.delete(socket));
}
