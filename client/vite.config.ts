import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { boardFile } from './build/boardFile.ts';
import { compressed } from './build/compressed.ts';
import { cssHash } from './build/cssHash.ts';
import { gallery } from './build/gallery.ts';
import { media, withMedia } from './build/media.ts';
import { modules } from './build/modules.ts';
import { offline } from './build/offline.ts';
import { posters } from './build/posters.ts';
import { preloads } from './build/preloads.ts';
import { switches } from './build/switches.ts';

// The folder is named, so that `vite build client` from the root and `vite build` from here do the same.
const root = import.meta.dirname;

/** The files of a language that every page loads. */
const LANGUAGE = /[\\/](?:i18n[\\/]src|words)[\\/]([a-z]{2}(?:-[A-Z]{2})?)[\\/](?:index|shell|card)\.ts$/;

/** A slow step is nothing to warn about; `npm run check` says how long the build took. */
const checks = { pluginTimings: false, bundlerTimings: false };

export default defineConfig(({ command }) => ({
  root,
  // Packages are resolved to each other's sources, so that one build includes everything and nothing is stale.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [
    svelte({
      configFile: false,
      // While developing, Svelte names classes by file, so that a changed style keeps the state of the page.
      compilerOptions: { runes: true, ...(command === 'build' ? { cssHash } : {}) },
      preprocess: { style: ({ content }) => ({ code: withMedia(content) }) },
    }),
    media(),
    gallery(),
    posters(),
    preloads(),
    switches(),
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
      checks,
      // Modules that are always loaded together share a file: thirty small ones are more bytes and requests.
      output: {
        codeSplitting: {
          groups: [
            // The start of every page.
            { name: 'first', tags: ['$initial'] },
            // The list of a language's catalogues, its shell and the names of the games: one file per language.
            {
              name: (id) => `shell-${LANGUAGE.exec(id)?.[1]}`,
              test: LANGUAGE,
              includeDependenciesRecursively: false,
            },
            // Modules that nearly every page needs next.
            {
              name: 'engine',
              test: /[\\/](?:engine[\\/]src[\\/](?!illustration|lesson)|i18n[\\/]src[\\/](?:format|words|messages[\\/]\w+)\.ts)/,
              minShareCount: 2,
            },
            {
              name: 'touch',
              test: modules(
                'node_modules/svelte/src/reactivity',
                'client/src/session/draftKeeper.ts',
                'client/src/session/moves.ts',
                'table/src/bar/previewOnHover.ts',
                'table/src/dragging.ts',
                'table/src/frame/sight.ts',
                'table/src/roving.ts',
                'table/src/RuleLink.svelte',
                'table/src/ruleOpening.ts',
                'table/src/session/listeners.ts',
                'table/src/settings/words.svelte.ts',
                'table/src/traces.ts',
                'table/src/ui/Emblem.svelte',
                'table/src/ui/Opening.svelte',
              ),
              minShareCount: 2,
            },
            // Modules of the table that the boards of all games use.
            {
              name: 'parts',
              test: modules(
                'table/src/answers.ts',
                'table/src/lazy.ts',
                'table/src/parts',
                'table/src/seatNote.ts',
                'table/src/sentenceContext.ts',
                'table/src/textLoaders.ts',
              ),
              minShareCount: 2,
            },
            // The table before anything opens over it; in one file, although a lesson needs less of it than a game.
            {
              name: 'table',
              test: modules(
                'table/src/announcer.svelte.ts',
                'table/src/bar',
                'table/src/decision.svelte.ts',
                'table/src/drafting.svelte.ts',
                'table/src/frame/Actors.svelte',
                'table/src/frame/doubleClick.ts',
                'table/src/frame/Panes.svelte',
                'table/src/frame/Tabs.svelte',
                'table/src/Frame.svelte',
                'table/src/hintModel.svelte.ts',
                'table/src/history.svelte.ts',
                'table/src/input.svelte.ts',
                'table/src/interaction.svelte.ts',
                'table/src/marks.ts',
                'table/src/model.svelte.ts',
                'table/src/replay.svelte.ts',
                'table/src/stage.ts',
                'table/src/submission.svelte.ts',
                'table/src/Table.svelte',
                'table/src/TableHeader.svelte',
                'table/src/turn.ts',
              ),
              includeDependenciesRecursively: false,
            },
            {
              name: 'draw',
              test: modules(
                'table/src/draw/shapes.ts',
                'table/src/draw/Sprite.svelte',
                'table/src/draw/svg.ts',
              ),
            },
            { name: boardFile, includeDependenciesRecursively: false },
            // The home page asks only whether somebody has been online, and must not load the group below for that.
            { name: 'visit', test: modules('client/src/online/visit.ts'), priority: 1 },
            {
              name: 'online',
              test: modules(
                'client/src/online/names.ts',
                'client/src/online/net',
                'client/src/online/server.svelte.ts',
                'client/src/online/tableStorage.ts',
                'client/src/online/words.svelte.ts',
              ),
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks } },
  server: { port: 5173 },
  preview: { port: 4173 },
}));
