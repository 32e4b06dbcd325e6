import type { Me } from '@archivolt/protocol';
import { call } from './net/api.ts';
import { line } from './net/line.ts';
import { rememberVisit } from './visit.ts';

/** The server at this address, and who one is there. */
class House {
  #state = $state<'unknown' | 'none' | 'there'>('unknown');
  #me = $state.raw<Me | null>(null);
  #push = $state.raw<string | null>(null);
  #mail = $state(false);
  /** Somebody must say who they are; called with whether they did. */
  #asking = $state.raw<(done: boolean) => void>();

  /** `none`: nobody answers here, and everything on this device goes on as always. */
  get state(): 'unknown' | 'none' | 'there' {
    return this.#state;
  }
  get me(): Me | null {
    return this.#me;
  }
  /** Stays the same while one is the same, however often the server is asked. */
  readonly id: string | undefined = $derived.by(() => this.#me?.id);
  get push(): string | null {
    return this.#push;
  }
  get mail(): boolean {
    return this.#mail;
  }
  get asking(): boolean {
    return this.#asking !== undefined;
  }

  /** Asks whether anybody is there. */
  async look(): Promise<void> {
    const answer = await call('GET /api/house');
    if (!answer.ok) {
      // A refusal is an answer: somebody is there who is busy.
      this.#state = answer.why === 'offline' || answer.why === 'notFound' ? 'none' : this.#state;
      return;
    }
    this.#me = answer.value.me;
    this.#push = answer.value.push;
    this.#mail = answer.value.mail;
    this.#state = 'there';
    if (answer.value.me) rememberVisit(true);
  }

  /** One is somebody from now on, somebody else, or nobody any more; the line must know. */
  become(me: Me | null): void {
    const other = me?.id !== this.#me?.id;
    this.#me = me;
    rememberVisit(me !== null);
    if (other) line.restart();
  }

  /** For what needs a name: asks for it where there is none. Resolves to whether there is one now. */
  async need(): Promise<boolean> {
    if (this.#me) return true;
    return new Promise((resolve) => {
      this.#asking = resolve;
    });
  }

  /** The one who was asked has come in, or has thought better of it. */
  answered(): void {
    const resolve = this.#asking;
    this.#asking = undefined;
    resolve?.(this.#me !== null);
  }
}

export const house = new House();
