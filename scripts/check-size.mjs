// The size budget: the compressed script that a page loads before it can be used. Development tools must not be in it at all,
// and its chunks must not import each other.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp, root, setup } from './setup.mjs';

setup();
buildApp();
const { LANGUAGES } = await import('../protocol/dist/languages.js');
const { GAME_IDS } = await import('../protocol/dist/ids.js');

const dist = join(root, 'client/dist');
/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/**
 * The chunk that begins with a source file, or has this name.
 * @param {string} source
 */
function chunk(source) {
  const found =
    manifest[source] ??
    Object.entries(manifest).find(([key]) => key.startsWith(`_${source}-`) && key.endsWith('.js'))?.[1];
  if (!found)
    throw new Error(
      `no chunk is built from ${source}: update the list of what a page loads in check-size.mjs`,
    );
  return found;
}

/**
 * The files that a chunk loads initially, including its own.
 * @param {string} name
 * @param {Set<string>} files
 */
function closure(name, files) {
  const { file, imports = [] } = chunk(name);
  if (files.has(file)) return files;
  files.add(file);
  for (const inner of imports) closure(inner, files);
  return files;
}

/** @type {Map<string, number>} */
const sizes = new Map();
/** @param {string} file */
function sizeOf(file) {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

/** @param {string[]} sources */
const total = (sources) => {
  /** @type {Set<string>} */
  const files = new Set();
  for (const source of sources) closure(source, files);
  let sum = 0;
  for (const file of files) if (file.endsWith('.js')) sum += sizeOf(file);
  return sum;
};

/** @typedef {(language: string, game: string) => string[]} Sources */

/**
 * The longest language and the larger game count; everybody else loads less.
 * @param {Sources} sources
 */
const most = (sources) =>
  Math.max(...LANGUAGES.flatMap((language) => GAME_IDS.map((game) => total(sources(language, game)))));

/** @type {(language: string, area: string) => string} */
const words = (language, area) => `../i18n/src/${language}/${area}.ts`;

/**
 * The words of a game's table, in a file per language.
 * @type {(language: string, game: string) => string}
 */
const gameWords = (language, game) => `../games/${game}/words/${language}/game.ts`;

/** @type {(language: string) => string[]} */
const app = (language) => ['index.html', `shell-${language}`];
/** @type {Sources} */
const start = (language) => [...app(language), 'src/pages/Home.svelte'];
/** @type {Sources} */
const board = (language, game) => [
  `board-${game}`,
  words(language, 'table'),
  ...(existsSync(join(root, 'client', gameWords(language, game))) ? [gameWords(language, game)] : []),
];
/** @type {Sources} */
const table = (language, game) => [...app(language), 'src/pages/Play.svelte', ...board(language, game)];
/** @type {Sources} */
const online = (language, game) => [
  ...app(language),
  'src/online/Online.svelte',
  'src/online/table/TablePage.svelte',
  'src/online/table/Playing.svelte',
  ...board(language, game),
  words(language, 'online'),
];

// An online table has the same budget as a table, and adds the connection, clocks, chat and their texts.
const PAGES = [
  { page: 'start', sources: start, budget: 60_000 },
  { page: 'table', sources: table, budget: 150_000 },
  { page: 'online', sources: online, budget: 150_000 },
];
/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
for (const { page, sources, budget } of PAGES) {
  const size = most(sources);
  const fits = size < budget;
  console.log(
    `${fits ? 'ok      ' : 'TOO BIG '}  ${page}: ${kilobytes(size)} of ${kilobytes(budget)} script, gzip`,
  );
  if (!fits) process.exitCode = 1;
}

/** Chunks that use each other: one of them runs before what it uses exists, and the page fails. */
function circularChunks() {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {(file: string, way: string[]) => string[][]} */
  const search = (file, way) => {
    if (way.includes(file)) return [[...way.slice(way.indexOf(file)), file]];
    if (done.has(file)) return [];
    done.add(file);
    const text = readFileSync(join(dist, 'assets', file), 'utf8');
    const used = [...text.matchAll(/\bfrom"\.\/([\w.-]+\.js)"/g)].map(([, other = '']) => other);
    return used.flatMap((other) => search(other, [...way, file]));
  };
  const chunks = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
  return chunks.flatMap((file) => search(file, []));
}
for (const circle of circularChunks()) {
  console.log(`CIRCULAR  ${circle.join(' uses ')}`);
  process.exitCode = 1;
}

/** The development tools, each with a text that nothing else contains. */
const TOOLS = {
  'client/src/debug/Panel.svelte': 'Load a position',
  'client/src/gallery/Shell.svelte': 'Turns played',
};
const scripts = readdirSync(dist, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, text: readFileSync(join(dist, file), 'utf8') }));
for (const [source, marker] of Object.entries(TOOLS)) {
  if (!readFileSync(join(root, source), 'utf8').includes(marker))
    throw new Error(`${source} does not contain “${marker}” any more: update TOOLS in check-size.mjs`);
  const { file } = scripts.find(({ text }) => text.includes(marker)) ?? {};
  console.log(file ? `BUILT IN  ${source}: it is in ${file}` : `left out  ${source}`);
  if (file) process.exitCode = 1;
}
