import { at, type Game, type Shape, type State } from '@archivolt/engine';
import type { Summary } from './storedGame.ts';

/** The few words that the home page has about a game. */
export function summarize<G extends Shape>(game: Game<G>, state: State<G>): Summary {
  const toMove = game.toMove(state.table);
  const turn = turnOf(state.table);
  if (toMove !== undefined) return { turn, over: false, toMove };
  const { totals, places } = game.score(state.table);
  return { turn, over: true, totals, winners: at(places, 0) };
}

/** Both games count their turns on the table; one that does not simply shows none. */
function turnOf(table: unknown): number {
  if (typeof table !== 'object' || table === null || !('turn' in table)) return 0;
  return typeof table.turn === 'number' ? table.turn : 0;
}
