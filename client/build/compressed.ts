import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { listFiles } from './offline.ts';

/** Below this a header costs more than compression saves. */
const SMALLEST = 600;

/** Writes a `.br` and a `.gz` beside every text, so that the server never has to compress a response. */
export function compressed(): Plugin {
  let out = '';
  return {
    name: 'archivolt-compressed',
    apply: 'build',
    // After `offline`, whose file is compressed as well.
    enforce: 'post',
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        for (const file of listFiles(out)) {
          if (!/\.(?:js|css|svg|html|webmanifest)$/.test(file)) continue;
          const path = join(out, file);
          const text = readFileSync(path);
          if (text.length < SMALLEST) continue;
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
          writeFileSync(`${path}.br`, brotliCompressSync(text, quality));
          writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        }
      },
    },
  };
}
