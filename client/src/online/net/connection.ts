import type { Reason } from '@archivolt/engine';
import type { Announcement, ClientMessage, RefusalCode, ServerMessage } from '@archivolt/protocol';

/** Raised together with the one in `protocol`; imported as a type, so that no schema is bundled. */
const PROTOCOL: typeof import('@archivolt/protocol').PROTOCOL = 3;

/** The part of a socket that is used: the browser's, or a test's. */
export type Wire = Pick<
  WebSocket,
  'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'
>;

/** `idle`: not needed. `outdated`: the server no longer understands this page. */
export type ConnectionState = 'idle' | 'connecting' | 'online' | 'offline' | 'outdated';

type RefusalFacts = Record<string, string | number | boolean>;
export type Reply =
  | { ok: true; version?: number }
  /** `lost`: the connection broke before the reply; the request may or may not have been carried out. */
  | { ok: false; why: RefusalCode | 'lost'; facts: RefusalFacts; reasons: readonly Reason[] };

/** A message without its number, which matches it with its reply. */
export type Command = ClientMessage extends infer U
  ? U extends ClientMessage
    ? Omit<U, 'id'>
    : never
  : never;

export interface Timeouts {
  /** The first delay before reconnecting; doubled each time. */
  first: number;
  longest: number;
  /** Silence after which the connection is probed. */
  silence: number;
  /** Timeout of a reply. */
  answer: number;
  /** Delay before a failed subscription is retried. */
  again: number;
}
const DEFAULT_TIMEOUTS: Timeouts = {
  first: 400,
  longest: 15_000,
  silence: 25_000,
  answer: 10_000,
  again: 5000,
};

interface Watcher {
  readonly table: string;
  since(): number | undefined;
  hear(message: ServerMessage): void;
  refused(why: RefusalCode): void;
}

/** The request itself is fine, and a later one may be granted. */
export const isTemporary = (why: RefusalCode | 'lost'): boolean =>
  why === 'unavailable' || why === 'cannotSave' || why === 'tooMany';

const lost: Reply = { ok: false, why: 'lost', facts: {}, reasons: [] };

/** The one socket of a page. It reconnects automatically and renews all subscriptions. */
export class Connection {
  /** Called with the operator's announcement, whichever page is open. */
  announced: (announcement: Announcement | null) => void = () => undefined;
  readonly #open: () => Wire;
  readonly #timeouts: Timeouts;
  readonly #random: () => number;
  readonly #watchers = new Set<Watcher>();
  readonly #lobby = new Set<(message: Extract<ServerMessage, { type: 'lobby' }>) => void>();
  readonly #states = new Set<(state: ConnectionState) => void>();
  readonly #asked = new Map<number, { hear(reply: Reply): void; late: ReturnType<typeof setTimeout> }>();
  #wire: Wire | undefined;
  #state: ConnectionState = 'idle';
  #requests = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Wire, timeouts: Partial<Timeouts> = {}, random: () => number = Math.random) {
    this.#open = open;
    this.#timeouts = { ...DEFAULT_TIMEOUTS, ...timeouts };
    this.#random = random;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Calls the listener for every change of state; returns the unsubscribe function. */
  follow(listener: (state: ConnectionState) => void): () => void {
    this.#states.add(listener);
    return () => this.#states.delete(listener);
  }

  /** Subscribes to a table until the returned function is called, across reconnects. */
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

  /** Requests a table again; `since()` decides whether completely. Resolves to whether it was granted. */
  async again(watcher: Watcher): Promise<boolean> {
    return this.#state === 'online' && this.#resume(watcher);
  }

