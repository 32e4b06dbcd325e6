import { readFileSync } from 'node:fs';

/** The version of the program, from its package.json. */
export const VERSION: string = versionIn(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

function versionIn(json: string): string {
  const { version } = JSON.parse(json) as { version?: unknown };
  if (typeof version !== 'string') throw new Error('the package of the server has no version');
  return version;
}
