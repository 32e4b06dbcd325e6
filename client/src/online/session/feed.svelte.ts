import type { Move } from '@archivolt/engine';
import {
  applyChanges,
  type ChatMessage,
  type Clocks,
  type LogEntry,
  type RefusalCode,
  type ServerMessage,
  type TableInfo,
  type WireView,
} from '@archivolt/protocol';
import { Listeners } from '@archivolt/table/session/listeners.ts';
import {
  type Command,
  type Connection,
  type ConnectionState,
  isTemporary,
  type Reply,
} from '../net/connection.ts';

/** The effect of one message on the game itself. */
export interface FeedUpdate {
  /** Log entries since the previous step, in order. */
  readonly entries: readonly LogEntry[];
}

/** Submissions that are shown one by one after an absence; more are skipped. */
const MAX_REPLAYED = 8;

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** One table as the server sends it: maintained from diffs, and requested again if something is missing. */
export class Feed {
  readonly id: string;
  readonly #connection: Connection;
  readonly #listeners = new Listeners<FeedUpdate>();
  readonly #stops: (() => void)[];
  readonly #watcher: Parameters<Connection['watch']>[0];
  /** Callers that wait for the current state. */
  #waiting: (() => void)[] = [];
  /** False after a diff did not fit; the state is unknown then. */
  #whole = true;
  #isCatchingUp = false;

  #info = $state.raw<TableInfo>();
  #seat = $state.raw<number | null>(null);
  #clocks = $state.raw<Clocks | null>(null);
  /** By this device's clock. */
  #clocksAt = $state.raw(0);
  #chat = $state.raw<readonly ChatMessage[]>([]);
  #view = $state.raw<WireView | null>(null);
  /** The seat from whose side a spectator views the table. */
  #side = $state.raw(0);
  #version = $state.raw(0);
  /** The log without a gap up to the current version; the earlier entries of a long game are loaded later. */
  #rows = $state.raw<readonly LogEntry[]>([]);
  readonly #entries = $derived(counting(this.#rows));
  /** The last take-back, until something else happens. */
  #tookBack = $state.raw<LogEntry>();
  #refused = $state.raw<RefusalCode>();
  #decides = $state.raw<(view: WireView) => number | undefined>();
  #state = $state.raw<ConnectionState>('idle');

