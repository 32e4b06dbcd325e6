import {
  type Chance,
  type Game,
  type GameTypes,
  offersOf,
  type Refusal,
  replaying,
  type ScoreSheet,
  type Seat,
  type State,
  submit,
  type Turn,
  viewOf,
} from '@archivolt/engine';
import { changesOf, type WireView } from '@archivolt/protocol';
import { type RulesRef, withRules } from '../games.ts';

/** The result of a submission. */
export interface SubmissionResult {
  readonly ok: true;
  readonly position: Position;
  /** In the game's own notation. */
  readonly moves: string[];
  readonly events: readonly unknown[];
  readonly picks: number[];
}

/** An immutable position of a game of any type; a step returns another one. */
export interface Position {
  /** Null when the game is over. */
  readonly toMove: Seat | null;
  readonly turn: Turn;
  /** Whether any seat has a secret in this game. */
  readonly hasSecrets: boolean;
  /** The open part of the state. */
  readonly table: unknown;
  /** The view of a seat, or of a spectator (null), who holds no secret. */
  view(seat: Seat | null): WireView;
  /** The legal moves of a seat; empty if another seat decides or there is nothing to decide. */
  offers(seat: Seat | null): readonly unknown[];
  /** A move without a choice, which the server plays itself. */
  readonly forcedMove: unknown;
  submit(seat: Seat, moves: readonly unknown[], chance: Chance): SubmissionResult | Refusal;
  /** The same from the log: notation and picks. Throws if they do not fit the rules. */
  replay(seat: Seat, moves: readonly string[], picks: readonly number[]): SubmissionResult;
  score(): ScoreSheet;
  /** The complete state, for the store. */
  toJson(): string;
}

/** What a table knows of its position without a request to the rules. */
export interface PositionSummary {
  /** Null when the game is over. */
  readonly toMove: Seat | null;
  readonly turn: Turn;
  /** A move without a choice, which the server plays itself; undefined if there is something to decide. */
  readonly forcedMove: unknown;
  /** Once the game is over. */
  readonly final: ScoreSheet | null;
}

/** Computes offers and the final score here, so that a failing rule fails before the position is stored. */
export function summaryOf(position: Position): PositionSummary {
  const { toMove, turn, forcedMove } = position;
  return { toMove, turn, forcedMove, final: toMove === null ? position.score() : null };
}

class GamePosition<G extends GameTypes> implements Position {
  readonly #game: Game<G>;
  readonly #state: State<G>;
  readonly toMove: Seat | null;
  #cachedOffers: readonly G['move'][] | undefined;

  constructor(game: Game<G>, state: State<G>) {
    this.#game = game;
    this.#state = state;
    this.toMove = game.toMove(state.table) ?? null;
  }

  /** Computed lazily: a position that is only passed through needs no offers. */
  get #offers(): readonly G['move'][] {
    this.#cachedOffers ??= this.toMove === null ? [] : offersOf(this.#game, viewOf(this.#state, this.toMove));
    return this.#cachedOffers;
  }

  get forcedMove(): G['move'] | undefined {
    const [first, second] = this.#offers;
    const decides = first === undefined || second !== undefined || !this.#game.secrets?.decidesNothing(first);
    return decides ? undefined : first;
  }

  get turn(): Turn {
    return this.#game.turnOf(this.#state.table);
  }

  get hasSecrets(): boolean {
    return this.#game.secrets !== undefined;
  }

  get table(): unknown {
    return this.#state.table;
  }

  view(seat: Seat | null): WireView {
    if (seat !== null) return viewOf(this.#state, seat);
    return { table: this.#state.table, seat: 0, mine: this.#game.secrets?.nothing ?? null };
  }

  offers(seat: Seat | null): readonly unknown[] {
    return seat !== null && seat === this.toMove && this.forcedMove === undefined ? this.#offers : [];
  }

  submit(seat: Seat, moves: readonly unknown[], chance: Chance): SubmissionResult | Refusal {
    const played = submit(this.#game, this.#state, seat, moves, chance);
    if (!played.ok) return played;
    const { state, events, picks } = played;
    return {
      ok: true,
      position: new GamePosition(this.#game, state),
      // Each equals an offer, so it has the form of a move.
      moves: moves.map((move) => this.#game.notation.printMove(move as G['move'])),
      events,
      picks,
    };
  }

  replay(seat: Seat, moves: readonly string[], picks: readonly number[]): SubmissionResult {
    const wanted = moves.map((text) => {
      const parsed = this.#game.notation.parseMove(text);
      if (!parsed.ok) throw new Error(`"${text}" is not a move: ${parsed.why}`);
      return parsed.value;
    });
    const played = this.submit(seat, wanted, replaying(picks));
    if (!played.ok) throw new Error(`"${moves[played.index]}" is refused: ${played.why}`);
    return played;
  }

  score(): ScoreSheet {
    return this.#game.score(this.#state.table);
  }

  toJson(): string {
    return JSON.stringify(this.#state);
  }
}

/** A position loaded from the store. */
export function storedPosition(rules: RulesRef, state: string): Position {
  return withRules(rules, <G extends GameTypes>(game: Game<G>): Position => {
    return new GamePosition(game, JSON.parse(state) as State<G>);
  });
}

/** The first position. The game has validated the options before. */
export function firstPosition(rules: RulesRef, options: unknown, chance: Chance): Position {
  return withRules(rules, <G extends GameTypes>(game: Game<G>): Position => {
    const read = game.readOptions(options);
    if (!read.ok) throw new Error(`${read.path}: expected ${read.expected}`);
    return new GamePosition(game, game.setup(read.value, chance));
  });
}

/** A viewer's perspective on a table: a seat or a spectator (null), with or without the legal moves. */
export interface Viewpoint {
  readonly seat: Seat | null;
  readonly offers: boolean;
}

/** The update of one viewpoint after a step, as the JSON that is sent. */
export interface ViewUpdate {
  readonly changes: string;
  readonly offers: string | null;
}

/** The diff of the open table is the same for every viewpoint; the diff of a hand goes to its seat alone. */
export function viewUpdates(
  viewpoints: readonly Viewpoint[],
  before: Position,
  after: Position,
): ViewUpdate[] {
  const open = changesOf({ table: before.table }, { table: after.table });
  const shared = JSON.stringify(open);
  return viewpoints.map(({ seat, offers }) => {
    const own = after.hasSecrets
      ? changesOf({ mine: before.view(seat).mine }, { mine: after.view(seat).mine })
      : [];
    return {
      changes: own.length === 0 ? shared : JSON.stringify([...open, ...own]),
      offers: offers ? JSON.stringify(after.offers(seat)) : null,
    };
  });
}
