import type { BeamOptions } from '@archivolt/botkit';
import { at, type Chance, type GameTypes, offersOf, type Seat, type State, viewOf } from '@archivolt/engine';
import type { Planner } from './planner.ts';

/** Maximum number of decisions per simulation. */
const MAX_DECISIONS = 400;
/** In a simulation all seats plan with a small budget. */
export const LIGHT_BEAM: BeamOptions = { width: 1, positions: 30, samples: 1 };

/** Random numbers of a simulation: for dice and draws, and for the planner's samples. They may be the same. */
export interface Luck {
  readonly dice: Chance;
  readonly thoughts: Chance;
}

/**
 * Plays a state further in place, with the same search budget for every seat, until turn number `last` begins or the game
 * is over. Returns the seat that made the last decision; `visit` is called for each.
 */
export function playOn<G extends GameTypes>(
  planner: Planner<G>,
  state: State<G>,
  { dice, thoughts }: Luck,
  last: number,
  beam: BeamOptions = LIGHT_BEAM,
  visit?: (seat: Seat, move: G['move']) => void,
): Seat | undefined {
  const { game } = planner.planning;
  let mover: Seat | undefined;
  let asked = false;
  const picks: Chance = (n) => {
    asked = true;
    return dice(n);
  };
  let plan: readonly G['move'][] = [];
  let next = 0;
  for (let decisions = 0; decisions < MAX_DECISIONS; decisions++) {
    const seat = game.toMove(state.table);
    if (seat === undefined || game.turnOf(state.table).number >= last) break;
    const own = viewOf(state, seat);
    let move = plan[next++];
    if (move === undefined || asked || seat !== mover) {
      const offers = offersOf(game, own);
      plan = offers.length === 1 ? offers : at(planner.plan(own, offers, thoughts, beam), 0).moves;
      move = at(plan, 0);
      next = 1;
    }
    mover = seat;
    asked = false;
    visit?.(seat, move);
    game.play(own, move, picks);
  }
  return mover;
}