  constructor(id: string, line: Connection) {
    this.id = id;
    this.#connection = line;
    this.#watcher = {
      table: id,
      since: () => (this.#info && this.#whole && this.#view ? this.#version : undefined),
      hear: (message) => this.#hear(message),
      refused: (why) => {
        // The connection asks again. Until then a table on screen stays, with its unfinished turn.
        if (!this.#info || !isTemporary(why)) this.#refused = why;
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
   * Undefined until the table is loaded. The player to move is read from the position, because a move sends only its
   * own changes, and a delayed spectator gets it from nowhere else.
   */
  readonly info: TableInfo | undefined = $derived.by(() => {
    const [info, view, decides] = [this.#info, this.#view, this.#decides];
    return info?.status === 'playing' && view && decides ? { ...info, toMove: decides(view) ?? null } : info;
  });
  /** Sets the game's function for the player to move. */
  set decides(decides: (view: WireView) => number | undefined) {
    this.#decides = decides;
  }
  /** Null for a spectator. */
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
  get chat(): readonly ChatMessage[] {
    return this.#chat;
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
  /** The log entries that still count. */
  get entries(): readonly LogEntry[] {
    return this.#entries;
  }
  /** The same including take-backs, without a gap up to the current version. */
  get rows(): readonly LogEntry[] {
    return this.#rows;
  }
  get tookBack(): LogEntry | undefined {
    return this.#tookBack;
  }
  /** Why the table is not available. */
  get refused(): RefusalCode | undefined {
    return this.#refused;
  }
  get state(): ConnectionState {
    return this.#state;
  }

  /** Calls the listener after every step of the game and every change around it. */
  listen(listener: (step: FeedUpdate) => void): () => void {
    return this.#listeners.add(listener);
  }

  ask(command: Without<Extract<Command, { table: string }>, 'table'>): Promise<Reply> {
    return this.#connection.ask({ ...command, table: this.id } as Command);
  }

  submit(version: number, moves: readonly Move[]): Promise<Reply> {
    return this.ask({ do: 'submit', version, moves: moves.map((move) => ({ ...move })) });
  }

  ready(): Promise<boolean> {
    return this.#connection.ready();
  }

  /** Requests the current state, and waits until it arrives or the connection is lost. */
  async resync(): Promise<void> {
    const arrived = new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (await this.#connection.again(this.#watcher)) await arrived;
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

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.#begin(message);
      case 'played':
        return this.#play(message);
      case 'info':
        this.#info = message.table;
        this.#setClocks(message.clocks);
        return this.#notify([]);
      case 'log':
        return this.#precede(message.entries);
      case 'chat':
        // A known message arrives again when its text was removed.
        this.#chat = inOrder([
          ...this.#chat.filter(({ number }) => number !== message.message.number),
          message.message,
        ]);
        return;
      case 'hidden':
        this.#refused = message.why;
        return;
      default:
        return;
    }
  }

  #begin(message: Extract<ServerMessage, { type: 'table' }>): void {
    const before = this.#version;
    const knew = this.#whole && this.#view !== null && this.#seat === message.seat;
    this.#info = message.table;
    this.#seat = message.seat;
    this.#view = message.view;
    this.#version = message.version;
    this.#setClocks(message.clocks);
    this.#whole = true;
    this.#refused = undefined;
    const known = new Set(this.#chat.map(({ number }) => number));
    this.#chat = inOrder([...this.#chat, ...message.chat.filter(({ number }) => !known.has(number))]);
    const fresh = message.log.filter(({ version }) => !knew || version > before);
    const follows = knew && (fresh[0]?.version ?? before + 1) === before + 1;
    this.#rows = [...(follows ? this.#rows : []), ...fresh];
    this.#notify(follows && fresh.length <= MAX_REPLAYED ? fresh : []);
    this.#release();
    void this.#catchUp();
  }

  /** Loads earlier log rows until there are none. */
  async #catchUp(): Promise<void> {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    for (let before = this.#first; before > 1; ) {
      const reply = await this.ask({ do: 'log', before });
      // Nothing arrived: the connection is lost, and reconnecting leads here again.
      if (!reply.ok || this.#first === before) break;
      before = this.#first;
    }
    this.#isCatchingUp = false;
  }

  /** The version of the first loaded row; if there is none, nothing has happened yet. */
  get #first(): number {
    return this.#rows[0]?.version ?? 1;
  }

  #precede(entries: readonly LogEntry[]): void {
    if (entries.at(-1)?.version === this.#first - 1) this.#rows = [...entries, ...this.#rows];
  }

  #play(message: Extract<ServerMessage, { type: 'played' }>): void {
    const { entry, changes, clocks } = message;
    if (entry.version <= this.#version) return;
    if (entry.version !== this.#version + 1 || this.#view === null) return this.#lose();
    try {
      this.#view = applyChanges(this.#view, changes);
    } catch {
      return this.#lose();
    }
    this.#version = entry.version;
    this.#tookBack = entry.tookBackTo === undefined ? undefined : entry;
    this.#rows = [...this.#rows, entry];
    this.#setClocks(clocks);
    this.#notify([entry]);
  }

  /** Shows the table from a seat's side, for a spectator. */
  lookFrom(seat: number): void {
    this.#side = seat;
    this.#notify([]);
  }

  /** An update was missed, so the whole table is requested. */
  #lose(): void {
    this.#whole = false;
    void this.resync();
  }

  #setClocks(clocks: Clocks | null): void {
    this.#clocks = clocks;
    this.#clocksAt = Date.now();
  }

  #notify(entries: readonly LogEntry[]): void {
    this.#listeners.notify({ entries });
  }
}

/** Messages arrive in order, except one that is sent again. */
function inOrder(chat: ChatMessage[]): ChatMessage[] {
  return chat.sort((a, b) => a.number - b.number);
}

/** Drops entries that were taken back, and the take-backs themselves. */
function counting(entries: readonly LogEntry[]): LogEntry[] {
  let counts: LogEntry[] = [];
  for (const entry of entries) {
    const { tookBackTo } = entry;
    if (tookBackTo === undefined) counts.push(entry);
    else counts = counts.filter(({ version }) => version <= tookBackTo);
  }
  return counts;
}
