import type { Socket } from 'node:net';
import { type Down, PROTOCOL, read, up } from '@archivolt/protocol';
import type { WebSocket } from 'ws';
import { type Refused, refused } from '../rooms/answer.ts';
import { say } from '../rooms/audience.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { PersonRow, SessionRow } from '../store/store.ts';
import { answerTo } from './asks.ts';
import { Watching } from './watching.ts';

/** What may wait to be sent to one socket; who reads more slowly than that comes back and is shown the table anew. */
const MOST_WAITING = 1_000_000;
/** So many messages that are too many, and the socket is closed. */
const PATIENCE = 100;

/** Codes with which a socket is closed. */
const GOING_AWAY = 1001;
const AGAINST_THE_RULES = 1008;

/** Who has opened a socket, by which session, and the line beneath it. */
interface Who {
  readonly person: PersonRow | null;
  readonly session: SessionRow | null;
  readonly raw: { readonly socket: Pick<Socket, 'cork' | 'uncork'> };
}

/** One socket and what it has been told. Everything that is said gets an answer with its number. */
export class Connection {
  readonly session: SessionRow | null;
  readonly #person: string | null;
  readonly #rooms: Rooms;
  readonly #socket: WebSocket;
  readonly #line: Who['raw']['socket'];
  readonly #watching: Watching;
  readonly #says: () => number | undefined;
  #isGreeted = false;
  #isAlive = true;
  #patience = PATIENCE;
  #inHand = 0;
  #isTogether = false;

  /** `says`: takes one from what this visitor may say, over all its sockets, or tells in how many seconds there is one. */
  constructor(
    rooms: Rooms,
    socket: WebSocket,
    { person, session, raw }: Who,
    says: () => number | undefined,
  ) {
    this.session = session;
    this.#person = person?.id ?? null;
    this.#line = raw.socket;
    this.#rooms = rooms;
    this.#socket = socket;
    this.#watching = new Watching(rooms, this.#person, (message) => this.#send(message));
    this.#says = says;
    socket.on('message', (data, isBinary) => {
      this.#hear(data.toString(), isBinary).catch((err) => {
        rooms.parts.log.error({ err }, 'a message could not be heard');
        socket.terminate();
      });
    });
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('close', () => this.#watching.close());
    socket.on('error', () => socket.terminate());
  }

  /** Has it answered since the last time? One that has not is gone. */
  ping(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
  }

  /** Says that the server stops; what has been asked is still answered. */
  sayClosing(): void {
    this.tell({ type: 'closing' });
  }

  get isBusy(): boolean {
    return this.#inHand > 0;
  }

  close(code = GOING_AWAY): void {
    this.#watching.close();
    this.#socket.close(code);
  }

  tell(message: Down): void {
    this.#send(say(message));
  }

  #send(message: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_WAITING) return this.#socket.terminate();
    this.#together();
    this.#socket.send(message);
  }

  /** What is said in one moment (a move and that it is done) travels in one packet. */
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
    const ask = askOf(given);
    const wait = this.#says();
    if (wait !== undefined) {
      this.#refuse(ask, refused('tooMany', { seconds: wait }));
      if (--this.#patience < 0) this.close(AGAINST_THE_RULES);
      return;
    }
    const said = read(up, given);
    if (!said) return this.#refuse(ask, refused('malformed'));
    if (said.do === 'hello') return this.#greet(said);
    if (!this.#isGreeted) {
      this.#refuse(ask, refused('oldClient'));
      return this.close(AGAINST_THE_RULES);
    }
    this.#inHand++;
    try {
      const answer = await answerTo(this.#rooms, this.#watching, this.#person, said);
      if (!answer.ok) return this.#refuse(ask, answer);
      const { version } = answer;
      this.tell({ type: 'done', ask, ...(version !== undefined && { version }) });
    } catch (err) {
      this.#rooms.parts.log.error({ err, did: said.do }, 'a message could not be answered');
      this.#refuse(ask, refused('unavailable'));
    } finally {
      this.#inHand--;
    }
  }

  #greet({ ask, protocol }: { ask: number; protocol: number }): void {
    this.#isGreeted = protocol === PROTOCOL;
    if (this.#isGreeted) return this.tell({ type: 'done', ask });
    this.#refuse(ask, refused('oldClient'));
    this.close(AGAINST_THE_RULES);
  }

  #refuse(ask: number, { ok: _, ...why }: Refused): void {
    this.tell({ type: 'refused', ask, ...why });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The number of what was asked, even where the rest is not understood; −1 where there is none. */
function askOf(given: unknown): number {
  const { ask } = typeof given === 'object' && given !== null && 'ask' in given ? given : { ask: -1 };
  return typeof ask === 'number' ? ask : -1;
}
