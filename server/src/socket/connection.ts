import type { Socket } from 'node:net';
import { type ClientMessage, clientMessage, PROTOCOL, read, type ServerMessage } from '@archivolt/protocol';
import { literal, looseObject, number } from 'valibot';
import type { WebSocket } from 'ws';
import { type Refused, refused } from '../answer.ts';
import { jsonHasNul } from '../outside.ts';
import type { PersonRow, SessionRow } from '../store/store.ts';
import { whyFailed } from '../store/trouble.ts';
import { say } from '../tables/broadcast.ts';
import type { Rooms } from '../tables/rooms.ts';
import { answerTo } from './asks.ts';
import { Watching } from './watching.ts';

/**
 * Bytes that may be queued for one socket. A slower reader is disconnected and gets a fresh snapshot when it returns.
 */
const MOST_WAITING = 1_000_000;
/** Bytes of unread output above which a client gets no further snapshot. */
const UNREAD = 64_000;
/** Seconds after which it may ask again. */
const READ_IN = 5;
/** Messages over the rate limit after which the socket is closed. */
const PATIENCE = 100;

/**
 * The greeting of protocols 1 and 2, which called the number of a request `ask`. They are answered in their own words, so that
 * an old page offers to reload.
 */
const earlierHello = looseObject({ do: literal('hello'), ask: number() });

/** WebSocket close codes. */
const GOING_AWAY = 1001;
const AGAINST_THE_RULES = 1008;

/** The person and session behind a socket, and its underlying connection. */
interface Who {
  readonly person: PersonRow | null;
  readonly session: SessionRow | null;
  readonly raw: { readonly socket: Pick<Socket, 'cork' | 'uncork'> };
}

/**
 * The rate limits of a visitor, shared by all its sockets. Each call takes one unit, or returns the seconds until one
 * is free.
 */
interface Allowed {
  says(): number | undefined;
  /** Requests a snapshot. */
  asksWhole(): number | undefined;
  /** The socket was closed because the client did not slow down. */
  wasClosed(): void;
}

/** Whether the reply is a snapshot: a table, a part of its log, or the lobby. */
const isForWhole = (said: ClientMessage): boolean =>
  said.do === 'watch' || said.do === 'log' || (said.do === 'lobby' && said.on);

/** One socket and its subscriptions. Every message gets a reply with its number. */
export class Connection {
  readonly session: SessionRow | null;
  readonly #person: string | null;
  readonly #rooms: Rooms;
  readonly #socket: WebSocket;
  readonly #line: Who['raw']['socket'];
  readonly #watching: Watching;
  readonly #allowed: Allowed;
  #isGreeted = false;
  #isAlive = true;
  #patience = PATIENCE;
  #inHand = 0;
  #isTogether = false;

  constructor(rooms: Rooms, socket: WebSocket, { person, session, raw }: Who, allowed: Allowed) {
    this.session = session;
    this.#person = person?.id ?? null;
    this.#line = raw.socket;
    this.#rooms = rooms;
    this.#socket = socket;
    this.#watching = new Watching(rooms, this.#person, (message) => this.#send(message));
    this.#allowed = allowed;
    socket.on('message', (data, isBinary) => {
      this.#hear(data.toString(), isBinary).catch((err) => {
        rooms.parts.log.error({ err }, 'failed to read a socket message');
        socket.terminate();
      });
    });
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('close', () => this.#watching.close());
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
    return this.#inHand > 0;
  }

  close(code = GOING_AWAY): void {
    this.#watching.close();
    this.#socket.close(code);
  }

  send(message: ServerMessage): void {
    this.#send(say(message));
  }

  #send(message: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_WAITING) return this.#socket.terminate();
    this.#together();
    this.#socket.send(message);
  }

  /** Messages of the same tick (a move and its confirmation) travel in one packet. */
  #together(): void {
    if (this.#isTogether) return;
    this.#isTogether = true;
    this.#line.cork();
    process.nextTick(() => {
      this.#isTogether = false;
      this.#line.uncork();
    });
  }

  async #hear(text: string, isBinary: boolean): Promise<void> {
    const given = isBinary ? undefined : parsed(text);
    const id = idOf(given);
    const wait = this.#allowed.says();
    if (wait !== undefined) return this.#slowDown(id, wait);
    const said = jsonHasNul(text, given) ? undefined : read(clientMessage, given);
    const earlier = said ? undefined : read(earlierHello, given);
    if (earlier) {
      this.#send(JSON.stringify({ type: 'refused', ask: earlier.ask, why: 'oldClient' }));
      return this.close(AGAINST_THE_RULES);
    }
    if (!said) return this.#refuse(id, refused('malformed'));
    if (said.do === 'hello') return this.#greet(said);
    if (!this.#isGreeted) {
      this.#refuse(id, refused('oldClient'));
      return this.close(AGAINST_THE_RULES);
    }
    const wholeIn = isForWhole(said) ? this.#wholeIn() : undefined;
    if (wholeIn !== undefined) return this.#slowDown(id, wholeIn);
    this.#inHand++;
    try {
      const answer = await answerTo(this.#rooms, this.#watching, this.#person, said);
      if (!answer.ok) return this.#refuse(id, answer);
      const { version } = answer;
      this.send({ type: 'done', id, ...(version !== undefined && { version }) });
    } catch (err) {
      this.#rooms.parts.log.error({ err, did: said.do }, 'failed to handle a socket message');
      this.#refuse(id, refused(whyFailed(err)));
    } finally {
      this.#inHand--;
    }
  }

  /** Seconds until a snapshot may be requested; undefined if it may be now. */
  #wholeIn(): number | undefined {
    return this.#isUnread ? READ_IN : this.#allowed.asksWhole();
  }

  get #isUnread(): boolean {
    return this.#socket.bufferedAmount > UNREAD;
  }

  /** Rejects a message over the rate limit, and closes the socket of a client that does not slow down. */
  #slowDown(id: number, seconds: number): void {
    this.#refuse(id, refused('tooMany', { seconds }));
    if (--this.#patience >= 0) return;
    this.#allowed.wasClosed();
    // A client with unread output would not read the close frame either, and `ws` would wait for its reply.
    if (this.#isUnread) this.#socket.terminate();
    else this.close(AGAINST_THE_RULES);
  }

  #greet({ id, protocol }: { id: number; protocol: number }): void {
    this.#isGreeted = protocol === PROTOCOL;
    if (this.#isGreeted) return this.send({ type: 'done', id });
    this.#refuse(id, refused('oldClient'));
    this.close(AGAINST_THE_RULES);
  }

  #refuse(id: number, { ok: _, ...why }: Refused): void {
    this.send({ type: 'refused', id, ...why });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The number of a request, even if the rest is malformed; −1 if there is none. */
function idOf(given: unknown): number {
  const { id } = typeof given === 'object' && given !== null && 'id' in given ? given : { id: -1 };
  return typeof id === 'number' ? id : -1;
}
