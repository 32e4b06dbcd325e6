import type { Reason } from '@archivolt/engine';
import type { Down, RefusalCode, Up } from '@archivolt/protocol';

/** Raised together with the one in `protocol`; imported as a type, so that no schema comes into the page. */
const PROTOCOL: typeof import('@archivolt/protocol').PROTOCOL = 1;

/** What is asked of a socket: the browser's, or the one of a test. */
export type Wire = Pick<
  WebSocket,
  'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'
>;

/** `idle`: nobody needs it. `outdated`: the server no longer understands this page. */
export type LineState = 'idle' | 'connecting' | 'online' | 'offline' | 'outdated';

type Facts = Record<string, string | number | boolean>;
export type Heard =
  | { ok: true; version?: number }
  /** `lost`: the line broke before an answer came; it may or may not have been done. */
  | { ok: false; why: RefusalCode | 'lost'; facts: Facts; reasons: readonly Reason[] };

/** Something said, without the number by which its answer is told apart. */
export type Said = Up extends infer U ? (U extends Up ? Omit<U, 'ask'> : never) : never;

export interface Times {
  /** Of the first wait before another try; doubled each time. */
  first: number;
  longest: number;
  /** Silence after which the other side is asked whether it is still there. */
  silence: number;
  /** An answer that takes longer will not come. */
  answer: number;
  /** Before a table that could not be had is asked for again. */
  again: number;
}
const TIMES: Times = { first: 400, longest: 15_000, silence: 25_000, answer: 10_000, again: 5000 };

interface Watcher {
  readonly table: string;
  since(): number | undefined;
  hear(message: Down): void;
  refused(why: RefusalCode): void;
}

const lost: Heard = { ok: false, why: 'lost', facts: {}, reasons: [] };

