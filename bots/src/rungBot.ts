import type { Shape } from '@archivolt/engine';
import type { Bot, Rung, School } from '@archivolt/school';
import { botOf, styleOf } from './ladder.ts';
import { fitFor } from './net/fit.ts';
import { WEIGHTS_FOLDER, weightsIn } from './net/folder.ts';
import { useAssembly } from './net/kernel.ts';
import { readWeights } from './net/weights.ts';

/** A bot of a level with the bundled weights. Throws, with the reason, if none fit the table. */
export function rungBot<G extends Shape>(
  school: School<G>,
  rung: Rung,
  options: G['options'],
  players: number,
): Bot<G> {
  const { id } = school.game;
  const bytes = weightsIn(WEIGHTS_FOLDER, id, players);
  if (!bytes) throw new Error(`${rung}: there are no weights for ${id} with ${players} players`);
  useAssembly();
  const fit = fitFor(school.game, school.features, options, players);
  const loaded = readWeights(bytes, fit);
  if (!loaded.ok) throw new Error(`${rung}: ${loaded.why}`);
  return botOf(school, loaded.net, fit.seats, styleOf(rung, school));
}
