import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { loadTerminal } from '@archivolt/i18n';
import { GAME_IDS } from '@archivolt/protocol';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';

/**
 * Checks that what the documents mention exists: linked files, headings, paths, names in the code, rules, scripts,
 * commands, flags and tests.
 */

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

/** Paths inside a folder that the text has named before, such as `store/` or `words/load.ts`. */
const partsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:[\w-]+\/)+(?:[\w-]+\.\w+)?)`/g)]
    .map(([, part = '']) => part)
    .filter((part) => !folders.has(part.split('/', 1)[0] ?? ''));
/** Written by a build. */
const OTHER_PARTS = ['dist/'];

/** Names in backticks, such as `SETTINGS`, `archivolt_bots{what}` or a file without its folder. A hash is longer. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([A-Za-z]\w{0,30}(?:\.(?:ts|mjs|json|svelte|css))?)(?:\(\)|\{\w+(?:,\w+)*\})?`/g)].map(
    ([, name = '']) => name,
  );

/** Every word of the sources, and the names of files and folders. This test does not count: it names what is missing. */
const known = new Set<string>();
for (const path of files) {
  if (!/\.(?:ts|mjs|svelte|json|css)$|^deploy\//.test(path) || path === 'cli/src/documents.test.ts') continue;
  if (!existsSync(join(root, path))) continue;
  for (const name of [...path.split('/'), basename(path, extname(path))]) known.add(name);
  for (const word of read(path).match(/\w+/g) ?? []) known.add(word);
}
/** Words that STYLE.md forbids. */
const FORBIDDEN_NAMES = ['Manager', 'Helper', 'Util'];
/** Names of browsers and of PostgreSQL, and a former command. */
const OTHER_NAMES = [...FORBIDDEN_NAMES, 'PushSubscription', 'synchronous_standby_names', 'thaw'];

const rules = new Set(
  GAME_IDS.flatMap((id) => read(`games/${id}/RULES.md`).match(/\b[A-Z]{2}-[A-Z]\d+[a-z]?\b/g) ?? []),
);
/** The rule that CONTRIBUTING.md adds as an example. */
const EXAMPLE_RULE = 'RC-X9';

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
    const isPart = (part: string) => files.some((path) => `/${path}`.includes(`/${part}`));
    expect(partsIn(text).filter((part) => !isPart(part) && !OTHER_PARTS.includes(part))).toEqual([]);
  });

  test('names only existing parts of the code', () => {
    const isKnown = (name: string) => known.has(name) || OTHER_NAMES.includes(name);
    expect(namesIn(text).filter((name) => !isKnown(name))).toEqual([]);
  });

  test('cites only existing rules', () => {
    const cited = text.match(/\b(?:RC|AR)-[A-Z]\d+[a-z]?\b/g) ?? [];
    expect(cited.filter((rule) => !rules.has(rule) && rule !== EXAMPLE_RULE)).toEqual([]);
  });

  test('has no line of prose longer than 160 characters', () => {
    const isTable = (line: string) => line.startsWith('|') || line.startsWith('<p><img');
    expect(text.split('\n').filter((line) => line.length > 160 && !isTable(line))).toEqual([]);
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
    const inBrowser = [...text.matchAll(/node scripts\/e2e\.mjs (\w+)/g)].map(([, name = '']) => name);
    const isSpec = (name: string) => files.some((path) => path.endsWith(`/${name}.spec.ts`));
    expect(inBrowser.filter((name) => !isSpec(name))).toEqual([]);
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

test('make-a-game.md shows the entries that the tests add to the lists', () => {
  const entries = [...read('e2e/toy/lists.mjs').matchAll(/entry: (?:"([^"]+)"|'([^']+)')/g)];
  const rows = entries.map(([, name, entry = name]) => ` | \`${entry}\` |`);
  expect(rows).toHaveLength(5);
  const text = read('docs/make-a-game.md');
  expect(rows.filter((row) => !text.includes(row))).toEqual([]);
});

test('every picture is used by a document', () => {
  const shown = documents.flatMap((document) =>
    linksIn(read(document)).map((link) => join(dirname(document), link)),
  );
  const pictures = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.png'));
  expect(pictures.filter((file) => !shown.includes(`docs/${file}`))).toEqual([]);
});

describe('the decisions', () => {
  const pages = documents.filter((path) => /^docs\/decisions\/\d/.test(path));
  const PARTS = ['Context', 'Decision', '(?:Figures?|Guarantee)[^*]*', '(?:Measure|Check) again'];

  test.each(pages)('%s has each part', (page) => {
    const text = read(page);
    expect(PARTS.filter((part) => !new RegExp(`^\\*\\*${part}\\.\\*\\* .`, 'm').test(text))).toEqual([]);
  });

  test('are listed by number and title', () => {
    const listed = [...read('docs/decisions/README.md').matchAll(/^\| \[(\d+)\]\((.+)\) \| (.+) \|$/gm)];
    expect(
      listed.map(([, number, file, title]) => [`docs/decisions/${file}`, `# ${number}: ${title}`]),
    ).toEqual(pages.map((page) => [page, read(page).split('\n', 1)[0]]));
  });
});
