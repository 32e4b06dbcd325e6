/** @import { Plugin } from 'vite' */

/**
 * The lines that a new game adds to the lists of games: an import and an entry in each of five files.
 * @type {Record<string, { import?: string, entry: string }>}
 */
const LISTS = {
  'protocol/src/ids.ts': { entry: "'stones'" },
  'server/src/games.ts': {
    import:
      "import { stones } from '../../e2e/toy/rules.ts';\nimport { loadCard as loadStones } from '../../e2e/toy/words.ts';",
    entry: 'stones: (use) => use(stones, loadStones),',
  },
  'client/src/boards.ts': {
    import: "import { stonesBoard } from '../../e2e/toy/board/index.ts';",
    entry: 'stones: (use) => use(stonesBoard),',
  },
  'cli/src/games.ts': {
    import: "import { stonesEntry } from '../../e2e/toy/terminal.ts';",
    entry: 'stones: (use) => use(stonesEntry),',
  },
  'bots/src/botKits.ts': {
    import: "import { stonesBotKit } from '../../e2e/toy/bot.ts';",
    entry: 'stones: (use) => use(stonesBotKit),',
  },
};

/**
 * Adds the game to the source of a list; returns every other file unchanged.
 * @param {string} path
 * @param {string} source
 */
export function withStones(path, source) {
  const [, added] = Object.entries(LISTS).find(([list]) => path.endsWith(`/${list}`)) ?? [];
  if (!added) return source;
  const listed = added.import
    ? `${added.import}\n${source.replace(/^( {2}architectura: .*)$/m, `$1\n  ${added.entry}`)}`
    : source.replace("'architectura']", `'architectura', ${added.entry}]`);
  if (!listed.includes(added.entry)) throw new Error(`${path} is no longer a list of games`);
  return listed;
}

/**
 * For Vite: the page with the game in its lists.
 * @type {() => Plugin}
 */
export const stonesPlugin = () => ({
  name: 'stones-listed',
  enforce: 'pre',
  transform: (source, id) => withStones(id.replace(/\?.*/, ''), source),
});
