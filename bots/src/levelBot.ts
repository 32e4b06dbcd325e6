import type { Bot, BotKit, Level } from '@archivolt/botkit';
import type { GameTypes } from '@archivolt/engine';
import { botOf, configOf } from './ladder.ts';
import { fitFor } from './net/fit.ts';
import { WEIGHTS_FOLDER, weightsIn } from './net/folder.ts';
import { useAssembly } from './net/kernel.ts';
import { readWeights } from './net/weights.ts';

/** A bot of a level with the bundled weights. Throws, with the reason, if none fit the table. */
export function levelBot<G extends GameTypes>(
  botKit: BotKit<G>,
  level: Level,
  options: G['options'],
  players: number,
): Bot<G> {
  const { id } = botKit.game;
  const bytes = weightsIn(WEIGHTS_FOLDER, id, players);
  if (!bytes) throw new Error(`${level}: there are no weights for ${id} with ${players} players`);
  useAssembly();
  const fit = fitFor(botKit.game, botKit.features, options);
  const loaded = readWeights(bytes, fit);
  if (!loaded.ok) throw new Error(`${level}: ${loaded.why}`);
  return botOf(botKit, loaded.net, fit.seats, configOf(level, botKit));
}
