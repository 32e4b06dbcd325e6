import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Makes the app work offline: writes `sw.js` with the list of all files of this build. The name of its cache contains
 * their hash, so that every build has a new cache and an old one is deleted as a whole.
 */
export function offline(): Plugin {
  let out = '';
  return {
    name: 'archivolt-offline',
    apply: 'build',
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = listFiles(out).filter((file) => !/^\.vite\/|(?:^|\/)sw\.js$|\.(?:br|gz|map)$/.test(file));
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(out, file)));
      const worker = readFileSync(new URL('../src/sw.js', import.meta.url), 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 12))
        .replace('__FILES__', files.map((file) => (file === 'index.html' ? '/' : `/${file}`)).join(' '));
      writeFileSync(join(out, 'sw.js'), worker);
    },
  };
}

export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
