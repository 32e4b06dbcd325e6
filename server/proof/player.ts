import type { Down, GameId, TableInfo } from '@archivolt/protocol';
import { type Book, noted } from './book.ts';
import { Line } from './line.ts';
import type { Someone } from './people.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const oneOf = <V>(values: readonly V[]): V => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

/** Plays at random at one table until the game is over, and comes back whenever the line breaks. */
export class Player {
  #line: Line | undefined;
  #tried = -1;
  #over = false;
  /** The newest version it has been told of. */
  version = 0;

  constructor(
    private readonly who: Someone,
    private readonly table: string,
    private readonly game: GameId,
    private readonly servers: () => readonly string[],
    private readonly book: Book,
  ) {}

  /** Resolves when the game is over, or after `stop`. */
  async play(): Promise<void> {
    while (!this.#over) {
      const address = this.servers().length > 0 ? oneOf(this.servers()) : undefined;
      if (address === undefined) await pause(20);
      else await this.#session(address).catch(() => pause(20));
    }
    this.#line?.close();
  }

  stop(): void {
    this.#over = true;
    this.#line?.close();
  }

  async #session(address: string): Promise<void> {
    const line = await Line.open(address, this.who, (message) => this.#hear(message));
    const closed = new Promise<void>((resolve) => line.onClose(resolve));
    this.#line = line;
    await this.#watch();
    await closed;
  }

  async #watch(): Promise<void> {
    this.#tried = -1;
    const answer = await this.#line?.ask({ do: 'watch', table: this.table, offers: true });
    if (answer?.type === 'refused') this.#line?.close();
  }

  #hear(message: Down): void {
    if (message.type === 'table') {
      this.#at(message.version, message.offers ?? []);
      this.#standing(message.table);
    } else if (message.type === 'played') this.#at(message.told.version, message.offers ?? []);
    else if (message.type === 'info') this.#standing(message.table);
  }

  #standing({ status }: TableInfo): void {
    if (status === 'open' || status === 'playing') return;
    this.stop();
  }

  #at(version: number, offers: readonly unknown[]): void {
    this.version = Math.max(this.version, version);
    if (offers.length > 0 && version > this.#tried) void this.#submit(version, oneOf(offers));
  }

  async #submit(version: number, move: unknown): Promise<void> {
    this.#tried = version;
    const text = noted(this.game, move);
    this.book.try(this.table, version + 1, text);
    const moves = [move as { do: string }];
    const answer = await this.#line?.ask({ do: 'submit', table: this.table, version, moves });
    if (answer?.type === 'done') this.book.promise(this.table, answer.version ?? -1, text);
    if (answer?.type !== 'refused') return;
    // Somebody else was faster, or the server stops: look again.
    await pause(50);
    await this.#watch();
  }
}
