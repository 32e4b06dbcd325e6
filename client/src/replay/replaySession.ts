import {
  at,
  type Chance,
  type Game,
  type GameTypes,
  type PositionNotation,
  type Seat,
  type State,
  submit,
  type View,
  viewOf,
} from '@archivolt/engine';
import { isYou } from '@archivolt/i18n';
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
import type { Public } from '../boards.ts';
import { playAgain, rulesFor, setUpAgain } from '../session/playAgain.ts';
import type { Submission } from '../session/storedGame.ts';
import type { ReplayableGame } from './replayFile.ts';
import { turnsOf } from './turns.ts';

/** The viewpoint of a replay: one seat, the player to move, or only the open state. */
export type Viewpoint = Seat | 'mover' | 'table';

/** A session that can show any version of its game, with what the controls need. */
export interface ReplayableSession<G extends GameTypes> extends Session<G> {
  /** The last version. */
  readonly last: number;
  readonly viewpoint: Viewpoint;
  /** The versions at which a turn starts, in order; the first is the set-up. */
  readonly turns: readonly number[];
  tableAt(version: number): G['table'] | undefined;
  /** The version at which the line that is shown leaves the game's own; undefined on the game's own. */
  readonly left?: number | undefined;
  /** Shows another version. The next one is animated; any other appears immediately. */
  go(version: number): void;
  showFrom(viewpoint: Viewpoint): void;
}

/** How a recorded game is first shown. */
interface Opening<G extends GameTypes> {
  readonly version?: number;
  readonly viewpoint?: Viewpoint;
  /** Needed for a game that began at a position. */
  readonly positions?: PositionNotation<G> | undefined;
}

/** A sequence of submissions from the set-up on, with what they led to. */
interface Line<G extends GameTypes> {
  readonly submissions: readonly Submission[];
  readonly states: readonly State<G>[];
  readonly history: readonly HistoryEntry<G>[];
}

/** A recorded game at any of its versions, or a line that leaves it. The table cannot distinguish it from a running one. */
export class ReplaySession<G extends GameTypes> implements ReplayableSession<G> {
  readonly uncoached = true;
  readonly id: string;
  readonly game: Game<G>;
  readonly seats: readonly SeatInfo[];
  readonly reader: Seat | undefined;
  /** The game as it was played. */
  readonly #own: Line<G>;
  readonly #outcome: Outcome | undefined;
  readonly #listeners = new Listeners<Update<G>>();
  #line: Line<G>;
  #left: number | undefined;
  #version: number;
  #viewpoint: Viewpoint;
  #now: Snapshot<G>;

  /** Throws `UnplayableError` if the game does not fit the rules. */
  constructor(
    current: Game<G>,
    played: ReplayableGame,
    id: string,
    { version = 0, viewpoint = 'mover', positions }: Opening<G> = {},
  ) {
    this.id = id;
    this.game = rulesFor(current, played);
    // A replay's viewer is not a player, so all seats are shown by name.
    this.seats = played.seats.map((seat) => (seat.kind === 'me' ? { ...seat, kind: 'other' } : seat));
    this.reader = played.seats.find(({ kind, name }) => kind === 'me' && isYou(name))?.seat;
    this.#outcome = played.outcome;
    let state = setUpAgain(this.game, played, positions);
    const states = [state];
    const history: HistoryEntry<G>[] = [];
    for (const [index, submission] of played.submissions.entries()) {
      const again = playAgain(this.game, state, submission, index + 1);
      ({ state } = again);
      states.push(state);
      history.push({ version: index + 1, seat: submission.seat, events: again.events });
    }
    this.#own = { submissions: played.submissions, states, history };
    this.#line = this.#own;
    this.#version = within(version, this.last);
    this.#viewpoint = viewpoint;
    this.#now = this.#snapshot();
  }

  get now(): Snapshot<G> {
    return this.#now;
  }

  get last(): number {
    return this.#line.history.length;
  }

  get left(): number | undefined {
    return this.#left;
  }

  /** The submissions of the line that is shown. */
  get submissions(): readonly Submission[] {
    return this.#line.submissions;
  }

  get viewpoint(): Viewpoint {
    return this.#viewpoint;
  }

  /** A game that did not end by the rules is over at its last version all the same. */
  get outcome(): Outcome | undefined {
    return this.#left === undefined && this.#version === this.last ? this.#outcome : undefined;
  }

