import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { offline } from './build/offline.ts';
import { posters } from './build/posters.ts';

// The folder is named, so that `vite build client` from the root and `vite build` from here do the same.
const root = import.meta.dirname;

export default defineConfig({
  root,
  // Rooms see each other's sources: one build, nothing stale.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [svelte({ configFile: false }), posters(), offline(), compressed()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // `scripts/check-size.mjs` reads from it what a page loads.
    manifest: true,
    // A picture in a `data:` address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // The polyfill injects an inline script where it is not needed.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      // What every page begins with comes in one file, and so does the engine: thirty small ones are more bytes and requests.
      output: {
        codeSplitting: {
          groups: [
            { name: 'house', tags: ['$initial'] },
            { name: 'engine', test: /[\\/](?:engine[\\/]src|i18n[\\/]src[\\/]format)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { port: 5173 },
  preview: { port: 4173 },
});
