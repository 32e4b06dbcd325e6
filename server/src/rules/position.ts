import {
  type Chance,
  type Game,
  offersOf,
  type Refusal,
  replaying,
  type ScoreSheet,
  type Seat,
  type Shape,
  type State,
  submit,
  type Turn,
  viewOf,
} from '@archivolt/engine';
import type { GameId, WireView } from '@archivolt/protocol';
import { withGame } from '../games.ts';

/** What a submission has led to. */
export interface Stepped {
  readonly ok: true;
  readonly position: Position;
  /** In the game's own notation. */
  readonly moves: string[];
  readonly events: readonly unknown[];
  readonly picks: number[];
}

/** A moment of a game, whatever its types are. It never changes: a step leads to another one. */
export interface Position {
  /** Null when the game is over. */
  readonly toMove: Seat | null;
  readonly turn: Turn;
  /** Has any seat a secret in this game? */
  readonly hasSecrets: boolean;
  /** What lies open. */
  readonly table: unknown;
  /** What a seat sees; null is an onlooker, who holds no secret. */
  view(seat: Seat | null): WireView;
  /** What the seat may do now; nothing when it is not the one to decide, or when there is nothing to decide. */
  offers(seat: Seat | null): readonly unknown[];
  /** The move that decides nothing and so is made by the house. */
  readonly houseMove: unknown;
  submit(seat: Seat, moves: readonly unknown[], chance: Chance): Stepped | Refusal;
  /** The same from the log: notation and picks. Throws where they do not fit the rules. */
  replay(seat: Seat, moves: readonly string[], picks: readonly number[]): Stepped;
  score(): ScoreSheet;
  /** All there is, for the store. */
  toJson(): string;
}

class GamePosition<G extends Shape> implements Position {
  readonly #game: Game<G>;
  readonly #state: State<G>;
  readonly #offers: readonly G['move'][];
  readonly #final: ScoreSheet | undefined;
  readonly toMove: Seat | null;
  readonly houseMove: G['move'] | undefined;

  constructor(game: Game<G>, state: State<G>) {
    this.#game = game;
    this.#state = state;
    this.toMove = game.toMove(state.table) ?? null;
    // Offers and the final score are asked for at once: a rule that fails does so before the step here is kept.
    this.#offers = this.toMove === null ? [] : offersOf(game, viewOf(state, this.toMove));
    const [first, second] = this.#offers;
    const decides = first === undefined || second !== undefined || !game.secrets?.decidesNothing(first);
    this.houseMove = decides ? undefined : first;
    this.#final = this.toMove === null ? game.score(state.table) : undefined;
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
    return seat !== null && seat === this.toMove && this.houseMove === undefined ? this.#offers : [];
  }

  submit(seat: Seat, moves: readonly unknown[], chance: Chance): Stepped | Refusal {
    const played = submit(this.#game, this.#state, seat, moves, chance);
    if (!played.ok) return played;
    const { state, events, picks } = played;
    return {
      ok: true,
      position: new GamePosition(this.#game, state),
      // Each has been found equal to an offer, so it has the form of a move.
      moves: moves.map((move) => this.#game.notation.printMove(move as G['move'])),
      events,
      picks,
    };
  }

  replay(seat: Seat, moves: readonly string[], picks: readonly number[]): Stepped {
    const wanted = moves.map((text) => {
      const parsed = this.#game.notation.parseMove(text);
      if (!parsed.ok) throw new Error(`"${text}" is no move: ${parsed.why}`);
      return parsed.value;
    });
    const played = this.submit(seat, wanted, replaying(picks));
    if (!played.ok) throw new Error(`"${moves[played.index]}" is refused: ${played.why}`);
    return played;
  }

  score(): ScoreSheet {
    return this.#final ?? this.#game.score(this.#state.table);
  }

  toJson(): string {
    return JSON.stringify(this.#state);
  }
}

/** The position that the store has kept. */
export function storedPosition(game: GameId, state: string): Position {
  return withGame(game, <G extends Shape>(rules: Game<G>): Position => {
    return new GamePosition(rules, JSON.parse(state) as State<G>);
  });
}

/** The first position. The options have been read by the game before. */
export function firstPosition(game: GameId, options: unknown, chance: Chance): Position {
  return withGame(game, <G extends Shape>(rules: Game<G>): Position => {
    const read = rules.readOptions(options);
    if (!read.ok) throw new Error(`${read.path}: expected ${read.expected}`);
    return new GamePosition(rules, rules.setup(read.value, chance));
  });
}
