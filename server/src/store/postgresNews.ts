import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';
import { within } from '../within.ts';
import { FAREWELL, knownSocket } from './postgresPool.ts';
import type { News } from './store.ts';

export const CHANNEL = 'archivolt';

/** Milliseconds between attempts to reconnect. */
const PAUSE = 250;
/** Interval between liveness checks, in milliseconds: a connection can die silently. */
const PULSE = 5000;

/**
 * News between processes. Changes of this process are published locally without a round trip; those of others arrive
 * over a dedicated connection, which is reopened when it breaks. Missed news is reported as a gap.
 */
export class PostgresNews {
  /** Prefix of every message, so that a process ignores its own. */
  readonly sender = `${randomUUID()} `;
  readonly #news = new EventEmitter<{ news: [News] }>();
  readonly #sockets = new Set<Socket>();
  #client: pg.Client | undefined;
  #isReturning = false;
  #pulse: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(private readonly url: string) {}

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      query_timeout: PULSE,
      connectionTimeoutMillis: PULSE,
      stream: () => knownSocket(this.#sockets),
    });
    this.#client = client;
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(this.sender)) return;
      this.publishHere(newsIn(payload.slice(this.sender.length)));
    });
    client.on('error', () => this.#broken(client));
    client.on('end', () => this.#broken(client));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.#pulse = setInterval(() => {
      client.query('SELECT 1').catch(() => this.#broken(client));
    }, PULSE).unref();
  }

  listen(listener: (news: News) => void): () => void {
    this.#news.on('news', listener);
    return () => this.#news.off('news', listener);
  }

  publishHere(news: readonly News[]): void {
    for (const each of news) this.#news.emit('news', each);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#pulse);
    // A connection that hangs does not answer this either.
    if (this.#client) await within(this.#client.end(), FAREWELL).catch(() => undefined);
    for (const socket of this.#sockets) socket.destroy();
  }

  #broken(client: pg.Client): void {
    if (this.#stopped || client !== this.#client) return;
    this.#client = undefined;
    clearInterval(this.#pulse);
    client.end().catch(() => {});
    for (const socket of this.#sockets) socket.destroy();
    if (!this.#isReturning) void this.#again();
  }

  async #again(): Promise<void> {
    this.#isReturning = true;
    while (!this.#stopped) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      // A connection opened after `stop` would keep the process alive for ever.
      if (this.#stopped) return;
      try {
        await this.start();
        this.#isReturning = false;
        this.publishHere([{ of: 'gap' }]);
        return;
      } catch {
        this.#client = undefined;
        for (const socket of this.#sockets) socket.destroy();
      }
    }
  }
}

/** Others may use the same channel; foreign messages are ignored. */
function newsIn(payload: string): News[] {
  try {
    const said: unknown = JSON.parse(payload);
    return Array.isArray(said) ? said.filter(isNews) : [];
  } catch {
    return [];
  }
}

const isNews = (said: unknown): said is News => typeof said === 'object' && said !== null && 'of' in said;
