import type { Move } from '@archivolt/engine';
import {
  applyChanges,
  type Clocks,
  type Down,
  type Line,
  type RefusalCode,
  type TableInfo,
  type Told,
  type WireView,
} from '@archivolt/protocol';
import type { Connection, Heard, LineState, Said } from '../net/connection.ts';

/** What one message brought to the game itself. */
export interface Step {
  /** What was told since the step before, in order. */
  readonly told: readonly Told[];
}

/** More than this many submissions are not shown one by one to somebody who was away. */
const MOST_SHOWN = 8;

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** One table as the server tells it: kept whole out of changes, and asked for again wherever something is missing. */
export class Feed {
  readonly id: string;
  readonly #line: Connection;
  readonly #listeners = new Set<(step: Step) => void>();
  readonly #stops: (() => void)[];
  readonly #watcher: Parameters<Connection['watch']>[0];
  /** Those who wait to hear how the table stands. */
  #waiting: (() => void)[] = [];
  /** Where something did not fit, nothing is known any more. */
  #whole = true;
  #isCatchingUp = false;

  #info = $state.raw<TableInfo>();
  #seat = $state.raw<number | null>(null);
  #clocks = $state.raw<Clocks | null>(null);
  /** By this device's clock. */
  #clocksAt = $state.raw(0);
  #lines = $state.raw<readonly Line[]>([]);
  #view = $state.raw<WireView | null>(null);
  /** From whose side an onlooker sees the table; everything there lies open to all sides. */
  #side = $state.raw(0);
  #version = $state.raw(0);
  /** Without a gap up to the present version; of a long game the earlier ones come later. */
  #rows = $state.raw<readonly Told[]>([]);
  readonly #told = $derived(counting(this.#rows));
  /** Taken back just now, and nothing has happened since. */
  #tookBack = $state.raw<Told>();
  #refused = $state.raw<RefusalCode>();
  #decides = $state.raw<(view: WireView) => number | undefined>();
  #state = $state.raw<LineState>('idle');

  constructor(id: string, line: Connection) {
    this.id = id;
    this.#line = line;
    this.#watcher = {
      table: id,
      since: () => (this.#info && this.#whole && this.#view ? this.#version : undefined),
      hear: (message) => this.#hear(message),
      refused: (why) => {
        this.#refused = why;
      },
    };
    this.#state = line.state;
    this.#stops = [
      line.follow((state) => {
        this.#state = state;
        if (state !== 'online') this.#release();
      }),
      line.watch(this.#watcher),
    ];
  }

