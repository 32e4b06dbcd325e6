import type { Shape } from '@archivolt/engine';
import type { Bot, Level, School } from '@archivolt/school';
import { botOf, configOf } from './ladder.ts';
import { fitFor } from './net/fit.ts';
import { WEIGHTS_FOLDER, weightsIn } from './net/folder.ts';
import { useAssembly } from './net/kernel.ts';
import { readWeights } from './net/weights.ts';

/** A bot of a level with the bundled weights. Throws, with the reason, if none fit the table. */
export function levelBot<G extends Shape>(
  school: School<G>,
  level: Level,
  options: G['options'],
  players: number,
): Bot<G> {
  const { id } = school.game;
  const bytes = weightsIn(WEIGHTS_FOLDER, id, players);
  if (!bytes) throw new Error(`${level}: there are no weights for ${id} with ${players} players`);
  useAssembly();
  const fit = fitFor(school.game, school.features, options, players);
  const loaded = readWeights(bytes, fit);
  if (!loaded.ok) throw new Error(`${level}: ${loaded.why}`);
  return botOf(school, loaded.net, fit.seats, configOf(level, school));
}
