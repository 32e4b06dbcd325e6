import type { RequestKind, TableInfo, TableRequest } from '@archivolt/protocol';
import type { Refusal } from '../net/api.ts';
import type { Heard } from '../net/connection.ts';
import { newSalt } from '../salt.ts';
import type { Feed } from '../session/feed.svelte.ts';

/** What one asks of the others and what they ask; the last refusal until something succeeds. */
export class Wishes {
  readonly #feed: Feed;
  #refused = $state.raw<Pick<Refusal, 'why' | 'facts'>>();
  #busy = $state(false);

  constructor(feed: Feed) {
    this.#feed = feed;
  }

  get refused(): Pick<Refusal, 'why' | 'facts'> | undefined {
    return this.#refused;
  }
  get busy(): boolean {
    return this.#busy;
  }

  /** Does one sit here, and has one not left? */
  get seated(): boolean {
    return this.#feed.seat !== null;
  }

  get isPlaying(): boolean {
    return this.#feed.info?.status === 'playing';
  }

  /** Would giving up end the game, because nobody is left to play on against? */
  get resigningEnds(): boolean {
    const { seat, info } = this.#feed;
    const seats = info?.seats ?? [];
    return (
      seats.length <= 2 ||
      !seats.some((other) => other.seat !== seat && other.kind === 'person' && other.away === null)
    );
  }

  /** Requests that wait for one's own answer. */
  get toAnswer(): readonly TableRequest[] {
    const { seat, info } = this.#feed;
    if (seat === null) return [];
    return (info?.requests ?? []).filter(({ by, granted }) => by !== seat && !granted.includes(seat));
  }

  /** Requests of one's own that the others have not answered. */
  get waiting(): readonly TableRequest[] {
    const { seat, info } = this.#feed;
    return (info?.requests ?? []).filter(({ by }) => by === seat);
  }

  /** Requests that somebody else has put an end to. */
  get declined(): TableInfo['declined'] {
    const { seat, info } = this.#feed;
    return (info?.declined ?? []).filter(({ no }) => no !== seat);
  }

  request(kind: RequestKind): Promise<void> {
    return this.#try(() =>
      this.#feed.ask({ do: 'request', kind, ...(kind === 'rematch' ? { salt: newSalt() } : {}) }),
    );
  }

  answer(kind: RequestKind, yes: boolean): Promise<void> {
    const salt = kind === 'rematch' && yes ? { salt: newSalt() } : {};
    return this.#try(() => this.#feed.ask({ do: 'answer', kind, yes, ...salt }));
  }

  resign(): Promise<void> {
    return this.#try(() => this.#feed.ask({ do: 'resign' }));
  }

  return(): Promise<void> {
    return this.#try(() => this.#feed.ask({ do: 'return' }));
  }

  dismiss(): void {
    this.#refused = undefined;
  }

  async #try(ask: () => Promise<Heard>): Promise<void> {
    this.#busy = true;
    const heard = await ask();
    this.#busy = false;
    this.#refused = heard.ok
      ? undefined
      : { why: heard.why === 'lost' ? 'offline' : heard.why, facts: heard.facts };
  }
}
