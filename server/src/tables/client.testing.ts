import {
  applyChanges,
  type ClientMessage,
  type Clocks,
  type LogEntry,
  PROTOCOL,
  type ServerMessage,
  type TableInfo,
  type WireView,
} from '@archivolt/protocol';
import WebSocket from 'ws';

type Request = ClientMessage extends infer U ? (U extends ClientMessage ? Omit<U, 'id'> : never) : never;
export type Reply = Extract<ServerMessage, { type: 'done' | 'refused' }>;

/** A client's copy of a table, kept up to date by messages. */
export interface WatchedTable {
  info: TableInfo;
  seat: number | null;
  version: number;
  view: WireView | null;
  clocks: Clocks | null;
  log: LogEntry[];
  chat: string[];
  offers: readonly unknown[];
}

/** A simple client of the socket. */
export class Client {
  readonly #socket: WebSocket;
  readonly #asked = new Map<number, (answer: Reply) => void>();
  readonly #waiting = new Set<() => void>();
  readonly tables = new Map<string, WatchedTable>();
  /** Every message as received. */
  readonly raw: string[] = [];
  readonly heard: ServerMessage[] = [];
  closed: number | undefined;
  pongs = 0;
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const text = data.toString();
      this.raw.push(text);
      this.#receive(JSON.parse(text));
    });
    socket.on('pong', () => {
      this.pongs++;
      for (const check of this.#waiting) check();
    });
    socket.on('close', (code) => {
      this.closed = code;
      // It is unknown whether it was carried out.
      for (const [id, settle] of this.#asked) settle({ type: 'refused', id, why: 'unavailable' });
      for (const check of this.#waiting) check();
    });
    socket.on('error', () => undefined);
  }

  static async connect(port: number, token?: string): Promise<Client> {
    const client = await Client.dial(port, token ? { authorization: `Bearer ${token}` } : {});
    await client.ask({ do: 'hello', protocol: PROTOCOL });
    return client;
  }

  /** Connects without a greeting. */
  static dial(port: number, headers: Record<string, string>): Promise<Client> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers });
    const client = new Client(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(client));
      socket.once('unexpected-response', (_, reply) => reject(new Error(`status ${reply.statusCode}`)));
      socket.once('error', reject);
    });
  }

  ask(said: Request): Promise<Reply> {
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#socket.send(JSON.stringify({ ...said, id }));
    });
  }

  say(text: string): void {
    this.#socket.send(text);
  }

  ping(): void {
    this.#socket.ping();
  }

  async watch(table: string, since?: number): Promise<WatchedTable> {
    const answer = await this.ask({
      do: 'watch',
      table,
      offers: true,
      ...(since !== undefined && { since }),
    });
    if (answer.type === 'refused') throw new Error(`watch: ${answer.why}`);
    return this.at(table);
  }

  at(table: string): WatchedTable {
    const seen = this.tables.get(table);
    if (!seen) throw new Error('this table is not watched');
    return seen;
  }

  /** Waits until the condition holds. */
  until(isSo: () => boolean, ms = 45_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.#waiting.delete(check);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(check);
        reject(new Error(`timed out; last message: ${this.raw.at(-1)?.slice(0, 300)}`));
      }, ms);
      this.#waiting.add(check);
      check();
    });
  }

  /** Stops reading. */
  pause(): void {
    this.#socket.pause();
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(message: ServerMessage): void {
    this.heard.push(message);
    switch (message.type) {
      case 'done':
      case 'refused':
        this.#asked.get(message.id)?.(message);
        this.#asked.delete(message.id);
        break;
      case 'table': {
        const { table: info, seat, version, view, clocks, log, chat, offers = [] } = message;
        const before = this.tables.get(info.id)?.log ?? [];
        const since = log[0]?.version ?? version + 1;
        const texts = chat.map(({ text, phrase }) => text ?? phrase ?? '');
        const known = before.filter((row) => row.version < since);
        this.tables.set(info.id, {
          info,
          seat,
          version,
          view,
          clocks,
          chat: texts,
          offers,
          log: [...known, ...log],
        });
        break;
      }
      case 'played': {
        const seen = this.at(message.table);
        if (message.entry.version !== seen.version + 1)
          throw new Error(`version ${message.entry.version} after ${seen.version}`);
        seen.version = message.entry.version;
        seen.view = applyChanges(seen.view, message.changes);
        seen.clocks = message.clocks;
        seen.offers = message.offers ?? [];
        seen.log.push(message.entry);
        break;
      }
      case 'info': {
        const seen = this.tables.get(message.table.id);
        if (seen) Object.assign(seen, { info: message.table, clocks: message.clocks });
        break;
      }
      case 'log':
        break;
      case 'chat':
        this.at(message.table).chat.push(message.message.text ?? message.message.phrase ?? '');
        break;
    }
    for (const check of this.#waiting) check();
  }
}
