import {
  type Chance,
  type Game,
  type GameTypes,
  offersOf,
  type PositionNotation,
  type Seat,
  type State,
  submit,
  viewOf,
} from '@archivolt/engine';
import type { Locale } from '@archivolt/i18n';
import { Listeners } from './listeners.ts';
import type { HistoryEntry, SeatInfo, Session, Snapshot, SubmitResult, Update } from './session.ts';

/** What a game provides for a table at any position. */
export interface Sandbox<G extends GameTypes> {
  readonly positions: PositionNotation<G>;
  loadSeats(table: G['table'], locale: Locale): Promise<SeatInfo[]>;
}

interface SandboxDependencies {
  /** They may change with the language. */
  readonly seats: readonly SeatInfo[];
  readonly chance: Chance;
}

/** A sandbox table: one person plays every seat and sees all hands, and nothing is stored. */
export class SandboxSession<G extends GameTypes> implements Session<G> {
  readonly id = 'sandbox';
  readonly game: Game<G>;
  readonly #dependencies: SandboxDependencies;
  readonly #listeners = new Listeners<Update<G>>();
  readonly #history: HistoryEntry<G>[] = [];
  #state: State<G>;
  #now: Snapshot<G>;
  #begun = false;

  constructor(game: Game<G>, state: State<G>, dependencies: SandboxDependencies) {
    this.game = game;
    this.#dependencies = dependencies;
    this.#state = state;
    this.#now = this.#snapshot(game.turnOf(state.table).seat);
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
    const unsubscribe = this.#listeners.add(listener);
    // Forced moves wait for the table, which loads after the session: nobody would see what happens before.
    if (!this.#begun) queueMicrotask(() => this.#resume());
    this.#begun = true;
    return unsubscribe;
  }

  async submit(moves: readonly G['move'][]): Promise<SubmitResult> {
    if (!this.#now.mayMove) return { ok: false, why: 'notYourTurn', reasons: [] };
    const played = this.#play(this.#now.view.seat, moves);
    if (played.ok) this.#resume();
    return played;
  }

  close(): void {
    this.#listeners.clear();
  }

  #play(seat: Seat, moves: readonly G['move'][]): SubmitResult {
    const played = submit(this.game, this.#state, seat, moves, this.#dependencies.chance);
    if (!played.ok) return played;
    const version = this.#history.length + 1;
    this.#state = played.state;
    this.#history.push({ version, seat, events: played.events });
    this.#now = this.#snapshot(seat);
    const update = { snapshot: this.#now, events: played.events };
    this.#listeners.notify(update);
    return { ok: true, version };
  }

  /** A forced move is played automatically. */
  #resume(): void {
    for (;;) {
      const { toMove } = this.#now;
      if (toMove === undefined || !this.game.secrets) return;
      const [only, ...others] = offersOf(this.game, viewOf(this.#state, toMove));
      if (only === undefined || others.length > 0 || !this.game.secrets.decidesNothing(only)) return;
      if (!this.#play(toMove, [only]).ok) return;
    }
  }

  /** The view of the seat that decides; once the game is over, of the one that decided last. */
  #snapshot(last: Seat): Snapshot<G> {
    const toMove = this.game.toMove(this.#state.table);
    return {
      version: this.#history.length,
      view: viewOf(this.#state, toMove ?? last),
      mayMove: toMove !== undefined,
      toMove,
      thinking: false,
    };
  }
}
