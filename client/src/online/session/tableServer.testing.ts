import type { AddressInfo } from 'node:net';
import { begin, type State, seeded, submit, viewOf } from '@archivolt/engine';
import {
  changesOf,
  clientMessage,
  type LogEntry,
  readJson,
  type ServerMessage,
  type TableInfo,
  type WireView,
} from '@archivolt/protocol';
import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { WebSocket, WebSocketServer } from 'ws';
import { Connection, type Timeouts, type Wire } from '../net/connection.ts';

const ID = 'testtable2';

interface Guest {
  readonly socket: WebSocket;
  seat: number | null;
  watches: boolean;
}

/** A server with real sockets around one game of two, as far as the client needs it: no accounts, clocks or disk. */
export class TableServer {
  readonly id = ID;
  readonly #server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  readonly #guests = new Set<Guest>();
  readonly #chance = seeded(5);
  readonly #states: State<RedCathedral>[] = [];
  readonly #log: LogEntry[] = [];
  /** Every message received. */
  readonly received: string[] = [];
  info: TableInfo;
  /** Takes submissions without replying, like a server that dies after writing. */
  withholdsReplies = false;
  /** Ignores everything, like a network that fails silently. */
  ignoresMessages = false;
  outdated = false;
  /** Why subscriptions are refused: the database is gone, or there were too many. */
  refusal: 'unavailable' | 'tooMany' | undefined;
  /** Log rows per message. */
  maxEntries = 100;

