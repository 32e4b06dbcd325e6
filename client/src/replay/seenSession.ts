import { at, type Game, type GameTypes, type View } from '@archivolt/engine';
import { applyChanges, type LogEntry, type SeenHistory, type WireView } from '@archivolt/protocol';
import { Listeners } from '@archivolt/table/session/listeners.ts';
import type {
  HistoryEntry,
  SeatInfo,
  Snapshot,
  SubmitResult,
  Update,
} from '@archivolt/table/session/session.ts';
import { type ReplayableSession, type Viewpoint, within } from './replaySession.ts';
import { turnsOf } from './turns.ts';

interface Frame<G extends GameTypes> {
  readonly view: View<G>;
  /** Undefined for the set-up. */
  readonly entry?: LogEntry;
}

/** A running game at any version so far, made of what one viewer was shown. New moves make it longer. */
export class SeenSession<G extends GameTypes> implements ReplayableSession<G> {
  readonly uncoached = true;
  readonly id: string;
  readonly game: Game<G>;
  readonly seats: readonly SeatInfo[];
  readonly viewpoint: Viewpoint;
  readonly #isHidden: boolean;
  readonly #listeners = new Listeners<Update<G>>();
  #frames: readonly Frame<G>[];
  #history: readonly HistoryEntry<G>[] = [];
  /** The last entry of the log that is known, counting those that were taken back. */
  #known = 0;
  #version = 0;
  #now: Snapshot<G>;

  constructor(game: Game<G>, id: string, seats: readonly SeatInfo[], seen: SeenHistory, version?: number) {
    this.game = game;
    this.id = id;
    this.seats = seats;
    this.viewpoint = seen.seat ?? 'table';
    this.#isHidden = seen.seat === null && game.secrets !== undefined;
    this.#frames = this.#read(seen);
    this.#version = within(version ?? this.last, this.last);
    this.#now = this.#snapshot();
  }

  get now(): Snapshot<G> {
    return this.#now;
  }

  get last(): number {
    return this.#frames.length - 1;
  }

  /** The last entry of the server's log that is shown here. */
  get known(): number {
    return this.#known;
  }

  get turns(): readonly number[] {
    return turnsOf(
      this.game,
      this.#frames.map(({ view }) => view.table),
    );
  }

  history(): readonly HistoryEntry<G>[] {
    return this.#history;
  }

  tableAt(version: number): G['table'] | undefined {
    return this.#frames[version]?.view.table;
  }

  go(version: number): void {
    const to = within(version, this.last);
    if (to === this.#version) return;
    const isNext = to === this.#version + 1;
    this.#version = to;
    this.#show(isNext);
  }

  /** There is one viewpoint only. */
  showFrom(): void {}

  /** Adds the next entry of the log. A reader who is at the last version is shown it. */
  add(view: WireView, entry: LogEntry): void {
    const wasLast = this.#version === this.last;
    this.#frames = [...this.#frames, { view: view as View<G>, entry }];
    this.#known = entry.version;
    this.#number();
    if (wasLast) this.#version = this.last;
    this.#show(wasLast);
  }

  /** Replaces everything, after a take-back or a gap. */
  replace(seen: SeenHistory): void {
    const wasLast = this.#version === this.last;
    this.#frames = this.#read(seen);
    this.#version = wasLast ? this.last : within(this.#version, this.last);
    this.#show(false);
  }

  subscribe(listener: (update: Update<G>) => void): () => void {
    return this.#listeners.add(listener);
  }

  async submit(): Promise<SubmitResult> {
    return { ok: false, why: 'over', reasons: [] };
  }

  close(): void {
    this.#listeners.clear();
  }

  /** Leaves out what was taken back. The server plays the same game, so its views have the game's types. */
  #read({ first, steps }: SeenHistory): readonly Frame<G>[] {
    let view = first;
    let frames: Frame<G>[] = [{ view: first as View<G> }];
    for (const { entry, changes } of steps) {
      const { tookBackTo } = entry;
      view = applyChanges(view, changes);
      if (tookBackTo === undefined) frames.push({ view: view as View<G>, entry });
      else frames = frames.filter((frame) => (frame.entry?.version ?? 0) <= tookBackTo);
    }
    this.#known = steps.at(-1)?.entry.version ?? 0;
    this.#frames = frames;
    this.#number();
    return frames;
  }

  /** Entries that were taken back have no number here. */
  #number(): void {
    this.#history = this.#frames.flatMap(({ entry }, version) =>
      entry ? [{ version, seat: entry.seat ?? 0, events: entry.events as readonly G['event'][] }] : [],
    );
  }

  #show(isAnimated: boolean): void {
    this.#now = this.#snapshot();
    const events = isAnimated ? at(this.#history, this.#version - 1).events : [];
    this.#listeners.notify({ snapshot: this.#now, events });
  }

  #snapshot(): Snapshot<G> {
    const { view } = at(this.#frames, this.#version);
    return {
      version: this.#version,
      view,
      mayMove: false,
      toMove: this.game.toMove(view.table),
      thinking: false,
      ...(this.#isHidden ? { hidden: true } : {}),
    };
  }
}
