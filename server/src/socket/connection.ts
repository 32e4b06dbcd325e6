import type { Socket } from 'node:net';
import { type ClientMessage, clientMessage, PROTOCOL, read, type ServerMessage } from '@archivolt/protocol';
import { literal, looseObject, number } from 'valibot';
import type { WebSocket } from 'ws';
import { type Refused, refused } from '../answer.ts';
import { jsonHasNul } from '../nul.ts';
import { failureCode } from '../store/errors.ts';
import type { PersonRow, SessionRow } from '../store/store.ts';
import { serialise } from '../tables/broadcast.ts';
import type { Rooms } from '../tables/rooms.ts';
import { type Command, handleCommand } from './commands.ts';
import { Subscriptions } from './subscriptions.ts';

/**
 * Bytes that may be queued for one socket. A slower reader is disconnected and gets a fresh snapshot when it returns.
 */
const MAX_QUEUED_BYTES = 1_000_000;
/** Bytes of unread output above which a client gets no further snapshot. */
const MAX_UNREAD_BYTES = 64_000;
/** Seconds after which it may ask again. */
const UNREAD_RETRY_SECONDS = 5;
/** Messages over the rate limit after which the socket is closed; after as many more it is disconnected. */
const MAX_VIOLATIONS = 100;

/**
 * The greeting of protocols 1 and 2, which called the number of a request `ask`. They are answered in their own words, so that
 * an old page offers to reload.
 */
const oldHello = looseObject({ do: literal('hello'), ask: number() });

/** WebSocket close codes. */
const GOING_AWAY = 1001;
export const POLICY_VIOLATION = 1008;

/** The person and session behind a socket, and its underlying connection. */
interface UpgradeRequest {
  readonly person: PersonRow | null;
  readonly session: SessionRow | null;
  readonly raw: { readonly socket: Pick<Socket, 'cork' | 'uncork'> };
}

/**
 * The rate limits of a visitor, shared by all its sockets. Each call takes one unit, or returns the seconds until one
 * is free.
 */
interface RateLimits {
  takeMessage(): number | undefined;
  /** Requests a snapshot. */
  takeSnapshot(): number | undefined;
  /** The socket was closed because the client did not slow down. */
  chargeForClosing(): void;
}

/** Whether the reply is a snapshot: a table, a part of its log, or the lobby. */
const wantsSnapshot = (message: ClientMessage): boolean =>
  message.do === 'watch' || message.do === 'log' || (message.do === 'lobby' && message.on);

/** One socket and its subscriptions. Every message gets a reply with its number. */
export class Connection {
  readonly session: SessionRow | null;
  readonly #person: string | null;
  readonly #rooms: Rooms;
  readonly #socket: WebSocket;
  readonly #tcpSocket: UpgradeRequest['raw']['socket'];
  readonly #subscriptions: Subscriptions;
  readonly #limits: RateLimits;
  #isGreeted = false;
  #isAlive = true;
  #violationsLeft = MAX_VIOLATIONS;
  #pendingCount = 0;
  #isCorked = false;

