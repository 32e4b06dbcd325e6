import type { Feed } from '../session/feed.svelte.ts';

/** Grace period in milliseconds: a reload or a short network gap is not shown. */
const GRACE_MS = 5000;

/** Somebody has left the table or returned, as noticed by this page; by the server's clock. */
export interface PresenceChange {
  readonly seat: number;
  readonly at: number;
  readonly isBack: boolean;
  /** Whether the game waited for them, and when their time ran out. */
  readonly isToMove: boolean;
  readonly deadline: number | null;
}

/**
 * Presence changes during a game. Nothing is stored: the server sends who is present, and a page opened later sees who
 * is missing. Not used for slow games, whose players are mostly away.
 */
export class Presence {
  readonly #feed: Feed;
  readonly #grace: number;
  readonly #stop: () => void;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #gone = $state.raw<ReadonlySet<number>>(new Set());
  #changes = $state.raw<readonly PresenceChange[]>([]);

  constructor(feed: Feed, grace = GRACE_MS) {
    this.#feed = feed;
    this.#grace = grace;
    this.#stop = feed.listen(() => this.#update());
    this.#update();
  }

  /** The seats of players who have left and are not replaced by a bot. */
  get gone(): ReadonlySet<number> {
    return this.#gone;
  }
  get changes(): readonly PresenceChange[] {
    return this.#changes;
  }

  close(): void {
    this.#stop();
    for (const seat of this.#timers.keys()) this.#forget(seat);
  }

  #update(): void {
    const { info, seat: own } = this.#feed;
    const isPlayed = info?.status === 'playing' && info.clock.kind !== 'slow';
    for (const { seat, kind, online, standIn, awaySince } of info?.seats ?? []) {
      const isMissing = isPlayed && kind === 'person' && seat !== own && !online && standIn === null;
      if (isMissing) this.#miss(seat, awaySince);
      else {
        this.#forget(seat);
        // The server reports a replacement by a bot itself, and a finished game waits for nobody.
        if (this.#gone.has(seat)) this.#note(seat, false, isPlayed && online ? this.#now : undefined);
      }
    }
  }

  #miss(seat: number, awaySince: number | null): void {
    if (this.#gone.has(seat) || this.#timers.has(seat)) return;
    const at = awaySince ?? this.#now;
    const late = setTimeout(() => this.#note(seat, true, at), Math.max(0, at + this.#grace - this.#now));
    this.#timers.set(seat, late);
  }

  #note(seat: number, isGone: boolean, at: number | undefined): void {
    const gone = new Set(this.#gone);
    if (isGone) gone.add(seat);
    else gone.delete(seat);
    this.#gone = gone;
    if (at === undefined) return;
    const isToMove = this.#feed.info?.toMove === seat;
    const deadline = isToMove ? (this.#feed.clocks?.deadline ?? null) : null;
    this.#changes = [...this.#changes, { seat, at, isBack: !isGone, isToMove, deadline }];
  }

  #forget(seat: number): void {
    clearTimeout(this.#timers.get(seat));
    this.#timers.delete(seat);
  }

  get #now(): number {
    return Date.now() + this.#feed.ahead;
  }
}
