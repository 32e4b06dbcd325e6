import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from '@archivolt/bots';
import { createPool } from '@archivolt/bots/node';
import { at } from '@archivolt/engine';
import type { GameId, NewTable, OwnTable } from '@archivolt/protocol';
import '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { hashOf, newSecret } from '../accounts/secrets.ts';
import { watchRefusals } from '../http/document/refusals.testing.ts';
import { registerHttpRoutes } from '../http/routes.ts';
import { tableRoutes } from '../http/tables.ts';
import { newId, newSeed } from '../ids.ts';
import { Metrics } from '../ops/metrics.ts';
import { settle } from '../ratings/settle.ts';
import { Rules } from '../rules/rules.ts';
import { readSettings, type Settings } from '../settings.ts';
import { socketRoute } from '../socket/index.ts';
import { aPerson, aSession } from '../store/rows.testing.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { PersonRow, Store, TableRow } from '../store/store.ts';
import { Client } from './client.testing.ts';
import { closeTable, leaveAllTables } from './leaving.ts';
import type { Log, RoomParts } from './parts.ts';
import { Rooms } from './rooms.ts';

/** Milliseconds after which a player who has not moved is notified. */
export const GRACE = 30_000;

/** The operator's log, by message. */
class RecordedLog implements Log {
  readonly all: { level: string; facts: object; message: string }[] = [];
  info = (facts: object, message: string) => this.#note('info', facts, message);
  warn = (facts: object, message: string) => this.#note('warn', facts, message);
  error = (facts: object, message: string) => this.#note('error', facts, message);

  #note(level: string, facts: object, message: string): void {
    this.all.push({ level, facts, message });
  }
}

/**
 * The rules thread remembers nothing between requests, so the servers of a test process share one. Starting a thread from the
 * sources takes half a second of processor time, more than most tests. Vitest ends it with the process.
 */
const sharedRules = new Rules(readSettings({}, {}).stepTimeoutMs);

export interface Someone {
  readonly row: PersonRow;
  readonly token: string;
}

/** A real server on a real port, with a real store. */
export class TestServer {
  readonly notes = new RecordedLog();
  readonly finished: TableRow[] = [];
  /** Table, person, and the version since which it is their turn. */
  readonly turns: [string, string, number][] = [];
  readonly rematches: [string, string][] = [];
  readonly parts: RoomParts;
  readonly metrics: Metrics;
  /** Every registered route, by method and path. */
  readonly routes: string[] = [];
  readonly rooms: Rooms;
  readonly #app: FastifyInstance;
  readonly #end: () => Promise<void>;
  readonly #expectDescribedRefusals: () => void;
  #clients: Client[] = [];
  #skip = 0;
  port = 0;

