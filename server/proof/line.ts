import { once } from 'node:events';
import { type Down, PROTOCOL, type Up } from '@archivolt/protocol';
import WebSocket from 'ws';
import type { Someone } from './people.ts';

type Asked = Up extends infer U ? (U extends Up ? Omit<U, 'ask'> : never) : never;
export type Settled = Extract<Down, { type: 'done' | 'refused' }> | { type: 'lost' };

/** A socket to the server, with answers by the number of what was asked. */
export class Line {
  readonly #socket: WebSocket;
  readonly #asked = new Map<number, (answer: Settled) => void>();
  /** Resolves when it has broken. */
  readonly broken: Promise<unknown>;
  #ask = 0;

  private constructor(socket: WebSocket, hear: (message: Down, bytes: number) => void) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const message: Down = JSON.parse(data.toString());
      if (message.type === 'done' || message.type === 'refused') this.#settle(message.ask, message);
      hear(message, data.length);
    });
    this.broken = once(socket, 'close').catch(() => undefined);
    socket.on('close', () => {
      for (const ask of [...this.#asked.keys()]) this.#settle(ask, { type: 'lost' });
    });
    socket.on('error', () => socket.terminate());
  }

  /** Rejects when nobody is there. */
  static async open(
    address: string,
    { token }: Someone,
    hear: (message: Down, bytes: number) => void,
  ): Promise<Line> {
    const url = new URL('/socket', address.replace(/^http/, 'ws'));
    const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } });
    const line = new Line(socket, hear);
    await once(socket, 'open');
    const answer = await line.ask({ do: 'hello', protocol: PROTOCOL });
    if (answer.type !== 'done') throw new Error(`hello: ${answer.type}`);
    return line;
  }

  /** `lost`: the line broke, and nobody knows whether it was done. */
  ask(said: Asked): Promise<Settled> {
    if (!this.isOpen) return Promise.resolve({ type: 'lost' });
    const ask = ++this.#ask;
    return new Promise((resolve) => {
      this.#asked.set(ask, resolve);
      this.#socket.send(JSON.stringify({ ask, ...said }));
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#socket.terminate();
  }

  #settle(ask: number, answer: Settled): void {
    this.#asked.get(ask)?.(answer);
    this.#asked.delete(ask);
  }
}
