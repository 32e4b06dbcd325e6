import { type Features, Inputs } from '@archivolt/botkit';
import { type Game, type GameTypes, seeded, type View, viewOf } from '@archivolt/engine';
import type { Fit } from './weights.ts';

/** The header fields that weights must match for a game with these options. */
export function fitFor<G extends GameTypes>(
  game: Game<G>,
  features: Features<G>,
  options: G['options'],
): Fit {
  return fitAt(game, features, viewOf(game.setup(options, seeded(1)), 0));
}

/** The header fields that weights must match for the table of a view. */
export function fitAt<G extends GameTypes>(game: Game<G>, features: Features<G>, view: View<G>): Fit {
  const inputs = new Inputs();
  features.write(view, inputs);
  return {
    game: game.id,
    players: features.players(view.table),
    rules: features.rules,
    set: features.setOf?.(view.table) ?? game.id,
    features: features.version,
    inputs: inputs.width,
    seats: features.seats(view.table),
  };
}
