import type { Plugin } from 'vite';

/** The dependencies of a chunk. */
interface Needs {
  imports: string[];
  hasStyles: boolean;
}

/**
 * Shortens the lists of files that Vite preloads with each dynamic import. A script that is already on the page is left
 * out, and so is the imported chunk itself unless a style sheet delays it, because the import requests it immediately.
 */
export function preloads(): Plugin {
  const chunks = new Map<string, Needs>();
  let entry = '';

  /** The scripts that a chunk cannot run without, itself included. */
  const closure = (file: string, files = new Set<string>()): Set<string> => {
    if (files.has(file)) return files;
    files.add(file);
    for (const inner of chunks.get(file)?.imports ?? []) closure(inner, files);
    return files;
  };

  return {
    name: 'archivolt-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // The polyfill would inject an inline script, which no supported browser needs.
          polyfill: false,
          resolveDependencies(file, scripts, { hostId, hostType }) {
            if (hostType === 'html') return scripts;
            const present = closure(entry, closure(hostId));
            const waits = [...closure(file)].some((each) => chunks.get(each)?.hasStyles);
            return scripts.filter((script) => !present.has(script) && (waits || script !== file));
          },
        },
      },
    }),
    // Before Vite writes the lists into the chunks.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const { fileName, imports, viteMetadata } = chunk;
          chunks.set(fileName, { imports, hasStyles: (viteMetadata?.importedCss.size ?? 0) > 0 });
          if (chunk.isEntry) entry = fileName;
        }
      },
    },
  };
}
