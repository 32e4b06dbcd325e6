import { fileURLToPath } from 'node:url';
import { withStones } from './lists.mjs';

/**
 * For Node: puts the game into the lists as they are loaded. Registered before tsx, it sees them as they are written.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  const path = url.startsWith('file:') ? fileURLToPath(url.replace(/\?.*/, '')) : '';
  if (!path.endsWith('.ts') || !loaded.source) return loaded;
  return { ...loaded, source: withStones(path, String(loaded.source)) };
}
