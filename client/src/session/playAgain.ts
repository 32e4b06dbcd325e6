import { type Game, replaying, rulesAt, type Shape, type State, submit } from '@archivolt/engine';
import { parseMoves } from './moves.ts';
import type { StoredGame, Submission } from './storedGame.ts';

/** Thrown for a game that cannot be replayed. */
export class Unplayable extends Error {}

/** The rules version that a game began under. */
export function rulesFor<G extends Shape>(
  current: Game<G>,
  { game, rulesVersion }: Pick<StoredGame, 'game' | 'rulesVersion'>,
): Game<G> {
  const rules = game === current.id ? rulesAt(current, rulesVersion) : undefined;
  if (!rules) throw new Unplayable(`${game} with rules ${rulesVersion}`);
  return rules;
}

/** Repeats the set-up of a game. */
export function setUpAgain<G extends Shape>(
  game: Game<G>,
  { options, setup }: { readonly options: unknown; readonly setup: readonly number[] },
): State<G> {
  const read = game.readOptions(options);
  if (!read.ok) throw new Unplayable(`options: ${read.path}`);
  return fitting('set-up', () => game.setup(read.value, replaying(setup)));
}

/** Replays the submission that leads to a version. */
export function playAgain<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  { seat, moves: printed, picks }: Submission,
  version: number,
): { state: State<G>; events: G['event'][] } {
  const moves = parseMoves(game, printed);
  if (!moves) throw new Unplayable(`submission ${version} cannot be read`);
  const played = fitting(`submission ${version}`, () => submit(game, state, seat, moves, replaying(picks)));
  if (!played.ok) throw new Unplayable(`submission ${version}: ${played.why}`);
  return played;
}

/** Recorded picks that do not fit the rules are a fault of the record, not of the code. */
function fitting<V>(where: string, act: () => V): V {
  try {
    return act();
  } catch (thrown) {
    if (thrown instanceof RangeError) throw new Unplayable(`${where}: ${thrown.message}`);
    throw thrown;
  }
}
