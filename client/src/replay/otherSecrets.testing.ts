import { type Game, type GameTypes, same, viewOf } from '@archivolt/engine';
import { playAgain, setUpAgain, UnplayableError } from '../session/playAgain.ts';
import type { ReplayableGame } from './replayFile.ts';

/**
 * Two records that a seat cannot distinguish: the same moves, events and private state, but other picks for what only
 * the others know. Both end where the same moves are no longer possible.
 */
export function withOtherSecrets<G extends GameTypes>(
  game: Game<G>,
  played: ReplayableGame,
  seat: number,
): { one: ReplayableGame; other: ReplayableGame } {
  let best: { one: ReplayableGame; other: ReplayableGame } | undefined;
  for (const [index, pick] of played.setup.entries())
    for (let changed = 0; changed < MOST_PICKS; changed++) {
      if (changed === pick) continue;
      const setup = played.setup.with(index, changed);
      const length = indistinguishableLength(game, played, { ...played, setup }, seat);
      if (length <= (best?.one.submissions.length ?? 0)) continue;
      const submissions = played.submissions.slice(0, length);
      best = { one: { ...played, submissions }, other: { ...played, submissions, setup } };
    }
  if (!best) throw new Error('no other picks give the same moves');
  return best;
}

/** No pick of a set-up has more possibilities. */
const MOST_PICKS = 20;

/** The number of submissions for which the second, different record looks to the seat like the first. */
function indistinguishableLength<G extends GameTypes>(
  game: Game<G>,
  first: ReplayableGame,
  second: ReplayableGame,
  seat: number,
): number {
  let length = 0;
  try {
    let one = setUpAgain(game, first);
    let other = setUpAgain(game, second);
    if (same(one.mine, other.mine) || !same(viewOf(one, seat), viewOf(other, seat))) return 0;
    for (const [index, submission] of first.submissions.entries()) {
      const now = playAgain(game, one, submission, index + 1);
      const then = playAgain(game, other, submission, index + 1);
      ({ state: one } = now);
      ({ state: other } = then);
      const isSame = same(viewOf(one, seat), viewOf(other, seat)) && same(now.events, then.events);
      if (!isSame || same(one.mine, other.mine)) return length;
      length = index + 1;
    }
  } catch (thrown) {
    if (!(thrown instanceof UnplayableError)) throw thrown;
  }
  return length;
}