  history(): readonly HistoryEntry<G>[] {
    return this.#line.history;
  }

  tableAt(version: number): G['table'] | undefined {
    return this.#line.states[version]?.table;
  }

  /** Everything at the shown version, every hand included: only for a game that is over. */
  get state(): State<G> {
    return at(this.#line.states, this.#version);
  }

  /** The view of the seat that decides at the shown version; undefined where the game is over. */
  get deciding(): View<G> | undefined {
    const { toMove } = this.#now;
    return toMove === undefined ? undefined : viewOf(this.state, toMove);
  }

  /** What a seat knew at the shown version. */
  seenBy(seat: Seat): View<G> {
    return viewOf(this.state, seat);
  }

  get turns(): readonly number[] {
    return turnsOf(
      this.game,
      this.#line.states.map(({ table }) => table),
    );
  }

  /** The view of the seat that decided at a version of the game. */
  decidingAt(version: number): View<G> {
    return viewOf(at(this.#own.states, version), at(this.#own.history, version).seat);
  }

  /** Final points and places, by the rules or however else it ended. */
  get result(): Pick<Outcome, 'totals' | 'places'> {
    return this.#outcome ?? this.game.score(at(this.#own.states, this.#own.history.length).table);
  }

  go(version: number): void {
    const to = within(version, this.last);
    if (to === this.#version) return;
    const isNext = to === this.#version + 1;
    this.#version = to;
    this.#show(isNext ? at(this.#line.history, to - 1).events : []);
  }

  /** Plays a legal move of the seat that decides, in place of what follows. The game's own line stays as it is. */
  vary(move: G['move'], chance: Chance): void {
    const { seat } = this.deciding ?? {};
    const played = seat === undefined ? undefined : submit(this.game, this.state, seat, [move], chance);
    if (seat === undefined || !played?.ok) throw new RangeError(`not at version ${this.#version}`);
    const { state, events, picks } = played;
    const { submissions, states, history } = this.#line;
    const version = this.#version + 1;
    const moves = [this.game.notation.printMove(move)];
    this.#line = {
      submissions: [...submissions.slice(0, version - 1), { seat, moves, picks }],
      states: [...states.slice(0, version), state],
      history: [...history.slice(0, version - 1), { version, seat, events }],
    };
    this.#left = Math.min(this.#left ?? this.#version, this.#version);
    this.#version = version;
    this.#show(events);
  }

  /** Returns to the game's own line, where it was left. */
  rejoin(): void {
    if (this.#left === undefined) return;
    this.#line = this.#own;
    this.#version = this.#left;
    this.#left = undefined;
    this.#show([]);
  }

  showFrom(viewpoint: Viewpoint): void {
    this.#viewpoint = viewpoint;
    this.#show([]);
  }

  subscribe(listener: (update: Update<G>) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** A recorded game cannot be changed. */
  async submit(): Promise<SubmitResult> {
    return { ok: false, why: 'over', reasons: [] };
  }

  close(): void {
    this.#listeners.clear();
  }

  #show(events: readonly G['event'][]): void {
    this.#now = this.#snapshot();
    const update = { snapshot: this.#now, events };
    this.#listeners.notify(update);
  }

  #snapshot(): Snapshot<G> {
    const { state } = this;
    const toMove = this.outcome ? undefined : this.game.toMove(state.table);
    return { version: this.#version, mayMove: false, toMove, thinking: false, ...this.#seen(state) };
  }

  /** What the viewpoint may know of a state, and nothing else. */
  #seen(state: State<G>): { view: View<G>; hidden?: boolean } {
    const { history } = this.#line;
    // At the end of a line the next seat has not moved, but its decision is shown.
    const next = this.#left === undefined ? undefined : this.game.toMove(state.table);
    const mover = history[this.#version]?.seat ?? next ?? history[this.#version - 1]?.seat ?? 0;
    const { secrets } = this.game;
    if (this.#viewpoint === 'table' && secrets)
      return { view: { table: state.table, seat: mover, mine: secrets.nothing }, hidden: true };
    return { view: viewOf(state, typeof this.#viewpoint === 'number' ? this.#viewpoint : mover) };
  }
}

/** A recorded game of any kind, whatever its types. */
export type AnyReplay = Public<ReplaySession<GameTypes>>;

export const within = (version: number, last: number): number => Math.min(Math.max(0, version), last);
