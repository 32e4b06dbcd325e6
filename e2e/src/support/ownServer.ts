import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, readSettings, type ServeOverrides, type Store, serve, setAdmin } from '@archivolt/server';

type Table = NonNullable<Awaited<ReturnType<Store['tables']['load']>>>;

/** How the server of one test differs from the default. */
interface ServerChanges {
  /** The secret seed of each table's dice, if they should be known. */
  readonly newSeed?: () => string;
  /** Its settings, as on the command line. */
  readonly flags?: Readonly<Record<string, string>>;
}

/** A server for a single test, which can be stopped, changed and restarted. */
export class OwnServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'archivolt-own-'));
  readonly #brought: ServeOverrides;
  readonly #flags: Readonly<Record<string, string>>;
  #port = '0';
  #close: () => Promise<void> = async () => {};

  private constructor({ newSeed, flags = {} }: ServerChanges) {
    this.#brought = newSeed ? { newSeed } : {};
    this.#flags = flags;
  }

  static async open(wanted: ServerChanges = {}): Promise<OwnServer> {
    const server = new OwnServer(wanted);
    await server.#start();
    return server;
  }

  /** Without the trailing slash. */
  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Makes a person an operator while the server runs, by login. */
  async appoint(login: string): Promise<void> {
    const named = await setAdmin(this.#settings, login, true, Date.now());
    if (!named.ok) throw new Error(`${login} cannot be an operator: ${named.why}`);
  }

  /** Stops the server, changes a stored table, and starts again at the same address. */
  async change(table: string, edit: (row: Table) => void): Promise<void> {
    await this.#close();
    const store = await openStore(this.#settings);
    await store.tables.change(table, edit);
    await store.close();
    await this.#start();
  }

  async close(): Promise<void> {
    await this.#close();
    rmSync(this.#data, { recursive: true, force: true });
  }

  get #settings() {
    return readSettings({ port: this.#port, data: this.#data, log: 'silent', ...this.#flags }, {});
  }

  async #start(): Promise<void> {
    const { address, close } = await serve(this.#settings, this.#brought);
    this.#port = new URL(address).port;
    this.#close = close;
  }
}
