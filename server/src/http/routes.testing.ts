import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Me } from '@archivolt/protocol';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { DONE } from '../answer.ts';
import { createMailer } from '../notify/mailer.ts';
import { createPusher, type Pusher } from '../notify/pusher.ts';
import { Metrics } from '../ops/metrics.ts';
import { readSettings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { watchRefusals } from './document/refusals.testing.ts';
import { serverOptions } from './options.ts';
import { type HttpParts, registerHttpRoutes } from './routes.ts';

/** The HTTP routes without tables, on a real port with a separate database. */
export interface HttpTestServer extends HttpParts {
  readonly app: FastifyInstance;
  readonly address: string;
  readonly folder: string;
  /** Everything that was logged. */
  readonly lines: string[];
  /** Advances the clock. */
  skip(milliseconds: number): void;
  close(): Promise<void>;
}

interface ServerChanges {
  readonly environment?: Record<string, string>;
  readonly pusher?: (store: Store) => Promise<Pusher>;
  /** Instead of a separate database. */
  readonly database?: string;
  /** Further routes, registered before the server listens. */
  readonly more?: (app: FastifyInstance, parts: HttpParts) => void;
}

export async function openHttpServer({
  environment = {},
  pusher,
  database,
  more,
}: ServerChanges = {}): Promise<HttpTestServer> {
  const settings = readSettings({}, { LOG_LEVEL: 'debug', ...environment });
  const folder = mkdtempSync(join(tmpdir(), 'archivolt-routes-'));
  const store = await openStore({ data: folder, database });
  const lines: string[] = [];
  const app = fastify(serverOptions(settings, { write: (line) => lines.push(line) }));
  let skipped = 0;
  let address = '';
  const parts: HttpParts = {
    settings,
    store,
    now: () => Date.now() + skipped,
    metrics: new Metrics(store, () => undefined),
    // There are no tables here.
    leaveTables: async () => DONE,
    closeTable: async () => ({ ok: false, why: 'unknownTable' }),
    mailer: settings.mail ? createMailer(settings.mail, settings.mailFrom, () => address) : null,
    pusher: pusher ? await pusher(store) : settings.push ? await createPusher(store, settings.push) : null,
  };
  const expectDescribedRefusals = watchRefusals(app);
  await app.register(websocket);
  await registerHttpRoutes(app, parts);
  more?.(app, parts);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const bound = app.addresses().find((one) => typeof one === 'object')?.port ?? 0;
  address = `http://localhost:${bound}`;
  return {
    ...parts,
    app,
    address: `http://127.0.0.1:${bound}`,
    folder,
    lines,
    skip: (milliseconds) => {
      skipped += milliseconds;
    },
    async close() {
      await app.close();
      parts.mailer?.close();
      parts.pusher?.close();
      await store.close();
      rmSync(folder, { recursive: true });
      expectDescribedRefusals();
    },
  };
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A browser as the server sees it: it stores cookies and sends the origin of its page. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly address: string,
    /** Sent in addition, or instead; an empty one is left out. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  async ask(
    method: string,
    path: string,
    body?: unknown,
    extra: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const isMutating = method !== 'GET';
    const headers: Record<string, string> = {
      ...(isMutating && { origin: this.address, 'content-type': 'application/json' }),
      ...(this.cookies.size > 0 && { cookie: this.cookie }),
      ...this.headers,
      ...extra,
    };
    for (const [name, value] of Object.entries(headers)) if (value === '') delete headers[name];
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
    const reply = await fetch(this.address + path, { method, headers, ...(isMutating && { body: text }) });
    for (const line of reply.headers.getSetCookie()) this.#storeCookie(line);
    const answer = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json') ?? false;
    return { status: reply.status, body: isJson ? JSON.parse(answer) : answer, headers: reply.headers };
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #storeCookie(line: string): void {
    const [pair = '', ...flags] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (flags.some((flag) => /^Expires=Thu, 01 Jan 1970|^Max-Age=0/.test(flag))) this.cookies.delete(name);
    else this.cookies.set(name, decodeURIComponent(value));
  }
}

/** A browser with a signed-in guest. */
export async function createGuest(address: string, name = 'Ada'): Promise<{ browser: Browser; me: Me }> {
  const browser = new Browser(address);
  const { status, body } = await browser.ask('POST', '/api/guest', { name, colour: 1, language: 'en' });
  if (status !== 201) throw new Error(`no guest was created: ${JSON.stringify(body)}`);
  return { browser, me: body as Me };
}
