import { GAME_IDS } from '@archivolt/protocol';
import type { Locale } from './languages.ts';
import * as areas from './load.ts';

type Load = (locale: Locale) => Promise<unknown>;

/** The loaders among the exports of a module, by the name of their area. */
function loaders(module: object, game = ''): [area: string, load: Load][] {
  return Object.entries(module).flatMap(([name, value]) => {
    if (!name.startsWith('load') || typeof value !== 'function') return [];
    return [[`${game}${name.slice('load'.length)}`, value as Load]];
  });
}

const ofGames = await Promise.all(
  GAME_IDS.map(async (id) => loaders(await import(`@archivolt/${id}/words`), `${id}: `)),
);

/** Every catalogue of every folder, so that no test has to list them. */
export const EVERYTHING: ReadonlyMap<string, Load> = new Map([...loaders(areas), ...ofGames.flat()]);
