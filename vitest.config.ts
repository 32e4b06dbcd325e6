import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Rooms see each other's sources, so that a test needs no build.
// Without `module`, which node does not know in production either.
const conditions = ['source', ...defaultServerConditions.filter((condition) => condition !== 'module')];

export default defineConfig({
  // A `.svelte.ts` file holds runes, which the compiler turns into plain code.
  plugins: [svelte({ configFile: false })],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{engine,bots,cli,client,i18n,protocol,server}/src/**/*.test.ts', 'games/*/src/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    // Rooms keep no module state, so files may share a worker: 64 files in 0.7 s instead of 11 s.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
