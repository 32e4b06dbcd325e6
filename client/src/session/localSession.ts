import type { Assessment, Fallback } from '@archivolt/bots';
import {
  at,
  type Chance,
  type Game,
  type GameTypes,
  offersOf,
  type PositionNotation,
  type Seat,
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
import type { GameStore } from './games.ts';
import { printMoves } from './moves.ts';
import { playAgain, rulesFor, setUpAgain } from './playAgain.ts';
import type { StoredGame, Submission } from './storedGame.ts';
import { summarize } from './summary.ts';
import type { Thinker } from './thinker.ts';

export interface Dependencies<G extends GameTypes> {
  store: GameStore;
  chance: Chance;
  thinker: Thinker<G>;
  /** Needed for a game that began at a position. */
  positions?: PositionNotation<G> | undefined;
  /** A pause in which a bot seems to think, so that its moves can be followed. */
  pause(): Promise<void>;
  /** Resolves when this page is the one that moves the bots of the game; released when the signal aborts. */
  holdLeaderLock(id: string, until: AbortSignal): Promise<void>;
  clock(): number;
}

/** A game on this device: played by the engine in this page and stored after every submission. */
export class LocalSession<G extends GameTypes> implements Session<G> {
  readonly id: string;
  readonly game: Game<G>;
  readonly seats: readonly SeatInfo[];
  readonly advise?: (view: View<G>, signal: AbortSignal, ms: number) => Promise<Assessment<G>>;
  readonly putAway?: () => void;
  readonly #dependencies: Dependencies<G>;
  readonly #listeners = new Listeners<Update<G>>();
  readonly #closed = new AbortController();
  readonly #history: HistoryEntry<G>[] = [];
  #stored: StoredGame;
  #state: State<G>;
  #now: Snapshot<G>;
  #begun = false;
  #leads = false;
  /** The seat whose hand is shown on this device; undefined during a handover. */
  #shown: Seat | undefined;
  /** The version that a bot is thinking about. */
  #thinkingAbout: number | undefined;
  #weakened: Fallback | undefined;

  /** Throws `UnplayableError` if the stored game does not fit the rules. */
  constructor(current: Game<G>, stored: StoredGame, dependencies: Dependencies<G>) {
    const game = rulesFor(current, stored);
    this.id = stored.id;
    this.game = game;
    this.seats = stored.seats;
    if (stored.hints !== false)
      this.advise = (view, signal, ms) => dependencies.thinker.advise(view, signal, ms);
    this.#dependencies = dependencies;
    this.#stored = { ...stored, submissions: [] };
    this.#state = setUpAgain(game, stored, dependencies.positions);
    for (const submission of stored.submissions) this.#replay(submission);
    this.#stored = stored;
    this.#shown = this.#shared ? undefined : this.#lastSeen();
    if (this.#shared) this.putAway = () => this.#putAway();
    this.#now = this.#snapshot();
  }

  /** Aborted when the session is closed. */
  get closed(): AbortSignal {
    return this.#closed.signal;
  }

  get now(): Snapshot<G> {
    return this.#now;
  }

  history(): readonly HistoryEntry<G>[] {
    return this.#history;
  }

  /** Replays the record, so that no earlier tables have to be stored. */
  tableAt(version: number): G['table'] | undefined {
    return this.#stateAt(version)?.table;
  }

  get before(): G['mine'] | undefined {
    const { hidden, view } = this.#now;
    const last = this.#history.findLastIndex(({ seat }) => seat === view.seat);
    const state = hidden || last < 0 ? undefined : this.#stateAt(last);
    return state && viewOf(state, view.seat).mine;
  }

  #stateAt(version: number): State<G> | undefined {
    if (version < 0 || version > this.#stored.submissions.length) return undefined;
    let state = setUpAgain(this.game, this.#stored, this.#dependencies.positions);
    for (const [index, submission] of this.#stored.submissions.slice(0, version).entries())
      ({ state } = playAgain(this.game, state, submission, index + 1));
    return state;
  }

  subscribe(listener: (update: Update<G>) => void): () => void {
    const unsubscribe = this.#listeners.add(listener);
    if (!this.#begun) this.#begin();
    return unsubscribe;
  }

  /** Bots and forced moves wait for the table, which loads after the session: nobody would see what happens before. */
  #begin(): void {
    this.#begun = true;
    this.#dependencies.holdLeaderLock(this.id, this.#closed.signal).then(
      () => {
        this.#leads = true;
        this.#resume();
      },
      () => {}, // closed before this page became the leader
    );
  }

  async submit(moves: readonly G['move'][]): Promise<SubmitResult> {
    if (!this.#now.mayMove) return { ok: false, why: 'notYourTurn', reasons: [] };
    return this.#play(this.#now.view.seat, moves);
  }

  takeOver(): void {
    if (this.#now.handover === undefined) return;
    this.#shown = this.#now.handover;
    this.#show([]);
  }

  #putAway(): void {
    if (!this.#now.mayMove) return;
    this.#shown = undefined;
    this.#show([]);
  }

  storedGames(): ReturnType<GameStore['list']>['games'] {
    return this.#dependencies.store.list().games;
  }

  close(): void {
    this.#closed.abort();
    this.#listeners.clear();
    this.#dependencies.thinker.close();
  }

  /** Another page has written the game: continue from there. */
  async follow(): Promise<void> {
    const loaded = await this.#dependencies.store.load(this.id);
    if (!loaded.ok || this.#closed.signal.aborted) return;
    const fresh = loaded.game.submissions.slice(this.#stored.submissions.length);
    if (fresh.length === 0) return;
    const events = fresh.flatMap((submission) => this.#replay(submission));
    this.#stored = loaded.game;
    this.#publish(events);
  }

  /** Nothing is shown before it is stored. If two pages submit at the same version, the store accepts one. */
  async #play(seat: Seat, moves: readonly G['move'][]): Promise<SubmitResult> {
    const played = submit(this.game, this.#state, seat, moves, this.#dependencies.chance);
    if (!played.ok) return played;
    const submission = { seat, moves: printMoves(this.game, moves), picks: played.picks };
    const stored: StoredGame = {
      ...this.#stored,
      changed: this.#dependencies.clock(),
      submissions: [...this.#stored.submissions, submission],
      summary: summarize(this.game, played.state),
    };
    const saved = await this.#dependencies.store.save(stored, this.#stored.submissions.length);
    if (!saved.ok) {
      if (saved.why === 'stale') await this.follow();
      return { ok: false, why: saved.why, reasons: [] };
    }
    this.#stored = stored;
    this.#state = played.state;
    this.#history.push({ version: stored.submissions.length, seat, events: played.events });
    this.#publish(played.events);
    return { ok: true, version: stored.submissions.length };
  }

  /** Replays a stored submission and returns its events. */
  #replay(submission: Submission): G['event'][] {
    const version = this.#history.length + 1;
    const { state, events } = playAgain(this.game, this.#state, submission, version);
    this.#state = state;
    this.#history.push({ version, seat: submission.seat, events });
    return events;
  }

  #publish(events: readonly G['event'][]): void {
    this.#show(events);
    this.#resume();
  }

  #show(events: readonly G['event'][]): void {
    this.#now = this.#snapshot();
    const update = { snapshot: this.#now, events };
    this.#listeners.notify(update);
  }

  /** The view of this device: of the person to move if they sit here, otherwise of the one shown before. */
  #snapshot(): Snapshot<G> {
    const { table } = this.#state;
    const toMove = this.game.toMove(table);
    const decides = toMove === undefined ? undefined : at(this.seats, toMove);
    const asked = decides?.kind === 'me' && this.#forced() === undefined ? decides.seat : undefined;
    if (!this.#shared) this.#shown = asked ?? this.#shown;
    // A hand is hidden as soon as another person has to decide, and when the game is over.
    else if (toMove === undefined || (asked !== undefined && asked !== this.#shown)) this.#shown = undefined;
    const shown = this.#shown;
    const { secrets } = this.game;
    const snapshot = {
      version: this.#history.length,
      mayMove: asked !== undefined && asked === shown,
      toMove,
      thinking: decides?.kind === 'bot',
      ...(this.#weakened ? { weakened: this.#weakened } : {}),
    };
    const seat = shown ?? asked ?? this.#lastSeen();
    if (shown !== undefined || !secrets) return { ...snapshot, view: viewOf(this.#state, seat) };
    const hidden = { ...snapshot, view: { table, seat, mine: secrets.nothing }, hidden: true };
    return asked === undefined ? hidden : { ...hidden, handover: asked };
  }

  /**
   * Whether several people share this device and must not see each other's hands. A game that began at a position is one
   * person's, whatever seats they play.
   */
  get #shared(): boolean {
    const here = this.seats.filter(({ kind }) => kind === 'me');
    return this.game.secrets !== undefined && this.#stored.start === undefined && here.length > 1;
  }

  /** The person who decided last, or the first one who will. */
  #lastSeen(): Seat {
    const last = this.#history.findLast(({ seat }) => at(this.seats, seat).kind === 'me');
    return last?.seat ?? this.seats.find(({ kind }) => kind === 'me')?.seat ?? 0;
  }

  /** The only move of a person, if it decides nothing. */
  #forced(): G['move'] | undefined {
    const { secrets } = this.game;
    const toMove = this.game.toMove(this.#state.table);
    if (!secrets || toMove === undefined || at(this.seats, toMove).kind !== 'me') return undefined;
    const [only, ...others] = offersOf(this.game, viewOf(this.#state, toMove));
    return only !== undefined && others.length === 0 && secrets.decidesNothing(only) ? only : undefined;
  }

  /** Plays what needs no person: bot turns, and forced moves that are not worth a handover. */
  #resume(): void {
    if (!this.#leads || this.#closed.signal.aborted) return;
    const forced = this.#forced();
    const { toMove } = this.#now;
    if (forced !== undefined && toMove !== undefined) void this.#play(toMove, [forced]);
    else this.#letBotThink();
  }

  #letBotThink(): void {
    const { toMove, thinking, version } = this.#now;
    if (!thinking || toMove === undefined || this.#thinkingAbout === version) return;
    this.#thinkingAbout = version;
    const { level = '' } = at(this.seats, toMove);
    const thought = this.#dependencies.thinker.think(level, viewOf(this.#state, toMove));
    const isOver = (): boolean => this.#closed.signal.aborted || this.#now.version !== version;
    Promise.all([thought, this.#dependencies.pause()]).then(
      async ([{ moves, fallback }]) => {
        if (isOver()) return;
        this.#weakened = fallback;
        const played = await this.#play(toMove, moves);
        // A full storage stops the game at its stored version; after a reload it resumes there.
        if (!played.ok && played.why !== 'stale' && played.why !== 'full')
          throw new Error(`the bot of seat ${toMove} made a move that is refused: ${played.why}`);
      },
      (thrown) => {
        if (!isOver()) throw thrown;
      },
    );
  }
}