/** The one socket of a page: comes back by itself, and asks again for all that was being watched. */
export class Connection {
  readonly #open: () => Wire;
  readonly #times: Times;
  readonly #random: () => number;
  readonly #watchers = new Set<Watcher>();
  readonly #lobby = new Set<(message: Extract<Down, { type: 'lobby' }>) => void>();
  readonly #states = new Set<(state: LineState) => void>();
  readonly #asked = new Map<number, { hear(heard: Heard): void; late: ReturnType<typeof setTimeout> }>();
  #wire: Wire | undefined;
  #state: LineState = 'idle';
  #asks = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Wire, times: Partial<Times> = {}, random: () => number = Math.random) {
    this.#open = open;
    this.#times = { ...TIMES, ...times };
    this.#random = random;
  }

  get state(): LineState {
    return this.#state;
  }

  /** Told of every new state; returns how to stop listening. */
  follow(listener: (state: LineState) => void): () => void {
    this.#states.add(listener);
    return () => this.#states.delete(listener);
  }

  /** Sees a table until the returned function is called, over every break of the line. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    this.#needed();
    if (this.#state === 'online') void this.#resume(watcher);
    return () => {
      if (!this.#watchers.delete(watcher)) return;
      const others = [...this.#watchers].some(({ table }) => table === watcher.table);
      if (!others && this.#state === 'online') void this.ask({ do: 'unwatch', table: watcher.table });
      this.#needed();
    };
  }

  /** Asks for a table anew: `since()` decides whether for all of it. Was it granted? */
  async again(watcher: Watcher): Promise<boolean> {
    return this.#state === 'online' && this.#resume(watcher);
  }

  lobby(hear: (message: Extract<Down, { type: 'lobby' }>) => void): () => void {
    this.#lobby.add(hear);
    this.#needed();
    if (this.#state === 'online' && this.#lobby.size === 1) void this.ask({ do: 'lobby', on: true });
    return () => {
      if (!this.#lobby.delete(hear)) return;
      if (this.#lobby.size === 0 && this.#state === 'online') void this.ask({ do: 'lobby', on: false });
      this.#needed();
    };
  }

  /** Says something and waits for its answer. Nothing is said twice: whether to try again is the asker's decision. */
  ask(said: Said): Promise<Heard> {
    return this.#state === 'online' ? this.#send(said) : Promise.resolve(lost);
  }

  /** Resolves as soon as the line stands; at once when it does. False when it is no longer needed. */
  async ready(): Promise<boolean> {
    if (this.#state === 'online' || this.#state === 'outdated') return this.#state === 'online';
    return new Promise((resolve) => {
      const stop = this.follow((state) => {
        if (state !== 'online' && state !== 'idle' && state !== 'outdated') return;
        stop();
        resolve(state === 'online');
      });
    });
  }

  /** Somebody else is here now: the server must see who. */
  restart(): void {
    if (this.#state === 'idle' || this.#state === 'outdated') return;
    this.#tries = 0;
    this.#drop();
    this.#connect();
  }

  /** The network is there again, or the page is looked at again: no waiting, and no believing in a dead line. */
  wake(): void {
    if (this.#state === 'offline') {
      this.#tries = 0;
      this.#connect();
    } else if (this.#state === 'online') this.#probe();
  }

  /** The network is gone, says the browser. */
  sleep(): void {
    if (this.#state === 'online' || this.#state === 'connecting') this.#broke();
  }

  #needed(): void {
    const needed = this.#watchers.size > 0 || this.#lobby.size > 0;
    if (needed && this.#state === 'idle') this.#connect();
    if (!needed && this.#state !== 'idle' && this.#state !== 'outdated') {
      this.#drop();
      this.#become('idle');
    }
  }

  #become(state: LineState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of [...this.#states]) listener(state);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#become('connecting');
    const wire = this.#open();
    this.#wire = wire;
    const late = setTimeout(() => this.#wire === wire && this.#broke(), this.#times.answer);
    wire.onopen = () => {
      void this.#send({ do: 'hello', protocol: PROTOCOL }).then((heard) => {
        clearTimeout(late);
        if (this.#wire !== wire) return;
        if (heard.ok) this.#greeted();
        else if (heard.why === 'oldClient') {
          this.#drop();
          this.#become('outdated');
        } else this.#broke();
      });
    };
    wire.onmessage = ({ data }: MessageEvent) => {
      if (this.#wire === wire && typeof data === 'string') this.#hear(JSON.parse(data) as Down);
    };
    wire.onclose = () => {
      clearTimeout(late);
      if (this.#wire === wire) this.#broke();
    };
    // Followed by `onclose`, which does what is to be done.
    wire.onerror = () => {};
  }

  #greeted(): void {
    this.#tries = 0;
    this.#become('online');
    if (this.#lobby.size > 0) void this.ask({ do: 'lobby', on: true });
    for (const watcher of [...this.#watchers]) void this.#resume(watcher);
  }

  async #resume(watcher: Watcher): Promise<boolean> {
    const since = watcher.since();
    const heard = await this.ask({
      do: 'watch',
      table: watcher.table,
      ...(since === undefined ? {} : { since }),
    });
    if (!heard.ok && heard.why !== 'lost') watcher.refused(heard.why);
    // The server has a trouble of its own, which may pass while the line stands.
    if (!heard.ok && heard.why === 'unavailable') this.#later(watcher);
    return heard.ok;
  }

  #later(watcher: Watcher): void {
    const wire = this.#wire;
    setTimeout(() => {
      // A new line asks for everything by itself.
      if (this.#wire === wire && this.#watchers.has(watcher)) void this.#resume(watcher);
    }, this.#times.again);
  }

  #send(said: Said): Promise<Heard> {
    const wire = this.#wire;
    if (!wire) return Promise.resolve(lost);
    const ask = ++this.#asks;
    return new Promise((hear) => {
      const late = setTimeout(() => this.#wire === wire && this.#broke(), this.#times.answer);
      this.#asked.set(ask, { hear, late });
      wire.send(JSON.stringify({ ...said, ask }));
    });
  }

  #hear(message: Down): void {
    this.#listen();
    switch (message.type) {
      case 'done':
        return this.#answer(message.ask, {
          ok: true,
          ...(message.version === undefined ? {} : { version: message.version }),
        });
      case 'refused': {
        const { why, facts = {}, reasons = [] } = message;
        return this.#answer(message.ask, { ok: false, why, facts, reasons });
      }
      case 'table':
      case 'info':
        return this.#tell(message.table.id, message);
      case 'played':
      case 'log':
      case 'line':
        return this.#tell(message.table, message);
      case 'lobby':
        for (const hear of [...this.#lobby]) hear(message);
        return;
      case 'closing':
        // Everybody is told at the same moment, so nobody should come back at the same one.
        this.#tries = Math.max(this.#tries, 1);
        return this.#broke();
      default:
        // A newer server may say what this page does not know yet.
        return message satisfies never;
    }
  }

  #answer(ask: number, heard: Heard): void {
    const waiting = this.#asked.get(ask);
    if (!waiting) return;
    this.#asked.delete(ask);
    clearTimeout(waiting.late);
    waiting.hear(heard);
  }

  #tell(table: string, message: Down): void {
    for (const watcher of [...this.#watchers]) if (watcher.table === table) watcher.hear(message);
  }

  /** Somebody spoke: the next doubt is far. */
  #listen(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#probe(), this.#times.silence);
  }

  /** Any answer shows that the line lives; none within the time breaks it. */
  #probe(): void {
    if (this.#state === 'online') void this.#send({ do: 'hello', protocol: PROTOCOL });
  }

  #broke(): void {
    this.#drop();
    this.#become('offline');
    const longest = Math.min(this.#times.longest, this.#times.first * 2 ** this.#tries);
    this.#tries++;
    this.#retry = setTimeout(() => this.#connect(), longest * (0.5 + this.#random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#quiet);
    const wire = this.#wire;
    this.#wire = undefined;
    if (wire) hangUp(wire);
    const waiting = [...this.#asked.values()];
    this.#asked.clear();
    for (const { hear, late } of waiting) {
      clearTimeout(late);
      hear(lost);
    }
  }
}

const CONNECTING: typeof WebSocket.CONNECTING = 0;

/** A browser complains of a line that is closed while it is being opened: that one is closed once it is open. */
function hangUp(wire: Wire): void {
  if (wire.readyState === CONNECTING) wire.onopen = () => wire.close();
  else wire.close();
}
