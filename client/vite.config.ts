import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { boardFile } from './build/boardFile.ts';
import { compressed } from './build/compressed.ts';
import { cssHash } from './build/cssHash.ts';
import { gallery } from './build/gallery.ts';
import { media, withMedia } from './build/media.ts';
import { offline } from './build/offline.ts';
import { posters } from './build/posters.ts';
import { preloads } from './build/preloads.ts';

// The folder is named, so that `vite build client` from the root and `vite build` from here do the same.
const root = import.meta.dirname;

/** The files of a language that every page loads. */
const LANGUAGE = /[\\/](?:i18n[\\/]src|words)[\\/]([a-z]{2}(?:-[A-Z]{2})?)[\\/](?:index|shell|card)\.ts$/;

export default defineConfig(({ command }) => ({
  root,
  // Packages are resolved to each other's sources, so that one build includes everything and nothing is stale.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [
    svelte({
      configFile: false,
      // While developing, Svelte names classes by file, so that a changed style keeps the state of the page.
      compilerOptions: command === 'build' ? { cssHash } : {},
      preprocess: { style: ({ content }) => ({ code: withMedia(content) }) },
    }),
    media(),
    gallery(),
    posters(),
    preloads(),
    offline(),
    compressed(),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // `scripts/check-size.mjs` reads from it what a page loads.
    manifest: true,
    // A picture in a `data:` address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // Browsers that need a polyfill for preloading work without it, a little slower at first.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      // Modules that are always loaded together share a file: thirty small ones are more bytes and requests.
      output: {
        codeSplitting: {
          groups: [
            // What every page begins with.
            { name: 'first', tags: ['$initial'] },
            // The list of a language's catalogues, its shell and the names of the games: one file per language.
            {
              name: (id) => `shell-${LANGUAGE.exec(id)?.[1]}`,
              test: LANGUAGE,
              includeDependenciesRecursively: false,
            },
            // What nearly every page needs next.
            {
              name: 'engine',
              test: /[\\/](?:engine[\\/]src[\\/](?!illustration|lesson)|i18n[\\/]src[\\/](?:format|words|messages[\\/]\w+)\.ts)/,
              minShareCount: 2,
            },
            {
              name: 'touch',
              test: /[\\/]src[\\/](?:reactivity[\\/][\w-]+|ui[\\/](?:Emblem|Opening)|session[\\/](?:draftKeeper|moves)|bar[\\/]looking|dragging|frame[\\/]sight|roving|ruleOpening|RuleLink|traces)\./,
              minShareCount: 2,
            },
            // What the boards of all games take from the table.
            {
              name: 'parts',
              test: /[\\/]table[\\/]src[\\/](?:answers|guiding|lazy|listening|parts[\\/]\w+|seatNote)\./,
              minShareCount: 2,
            },
            // The table before anything opens over it; in one file, although a lesson needs less of it than a game.
            {
              name: 'table',
              test: /[\\/]client[\\/]src[\\/]session[\\/](?:draftKeeper|moves)\.|[\\/]table[\\/]src[\\/](?:Table|Frame|Top|announcer|decision|drafting|hintModel|history|input|interaction|marks|model|replay|stage|submission|turn|bar[\\/](?!looking)\w+|frame[\\/](?:Actors|Panes|Tabs))\./,
              includeDependenciesRecursively: false,
            },
            { name: 'draw', test: /[\\/]table[\\/]src[\\/]draw[\\/](?:shapes|svg|Sprite)\./ },
            { name: boardFile, includeDependenciesRecursively: false },
            // The home page asks only whether somebody has been online, and must not load the group below for that.
            { name: 'visit', test: /[\\/]online[\\/]visit\.ts/, priority: 1 },
            {
              name: 'online',
              test: /[\\/]online[\\/](?:server|tableStorage|names|net[\\/]|words)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { port: 5173 },
  preview: { port: 4173 },
}));
