import { at, type Game, type GameTypes, type State } from '@archivolt/engine';
import type { Summary } from './storedGame.ts';

/** The summary of a game on the home page. */
export function summarize<G extends GameTypes>(game: Game<G>, state: State<G>): Summary {
  const toMove = game.toMove(state.table);
  const turn = game.turnOf(state.table).number;
  if (toMove !== undefined) return { turn, over: false, toMove };
  const { totals, places } = game.score(state.table);
  return { turn, over: true, totals, winners: at(places, 0) };
}
