import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { weightsName } from './weights.ts';

/** Folder of the bundled weights. */
export const WEIGHTS_FOLDER: string = fileURLToPath(new URL('../../weights/', import.meta.url));

/** The weights for a game and a number of players, or undefined. */
export function weightsIn(folder: string, game: string, players: number): Uint8Array | undefined {
  const path = join(folder, weightsName(game, players));
  return existsSync(path) ? readFileSync(path) : undefined;
}
