import * as architectura from '@archivolt/architectura/words';
import * as redCathedral from '@archivolt/red-cathedral/words';
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

/** Every catalogue of every folder, so that no test has to list them. */
export const EVERYTHING: ReadonlyMap<string, Load> = new Map([
  ...loaders(areas),
  ...loaders(redCathedral, 'red-cathedral: '),
  ...loaders(architectura, 'architectura: '),
]);