  /**
   * Undefined until the table has been heard of. Whose turn it is, is read off the table itself: a turn tells what it
   * changes there and no more, and an onlooker who is behind hears it from nobody else.
   */
  readonly info: TableInfo | undefined = $derived.by(() => {
    const [info, view, decides] = [this.#info, this.#view, this.#decides];
    return info?.status === 'playing' && view && decides ? { ...info, toMove: decides(view) ?? null } : info;
  });
  /** Who is to decide, by the rules of the game. */
  set decides(decides: (view: WireView) => number | undefined) {
    this.#decides = decides;
  }
  /** Null for an onlooker. */
  get seat(): number | null {
    return this.#seat;
  }
  get clocks(): Clocks | null {
    return this.#clocks;
  }
  /** How far the server's clock is ahead of this device's. */
  get ahead(): number {
    return this.#clocks ? this.#clocks.now - this.#clocksAt : 0;
  }
  get lines(): readonly Line[] {
    return this.#lines;
  }
  readonly view: WireView | null = $derived.by(() =>
    this.#view === null || this.#seat !== null ? this.#view : { ...this.#view, seat: this.#side },
  );
  get side(): number {
    return this.#side;
  }
  get version(): number {
    return this.#version;
  }
  /** Everything that has happened and still counts. */
  get told(): readonly Told[] {
    return this.#told;
  }
  get tookBack(): Told | undefined {
    return this.#tookBack;
  }
  /** Why the table cannot be seen. */
  get refused(): RefusalCode | undefined {
    return this.#refused;
  }
  get state(): LineState {
    return this.#state;
  }

  /** Told after every step of the game and every change around it. */
  listen(listener: (step: Step) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  ask(said: Without<Extract<Said, { table: string }>, 'table'>): Promise<Heard> {
    return this.#line.ask({ ...said, table: this.id } as Said);
  }

  submit(version: number, moves: readonly Move[]): Promise<Heard> {
    // A move is plain data, and the server compares it with what it offers.
    return this.ask({ do: 'submit', version, moves: moves as unknown as { do: string }[] });
  }

  ready(): Promise<boolean> {
    return this.#line.ready();
  }

  /** Asks the server how things stand, and waits until it has said so or the line is broken. */
  async resync(): Promise<void> {
    const told = new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (await this.#line.again(this.#watcher)) await told;
    else this.#release();
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#listeners.clear();
    this.#release();
  }

  #release(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }

  #hear(message: Down): void {
    switch (message.type) {
      case 'table':
        return this.#begin(message);
      case 'played':
        return this.#play(message);
      case 'info':
        this.#info = message.table;
        this.#setClocks(message.clocks);
        return this.#tell([]);
      case 'log':
        return this.#precede(message.told);
      case 'line':
        if (!this.#lines.some(({ line }) => line === message.line.line))
          this.#lines = [...this.#lines, message.line];
        return;
      default:
        return;
    }
  }

  #begin(message: Extract<Down, { type: 'table' }>): void {
    const before = this.#version;
    const knew = this.#whole && this.#view !== null && this.#seat === message.seat;
    this.#info = message.table;
    this.#seat = message.seat;
    this.#view = message.view;
    this.#version = message.version;
    this.#setClocks(message.clocks);
    this.#whole = true;
    this.#refused = undefined;
    const known = new Set(this.#lines.map(({ line }) => line));
    this.#lines = [...this.#lines, ...message.lines.filter(({ line }) => !known.has(line))].sort(
      (a, b) => a.line - b.line,
    );
    const fresh = message.told.filter(({ version }) => !knew || version > before);
    const follows = knew && (fresh[0]?.version ?? before + 1) === before + 1;
    this.#rows = [...(follows ? this.#rows : []), ...fresh];
    this.#tell(follows && fresh.length <= MOST_SHOWN ? fresh : []);
    this.#release();
    void this.#catchUp();
  }

  /** Asks for what happened before the rows that are here, until there is nothing earlier. */
  async #catchUp(): Promise<void> {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    for (let before = this.#first; before > 1; ) {
      const heard = await this.ask({ do: 'log', before });
      // Nothing came: the line is broken, and whoever mends it comes here again.
      if (!heard.ok || this.#first === before) break;
      before = this.#first;
    }
    this.#isCatchingUp = false;
  }

  /** The version of the first row that is here; with none, nothing happened yet. */
  get #first(): number {
    return this.#rows[0]?.version ?? 1;
  }

  #precede(told: readonly Told[]): void {
    if (told.at(-1)?.version === this.#first - 1) this.#rows = [...told, ...this.#rows];
  }

  #play(message: Extract<Down, { type: 'played' }>): void {
    const { told, changes, clocks } = message;
    if (told.version <= this.#version) return;
    if (told.version !== this.#version + 1 || this.#view === null) return this.#lose();
    try {
      this.#view = applyChanges(this.#view, changes);
    } catch {
      return this.#lose();
    }
    this.#version = told.version;
    this.#tookBack = told.tookBackTo === undefined ? undefined : told;
    this.#rows = [...this.#rows, told];
    this.#setClocks(clocks);
    this.#tell([told]);
  }

  /** For an onlooker: shows the table from a seat. */
  lookFrom(seat: number): void {
    this.#side = seat;
    this.#tell([]);
  }

  /** Something was missed: only the whole table helps. */
  #lose(): void {
    this.#whole = false;
    void this.resync();
  }

  #setClocks(clocks: Clocks | null): void {
    this.#clocks = clocks;
    this.#clocksAt = Date.now();
  }

  #tell(told: readonly Told[]): void {
    for (const listener of [...this.#listeners]) listener({ told });
  }
}

/** What was taken back no longer counts, nor does the taking back itself. */
function counting(told: readonly Told[]): Told[] {
  let counts: Told[] = [];
  for (const entry of told) {
    const { tookBackTo } = entry;
    if (tookBackTo === undefined) counts.push(entry);
    else counts = counts.filter(({ version }) => version <= tookBackTo);
  }
  return counts;
}
