import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Listeners } from './link.ts';
import type { News } from './store.ts';

export const CHANNEL = 'archivolt';

/** Between tries to reach the database again. */
const PAUSE = 250;
/** A line that has gone dead without a word is noticed after this long. */
const PULSE = 5000;

/**
 * News between processes. What this process changed is told here at once; what others changed comes over a connection
 * of its own, which is made anew when it breaks. What was missed meanwhile is told as a gap.
 */
export class PostgresNews {
  /** Before every message, so that a process does not hear its own twice. */
  readonly sender = `${randomUUID()} `;
  readonly #listeners = new Listeners();
  #client: pg.Client | undefined;
  #pulse: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(private readonly url: string) {}

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true, query_timeout: PULSE });
    this.#client = client;
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(this.sender)) return;
      this.tellHere(newsIn(payload.slice(this.sender.length)));
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
    return this.#listeners.listen(listener);
  }

  tellHere(news: readonly News[]): void {
    this.#listeners.tell(news);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#pulse);
    await this.#client?.end().catch(() => {});
  }

  #broken(client: pg.Client): void {
    if (this.#stopped || client !== this.#client) return;
    this.#client = undefined;
    clearInterval(this.#pulse);
    client.end().catch(() => {});
    void this.#again();
  }

  async #again(): Promise<void> {
    while (!this.#stopped) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      try {
        await this.start();
        this.tellHere([{ of: 'gap' }]);
        return;
      } catch {
        this.#client = undefined;
      }
    }
  }
}

/** Others may use the same channel: what is not ours is not for us. */
function newsIn(payload: string): News[] {
  try {
    const said: unknown = JSON.parse(payload);
    return Array.isArray(said) ? said.filter(isNews) : [];
  } catch {
    return [];
  }
}

const isNews = (said: unknown): said is News => typeof said === 'object' && said !== null && 'of' in said;
