// `npm run pack`: builds the npm package `archivolt` as one tarball, with the built page and every workspace inside. `--try`
// installs it in an empty folder, starts it and plays a move over the API.
import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildApp, npm, root, setup } from './setup.mjs';

/** @import { ChildProcessByStdio } from 'node:child_process' */
/** @import { Readable } from 'node:stream' */

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} [description]
 * @property {string} license
 * @property {string} type
 * @property {object} [engines]
 * @property {object} [exports]
 * @property {Record<string, string>} [dependencies]
 */

/** A folder without a manifest is not a game; it may be left over from the build of another branch. */
const games = readdirSync(join(root, 'games')).filter((game) =>
  existsSync(join(root, 'games', game, 'package.json')),
);

/**
 * The workspaces in the package, and the folders needed at run time.
 * @type {Record<string, string[]>}
 */
const PARTS = {
  engine: ['dist'],
  ...Object.fromEntries(games.map((game) => [`games/${game}`, ['dist']])),
  botkit: ['dist'],
  bots: ['dist', 'weights'],
  i18n: ['dist'],
  terminal: ['dist'],
  protocol: ['dist'],
  client: ['dist'],
  server: ['dist'],
};

/** Files only developers need. */
const EXCLUDED = /\.(?:test|testing|suite)\.|\.d\.ts$|\.tsbuildinfo$|\.map$/;

/** @type {(folder: string) => Manifest} */
const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
/** @type {(path: string, value: object) => void} */
const write = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
/**
 * Runs npm in a folder and returns its output.
 * @param {string} cwd
 * @param {string[]} args
 */
function npmIn(cwd, ...args) {
  const { status, stdout, error } = npm(args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`npm ${args[0]} failed with ${error?.message ?? status}`);
  return stdout;
}

/** @param {string} name */
const isOurs = (name) => name.startsWith('@archivolt/');

/**
 * Copies what is needed at run time; the dependencies of all parts become those of the package.
 * @param {string} folder
 */
function assemble(folder) {
  /** @type {Record<string, string>} */
  const dependencies = {};
  /** @type {string[]} */
  const bundled = [];
  /** @type {(from: string, to: string) => void} */
  const copy = (from, to) =>
    cpSync(from, to, { recursive: true, filter: (path) => !EXCLUDED.test(basename(path)) });
  for (const [part, inside] of Object.entries(PARTS)) {
    const manifest = readManifest(part);
    const target = join(folder, 'node_modules', manifest.name);
    mkdirSync(target, { recursive: true });
    for (const name of inside) copy(join(root, part, name), join(target, name));
    const { name, version, description, license, type, exports } = manifest;
    write(join(target, 'package.json'), { name, version, description, license, type, exports });
    bundled.push(name);
    dependencies[name] = version;
    // The page is already built and contains its dependencies.
    if (part !== 'client') Object.assign(dependencies, externalDependencies(manifest.dependencies));
  }
  const { version, engines, license } = readManifest('');
  const cli = readManifest('cli');
  copy(join(root, 'cli/dist'), join(folder, 'dist'));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/archivolt.mjs'), BIN, { mode: 0o755 });
  for (const file of ['LICENSE', 'README.md', 'SECURITY.md', 'CHANGELOG.md'])
    cpSync(join(root, file), join(folder, file));
  write(join(folder, 'package.json'), {
    name: 'archivolt',
    version,
    description: 'The Red Cathedral and Architectura: a game server with its page, bots and a terminal',
    keywords: ['board-game', 'game-server', 'self-hosted', 'bots'],
    license,
    type: 'module',
    engines,
    bin: { archivolt: 'bin/archivolt.mjs' },
    exports: { '.': './dist/main.js' },
    dependencies: {
      ...Object.fromEntries(Object.entries(dependencies).sort()),
      ...externalDependencies(cli.dependencies),
    },
    bundleDependencies: bundled,
  });
}

