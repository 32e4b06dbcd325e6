import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Packages are resolved to each other's sources, so that a test needs no build.
// Without `module`, which node does not know in production either.
const conditions = ['source', ...defaultServerConditions.filter((condition) => condition !== 'module')];

/** The files that Node can load by itself, with the loader of `tsx`; those of the app need the Svelte compiler. */
const plain =
  /\/(?:(?:engine|botkit|bots|protocol|i18n|server|terminal|cli)\/src|games\/[\w-]+\/(?:rules|words|bot|terminal))\/.*(?<!\.test)\.ts$/;

export default defineConfig({
  // A `.svelte.ts` file holds runes, which the compiler turns into plain code.
  // A package of the benchmarks would be reported on every run; nothing here is resolved by its field `svelte`.
  plugins: [svelte({ configFile: false, experimental: { disableSvelteResolveWarnings: true } })],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: [
      '{engine,bots,cli,client,i18n,protocol,server,table}/src/**/*.test.ts',
      'games/*/{rules,words,bot,board,terminal}/**/*.test.ts',
      'client/build/*.test.ts',
      'e2e/toy/*.test.ts',
    ],
    environment: 'node',
    // Through Vite every use of an import is a call, which makes random games three times as slow.
    server: { deps: { external: [plain] } },
    pool: 'forks',
    execArgv: ['--conditions=source', '--import', 'tsx'],
    // No module keeps state, so test files may share a worker: 64 files in 0.7 s instead of 11 s.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On a busy machine the default timeout of one second is too short.
    expect: { poll: { timeout: 20_000 } },
  },
});
