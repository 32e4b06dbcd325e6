import { type Game, offersOf, type Reason, type Seat, type Shape, type View } from '@archivolt/engine';
import type { TableInfo, TableSeat, Told } from '@archivolt/protocol';
import type {
  HistoryEntry,
  Outcome,
  SeatInfo,
  Session,
  Snapshot,
  Submitted,
  Update,
} from '../../session/session.ts';
import type { Feed, Step } from './feed.svelte.ts';

/** How somebody without a name is called: a bot, or one who has left for good. */
export type NameOf = (seat: TableSeat) => string;

/** A game that the server keeps: turns go there whole, and what everybody is told comes from there. */
export class RemoteSession<G extends Shape> implements Session<G> {
  readonly id: string;
  readonly game: Game<G>;
  readonly #feed: Feed;
  readonly #nameOf: NameOf;
  readonly #listeners = new Set<(update: Update<G>) => void>();
  readonly #stop: () => void;
  readonly #closed = new AbortController();
  #now: Snapshot<G>;

  /** The feed must have a view already. */
  constructor(game: Game<G>, feed: Feed, nameOf: NameOf) {
    this.id = feed.id;
    this.game = game;
    this.#feed = feed;
    this.#nameOf = nameOf;
    feed.decides = ({ table }) => game.toMove(table as G['table']);
    this.#now = this.#look();
    this.#stop = feed.listen((step) => this.#follow(step));
  }

  get now(): Snapshot<G> {
    return this.#now;
  }

  get seats(): readonly SeatInfo[] {
    const mine = this.#feed.seat;
    return this.#info.seats.map((seat): SeatInfo => {
      const { colour, level } = seat;
      const info = { seat: seat.seat, name: this.#nameOf(seat), colour };
      if (seat.seat === mine) return { ...info, kind: 'me' };
      if (seat.kind !== 'bot') return { ...info, kind: 'other' };
      return { ...info, kind: 'bot', ...(level === null ? {} : { level }) };
    });
  }

  /** How it ended, where the rules alone do not say. */
  get outcome(): Outcome | undefined {
    return this.#info.result ?? undefined;
  }

  history(): readonly HistoryEntry<G>[] {
    return this.#feed.told.map(({ version, seat, events }) => ({
      version,
      seat: seat ?? 0,
      events: events as readonly G['event'][],
    }));
  }

  subscribe(listener: (update: Update<G>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Waits out a broken line: what was sent before it broke is looked for, and sent again only if it never arrived. */
  async submit(moves: readonly G['move'][]): Promise<Submitted> {
    if (!this.#now.mayMove) return refused('notYourTurn');
    const { version } = this.#now;
    for (;;) {
      const heard = await this.#feed.submit(version, moves);
      if (this.#closed.signal.aborted) return refused('closed');
      if (heard.ok) return this.#reached(heard.version ?? version + 1);
      if (heard.why !== 'lost' && heard.why !== 'stale') return refused(heard.why, heard.reasons);
      if (heard.why === 'lost' && !(await this.#feed.ready())) return refused('closed');
      await this.#feed.resync();
      if (this.#closed.signal.aborted) return refused('closed');
      const next = this.#feed.told.find((told) => told.version > version);
      if (next?.version === version + 1 && next.seat === this.#feed.seat)
        return { ok: true, version: next.version };
      if (this.#feed.version !== version || heard.why === 'stale') return refused('stale');
    }
  }

  close(): void {
    this.#closed.abort();
    this.#stop();
    this.#listeners.clear();
  }

  get #info(): TableInfo {
    const { info } = this.#feed;
    if (!info) throw new Error('nothing is known of the table yet');
    return info;
  }

  /** The answer may overtake what everybody is told; the turn is over when that is here. */
  async #reached(version: number): Promise<Submitted> {
    while (this.#feed.version < version && !this.#closed.signal.aborted) {
      await new Promise<void>((resolve) => {
        const done = () => {
          stop();
          this.#closed.signal.removeEventListener('abort', done);
          resolve();
        };
        const stop = this.#feed.listen(done);
        this.#closed.signal.addEventListener('abort', done);
      });
    }
    return { ok: true, version };
  }

  #follow({ told }: Step): void {
    // A table that cannot even be read any more is shown by the page, not by the game.
    if (!this.#feed.view) return;
    const before = this.#now;
    this.#now = this.#look();
    if (told.length === 0 && alike(before, this.#now)) return;
    const update = { snapshot: this.#now, events: eventsOf<G>(told) };
    for (const listener of [...this.#listeners]) listener(update);
  }

  #look(): Snapshot<G> {
    const { view: wire, seat, version } = this.#feed;
    if (!wire) throw new Error('the game has not begun');
    // The server speaks of the same game, so its tables are the game's tables.
    const view = wire as View<G>;
    const { status, seats } = this.#info;
    const toMove = status === 'finished' ? undefined : this.game.toMove(view.table);
    const decides = toMove === undefined ? undefined : seats[toMove];
    const mine = seat !== null && toMove === seat && status === 'playing' && !decides?.away;
    return {
      version,
      view,
      mayMove: mine && !this.#isForced(view),
      toMove,
      thinking: status === 'playing' && (decides?.kind === 'bot' || decides?.away != null),
      ...(seat === null && this.game.secrets ? { hidden: true } : {}),
    };
  }

  /** The house itself plays what leaves nothing to decide. */
  #isForced(view: View<G>): boolean {
    const { secrets } = this.game;
    if (!secrets) return false;
    const [only, ...others] = offersOf(this.game, view);
    return only !== undefined && others.length === 0 && secrets.decidesNothing(only);
  }
}

const refused = (why: string, reasons: readonly Reason[] = []): Submitted => ({ ok: false, why, reasons });

/** What is shown of a step. After something was taken back, the table simply shows how it is. */
function eventsOf<G extends Shape>(told: readonly Told[]): readonly G['event'][] {
  if (told.some(({ tookBackTo }) => tookBackTo !== undefined)) return [];
  return told.flatMap(({ events }) => events as readonly G['event'][]);
}

/** Presence and chat change nothing at the table itself. */
function alike<G extends Shape>(a: Snapshot<G>, b: Snapshot<G>): boolean {
  return (
    a.version === b.version &&
    a.view === b.view &&
    a.mayMove === b.mayMove &&
    a.toMove === b.toMove &&
    a.thinking === b.thinking
  );
}

/** When a seat has moved last: an unfinished turn belongs to the next one, whatever else happens meanwhile. */
export function lastOf(told: readonly Told[], seat: Seat | null): number {
  return told.findLast((entry) => entry.seat === seat)?.version ?? 0;
}