/** @param {Record<string, string>} [dependencies] */
const externalDependencies = (dependencies = {}) =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => !isOurs(name)));

/** Without a command, `npx archivolt` starts the server. */
const BIN = `#!/usr/bin/env node
import { main } from '../dist/main.js';

const args = process.argv.slice(2);
process.exitCode = await main(args.length === 0 ? ['serve'] : args);
`;

/**
 * Builds the tarball and returns its path.
 * @param {string} into
 */
function pack(into) {
  setup();
  buildApp();
  const folder = mkdtempSync(join(tmpdir(), 'archivolt-pack-'));
  try {
    assemble(folder);
    mkdirSync(into, { recursive: true });
    /** @type {[{ filename: string, size: number, unpackedSize: number, entryCount: number }]} */
    const [{ filename, size, unpackedSize, entryCount }] = JSON.parse(
      npmIn(folder, 'pack', '--json', '--ignore-scripts', '--pack-destination', into),
    );
    const path = join(into, filename);
    const digest = createHash('sha256').update(readFileSync(path)).digest('hex');
    console.log(`${path}: ${entryCount} files, ${size} bytes packed, ${unpackedSize} unpacked`);
    console.log(`sha256 ${digest}`);
    return path;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Installs the tarball in an empty folder, starts it, and plays a move through the API.
 * @param {string} tarball
 */
async function tryOut(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'archivolt-try-'));
  try {
    write(join(folder, 'package.json'), { private: true });
    npmIn(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', tarball);
    const bin = join(folder, 'node_modules/archivolt/bin/archivolt.mjs');
    const version = execFileSync(process.execPath, [bin, '--version'], { cwd: folder, encoding: 'utf8' });
    const startedAt = Date.now();
    const env = { ...process.env, PORT: '0', DATA_FOLDER: join(folder, 'data'), LOG_LEVEL: 'warn' };
    const server = spawn(process.execPath, [bin], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const address = await addressOf(server);
      console.log(`archivolt ${version.trim()} answers at ${address} after ${Date.now() - startedAt} ms`);
      console.log(`a move was played: version ${await playMove(address)}`);
    } finally {
      const over = new Promise((resolve) => server.on('exit', resolve));
      server.kill('SIGTERM');
      console.log(`stopped with ${await over}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {ChildProcessByStdio<null, Readable, null>} server
 * @returns {Promise<string>}
 */
function addressOf(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (data) => {
      output += data;
      const [address] = output.match(/http:\/\/[\w.:[\]-]+/) ?? [];
      if (address) resolve(address);
    });
    server.on('exit', (code) => reject(new Error(`the server stopped with ${code}: ${output}`)));
  });
}

/** @param {string} address */
async function playMove(address) {
  let cookie = '';
  /** @type {(method: string, path: string, body?: object) => Promise<string>} */
  const call = async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      headers: { origin: address, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.text();
  };
  if (!(await call('GET', '/')).includes('<title>')) throw new Error('the page is missing');
  await call('POST', '/api/guest', { name: 'Ana', colour: 0, language: 'en' });
  const created = await call('POST', '/api/tables', {
    game: 'architectura',
    options: { first: 0 },
    access: 'open',
    rated: false,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }],
    clock: { kind: 'none' },
  });
  /** @type {{ table: { id: string, commitment: string } }} */
  const { table } = JSON.parse(created);
  const { id, commitment } = table;
  await call('POST', `/api/tables/${id}/salt`, { commitment, salt: randomBytes(16).toString('hex') });
  /** @type {{ version: number, offers: unknown[] }} */
  const { version, offers } = JSON.parse(await call('GET', `/api/tables/${id}/view`));
  const played = await call('POST', `/api/tables/${id}/moves`, { version, moves: [offers[0]] });
  /** @type {{ version: number }} */
  const { version: next } = JSON.parse(played);
  return next;
}

const tarball = pack(join(root, 'dist'));
if (process.argv.includes('--try')) await tryOut(tarball);
