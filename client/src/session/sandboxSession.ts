import type { Assessment, Fallback } from '@archivolt/bots';
import {
  at,
  type Chance,
  type Game,
  offersOf,
  type Positions,
  type Seat,
  type Shape,
  type State,
  submit,
  type View,
  viewOf,
} from '@archivolt/engine';
import type { Locale } from '@archivolt/i18n';
import type { HistoryEntry, SeatInfo, Session, Snapshot, Submitted, Update } from './session.ts';
import type { Thinker } from './thinker.ts';

/** What a game provides for a table at any position. */
export interface Sandbox<G extends Shape> {
  readonly positions: Positions<G>;
  loadSeats(table: G['table'], locale: Locale): Promise<SeatInfo[]>;
}

/** Plays the seats of bots, and advises the others. */
export interface Opponents<G extends Shape> {
  readonly thinker: Thinker<G>;
  /** A pause in which a bot seems to think, so that its moves can be followed. */
  pause(): Promise<void>;
}

/** A sandbox table: one person plays every seat that no bot plays and sees those hands, and nothing is stored. */
export class SandboxSession<G extends Shape> implements Session<G> {
  readonly id = 'sandbox';
  readonly game: Game<G>;
  readonly seats: readonly SeatInfo[];
  readonly advise?: (view: View<G>, signal: AbortSignal, ms: number) => Promise<Assessment<G>>;
  readonly #chance: Chance;
  readonly #opponents: Opponents<G> | undefined;
  readonly #listeners = new Set<(update: Update<G>) => void>();
  readonly #history: HistoryEntry<G>[] = [];
  #state: State<G>;
  #now: Snapshot<G>;
  #begun = false;
  #isClosed = false;
  #weakened: Fallback | undefined;

  constructor(
    game: Game<G>,
    state: State<G>,
    seats: readonly SeatInfo[],
    chance: Chance,
    opponents?: Opponents<G>,
  ) {
    this.game = game;
    this.seats = seats;
    this.#chance = chance;
    this.#opponents = opponents;
    if (opponents) this.advise = (view, signal, ms) => opponents.thinker.advise(view, signal, ms);
    this.#state = state;
    const first = seats.find(({ kind }) => kind === 'me')?.seat;
    this.#now = this.#look(opponents ? (first ?? 0) : game.turnOf(state.table).seat);
  }

  get now(): Snapshot<G> {
    return this.#now;
  }

  history(): readonly HistoryEntry<G>[] {
    return this.#history;
  }

  subscribe(listener: (update: Update<G>) => void): () => void {
    this.#listeners.add(listener);
    // Bots and forced moves wait for the table, which loads after the session: nobody would see what happens before.
    if (!this.#begun) queueMicrotask(() => this.#goOn());
    this.#begun = true;
    return () => this.#listeners.delete(listener);
  }

  async submit(moves: readonly G['move'][]): Promise<Submitted> {
    if (!this.#now.mayMove) return { ok: false, why: 'notYourTurn', reasons: [] };
    const played = this.#play(this.#now.view.seat, moves);
    if (played.ok) this.#goOn();
    return played;
  }

  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
    this.#opponents?.thinker.close();
  }

  #play(seat: Seat, moves: readonly G['move'][]): Submitted {
    const played = submit(this.game, this.#state, seat, moves, this.#chance);
    if (!played.ok) return played;
    const version = this.#history.length + 1;
    this.#state = played.state;
    this.#history.push({ version, seat, events: played.events });
    this.#now = this.#look(this.#isBot(seat) ? this.#now.view.seat : seat);
    const update = { snapshot: this.#now, events: played.events };
    for (const listener of [...this.#listeners]) listener(update);
    return { ok: true, version };
  }

  #isBot(seat: Seat): boolean {
    return at(this.seats, seat).kind === 'bot';
  }

  /** A forced move is played automatically, and bots play their turns. */
  #goOn(): void {
    for (;;) {
      const { toMove } = this.#now;
      if (toMove === undefined || this.#isClosed) return;
      if (this.#isBot(toMove)) return void this.#letBotPlay(toMove);
      if (!this.game.secrets) return;
      const [only, ...others] = offersOf(this.game, viewOf(this.#state, toMove));
      if (only === undefined || others.length > 0 || !this.game.secrets.decidesNothing(only)) return;
      if (!this.#play(toMove, [only]).ok) return;
    }
  }

  async #letBotPlay(seat: Seat): Promise<void> {
    const { version } = this.#now;
    if (!this.#opponents) throw new Error('nobody plays for the bots');
    const { thinker, pause } = this.#opponents;
    const thought = thinker.think(at(this.seats, seat).level ?? '', viewOf(this.#state, seat));
    // Closing the table aborts the thought.
    const [turn] = await Promise.all([thought.catch(() => undefined), pause()]);
    if (this.#isClosed || this.#now.version !== version) return;
    if (!turn) throw new Error(`the bot of seat ${seat} does not answer`);
    this.#weakened = turn.fallback;
    const played = this.#play(seat, turn.moves);
    if (!played.ok) throw new Error(`the bot of seat ${seat} made a move that is refused: ${played.why}`);
    this.#goOn();
  }

  /** The view of the person who decides; while a bot does and once the game is over, of the one shown last. */
  #look(last: Seat): Snapshot<G> {
    const toMove = this.game.toMove(this.#state.table);
    const isBot = toMove !== undefined && this.#isBot(toMove);
    return {
      version: this.#history.length,
      view: viewOf(this.#state, isBot ? last : (toMove ?? last)),
      mayMove: toMove !== undefined && !isBot,
      toMove,
      thinking: isBot,
      ...(this.#weakened ? { weakened: this.#weakened } : {}),
    };
  }
}
