import type { GameId, NewTable } from '@archivolt/protocol';
import type { Book } from './book.ts';
import { makeTable, type Someone, sitDown } from './people.ts';
import { oneOf, Player } from './player.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Two people, or one and a bot, who play one game after the other. */
export class Pair {
  #before = 0;
  #players: Player[] = [];
  #stopped = false;

  constructor(
    private readonly game: GameId,
    private readonly people: readonly [Someone, Someone | undefined],
    private readonly servers: () => readonly string[],
    private readonly book: Book,
  ) {}

  /** Grows whenever something has happened at their table. */
  get progress(): number {
    return this.#before + Math.max(0, ...this.#players.map(({ version }) => version));
  }

  async play(): Promise<void> {
    while (!this.#stopped) {
      const table = await this.#table().catch(() => undefined);
      if (table === undefined) {
        await pause(50);
        continue;
      }
      this.#players = this.people
        .filter((person) => person !== undefined)
        .map((person) => new Player(person, table, this.game, this.servers, this.book));
      await Promise.all(this.#players.map((player) => player.play()));
      this.#before = this.progress + 1;
      this.#players = [];
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const player of this.#players) player.stop();
  }

  async #table(): Promise<string> {
    const [host, guest] = this.people;
    const other: NewTable['seats'][number] = guest ? { kind: 'open' } : { kind: 'bot', level: 'child' };
    const { table } = await makeTable(oneOf(this.servers()), host, {
      game: this.game,
      seats: [{ kind: 'me' }, other],
    });
    if (guest) await sitDown(oneOf(this.servers()), guest, table.id);
    return table.id;
  }
}
