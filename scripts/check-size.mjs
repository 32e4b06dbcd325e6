// The size budget: what a page loads of script before it can be used, compressed as it travels.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp, root } from './setup.mjs';

// An online table is a table with a line, clocks, notes and the sentences for all of that, and has the same budget.
const BUDGET = { start: 60_000, table: 150_000, online: 150_000 };

buildApp();

const dist = join(root, 'client/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** A chunk by the source that it begins with. */
function chunk(source) {
  const found = manifest[source];
  if (!found) throw new Error(`no chunk is made of ${source}: the budget must be told what a page loads now`);
  return found;
}

/** The files that a chunk needs at once, itself included. */
function closure(name, files = new Set()) {
  const { file, imports = [] } = chunk(name);
  if (files.has(file)) return files;
  files.add(file);
  for (const inner of imports) closure(inner, files);
  return files;
}

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return sizes.get(file);
}

const total = (sources) => {
  const files = new Set();
  for (const source of sources) closure(source, files);
  let sum = 0;
  for (const file of files) if (file.endsWith('.js')) sum += sizeOf(file);
  return sum;
};

// The longest language counts, and the larger game; everybody else loads less.
const LANGUAGES = ['en', 'fr', 'de', 'it', 'pt-PT', 'pt-BR'];
const GAMES = ['red-cathedral', 'architectura'];
const most = (make) =>
  Math.max(...LANGUAGES.flatMap((language) => GAMES.map((game) => total(make(language, game)))));
const words = (area) => (language) => `../i18n/src/${area}/${language}.ts`;

const start = (language) => ['index.html', words('shell')(language), 'src/pages/Home.svelte'];
const app = (language) => ['index.html', words('shell')(language)];
const board = (language, game) => [
  `src/${game}/controller/kit.ts`,
  ...['table', game].map((area) => words(area)(language)),
];
const table = (language, game) => [...app(language), 'src/pages/Play.svelte', ...board(language, game)];

const online = (language, game) => [
  ...app(language),
  'src/online/Online.svelte',
  'src/online/table/TablePage.svelte',
  'src/online/table/Playing.svelte',
  ...board(language, game),
  ...['online', 'common'].map((area) => words(area)(language)),
];

const measured = { start: most(start), table: most(table), online: most(online) };
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
for (const [page, size] of Object.entries(measured)) {
  const fits = size < BUDGET[page];
  console.log(
    `${fits ? 'fits    ' : 'TOO MUCH'}  ${page}: ${kilo(size)} of ${kilo(BUDGET[page])} script, gzip`,
  );
  if (!fits) process.exitCode = 1;
}