  private constructor(
    store: Store,
    settings: Settings,
    pool: Pick<Pool, 'think'>,
    rules: Pick<Rules, 'ask'>,
    clock: () => number,
    end: () => Promise<void>,
  ) {
    this.#end = end;
    this.metrics = new Metrics(store, () => undefined);
    store.observe(this.metrics.storeObserver(() => undefined));
    this.parts = {
      settings,
      store,
      pool,
      rules,
      log: this.notes,
      metrics: this.metrics,
      hooks: {
        turnDue: () => this.parts.now() + GRACE,
        onTurn: async (table, person, version) => void this.turns.push([table.id, person, version]),
        onRematch: async (table, person) => void this.rematches.push([table.id, person]),
        hasWorkAtEnd: () => true,
        onFinished: async (table) => {
          this.finished.push(table);
        },
        onResultPublic: async (table) => void (await settle(store, table)),
      },
      now: () => clock() + this.#skip,
      // Tests skip time at will, which must not count as a gap.
      heartbeat: { ensureFresh: async () => undefined },
      newSeed,
      process: newId(),
    };
    this.rooms = new Rooms(this.parts);
    this.#app = fastify({ logger: false });
    this.#expectDescribedRefusals = watchRefusals(this.#app);
    this.#app.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') this.routes.push(`${each} ${url}`);
    });
  }

  static async open({
    store,
    pool,
    clock = Date.now,
    thread,
    flags = {},
  }: {
    store?: Store;
    pool?: Pick<Pool, 'think'>;
    clock?: () => number;
    /** The rules thread, instead of the default one. */
    thread?: URL;
    flags?: Parameters<typeof readSettings>[0];
  } = {}): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'archivolt-room-'));
    const own = store ? undefined : await openSqlite(join(folder, 'archivolt.sqlite'));
    const threads = pool ? undefined : createPool({ size: 1, maxQueue: 100, capMs: 100 });
    const settings = readSettings(
      {
        requests: '1000000',
        messages: '10000',
        sockets: '1000',
        openTables: '1000',
        openTablesAddress: '1000',
        ...flags,
      },
      {},
    );
    const opened = store ?? own;
    const thinking = pool ?? threads;
    if (!opened || !thinking) throw new Error('no store');
    const ownRules = thread && new Rules(settings.stepTimeoutMs, thread);
    const server = new TestServer(opened, settings, thinking, ownRules ?? sharedRules, clock, async () => {
      threads?.close();
      await ownRules?.close();
      await own?.close();
      rmSync(folder, { recursive: true });
    });
    await server.#listen();
    return server;
  }

  async #listen(): Promise<void> {
    const guard = await registerHttpRoutes(this.#app, {
      ...this.parts,
      metrics: this.metrics,
      mailer: null,
      pusher: null,
      leaveTables: (person) => leaveAllTables(this.rooms, person),
      closeTable: (table) => closeTable(this.rooms, table),
    });
    await socketRoute(this.#app, { rooms: this.rooms, guard });
    tableRoutes(this.#app, this);
    await this.#app.listen({ port: 0, host: '127.0.0.1' });
    this.port = (this.#app.server.address() as AddressInfo).port;
    this.rooms.start();
  }

  /** Advances the server's clock. */
  skip(ms: number): void {
    this.#skip += ms;
  }

  async person(fields: Partial<PersonRow> = {}, token = newSecret()): Promise<Someone> {
    const { people } = this.parts.store;
    const row = aPerson({ id: newId(), unsubscribe: newSecret(), quiet: null, ...fields });
    await people.create(row);
    await people.addSession(aSession(row.id, { hash: hashOf(token), kind: 'token' }));
    return { row, token };
  }

  async connect(who?: Someone): Promise<Client> {
    const client = await Client.connect(this.port, who?.token);
    this.#clients.push(client);
    return client;
  }

  async call(method: 'GET' | 'POST' | 'DELETE', path: string, who?: Someone, body?: unknown): Promise<Reply> {
    const reply = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: {
        ...(who && { authorization: `Bearer ${who.token}` }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    const text = await reply.text();
    return { status: reply.status, text, body: text === '' ? undefined : JSON.parse(text) };
  }

  async table(host: Someone, wanted: Partial<NewTable> & { game: GameId }): Promise<OwnTable> {
    const { body, status } = await this.call('POST', '/api/tables', host, {
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'none' },
      access: 'open',
      rated: false,
      salt: newSalt(),
      ...wanted,
    });
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body as OwnTable;
  }

  async sit(who: Someone, table: string, more: object = {}): Promise<Reply> {
    return this.call('POST', `/api/tables/${table}/sit`, who, { salt: newSalt(), ...more });
  }

  /** A table with seated people, each with an open page. */
  async seatPlayers(game: GameId, players = 2, more: Partial<NewTable> = {}): Promise<SeatedTable> {
    const people = await Promise.all(Array.from({ length: players }, () => this.person()));
    const open = people.slice(1).map(() => ({ kind: 'open' as const }));
    const host = at(people, 0);
    const { table } = await this.table(host, { game, seats: [{ kind: 'me' }, ...open], ...more });
    for (const other of people.slice(1)) await this.sit(other, table.id);
    const clients = await Promise.all(people.map((person) => this.connect(person)));
    for (const client of clients) await client.watch(table.id);
    return { id: table.id, people, clients };
  }

  /** Disconnects everybody and stops the server. */
  async close(): Promise<void> {
    for (const client of this.#clients) client.close();
    await this.stop();
    await this.#end();
    this.#expectDescribedRefusals();
  }

  /** Stops the server cleanly. */
  async stop(): Promise<void> {
    await this.#app.close();
  }

  /** A metric with exactly these labels; 0 if there is none. */
  async figure(name: string, labels: Readonly<Record<string, string>>): Promise<number> {
    const { values = [] } = (await this.metrics.registry.getSingleMetric(name)?.get()) ?? {};
    const found = values.find((value) =>
      Object.entries(labels).every(([label, is]) => value.labels[label] === is),
    );
    return found?.value ?? 0;
  }

  /** The number of open sockets. */
  sockets(): number {
    return this.#app.websocketServer.clients.size;
  }
}

export interface SeatedTable {
  readonly id: string;
  readonly people: Someone[];
  readonly clients: Client[];
}

export interface Reply {
  status: number;
  text: string;
  // The test checks the response.
  body: unknown;
}

const newSalt = (): string => randomBytes(16).toString('hex');
