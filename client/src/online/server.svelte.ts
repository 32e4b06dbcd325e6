import type { Me } from '@archivolt/protocol';
import { currentAnnouncement } from './announcement.svelte.ts';
import { call } from './net/api.ts';
import { connection } from './net/pageConnection.ts';
import { rememberVisit } from './visit.ts';

/** The server at this address, and the reader's session there. */
class Server {
  #state = $state<'unknown' | 'none' | 'there'>('unknown');
  #me = $state.raw<Me | null>(null);
  #push = $state.raw<string | null>(null);
  #mail = $state(false);
  /** Set while the reader is asked for a name; called with whether they gave one. */
  #asking = $state.raw<(done: boolean) => void>();

  /** `none`: no server answers, and everything on this device works as usual. */
  get state(): 'unknown' | 'none' | 'there' {
    return this.#state;
  }
  get me(): Me | null {
    return this.#me;
  }
  /** Stable while the person is the same, however often the session is reloaded. */
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

  /** Checks whether a server answers. */
  async load(): Promise<void> {
    const answer = await call('GET /api/server');
    if (!answer.ok) {
      // A refusal is an answer too: the server is there but busy.
      this.#state = answer.why === 'offline' || answer.why === 'notFound' ? 'none' : this.#state;
      return;
    }
    this.#me = answer.value.me;
    this.#push = answer.value.push;
    this.#mail = answer.value.mail;
    currentAnnouncement.set(answer.value.announcement);
    this.#state = 'there';
    if (answer.value.me) rememberVisit(true);
  }

  /** Called when the person changes, by signing in or out; the socket reconnects. */
  become(me: Me | null): void {
    const other = me?.id !== this.#me?.id;
    this.#me = me;
    rememberVisit(me !== null);
    if (other) connection.restart();
  }

  /** Asks for a name if there is none. Resolves to whether there is one now. */
  async need(): Promise<boolean> {
    if (this.#me) return true;
    return new Promise((resolve) => {
      this.#asking = resolve;
    });
  }

  /** The reader has entered a name or cancelled. */
  answered(): void {
    const resolve = this.#asking;
    this.#asking = undefined;
    resolve?.(this.#me !== null);
  }
}

export const server = new Server();
connection.announced = (announcement) => currentAnnouncement.set(announcement);
