import type { RequestKind, TableInfo, TableRequest } from '@archivolt/protocol';
import type { Refusal } from '../net/api.ts';
import type { Reply } from '../net/connection.ts';
import type { Feed } from '../session/feed.svelte.ts';

/** The reader's requests and those of the others; the last refusal until something succeeds. */
export class TableRequests {
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

  /** Whether the reader plays here and has not left. */
  get seated(): boolean {
    return this.#feed.seat !== null;
  }

  get isPlaying(): boolean {
    return this.#feed.info?.status === 'playing';
  }

  /** Whether resigning would end the game, because no opponent is left. */
  get resigningEnds(): boolean {
    const { seat, info } = this.#feed;
    const seats = info?.seats ?? [];
    return (
      seats.length <= 2 ||
      !seats.some((other) => other.seat !== seat && other.kind === 'person' && other.standIn === null)
    );
  }

  /** Requests that wait for the reader's answer. */
  get toAnswer(): readonly TableRequest[] {
    const { seat, info } = this.#feed;
    if (seat === null) return [];
    return (info?.requests ?? []).filter(({ by, granted }) => by !== seat && !granted.includes(seat));
  }

  /** The reader's requests that the others have not answered. */
  get waiting(): readonly TableRequest[] {
    const { seat, info } = this.#feed;
    return (info?.requests ?? []).filter(({ by }) => by === seat);
  }

  /** Requests that another player has declined. */
  get declined(): TableInfo['declined'] {
    const { seat, info } = this.#feed;
    return (info?.declined ?? []).filter(({ no }) => no !== seat);
  }

  request(kind: RequestKind): Promise<void> {
    return this.#try(() => this.#feed.ask({ do: 'request', kind }));
  }

  answer(kind: RequestKind, yes: boolean): Promise<void> {
    return this.#try(() => this.#feed.ask({ do: 'answer', kind, yes }));
  }

  resign(): Promise<void> {
    return this.#try(() => this.#feed.ask({ do: 'resign' }));
  }

  /** Lets a bot play for a player who has left. */
  standIn(seat: number): Promise<void> {
    return this.#try(() => this.#feed.ask({ do: 'standIn', seat }));
  }

  return(): Promise<void> {
    return this.#try(() => this.#feed.ask({ do: 'return' }));
  }

  dismiss(): void {
    this.#refused = undefined;
  }

  async #try(ask: () => Promise<Reply>): Promise<void> {
    this.#busy = true;
    const reply = await ask();
    this.#busy = false;
    this.#refused = reply.ok
      ? undefined
      : { why: reply.why === 'lost' ? 'offline' : reply.why, facts: reply.facts };
  }
}
