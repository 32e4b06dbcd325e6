import {
  type Game,
  type GameTypes,
  type Lesson,
  type LessonStep,
  offersOf,
  type PositionNotation,
  viewOf,
} from '@archivolt/engine';
import type { DraftKeeper } from '@archivolt/table/session/draft.ts';
import { Listeners } from '@archivolt/table/session/listeners.ts';
import type {
  HistoryEntry,
  SeatInfo,
  Session,
  Snapshot,
  SubmitResult,
  Update,
} from '@archivolt/table/session/session.ts';
import type { Public } from '../boards.ts';
import { lastOf, Path, type Place } from './path.ts';

/** The answer to a move that the step does not ask for: a named one, or the default sentence. */
export interface Objection {
  readonly say: string | undefined;
  /** Whether something has to be read first. */
  readonly unread: boolean;
}

export interface LessonDependencies {
  /** They may change with the language. */
  readonly seats: readonly SeatInfo[];
  /** A pause for the learner to read before another player's turn is shown. */
  pause(): Promise<void>;
  /** Called whenever another step is reached. */
  reached(step: number): void;
}

/** A lesson as a `Session`; it declines moves that the lesson does not ask for. */
export class LessonSession<G extends GameTypes> implements Session<G> {
  readonly uncoached = true;
  readonly id: string;
  readonly game: Game<G>;
  /** Storage of the unfinished turn, also used to load the turn of another step. */
  readonly draft: DraftKeeper<G>;
  readonly #path: Path<G>;
  readonly #dependencies: LessonDependencies;
  readonly #listeners = new Listeners<Update<G>>();
  #closed = false;
  #place: Place<G>;
  #read = $state(0);
  #now: Snapshot<G>;
  objection = $state.raw<Objection>();

  constructor(
    game: Game<G>,
    positions: PositionNotation<G>,
    lesson: Lesson,
    from: number,
    dependencies: LessonDependencies,
  ) {
    this.id = lesson.id;
    this.game = game;
    this.#dependencies = dependencies;
    this.#path = new Path(game, positions, lesson);
    const first = Math.min(from, lesson.steps.length);
    this.#place = $state.raw(this.#path.goTo(this.#path.start, first));
    this.#read = first;
    this.#now = this.#snapshot();
    this.draft = { load: () => this.#place.draft, save: (moves) => this.#drafted(moves) };
    this.#arrive();
  }

  get now(): Snapshot<G> {
    return this.#now;
  }

  get seats(): readonly SeatInfo[] {
    return this.#dependencies.seats;
  }

  get steps(): readonly LessonStep[] {
    return this.#path.steps;
  }

  /** The number of completed steps. */
  readonly step: number = $derived.by(() => {
    const followed = this.#path.follow(this.#place, this.#read, this.#place.draft);
    return followed.ok ? followed.step : lastOf(this.#place);
  });

  readonly current: LessonStep | undefined = $derived.by(() => this.steps[this.step]);

  /** Whether the turn of another player described by the step has been shown. */
  readonly watched: boolean = $derived.by(() => this.#path.hasWatched(this.#place, this.step));

  subscribe(listener: (update: Update<G>) => void): () => void {
    return this.#listeners.add(listener);
  }

  history(): readonly HistoryEntry<G>[] {
    return this.#place.parts.map(({ seat, events }, index) => ({ version: index + 1, seat, events }));
  }

  /** A move that leaves the lesson is not even tried. */
  declines(moves: readonly G['move'][]): boolean {
    const followed = this.#path.follow(this.#place, this.#read, moves);
    this.objection = followed.ok ? undefined : followed;
    return !followed.ok;
  }

  async submit(moves: readonly G['move'][]): Promise<SubmitResult> {
    const before = this.#place;
    const confirmed = this.#path.confirm(before, this.#read, moves);
    if (!confirmed) return { ok: false, why: 'other', reasons: [] };
    this.#place = confirmed;
    this.#publish(confirmed.parts.at(-1)?.events ?? []);
    return { ok: true, version: confirmed.parts.length };
  }

  /** The text has been read. */
  next(): void {
    if (this.current === undefined || this.current.step === 'play') return;
    this.#read = this.step + 1;
    this.objection = undefined;
    this.#now = this.#snapshot();
    // From now on the learner may move, or nobody does any more.
    this.#show([]);
    this.#arrive();
  }

  /** The moves the step asks for, for a learner who wants to be shown. */
  get line(): readonly G['move'][] {
    return this.#path.line(this.#place, this.step);
  }

  /** Goes to the start of any step; moves played before it are kept. */
  goTo(step: number): void {
    this.#place = this.#path.goTo(this.#place, Math.max(0, step));
    this.#read = Math.max(0, step);
    this.objection = undefined;
    this.#now = this.#snapshot();
    this.#show([]);
    this.#arrive();
  }

  restart(): void {
    this.#place = this.#path.start;
    this.goTo(0);
  }

  close(): void {
    this.#closed = true;
    this.#listeners.clear();
  }

  #drafted(moves: readonly G['move'][]): void {
    if (moves.length < this.#place.draft.length) this.objection = undefined;
    this.#place = { ...this.#place, draft: [...moves] };
    this.#dependencies.reached(this.step);
  }

  #publish(events: readonly G['event'][]): void {
    this.#now = this.#snapshot();
    this.#show(events);
    this.#arrive();
  }

  #show(events: readonly G['event'][]): void {
    this.#listeners.notify({ snapshot: this.#now, events });
  }

  /** Runs when a step is reached: plays the turn of the player to move there. */
  #arrive(): void {
    const { step } = this;
    this.#dependencies.reached(step);
    if (this.current?.step !== 'watch' || this.watched) return;
    const place = this.#place;
    void this.#dependencies.pause().then(() => {
      // The learner may have gone elsewhere meanwhile.
      if (this.#closed || this.#place !== place || this.step !== step) return;
      this.#place = this.#path.watch(place, step);
      this.#now = this.#snapshot();
      this.#show(this.#place.parts.at(-1)?.events ?? []);
    });
  }

  #snapshot(): Snapshot<G> {
    const { state, parts } = this.#place;
    const toMove = this.game.toMove(state.table);
    const view = viewOf(state, this.#path.learner);
    return {
      version: parts.length,
      view,
      mayMove:
        toMove === this.#path.learner &&
        this.step < this.steps.length &&
        offersOf(this.game, view).length > 0,
      toMove,
      thinking: this.current?.step === 'watch' && !this.watched,
    };
  }
}

/** A lesson of any game, whatever its types. */
export type AnyLesson = Public<LessonSession<GameTypes>>;
