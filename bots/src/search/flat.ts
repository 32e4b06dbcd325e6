import type { Bot } from '@archivolt/botkit';
import { at, type Game, type GameTypes, offersOf, seeded, viewOf } from '@archivolt/engine';

/** Random players hardly ever finish a long game: after this many decisions the current score counts. */
const MAX_DECISIONS = 400;

/**
 * Flat Monte Carlo: plays every offer in turn to the end of the game (or a limit) with random moves and takes the one that
 * won most. It knows only the rules: a baseline at equal time.
 */
export function flatMonteCarlo<G extends GameTypes>(game: Game<G>, ms: number): Bot<G> {
  return (view, offers, chance) => {
    if (offers.length === 1) return at(offers, 0);
    const start = performance.now();
    const won = offers.map(() => 0);
    const luck = chance(2 ** 31);
    let sweeps = 0;
    for (; sweeps === 0 || performance.now() - start < ms; sweeps++) {
      offers.forEach((move, index) => {
        const random = seeded(luck + sweeps);
        const state = game.imagine(view, random);
        game.play(viewOf(state, view.seat), move, random);
        for (let decisions = 0; decisions < MAX_DECISIONS; decisions++) {
          const seat = game.toMove(state.table);
          if (seat === undefined) break;
          const own = viewOf(state, seat);
          const next = offersOf(game, own);
          game.play(own, at(next, random(next.length)), random);
        }
        const { totals, places } = game.score(state.table);
        const first = places[0] ?? [];
        const rival = Math.max(...totals.filter((_, seat) => seat !== view.seat));
        // A small share of the margin, because otherwise early decisions would all look alike.
        const lead = (at(totals, view.seat) - rival) / 1000;
        won[index] = at(won, index) + (first.includes(view.seat) ? 1 / first.length : 0) + lead;
      });
    }
    return at(offers, won.indexOf(Math.max(...won)));
  };
}
