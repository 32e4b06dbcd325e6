import { type Features, Inputs } from '@archivolt/botkit';
import { type Game, type GameTypes, seeded, type View, viewOf } from '@archivolt/engine';
import type { Fit } from './weights.ts';

/** The header fields that weights must match for a game with these options. `players` counts the deciding players. */
export function fitFor<G extends GameTypes>(
  game: Game<G>,
  features: Features<G>,
  options: G['options'],
  players: number,
): Fit {
  return { ...fitAt(game, features, viewOf(game.setup(options, seeded(1)), 0)), players };
}

/** The header fields that weights must match for the table of a view. */
export function fitAt<G extends GameTypes>(game: Game<G>, features: Features<G>, view: View<G>): Fit {
  const inputs = new Inputs();
  features.write(view, inputs);
  const seats = features.seats(view.table);
  return {
    game: game.id,
    players: features.isSolo?.(view.table) ? 1 : seats,
    rules: features.rules,
    set: features.setOf(view.table),
    features: features.version,
    inputs: inputs.width,
    seats,
  };
}
