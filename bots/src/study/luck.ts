import { at, type Chance, copyState, type GameTypes, replaying, seeded, viewOf } from '@archivolt/engine';
import type { PlayedGame, Stretch } from './recorded.ts';
import type { RoundEvaluator } from './roundEvaluator.ts';

/**
 * The luck of the roll or draw at the end of a decision, by seat: the win probability after it minus the mean over
 * other rolls. It is evaluated from the view of the seat that rolled or drew, because only that seat sees what was
 * drawn. All compared positions use the same view, so its bias cancels out.
 */
export function luckOf<G extends GameTypes>(
  played: PlayedGame<G>,
  evaluator: RoundEvaluator<G>,
  stretch: Stretch,
  rolls: number,
  luck: number,
): number[] | undefined {
  const { game, states } = played;
  const picks = played.picksOf(stretch);
  if (picks.length === 0) return undefined;
  const { seat, from } = stretch;
  const moves = played.movesOf(stretch);
  const before = copyState(game, at(states, from));
  const last = at(moves, moves.length - 1);
  for (const move of moves.slice(0, -1)) game.play(viewOf(before, seat), move, replaying([]));
  const after = (chance: Chance): Float64Array => {
    const state = copyState(game, before);
    game.play(viewOf(state, seat), last, chance);
    return evaluator.estimateFrom(state, seat).win;
  };
  const came = after(replaying(picks));
  const chance = seeded(luck);
  const mean = new Float64Array(came.length);
  for (let roll = 0; roll < rolls; roll++)
    after(chance).forEach((win, of) => {
      mean[of] = (mean[of] ?? 0) + win / rolls;
    });
  return Array.from(came, (win, of) => win - (mean[of] ?? 0));
}
