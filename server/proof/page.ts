import type { Down } from '@archivolt/protocol';
import { Line } from './line.ts';
import type { Someone } from './people.ts';

type Hear = (message: Down, bytes: number) => void;

/** What a person has open: one line to a server, kept from one table to the next until it breaks. */
export class Page {
  #line: Line | undefined;
  #hear: Hear = () => undefined;

  constructor(private readonly who: Someone) {}

  /** The line there is, otherwise a new one to this server. Rejects when nobody is there. */
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
