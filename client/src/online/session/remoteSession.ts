import { type Game, type GameTypes, offersOf, type Reason, type Seat, type View } from '@archivolt/engine';
import type { LogEntry, TableInfo, TableSeat } from '@archivolt/protocol';
import { Listeners } from '@archivolt/table/session/listeners.ts';
import type {
  HistoryEntry,
  Outcome,
  SeatInfo,
  Session,
  Snapshot,
  SubmitResult,
  Update,
} from '@archivolt/table/session/session.ts';
import type { Earlier } from './earlier.ts';
import type { Feed, FeedUpdate } from './feed.svelte.ts';

/** Names a seat without a name: a bot, or a deleted account. */
export type NameOf = (seat: TableSeat) => string;

/** A game on the server: complete turns are sent there, and all updates come from there. */
export class RemoteSession<G extends GameTypes> implements Session<G> {
  readonly id: string;
  readonly game: Game<G>;
  readonly #feed: Feed;
  readonly #nameOf: NameOf;
  readonly #earlier: Earlier<G> | undefined;
  readonly #listeners = new Listeners<Update<G>>();
  readonly #stop: () => void;
  readonly #closed = new AbortController();
  #now: Snapshot<G>;

  /** The feed must have a view already. */
  constructor(game: Game<G>, feed: Feed, nameOf: NameOf, earlier?: Earlier<G>) {
    this.id = feed.id;
    this.game = game;
    this.#feed = feed;
    this.#nameOf = nameOf;
    this.#earlier = earlier;
    feed.decides = ({ table }) => game.toMove(table as G['table']);
    this.#now = this.#snapshot();
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

  /** The result, if it does not follow from the rules alone. */
  get outcome(): Outcome | undefined {
    const { result, seats } = this.#info;
    if (!result) return undefined;
    const { why, totals, places } = result;
    const replaced = seats.filter((seat) => seat.standIn !== null);
    const standIns = replaced.map(({ seat }) => seat);
    if (why !== 'resigned') return { totals, places, standIns };
    const last = this.#feed.entries.at(-1)?.seat ?? places.at(-1)?.[0] ?? 0;
    const before = replaced.filter((seat) => seat.standIn === 'resigned' && seat.seat !== last);
    return { totals, places, standIns, resigned: [...before.map(({ seat }) => seat), last] };
  }

  history(): readonly HistoryEntry<G>[] {
    return this.#feed.entries.map(({ version, seat, events }) => ({
      version,
      seat: seat ?? 0,
      events: events as readonly G['event'][],
    }));
  }

  get before(): G['mine'] | undefined {
    return this.#feed.seat === null ? undefined : this.#earlier?.load();
  }

  subscribe(listener: (update: Update<G>) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Survives a lost connection: it first checks whether the server received the turn, and resends it only if not. */
  async submit(moves: readonly G['move'][]): Promise<SubmitResult> {
    if (!this.#now.mayMove) return refused('notYourTurn');
    const { version } = this.#now;
    for (;;) {
      const reply = await this.#feed.submit(version, moves);
      if (this.#closed.signal.aborted) return refused('closed');
      if (reply.ok) return this.#reached(reply.version ?? version + 1);
      if (reply.why !== 'lost' && reply.why !== 'stale') return refused(reply.why, reply.reasons);
      if (reply.why === 'lost' && !(await this.#feed.ready())) return refused('closed');
      await this.#feed.resync();
      if (this.#closed.signal.aborted) return refused('closed');
      const next = this.#feed.entries.find((entry) => entry.version > version);
      if (next?.version === version + 1 && next.seat === this.#feed.seat)
        return { ok: true, version: next.version };
      if (this.#feed.version !== version || reply.why === 'stale') return refused('stale');
    }
  }

  close(): void {
    this.#closed.abort();
    this.#stop();
    this.#listeners.clear();
  }

  get #info(): TableInfo {
    const { info } = this.#feed;
    if (!info) throw new Error('the table has not been loaded yet');
    return info;
  }

  /** The reply may overtake the update; the turn is over when the update is here. */
  async #reached(version: number): Promise<SubmitResult> {
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

  #follow({ entries }: FeedUpdate): void {
    // The page, not the game, shows a table that is no longer readable.
    if (!this.#feed.view) return;
    const before = this.#now;
    this.#now = this.#snapshot();
    if (entries.some(({ tookBackTo }) => tookBackTo !== undefined)) this.#earlier?.save(undefined);
    else if (this.#feed.seat !== null && entries.some(({ seat }) => seat === this.#feed.seat))
      this.#earlier?.save(before.view.mine);
    if (entries.length === 0 && alike(before, this.#now)) return;
    const update = { snapshot: this.#now, events: eventsOf<G>(entries) };
    this.#listeners.notify(update);
  }

  #snapshot(): Snapshot<G> {
    const { view: wire, seat, version } = this.#feed;
    if (!wire) throw new Error('the game has not begun');
    // The server plays the same game, so its views have the game's types.
    const view = wire as View<G>;
    const { status, seats } = this.#info;
    const toMove = status === 'finished' ? undefined : this.game.toMove(view.table);
    const decides = toMove === undefined ? undefined : seats[toMove];
    const mine = seat !== null && toMove === seat && status === 'playing' && !decides?.standIn;
    return {
      version,
      view,
      mayMove: mine && !this.#isForced(view),
      toMove,
      thinking: status === 'playing' && (decides?.kind === 'bot' || decides?.standIn != null),
      ...(seat === null && this.game.secrets ? { hidden: true } : {}),
    };
  }

  /** Whether the only legal move decides nothing, so that the server plays it. */
  #isForced(view: View<G>): boolean {
    const { secrets } = this.game;
    if (!secrets) return false;
    const [only, ...others] = offersOf(this.game, view);
    return only !== undefined && others.length === 0 && secrets.decidesNothing(only);
  }
}

const refused = (why: string, reasons: readonly Reason[] = []): SubmitResult => ({ ok: false, why, reasons });

/** The events to animate for a step. After a take-back the table simply shows its state. */
function eventsOf<G extends GameTypes>(entries: readonly LogEntry[]): readonly G['event'][] {
  if (entries.some(({ tookBackTo }) => tookBackTo !== undefined)) return [];
  return entries.flatMap(({ events }) => events as readonly G['event'][]);
}

/** Presence and chat change nothing in the game itself. */
function alike<G extends GameTypes>(a: Snapshot<G>, b: Snapshot<G>): boolean {
  return (
    a.version === b.version &&
    a.view === b.view &&
    a.mayMove === b.mayMove &&
    a.toMove === b.toMove &&
    a.thinking === b.thinking
  );
}

/** The version of a seat's last move: an unfinished turn belongs to the next one, whatever happens meanwhile. */
export function lastOf(entries: readonly LogEntry[], seat: Seat | null): number {
  return entries.findLast((entry) => entry.seat === seat)?.version ?? 0;
}
