import type { ServerMessage } from '@archivolt/protocol';
import type { Someone } from './people.ts';
import { SocketClient } from './socketClient.ts';

type Hear = (message: ServerMessage, bytes: number) => void;

/** A person's connection, reused from one table to the next until it breaks. */
export class Page {
  #line: SocketClient | undefined;
  #hear: Hear = () => undefined;

  constructor(private readonly who: Someone) {}

  /** The open connection, otherwise a new one to this server. Rejects if no server answers. */
  async open(address: string, hear: Hear): Promise<SocketClient> {
    this.#hear = hear;
    if (!this.#line?.isOpen)
      this.#line = await SocketClient.open(address, this.who, (message, bytes) => this.#hear(message, bytes));
    return this.#line;
  }

  close(): void {
    this.#line?.close();
  }
}
