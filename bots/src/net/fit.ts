import { type Game, type Shape, seeded, viewOf } from '@archivolt/engine';
import type { Features } from './features.ts';
import { Inputs } from './inputs.ts';
import type { Fit } from './weights.ts';

/** What weights must be for, to fit a game with these options. `players` are those who decide. */
export function fitFor<G extends Shape>(
  game: Game<G>,
  features: Features<G>,
  options: G['options'],
  players: number,
): Fit {
  const state = game.setup(options, seeded(1));
  const inputs = new Inputs();
  features.write(viewOf(state, 0), inputs);
  return {
    game: game.id,
    players,
    rules: game.rulesVersion,
    set: features.setOf(state.table),
    features: features.version,
    inputs: inputs.width,
    seats: features.seats(state.table),
  };
}