  lobby(hear: (message: Extract<ServerMessage, { type: 'lobby' }>) => void): () => void {
    this.#lobby.add(hear);
    this.#needed();
    if (this.#state === 'online' && this.#lobby.size === 1) void this.ask({ do: 'lobby', on: true });
    return () => {
      if (!this.#lobby.delete(hear)) return;
      if (this.#lobby.size === 0 && this.#state === 'online') void this.ask({ do: 'lobby', on: false });
      this.#needed();
    };
  }

  /** Sends a message and waits for its reply. Nothing is resent automatically: retrying is the caller's decision. */
  ask(command: Command): Promise<Reply> {
    return this.#state === 'online' ? this.#send(command) : Promise.resolve(lost);
  }

  /** Resolves once the connection is open, false if it is no longer needed. */
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

  /** Reconnects after the session has changed. */
  restart(): void {
    if (this.#state === 'idle' || this.#state === 'outdated') return;
    this.#tries = 0;
    this.#drop();
    this.#connect();
  }

  /** The network is back, or the page is visible again: reconnects without delay and distrusts an old connection. */
  wake(): void {
    if (this.#state === 'offline') {
      this.#tries = 0;
      this.#connect();
    } else if (this.#state === 'online') this.#probe();
  }

  /** The browser reports that the network is gone. */
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

  #become(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of [...this.#states]) listener(state);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#become('connecting');
    const wire = this.#open();
    this.#wire = wire;
    const late = setTimeout(() => this.#wire === wire && this.#broke(), this.#timeouts.answer);
    wire.onopen = () => {
      void this.#send({ do: 'hello', protocol: PROTOCOL }).then((reply) => {
        clearTimeout(late);
        if (this.#wire !== wire) return;
        if (reply.ok) this.#greeted();
        else if (reply.why === 'oldClient') {
          this.#drop();
          this.#become('outdated');
        } else this.#broke();
      });
    };
    wire.onmessage = ({ data }: MessageEvent) => {
      if (this.#wire === wire && typeof data === 'string') this.#hear(JSON.parse(data) as ServerMessage);
    };
    wire.onclose = () => {
      clearTimeout(late);
      if (this.#wire === wire) this.#broke();
    };
    // `onclose` follows and does the work.
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
    const reply = await this.ask({
      do: 'watch',
      table: watcher.table,
      ...(since === undefined ? {} : { since }),
    });
    if (!reply.ok && reply.why !== 'lost') watcher.refused(reply.why);
    // It may pass while the connection stays open.
    if (!reply.ok && isTemporary(reply.why)) this.#later(watcher);
    return reply.ok;
  }

  #later(watcher: Watcher): void {
    const wire = this.#wire;
    setTimeout(() => {
      // A new connection renews all subscriptions anyway.
      if (this.#wire === wire && this.#watchers.has(watcher)) void this.#resume(watcher);
    }, this.#timeouts.again);
  }

  #send(command: Command): Promise<Reply> {
    const wire = this.#wire;
    if (!wire) return Promise.resolve(lost);
    const id = ++this.#requests;
    return new Promise((hear) => {
      const late = setTimeout(() => this.#wire === wire && this.#broke(), this.#timeouts.answer);
      this.#asked.set(id, { hear, late });
      wire.send(JSON.stringify({ ...command, id }));
    });
  }

  #hear(message: ServerMessage): void {
    this.#listen();
    switch (message.type) {
      case 'done':
        return this.#answer(message.id, {
          ok: true,
          ...(message.version === undefined ? {} : { version: message.version }),
        });
      case 'refused': {
        const { why, facts = {}, reasons = [] } = message;
        return this.#answer(message.id, { ok: false, why, facts, reasons });
      }
      case 'table':
      case 'info':
        return this.#deliver(message.table.id, message);
      case 'played':
      case 'log':
      case 'chat':
      case 'hidden':
        return this.#deliver(message.table, message);
      case 'lobby':
        for (const hear of [...this.#lobby]) hear(message);
        return;
      case 'announced':
        return this.announced(message.announcement);
      case 'closing':
        // All clients are notified at the same moment, so they must not reconnect at the same moment.
        this.#tries = Math.max(this.#tries, 1);
        return this.#broke();
      default:
        // A newer server may send messages that this page does not know.
        return message satisfies never;
    }
  }

  #answer(id: number, reply: Reply): void {
    const waiting = this.#asked.get(id);
    if (!waiting) return;
    this.#asked.delete(id);
    clearTimeout(waiting.late);
    waiting.hear(reply);
  }

  #deliver(table: string, message: ServerMessage): void {
    for (const watcher of [...this.#watchers]) if (watcher.table === table) watcher.hear(message);
  }

  /** Restarts the silence timer after any message. */
  #listen(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#probe(), this.#timeouts.silence);
  }

  /** Any reply shows that the connection is alive; without one in time it is closed. */
  #probe(): void {
    if (this.#state === 'online') void this.#send({ do: 'hello', protocol: PROTOCOL });
  }

  #broke(): void {
    this.#drop();
    this.#become('offline');
    const longest = Math.min(this.#timeouts.longest, this.#timeouts.first * 2 ** this.#tries);
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

/** Browsers log an error if a socket is closed while it is connecting, so it is closed once it is open. */
function hangUp(wire: Wire): void {
  if (wire.readyState === CONNECTING) wire.onopen = () => wire.close();
  else wire.close();
}
