import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Rooms see each other's sources, so that a test needs no build.
// Without `module`, which node does not know in production either.
const conditions = ['source', ...defaultServerConditions.filter((condition) => condition !== 'module')];

/** What node itself can load, with the loader of `tsx`; the app's rooms need the compiler of Svelte. */
const plain = /\/(?:engine|games\/[\w-]+|bots|protocol|i18n|server|cli)\/src\/.*(?<!\.test)\.ts$/;

export default defineConfig({
  // A `.svelte.ts` file holds runes, which the compiler turns into plain code.
  plugins: [svelte({ configFile: false })],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{engine,bots,cli,client,i18n,protocol,server}/src/**/*.test.ts', 'games/*/src/**/*.test.ts'],
    environment: 'node',
    // Through Vite every use of an import is a call, which makes random games three times as slow.
    server: { deps: { external: [plain] } },
    pool: 'forks',
    execArgv: ['--conditions=source', '--import', 'tsx'],
    // Rooms keep no module state, so files may share a worker: 64 files in 0.7 s instead of 11 s.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
