import {
  type Game,
  type GameTypes,
  type PositionNotation,
  replaying,
  rulesAt,
  type State,
  submit,
} from '@archivolt/engine';
import type { Board } from '@archivolt/table/board.ts';
import { parseMoves } from './moves.ts';
import type { StoredGame, Submission } from './storedGame.ts';

/** Thrown for a game that cannot be replayed. */
export class UnplayableError extends Error {}

/** The rules version that a game began under. */
export function rulesFor<G extends GameTypes>(
  current: Game<G>,
  { game, rulesVersion }: Pick<StoredGame, 'game' | 'rulesVersion'>,
): Game<G> {
  const rules = game === current.id ? rulesAt(current, rulesVersion) : undefined;
  if (!rules) throw new UnplayableError(`${game} with rules ${rulesVersion}`);
  return rules;
}

/** How a recorded game began: by its set-up, or at a position. */
export interface RecordedStart {
  readonly options: unknown;
  /** The picks of the set-up; none for a game that began at a position. */
  readonly setup: readonly number[];
  /** The position in the game's notation: a game that was tried out, or set up in the editor. */
  readonly start?: string | undefined;
}

/** The notation of positions, loaded only for a game that began at one. */
export async function positionsFor<G extends GameTypes, T, S>(
  { book }: Pick<Board<G, T, S>, 'book'>,
  { start }: Pick<RecordedStart, 'start'>,
): Promise<PositionNotation<G> | undefined> {
  return start === undefined ? undefined : (await book()).sandbox.positions;
}

/** Repeats the beginning of a game. `positions` is needed for one that began at a position. */
export function setUpAgain<G extends GameTypes>(
  game: Game<G>,
  { options, setup, start }: RecordedStart,
  positions?: PositionNotation<G>,
): State<G> {
  if (start !== undefined) {
    if (!positions) throw new Error('the notation of positions is not loaded');
    const parsed = positions.parseState(start);
    if (!parsed.ok) throw new UnplayableError(`position: ${parsed.why}`);
    return parsed.value;
  }
  const read = game.readOptions(options);
  if (!read.ok) throw new UnplayableError(`options: ${read.path}`);
  return replayOrThrow('set-up', () => game.setup(read.value, replaying(setup)));
}

/** Replays the submission that leads to a version. */
export function playAgain<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  { seat, moves: printed, picks }: Submission,
  version: number,
): { state: State<G>; events: G['event'][] } {
  const moves = parseMoves(game, printed);
  if (!moves) throw new UnplayableError(`submission ${version} cannot be read`);
  const played = replayOrThrow(`submission ${version}`, () =>
    submit(game, state, seat, moves, replaying(picks)),
  );
  if (!played.ok) throw new UnplayableError(`submission ${version}: ${played.why}`);
  return played;
}

/** Recorded picks that do not fit the rules are a fault of the record, not of the code. */
function replayOrThrow<V>(where: string, act: () => V): V {
  try {
    return act();
  } catch (thrown) {
    if (thrown instanceof RangeError) throw new UnplayableError(`${where}: ${thrown.message}`);
    throw thrown;
  }
}
