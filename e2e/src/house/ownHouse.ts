import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Brought, openStore, readSettings, type Store, serve } from '@archivolt/server';

type Table = NonNullable<Awaited<ReturnType<Store['tables']['load']>>>;

/** A server of one test alone, which may be stopped, and found changed when it is back. */
export class OwnHouse {
  readonly #data = mkdtempSync(join(tmpdir(), 'archivolt-own-'));
  #port = '0';
  #close: () => Promise<void> = async () => {};

  private constructor(private readonly brought: Brought = {}) {}

  /** `newSeed`: the secret behind the dice of each table, where they should be known. */
  static async open(newSeed?: () => string): Promise<OwnHouse> {
    const house = new OwnHouse(newSeed && { newSeed });
    await house.#start();
    return house;
  }

  /** Without the slash at its end. */
  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Stops, changes a table as it lies on the disk, and starts again where it was. */
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
    return readSettings({ port: this.#port, data: this.#data, log: 'silent' }, {});
  }

  async #start(): Promise<void> {
    const { address, close } = await serve(this.#settings, this.brought);
    this.#port = new URL(address).port;
    this.#close = close;
  }
}