  constructor() {
    const { state } = begin(redCathedral, OPTIONS, this.#chance);
    this.#states.push(state);
    this.info = infoOf(redCathedral.toMove(state.table) ?? null);
    this.#server.on('connection', (socket, request) => {
      const seat = new URL(request.url ?? '/', 'http://localhost').searchParams.get('seat');
      const guest: Guest = { socket, seat: seat ? Number(seat) : null, watches: false };
      this.#guests.add(guest);
      socket.on('message', (data) => this.#receive(guest, String(data)));
      socket.on('close', () => this.#guests.delete(guest));
    });
  }

  /** Resolves once it is listening. */
  ready(): Promise<unknown> {
    return new Promise((resolve) => this.#server.once('listening', resolve));
  }

  /** A page of the person in this seat, or of a spectator. */
  page(seat: number | null, times: Partial<Timeouts> = { first: 5, longest: 20 }): Connection {
    const { port } = this.#server.address() as AddressInfo;
    return new Connection(
      // The API is the browser's; only the event types differ.
      () =>
        new WebSocket(`ws://127.0.0.1:${port}/${seat === null ? '' : `?seat=${seat}`}`) as unknown as Wire,
      times,
    );
  }

  get state(): State<RedCathedral> {
    const state = this.#states.at(-1);
    if (!state) throw new Error('there is always one');
    return state;
  }

  get version(): number {
    return this.#log.length;
  }

  get sockets(): number {
    return this.#guests.size;
  }

  /** Closes all connections. */
  disconnectAll(): void {
    for (const { socket } of this.#guests) socket.terminate();
  }

  /** Takes the game back to an earlier version. */
  takeBack(to: number): void {
    const state = this.#states[to];
    if (!state) throw new RangeError(`there is no version ${to}`);
    this.#append(state, { version: this.version + 1, seat: null, at: 0, events: [], tookBackTo: to });
  }

  broadcast(message: ServerMessage): void {
    for (const { socket, watches } of this.#guests) if (watches) socket.send(JSON.stringify(message));
  }

  sendInfo(info: Partial<TableInfo>): void {
    this.info = { ...this.info, ...info };
    this.broadcast({ type: 'info', table: this.info, clocks: null });
  }

  close(): Promise<void> {
    this.disconnectAll();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #receive(guest: Guest, text: string): void {
    if (this.ignoresMessages) return;
    this.received.push(text);
    const message = readJson(clientMessage, text);
    const answer = (down: ServerMessage) => guest.socket.send(JSON.stringify(down));
    if (!message) return answer({ type: 'refused', id: 0, why: 'malformed' });
    const { id } = message;
    if (message.do === 'hello')
      return answer(this.outdated ? { type: 'refused', id, why: 'oldClient' } : { type: 'done', id });
    if (message.do === 'watch') {
      if (this.refusal) return answer({ type: 'refused', id, why: this.refusal });
      if (message.table !== ID) return answer({ type: 'refused', id, why: 'unknownTable' });
      guest.watches = true;
      answer(this.#snapshot(guest, message.since ?? 0));
    }
    if (message.do === 'log') {
      const entries = this.#log.slice(Math.max(0, message.before - 1 - this.maxEntries), message.before - 1);
      answer({ type: 'log', table: ID, entries });
    }
    if (message.do === 'submit') return this.#submit(guest, message, answer);
    answer({ type: 'done', id });
  }

  #submit(
    guest: Guest,
    { id, version, moves }: { id: number; version: number; moves: readonly { do: string }[] },
    answer: (down: ServerMessage) => void,
  ): void {
    if (version !== this.version)
      return answer({ type: 'refused', id, why: 'stale', facts: { version: this.version } });
    const wanted = moves as unknown as RedCathedral['move'][];
    const played = submit(redCathedral, this.state, guest.seat ?? 9, wanted, this.#chance);
    if (!played.ok) return answer({ type: 'refused', id, why: 'notOffered', reasons: played.reasons });
    if (this.withholdsReplies) for (const { socket } of this.#guests) socket.terminate();
    const { state, events } = played;
    // The reply goes first, to catch a client that acts on it too early.
    if (!this.withholdsReplies) answer({ type: 'done', id, version: version + 1 });
    this.#append(state, { version: version + 1, seat: guest.seat, at: 0, events });
  }

  #append(state: State<RedCathedral>, entry: LogEntry): void {
    const before = this.state;
    this.#states.push(state);
    this.#log.push(entry);
    this.info = { ...this.info, version: entry.version, toMove: redCathedral.toMove(state.table) ?? null };
    for (const { socket, seat, watches } of this.#guests) {
      if (!watches || socket.readyState !== WebSocket.OPEN) continue;
      const changes = changesOf(view(before, seat), view(state, seat));
      socket.send(
        JSON.stringify({ type: 'played', table: ID, entry, changes, clocks: CLOCKS } satisfies ServerMessage),
      );
    }
  }

  #snapshot({ seat }: Guest, since: number): ServerMessage {
    return {
      type: 'table',
      table: this.info,
      seat,
      version: this.version,
      view: view(this.state, seat),
      clocks: null,
      log: this.#log.filter(({ version }) => version > since).slice(-this.maxEntries),
      chat: [],
    };
  }
}

const OPTIONS = { players: 2, side: 'basic', influence: 'first', first: 0 } as const;
const CLOCKS = { left: [], running: null, since: 0, deadline: null, now: 0 };

const view = (state: State<RedCathedral>, seat: number | null): WireView =>
  JSON.parse(JSON.stringify(viewOf(state, seat ?? 0))) as WireView;

export function infoOf(toMove: number | null): TableInfo {
  const seats = [0, 1].map((seat) => ({
    seat,
    colour: seat,
    kind: 'person' as const,
    name: `P${seat}`,
    person: null,
    level: null,
    standIn: null,
    online: true,
    awaySince: null,
    strength: null,
  }));
  return {
    id: ID,
    game: 'red-cathedral',
    rulesVersion: redCathedral.rulesVersion,
    options: OPTIONS,
    status: 'playing',
    access: 'open',
    rated: false,
    clock: { kind: 'none' },
    delay: 0,
    spectators: true,
    host: null,
    seats,
    created: 0,
    started: 0,
    finished: null,
    version: 0,
    toMove,
    deadline: null,
    requests: [],
    declined: [],
    result: null,
    next: null,
    commitment: '00',
    hashes: [],
    revealed: [],
    saltsDue: null,
    salts: ['', ''],
    seed: null,
  };
}
