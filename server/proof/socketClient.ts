import { once } from 'node:events';
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@archivolt/protocol';
import WebSocket from 'ws';
import { headersOf, type Someone } from './people.ts';

type Request = ClientMessage extends infer U ? (U extends ClientMessage ? Omit<U, 'id'> : never) : never;
export type Reply = Extract<ServerMessage, { type: 'done' | 'refused' }> | { type: 'lost' };

/** A socket to the server that matches replies with requests by number. */
export class SocketClient {
  readonly #socket: WebSocket;
  readonly #asked = new Map<number, (answer: Reply) => void>();
  /** Resolves when the connection is lost. */
  readonly broken: Promise<unknown>;
  #last = 0;

  private constructor(socket: WebSocket, hear: (message: ServerMessage, bytes: number) => void) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const message: ServerMessage = JSON.parse(data.toString());
      if (message.type === 'done' || message.type === 'refused') this.#settle(message.id, message);
      hear(message, data.length);
    });
    this.broken = once(socket, 'close').catch(() => undefined);
    socket.on('close', () => {
      for (const id of [...this.#asked.keys()]) this.#settle(id, { type: 'lost' });
    });
    socket.on('error', () => socket.terminate());
  }

  /** Rejects if no server answers. */
  static async open(
    address: string,
    who: Someone,
    hear: (message: ServerMessage, bytes: number) => void,
  ): Promise<SocketClient> {
    const url = new URL('/socket', address.replace(/^http/, 'ws'));
    const socket = new WebSocket(url, { headers: headersOf(who) });
    const line = new SocketClient(socket, hear);
    await once(socket, 'open');
    const answer = await line.ask({ do: 'hello', protocol: PROTOCOL });
    if (answer.type !== 'done') throw new Error(`hello: ${answer.type}`);
    return line;
  }

  /** `lost`: the connection was lost, and it is unknown whether the request was carried out. */
  ask(said: Request): Promise<Reply> {
    if (!this.isOpen) return Promise.resolve({ type: 'lost' });
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, ...said }));
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#socket.terminate();
  }

  #settle(id: number, answer: Reply): void {
    this.#asked.get(id)?.(answer);
    this.#asked.delete(id);
  }
}
