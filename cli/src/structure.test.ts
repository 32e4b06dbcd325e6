import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@archivolt/protocol';
import { describe, expect, test } from 'vitest';

/** Checks the import map of ARCHITECTURE.md against the imports of every file. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The folders of a game, with their paths. */
const KINDS = ['rules', 'words', 'bot', 'board', 'terminal'];
const SHARED = [
  'engine',
  'botkit',
  'bots',
  'protocol',
  'i18n',
  'terminal',
  'table',
  'client',
  'server',
  'cli',
];

/** A folder of the map, and the location of its files. */
interface Folder {
  readonly name: string;
  readonly row: string;
  readonly path: string;
}
const FOLDERS: readonly Folder[] = [
  ...SHARED.map((name) => ({ name, row: name, path: `${name}/src/` })),
  ...GAME_IDS.flatMap((id) =>
    KINDS.map((kind) => ({
      name: `${id}/${kind}`,
      row: `games/<id>/${kind}`,
      path: `games/${id}/${kind}/`,
    })),
  ),
];
/** An import or re-export with its names and its source; a side-effect import; a dynamic import. */
const IMPORT =
  /^(?:import|export)\s+(type\s)?([^'";]*?)\s*from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

const isTest = (path: string): boolean => /\.(test|testing)\.ts$/.test(path);

const filesIn = (folder: string): { path: string; text: string }[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte|mjs|css)$/.test(path))
    .map((path) => ({ path: `${folder}${path}`, text: readFileSync(join(ROOT, folder, path), 'utf8') }));

const files = FOLDERS.flatMap(({ path }) => filesIn(path));
/** Proofs, browser tests and scripts, which the map does not restrict. */
const filesOutside = [
  'e2e/src/',
  'e2e/toy/',
  'scripts/',
  'server/proof/',
  ...GAME_IDS.map((id) => `games/${id}/hands/`).filter((folder) => existsSync(join(ROOT, folder))),
].flatMap(filesIn);
const sources = files.filter(({ path }) => !isTest(path));

const folderOf = (path: string): Folder | undefined => FOLDERS.find((folder) => path.startsWith(folder.path));

/** The folder an import resolves to, if it is one of ours: `@archivolt/bots/node`, `@archivolt/red-cathedral`, `../x.ts`. */
function targetOf(path: string, from: string): string | undefined {
  if (from.startsWith('.')) return folderOf(normalize(join(dirname(path), from)))?.name ?? from;
  const [, name = '', part = 'rules'] = /^@archivolt\/([\w-]+)(?:\/([\w-]+))?/.exec(from) ?? [];
  if (name === '') return undefined;
  // What a game exports beside its folders, such as its illustrations, is a part of its rules.
  return GAME_IDS.some((id) => id === name) ? `${name}/${KINDS.includes(part) ? part : 'rules'}` : name;
}

/** Everything a file imports, including types and dynamic imports. */
const importsOf = (text: string): string[] => [
  ...[...text.matchAll(IMPORT)].map(([, , , from, sideEffect]) => from ?? sideEffect ?? ''),
  ...[...text.matchAll(DYNAMIC)].map(([, from]) => from ?? ''),
];

/** The files that must run before this one. */
function runsAfter({ path, text }: { path: string; text: string }): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, type, names = '', from, sideEffect]) => {
    const target = from ?? sideEffect ?? '';
    const named = /^\{([^}]*)\}$/
      .exec(names)?.[1]
      ?.split(',')
      .map((name) => name.trim());
    const isType = type !== undefined || named?.every((name) => name === '' || name.startsWith('type '));
    const file = normalize(join(dirname(path), target));
    // A component may show itself.
    return isType || !target.startsWith('.') || file === path ? [] : [file];
  });
}

/** The rows of the map: what the files of each folder may import. */
function readMap(): Map<string, readonly string[]> {
  const rows = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').matchAll(
    /^\| `(\S+)\/` \|[^|]*\| ([^|]+) \|[^|]*\|$/gm,
  );
  return new Map(
    [...rows].map(([, row = '', words = '']) => {
      const all = [...SHARED, ...KINDS];
      if (!words.startsWith('everything')) return [row, words.match(/[\w-]+/g) ?? []];
      return [row, all.filter((word) => !words.includes(`but ${word}`))];
    }),
  );
}

/** Whether the first of these folders may import the other. The folders of a game must not import another game. */
function mayImport(own: Folder, target: string, words: readonly string[]): boolean {
  if (own.name === target) return true;
  const [game = '', kind = game] = target.split('/');
  const ownGame = own.name.includes('/') ? own.name.split('/')[0] : undefined;
  if (kind !== game && ownGame !== undefined && ownGame !== game) return false;
  return words.includes(kind);
}

const LISTS: readonly string[] = [
  'protocol/src/ids.ts',
  'server/src/games.ts',
  'client/src/boards.ts',
  'cli/src/games.ts',
  'bots/src/botKits.ts',
];

describe('the folders', () => {
  test('import only what the map allows', () => {
    const map = readMap();
    expect(FOLDERS.filter(({ row }) => !map.has(row))).toEqual([]);
    const wrong = sources.flatMap(({ path, text }) => {
      const own = folderOf(path);
      return importsOf(text).flatMap((from) => {
        const target = targetOf(path, from);
        if (!own || target === undefined || mayImport(own, target, map.get(own.row) ?? [])) return [];
        return [`${path} imports ${from}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('have no runtime import cycles', () => {
    const next = new Map(sources.map((file) => [file.path, runsAfter(file)]));
    const done = new Set<string>();
    const found: string[] = [];
    const visit = (path: string, way: readonly string[]): void => {
      const seen = way.indexOf(path);
      if (seen >= 0) found.push(way.slice(seen).sort().join(' ↔ '));
      if (seen >= 0 || done.has(path)) return;
      for (const each of next.get(path) ?? []) visit(each, [...way, path]);
      done.add(path);
    };
    for (const { path } of sources) visit(path, []);
    expect(found).toEqual([]);
  });

  test('have no file over 400 lines except texts', () => {
    const long = [...files, ...filesOutside].filter(
      ({ path, text }) => !/^i18n\/|\/words\//.test(path) && text.split('\n').length > 401,
    );
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});

test('a game is named only in the lists and in its own folders', () => {
  // As in `red-cathedral`, `redCathedral` and The Red Cathedral.
  const named = new RegExp(GAME_IDS.map((id) => id.replaceAll('-', '[- ]?')).join('|'), 'i');
  const own = new RegExp(`/(${GAME_IDS.join('|')})/`);
  const found = sources.filter(({ path, text }) => !own.test(path) && named.test(text));
  expect(found.map(({ path }) => path).sort()).toEqual([...LISTS].sort());
});
