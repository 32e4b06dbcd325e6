import type { ServerMessage } from '@archivolt/protocol';
import type { Someone } from './people.ts';
import { SocketClient } from './socketClient.ts';

type MessageHandler = (message: ServerMessage, bytes: number) => void;

/** A person's connection, reused from one table to the next until it breaks. */
export class Page {
  #client: SocketClient | undefined;
  #onMessage: MessageHandler = () => undefined;

  constructor(private readonly who: Someone) {}

  /** The open connection, otherwise a new one to this server. Rejects if no server answers. */
  async open(address: string, onMessage: MessageHandler): Promise<SocketClient> {
    this.#onMessage = onMessage;
    if (!this.#client?.isOpen)
      this.#client = await SocketClient.open(address, this.who, (message, bytes) =>
        this.#onMessage(message, bytes),
      );
    return this.#client;
  }

  close(): void {
    this.#client?.close();
  }
}
