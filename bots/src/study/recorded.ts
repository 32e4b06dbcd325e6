import {
  at,
  type Game,
  type GameTypes,
  type PositionNotation,
  replaying,
  rulesAt,
  type Seat,
  type State,
  submit,
} from '@archivolt/engine';

/** A finished game as plain data in the game's notation, as a device or a server stores it. */
export interface RecordedGame {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly setup: readonly number[];
  /** The position at which it began, if it began without a set-up. */
  readonly start?: string | undefined;
  readonly submissions: readonly {
    readonly seat: Seat;
    readonly moves: readonly string[];
    readonly picks: readonly number[];
  }[];
}

/** One decision: the moves of one seat up to the end of its turn or the first random pick. */
export interface Stretch {
  /** The version before the first move, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly seat: Seat;
  readonly turn: number;
}

/** The decisions of a game, in order. `turnAt` returns the turn number at a version. */
export function stretchesOf(
  submissions: RecordedGame['submissions'],
  turnAt: (version: number) => number,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [index, { seat }] of submissions.entries()) {
    const turn = turnAt(index);
    const last = stretches.at(-1);
    const isSameDecision =
      last?.seat === seat && last.turn === turn && submissions[index - 1]?.picks.length === 0;
    if (last && isSameDecision) stretches[stretches.length - 1] = { ...last, to: index + 1 };
    else stretches.push({ from: index, to: index + 1, seat, turn });
  }
  return stretches;
}

/** A recorded game with all its states. Only for finished games, because a state contains everybody's secrets. */
export class PlayedGame<G extends GameTypes> {
  readonly game: Game<G>;
  readonly states: readonly State<G>[];
  readonly stretches: readonly Stretch[];
  readonly #picks: readonly (readonly number[])[];
  readonly #moves: readonly (readonly G['move'][])[];

  /** Throws if the record does not fit the rules. */
  constructor(current: Game<G>, recorded: RecordedGame, positions?: PositionNotation<G>) {
    const game = rulesAt(current, recorded.rulesVersion);
    if (!game) throw new RangeError(`${current.id} has no rules ${recorded.rulesVersion}`);
    const states = [beginning(game, recorded, positions)];
    const parsed = recorded.submissions.map(({ moves }, index) => movesIn(game, moves, index));
    for (const [index, { seat, picks }] of recorded.submissions.entries()) {
      const played = submit(game, at(states, index), seat, at(parsed, index), replaying(picks));
      if (!played.ok) throw new RangeError(`submission ${index + 1}: ${played.why}`);
      states.push(played.state);
    }
    this.game = game;
    this.states = states;
    this.stretches = stretchesOf(
      recorded.submissions,
      (version) => game.turnOf(at(states, version).table).number,
    );
    this.#moves = parsed;
    this.#picks = recorded.submissions.map(({ picks }) => picks);
  }

  /** The moves of a decision. */
  movesOf({ from, to }: Stretch): G['move'][] {
    return this.#moves.slice(from, to).flat();
  }

  /** The rolls or draws at the end of a decision. */
  picksOf({ to }: Stretch): readonly number[] {
    return at(this.#picks, to - 1);
  }
}

function beginning<G extends GameTypes>(
  game: Game<G>,
  { options, setup, start }: RecordedGame,
  positions: PositionNotation<G> | undefined,
): State<G> {
  if (start === undefined) {
    const read = game.readOptions(options);
    if (!read.ok) throw new RangeError(`options: ${read.path}`);
    return game.setup(read.value, replaying(setup));
  }
  const parsed = positions?.parseState(start);
  if (!parsed?.ok) throw new RangeError(`position: ${parsed?.why ?? 'its notation is not known'}`);
  return parsed.value;
}

/** Parsed moves need not be offers: rules read the fields of moves and never compare them by identity. */
function movesIn<G extends GameTypes>(game: Game<G>, moves: readonly string[], index: number): G['move'][] {
  return moves.map((text) => {
    const parsed = game.notation.parseMove(text);
    if (!parsed.ok) throw new RangeError(`submission ${index + 1}: ${parsed.why}`);
    return parsed.value;
  });
}
