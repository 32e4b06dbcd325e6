import type { Assessment } from '@archivolt/bots';
import {
  at,
  type Chance,
  type Game,
  type GameTypes,
  type State,
  submit,
  type View,
  viewOf,
} from '@archivolt/engine';
import { Listeners } from '@archivolt/table/session/listeners.ts';
import type {
  HistoryEntry,
  SeatInfo,
  Session,
  Snapshot,
  SubmitResult,
  Update,
} from '@archivolt/table/session/session.ts';

interface PuzzleDependencies<G extends GameTypes> {
  /** They may change with the language. */
  readonly seats: readonly SeatInfo[];
  readonly chance: Chance;
  advise(view: View<G>, signal: AbortSignal, ms: number): Promise<Assessment<G>>;
  /** Called with the turn that was confirmed. */
  answered(moves: readonly G['move'][]): void;
}

/** A puzzle as a `Session`: one turn from a position, which can be taken again and again. */
export class PuzzleSession<G extends GameTypes> implements Session<G> {
  readonly uncoached = true;
  readonly id: string;
  readonly game: Game<G>;
  /** The position as the solver may know it. */
  readonly start: View<G>;
  readonly advise: PuzzleDependencies<G>['advise'];
  readonly #dependencies: PuzzleDependencies<G>;
  readonly #state: State<G>;
  readonly #listeners = new Listeners<Update<G>>();
  #history: readonly HistoryEntry<G>[] = [];
  #now: Snapshot<G>;

  constructor(
    id: string,
    game: Game<G>,
    state: State<G>,
    solver: number,
    dependencies: PuzzleDependencies<G>,
  ) {
    this.id = id;
    this.game = game;
    this.start = viewOf(state, solver);
    this.advise = dependencies.advise;
    this.#dependencies = dependencies;
    this.#state = state;
    this.#now = this.#snapshot(this.start, true);
  }

  get now(): Snapshot<G> {
    return this.#now;
  }

  get seats(): readonly SeatInfo[] {
    return this.#dependencies.seats;
  }

  history(): readonly HistoryEntry<G>[] {
    return this.#history;
  }

  subscribe(listener: (update: Update<G>) => void): () => void {
    return this.#listeners.add(listener);
  }

  async submit(moves: readonly G['move'][]): Promise<SubmitResult> {
    const { seat } = this.start;
    const played = submit(this.game, this.#state, seat, moves, this.#dependencies.chance);
    if (!played.ok) return played;
    this.#history = [{ version: 1, seat, events: played.events }];
    this.#show(this.#snapshot(viewOf(played.state, seat), false), played.events);
    this.#dependencies.answered(moves);
    return { ok: true, version: 1 };
  }

  /** Back to the position of the puzzle. */
  restart(): void {
    this.#history = [];
    this.#show(this.#snapshot(this.start, true), []);
  }

  close(): void {
    this.#listeners.clear();
  }

  #show(snapshot: Snapshot<G>, events: readonly G['event'][]): void {
    this.#now = snapshot;
    this.#listeners.notify({ snapshot, events });
  }

  /** It stays the solver's position even if their turn has ended the game, so that no score sheet opens. */
  #snapshot(view: View<G>, mayMove: boolean): Snapshot<G> {
    return { version: this.#history.length, view, mayMove, toMove: view.seat, thinking: false };
  }
}

/** The seat that decides in a position. */
export function solverOf<G extends GameTypes>(game: Game<G>, { table }: State<G>): number {
  const seat = game.toMove(table);
  if (seat === undefined) throw new RangeError('nobody decides in this position');
  return seat;
}

/** The seats of a position with the solver as the reader. */
export const seatsFor = (seats: readonly SeatInfo[], solver: number, name: string): SeatInfo[] =>
  seats.map((info) =>
    info.seat === solver ? { ...at(seats, solver), name, kind: 'me' } : { ...info, kind: 'other' },
  );
