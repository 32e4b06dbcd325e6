import { type Game, type GameTypes, type Seat, type State, viewOf } from '@archivolt/engine';
import { Listeners } from '@archivolt/table/session/listeners.ts';
import type {
  HistoryEntry,
  SeatInfo,
  Session,
  Snapshot,
  SubmitResult,
  Update,
} from '@archivolt/table/session/session.ts';

/** The session of the editor: nobody plays, and every hand is open. */
export class EditorSession<G extends GameTypes> implements Session<G> {
  readonly uncoached = true;
  readonly id = 'editor';
  readonly game: Game<G>;
  readonly seats: readonly SeatInfo[];
  readonly #listeners = new Listeners<Update<G>>();
  #now: Snapshot<G>;

  constructor(game: Game<G>, seats: readonly SeatInfo[], state: State<G>, seat: Seat) {
    this.game = game;
    this.seats = seats;
    this.#now = this.#snapshot(state, seat, 0);
  }

  get now(): Snapshot<G> {
    return this.#now;
  }

  history(): readonly HistoryEntry<G>[] {
    return [];
  }

  /** Shows another position from a seat. */
  show(state: State<G>, seat: Seat): void {
    this.#now = this.#snapshot(state, seat, this.#now.version + 1);
    const update = { snapshot: this.#now, events: [] };
    this.#listeners.notify(update);
  }

  subscribe(listener: (update: Update<G>) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Nothing is played here. */
  async submit(): Promise<SubmitResult> {
    return { ok: false, why: 'notYourTurn', reasons: [] };
  }

  close(): void {
    this.#listeners.clear();
  }

  #snapshot(state: State<G>, seat: Seat, version: number): Snapshot<G> {
    const toMove = this.game.toMove(state.table);
    return { version, view: viewOf(state, seat), mayMove: false, toMove, thinking: false };
  }
}
