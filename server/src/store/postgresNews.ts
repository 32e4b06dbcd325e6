import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';
import { withTimeout } from '../timeout.ts';
import { CLOSE_TIMEOUT_MS, createTrackedSocket } from './postgresPool.ts';
import type { News } from './store.ts';

export const CHANNEL = 'archivolt';

/** Milliseconds between attempts to reconnect. */
const RECONNECT_DELAY_MS = 250;
/** Interval between liveness checks, in milliseconds: a connection can die silently. */
const LIVENESS_CHECK_MS = 5000;

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
  #isReconnecting = false;
  #livenessTimer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(private readonly url: string) {}

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      query_timeout: LIVENESS_CHECK_MS,
      connectionTimeoutMillis: LIVENESS_CHECK_MS,
      stream: () => createTrackedSocket(this.#sockets),
    });
    this.#client = client;
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(this.sender)) return;
      this.publishLocally(parseNews(payload.slice(this.sender.length)));
    });
    client.on('error', () => this.#handleBreak(client));
    client.on('end', () => this.#handleBreak(client));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.#livenessTimer = setInterval(() => {
      client.query('SELECT 1').catch(() => this.#handleBreak(client));
    }, LIVENESS_CHECK_MS).unref();
  }

  listen(listener: (news: News) => void): () => void {
    this.#news.on('news', listener);
    return () => this.#news.off('news', listener);
  }

  publishLocally(news: readonly News[]): void {
    for (const each of news) this.#news.emit('news', each);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#livenessTimer);
    // A connection that hangs does not answer this either.
    if (this.#client) await withTimeout(this.#client.end(), CLOSE_TIMEOUT_MS).catch(() => undefined);
    for (const socket of this.#sockets) socket.destroy();
  }

  #handleBreak(client: pg.Client): void {
    if (this.#isStopped || client !== this.#client) return;
    this.#client = undefined;
    clearInterval(this.#livenessTimer);
    client.end().catch(() => {});
    for (const socket of this.#sockets) socket.destroy();
    if (!this.#isReconnecting) void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    this.#isReconnecting = true;
    while (!this.#isStopped) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_DELAY_MS));
      // A connection opened after `stop` would keep the process alive for ever.
      if (this.#isStopped) return;
      try {
        await this.start();
        this.#isReconnecting = false;
        this.publishLocally([{ of: 'gap' }]);
        return;
      } catch {
        this.#client = undefined;
        for (const socket of this.#sockets) socket.destroy();
      }
    }
  }
}

/** Others may use the same channel; foreign messages are ignored. */
function parseNews(payload: string): News[] {
  try {
    const parsed: unknown = JSON.parse(payload);
    return Array.isArray(parsed) ? parsed.filter(isNews) : [];
  } catch {
    return [];
  }
}

const isNews = (value: unknown): value is News =>
  typeof value === 'object' && value !== null && 'of' in value;
