import type { ServerMessage } from '@archivolt/protocol';
import { Line } from './line.ts';
import type { Someone } from './people.ts';

type Hear = (message: ServerMessage, bytes: number) => void;

/** A person's connection, reused from one table to the next until it breaks. */
export class Page {
  #line: Line | undefined;
  #hear: Hear = () => undefined;

  constructor(private readonly who: Someone) {}

  /** The open connection, otherwise a new one to this server. Rejects if no server answers. */
  async open(address: string, hear: Hear): Promise<Line> {
    this.#hear = hear;
    if (!this.#line?.isOpen)
      this.#line = await Line.open(address, this.who, (message, bytes) => this.#hear(message, bytes));
    return this.#line;
  }

  close(): void {
    this.#line?.close();
  }
}