  constructor(rooms: Rooms, socket: WebSocket, { person, session, raw }: UpgradeRequest, limits: RateLimits) {
    this.session = session;
    this.#person = person?.id ?? null;
    this.#tcpSocket = raw.socket;
    this.#rooms = rooms;
    this.#socket = socket;
    this.#subscriptions = new Subscriptions(rooms, this.#person, (message) => this.#send(message));
    this.#limits = limits;
    socket.on('message', (data, isBinary) => {
      this.#receive(data.toString(), isBinary).catch((err) => {
        rooms.parts.log.error({ err }, 'failed to read a socket message');
        socket.terminate();
      });
    });
    socket.on('ping', (data) => {
      if (this.#takeFrame() && this.#canSend()) socket.pong(data);
    });
    socket.on('pong', () => {
      this.#isAlive = true;
      this.#takeFrame();
    });
    socket.on('close', () => this.#subscriptions.close());
    socket.on('error', () => socket.terminate());
  }

  /** Terminates the socket if it has not answered the last ping, otherwise pings again. */
  ping(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
  }

  /** Announces that the server is stopping; pending requests are still answered. */
  sendClosing(): void {
    this.send({ type: 'closing' });
  }

  get isBusy(): boolean {
    return this.#pendingCount > 0;
  }

  close(code = GOING_AWAY): void {
    this.#subscriptions.close();
    this.#socket.close(code);
  }

  send(message: ServerMessage): void {
    this.#send(serialise(message));
  }

  #send(message: string): void {
    if (!this.#canSend()) return;
    this.#corkForTick();
    this.#socket.send(message);
  }

  /** Whether the socket is open. A client that does not read is disconnected. */
  #canSend(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (this.#socket.bufferedAmount <= MAX_QUEUED_BYTES) return true;
    this.#socket.terminate();
    return false;
  }

  /** Messages of the same tick (a move and its confirmation) travel in one packet. */
  #corkForTick(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#tcpSocket.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#tcpSocket.uncork();
    });
  }

  /** Counts a ping or a pong as a message: without a limit, unread pongs would fill the memory. */
  #takeFrame(): boolean {
    const wait = this.#limits.takeMessage();
    if (wait !== undefined) this.#refuseExcess(NO_ID, wait);
    return wait === undefined;
  }

  async #receive(text: string, isBinary: boolean): Promise<void> {
    const given = isBinary ? undefined : parseJson(text);
    const id = idOf(given);
    const wait = this.#limits.takeMessage();
    if (wait !== undefined) return this.#refuseExcess(id, wait);
    const message = jsonHasNul(text, given) ? undefined : read(clientMessage, given);
    const old = message ? undefined : read(oldHello, given);
    if (old) {
      this.#send(JSON.stringify({ type: 'refused', ask: old.ask, why: 'oldClient' }));
      return this.close(POLICY_VIOLATION);
    }
    if (!message) return this.#refuse(id, refused('malformed'));
    if (message.do === 'hello') return this.#greet(message);
    if (!this.#isGreeted) {
      this.#refuse(id, refused('oldClient'));
      return this.close(POLICY_VIOLATION);
    }
    const snapshotWait = wantsSnapshot(message) ? this.#snapshotWait() : undefined;
    if (snapshotWait !== undefined) return this.#refuseExcess(id, snapshotWait);
    return this.#answer(message);
  }

  async #answer(command: Command): Promise<void> {
    const { id } = command;
    this.#pendingCount++;
    try {
      const answer = await handleCommand(this.#rooms, this.#subscriptions, this.#person, command);
      if (!answer.ok) return this.#refuse(id, answer);
      const { version } = answer;
      this.send({ type: 'done', id, ...(version !== undefined && { version }) });
    } catch (err) {
      this.#rooms.parts.log.error({ err, did: command.do }, 'failed to handle a socket message');
      this.#refuse(id, refused(failureCode(err)));
    } finally {
      this.#pendingCount--;
    }
  }

  /** Seconds until a snapshot may be requested; undefined if it may be now. */
  #snapshotWait(): number | undefined {
    return this.#hasUnreadOutput ? UNREAD_RETRY_SECONDS : this.#limits.takeSnapshot();
  }

  get #hasUnreadOutput(): boolean {
    return this.#socket.bufferedAmount > MAX_UNREAD_BYTES;
  }

  /** Rejects a message over the rate limit, and closes the socket of a client that does not slow down. */
  #refuseExcess(id: number, seconds: number): void {
    this.#refuse(id, refused('tooMany', { seconds }));
    if (--this.#violationsLeft >= 0) return;
    this.#limits.chargeForClosing();
    // A client with unread output would not read the close frame either, and `ws` would wait for its reply.
    if (this.#hasUnreadOutput || this.#violationsLeft < -MAX_VIOLATIONS) this.#socket.terminate();
    else this.close(POLICY_VIOLATION);
  }

  #greet({ id, protocol }: { id: number; protocol: number }): void {
    this.#isGreeted = protocol === PROTOCOL;
    if (this.#isGreeted) return this.send({ type: 'done', id });
    this.#refuse(id, refused('oldClient'));
    this.close(POLICY_VIOLATION);
  }

  #refuse(id: number, { ok: _, ...why }: Refused): void {
    this.send({ type: 'refused', id, ...why });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The number in the refusal of something without a number. */
const NO_ID = -1;

/** The number of a request, even if the rest is malformed. */
function idOf(given: unknown): number {
  const { id } = typeof given === 'object' && given !== null && 'id' in given ? given : { id: NO_ID };
  return typeof id === 'number' ? id : NO_ID;
}
