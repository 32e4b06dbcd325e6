import type { GameId, ServerMessage, TableInfo } from '@archivolt/protocol';
import type { Page } from './page.ts';
import type { SocketClient } from './socketClient.ts';

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const oneOf = <V>(values: readonly V[]): V => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

/** Observes the players. */
export interface Witness {
  /** Called before a move is sent; `version` is the one it would get. */
  tried(table: string, game: GameId, version: number, move: unknown): void;
  /** Called when the server has acknowledged a move, this many milliseconds after it was sent. */
  done(table: string, game: GameId, version: number, move: unknown, ms: number): void;
  heard?(message: ServerMessage, bytes: number): void;
}

/** What all players of a test share. */
export interface PlayOptions {
  /** The addresses of the running servers. */
  servers(): readonly string[];
  readonly witness: Witness;
  /** Thinking time before a move; none by default. */
  think?(): Promise<void>;
  /** Milliseconds before a refused player retries (20). */
  readonly retryMs?: number;
}

/** Plays random moves at one table until the game is over, and reconnects whenever the connection breaks. */
export class Player {
  #client: SocketClient | undefined;
  #tried = -1;
  #isOver = false;
  #end: () => void = () => undefined;
  readonly #ended = new Promise<void>((resolve) => {
    this.#end = resolve;
  });
  /** The newest version it has received. */
  version = 0;

  constructor(
    private readonly page: Page,
    private readonly table: string,
    private readonly game: GameId,
    private readonly shared: PlayOptions,
  ) {}

  /** The last action as a viewer, and as a player. */
  #viewerState = 'starting';
  #playerState = 'no move yet';

  get status(): string {
    return `${this.#viewerState}, ${this.#playerState}, version ${this.version}`;
  }

  /** Resolves when the game is over, or after `stop`. */
  async play(): Promise<void> {
    while (!this.#isOver) {
      const servers = this.shared.servers();
      this.#viewerState = `choosing one of ${servers.length} servers`;
      const { retryMs = 20 } = this.shared;
      if (servers.length === 0) await pause(retryMs);
      else await this.#session(oneOf(servers)).catch(() => pause(retryMs));
    }
  }

  stop(): void {
    this.#isOver = true;
    this.#end();
  }

  async #session(address: string): Promise<void> {
    this.#viewerState = 'connecting';
    const line = await this.page.open(address, (message, bytes) => this.#receive(message, bytes));
    this.#client = line;
    await this.#watch();
    await Promise.race([line.broken, this.#ended]);
    if (this.#isOver) await line.ask({ do: 'unwatch', table: this.table });
  }

  async #watch(): Promise<void> {
    this.#tried = -1;
    this.#viewerState = 'subscribing';
    const answer = await this.#client?.ask({ do: 'watch', table: this.table, offers: true });
    this.#viewerState = `subscribed: ${answer?.type}`;
    if (answer?.type === 'refused') this.#client?.close();
  }

  #receive(message: ServerMessage, bytes: number): void {
    this.shared.witness.heard?.(message, bytes);
    if (!isOf(this.table, message)) return;
    if (message.type === 'table') {
      this.#update(message.version, message.offers ?? []);
      this.#checkStatus(message.table);
    } else if (message.type === 'played') this.#update(message.entry.version, message.offers ?? []);
    else if (message.type === 'info') this.#checkStatus(message.table);
  }

  #checkStatus({ status }: TableInfo): void {
    if (status !== 'open' && status !== 'playing') this.stop();
  }

  #update(version: number, offers: readonly unknown[]): void {
    this.version = Math.max(this.version, version);
    if (offers.length > 0 && version > this.#tried) void this.#submit(version, oneOf(offers));
  }

  async #submit(version: number, move: unknown): Promise<void> {
    this.#tried = version;
    const { think, witness } = this.shared;
    if (think) await think();
    if (this.#isOver) return;
    witness.tried(this.table, this.game, version + 1, move);
    const moves = [move as { do: string }];
    const startedAt = performance.now();
    this.#playerState = `submitting ${version + 1}`;
    const answer = await this.#client?.ask({ do: 'submit', table: this.table, version, moves });
    this.#playerState = `submitted ${version + 1}: ${answer?.type === 'refused' ? answer.why : answer?.type}`;
    if (answer?.type === 'done')
      witness.done(this.table, this.game, answer.version ?? -1, move, performance.now() - startedAt);
    if (answer?.type !== 'refused') return;
    // Another player was faster, or the server is stopping: subscribe again.
    await pause(50);
    await this.#watch();
  }
}

/** Messages about the previous table may still be in flight. */
function isOf(table: string, message: ServerMessage): boolean {
  return (
    'table' in message && (typeof message.table === 'string' ? message.table : message.table.id) === table
  );
}
