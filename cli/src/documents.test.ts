import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadTerminal } from '@archivolt/i18n';
import { GAME_IDS } from '@archivolt/protocol';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';

/** Checks that what the documents mention exists: linked files, headings, paths, scripts, commands, flags and tests. */

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every document in the repository, including new ones. */
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const folders = new Set(files.map((path) => path.split('/', 1)[0]));

/** The anchor of a heading as GitHub generates it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link = '', source = '']) => link || source)
    .filter((link) => !/^\w+:/.test(link));

/** Texts in backticks that begin with a folder of the repository; those with a placeholder other than `<id>` are skipped. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.<>-]+(?:\/[\w.<>-]*)+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.has(path.split('/', 1)[0] ?? '') && !path.replace('<id>', '').includes('<'));

/** Flags of programs that are not ours (npm, Playwright, Docker), and the one that every command knows. */
const OTHER_FLAGS = ['package-lock-only', 'global', 'project', 'build', 'help'];

const terminal = await loadTerminal('en');
/** Where flags are defined: the help of every command, the sources of scripts, and the choices of the game in make-a-game.md. */
const definitions = [
  ...(await Promise.all(COMMANDS.map(async ({ load }) => (await load()).help(terminal, 'en')))),
  ...files
    .filter((path) =>
      /^(?:scripts|server\/proof|e2e\/toy|games\/[\w-]+\/bot)\/[^/]+$|^docs\/verify\.mjs$/.test(path),
    )
    .map(read),
].join('\n');

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('links only to existing files and headings', () => {
    const broken = linksIn(text).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? document : join(dirname(document), path);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('names only existing paths', () => {
    const isThere = (path: string) =>
      existsSync(join(root, path)) || existsSync(join(root, dirname(document), path));
    // A game need not have everything, such as lessons.
    const isSomewhere = (path: string) => GAME_IDS.some((id) => isThere(path.replace('<id>', id)));
    expect(pathsIn(text).filter((path) => !isSomewhere(path))).toEqual([]);
  });

  test('names only existing scripts and commands', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    const commands = COMMANDS.map(({ name }) => name);
    const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
    expect(named(/npm run ([\w:-]+)/g).filter((name) => !scripts.includes(name))).toEqual([]);
    expect(named(/(?:`|npx )archivolt ([a-z]+)/g).filter((name) => !commands.includes(name))).toEqual([]);
    expect(named(/\bnode ([\w/-]+\.mjs)/g).filter((name) => !files.includes(name))).toEqual([]);
  });

  test('names only existing tests', () => {
    const named = [...text.matchAll(/(?:npm test --|npx vitest run)((?: [\w./-]+)+)/g)].flatMap(
      ([, names = '']) => names.trim().split(' '),
    );
    const isTest = (name: string) => files.some((path) => path.includes(name) && path.endsWith('.test.ts'));
    expect(named.filter((name) => !name.startsWith('-') && !isTest(name))).toEqual([]);
  });
});

// The changelog also names former flags.
test.each(documents.filter((document) => document !== 'CHANGELOG.md'))(
  '%s names only existing flags',
  (document) => {
    const flags = [...read(document).matchAll(/(?<=[`\s])--([a-z][a-z-]+)/g)].map(([, flag = '']) => flag);
    const isKnown = (flag: string) =>
      OTHER_FLAGS.includes(flag) ||
      new RegExp(`--${flag}(?![\\w-])|\\b${flag}: \\{|name: '${flag}'`).test(definitions);
    expect(flags.filter((flag) => !isKnown(flag))).toEqual([]);
  },
);

test('every picture is used by a document', () => {
  const shown = documents.flatMap((document) =>
    linksIn(read(document)).map((link) => join(dirname(document), link)),
  );
  const pictures = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.png'));
  expect(pictures.filter((file) => !shown.includes(`docs/${file}`))).toEqual([]);
});

test('no line of ARCHITECTURE.md is longer than 160 characters', () => {
  expect(
    read('ARCHITECTURE.md')
      .split('\n')
      .filter((line) => line.length > 160),
  ).toEqual([]);
});
