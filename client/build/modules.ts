import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';

const root = join(import.meta.dirname, '../..');

/**
 * A test for modules by their files and folders. Throws if one does not exist, because its modules would then move to
 * separate chunks, which are more bytes and requests.
 */
export function modules(...paths: readonly string[]): (id: string) => boolean {
  const missing = paths.find((path) => !existsSync(join(root, path)));
  if (missing) throw new Error(`there is no ${missing}: update the chunks in client/vite.config.ts`);
  const wanted = paths.map((path) => normalizePath(join(root, path)));
  return (id) => {
    const [file = ''] = normalizePath(id).split('?');
    return wanted.some((path) => file === path || file.startsWith(`${path}/`));
  };
}
