import type { ClockRule, GameId, NewTable } from '@archivolt/protocol';
import { Page } from './page.ts';
import { makeTable, type Someone, sitDown } from './people.ts';
import { oneOf, Player, type PlayOptions, pause } from './player.ts';

/** Two people, or a person and a bot, who play one game after the other. */
export class Pair {
  #before = 0;
  #players: Player[] = [];
  #table = '';
  #stopped = false;
  readonly #pages: readonly Page[];

  constructor(
    private readonly game: GameId,
    private readonly people: readonly [Someone, Someone | undefined],
    private readonly shared: PlayOptions,
    private readonly clock: ClockRule = { kind: 'none' },
  ) {
    this.#pages = people.flatMap((person) => (person ? [new Page(person)] : []));
  }

  /** Increases with every event at their table. */
  get progress(): number {
    return this.#before + Math.max(0, ...this.#players.map(({ version }) => version));
  }

  /** Their current table; empty between games. */
  get table(): string {
    return this.#table;
  }

  /** Their table and what each of its players is doing, for debugging. */
  get status(): string {
    const players = this.#players.map(({ status }) => status).join('; ');
    return `${this.game} ${this.#table}: ${players || 'at no table'}`;
  }

  async play(): Promise<void> {
    while (!this.#stopped) {
      const table = await this.makeTable().catch(() => undefined);
      if (table === undefined) await pause(50);
      else await this.playAt(table);
    }
  }

  async playAt(table: string): Promise<void> {
    if (this.#stopped) return;
    this.#table = table;
    this.#players = this.#pages.map((page) => new Player(page, table, this.game, this.shared));
    await Promise.all(this.#players.map((player) => player.play()));
    this.#before = this.progress + 1;
    this.#players = [];
  }

  stop(): void {
    this.#stopped = true;
    for (const player of this.#players) player.stop();
    for (const page of this.#pages) page.close();
  }

  async makeTable(): Promise<string> {
    const [host, guest] = this.people;
    const other: NewTable['seats'][number] = guest ? { kind: 'open' } : { kind: 'bot', level: 'child' };
    const { table } = await makeTable(oneOf(this.shared.servers()), host, {
      game: this.game,
      seats: [{ kind: 'me' }, other],
      clock: this.clock,
    });
    if (guest) await sitDown(oneOf(this.shared.servers()), guest, table.id);
    return table.id;
  }
}
