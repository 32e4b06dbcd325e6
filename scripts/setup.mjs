// Prepares a fresh clone: checks Node, installs the packages and builds. Plain Node without dependencies, because it runs
// before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @import { SpawnSyncOptions, StdioOptions } from 'node:child_process' */

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

// Two packages provide a `tsc` binary, so the native compiler is called by its path.
export const tsc = join(root, 'node_modules/ts7/bin/tsc');

const lock = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules/.archivolt-lock');

/**
 * The output of a build goes to stderr: stdout is for the game.
 * @type {StdioOptions}
 */
const ON_STDERR = ['ignore', 2, 2];

/**
 * Runs a program of the root with Node and returns whether it succeeded.
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args, env = process.env) {
  return spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: ON_STDERR, env }).status === 0;
}

/**
 * Runs npm. On Windows it is a .cmd file, which only a shell can start, and a shell splits arguments without quotes.
 * @param {string[]} args
 * @param {Pick<SpawnSyncOptions, 'cwd' | 'stdio'>} [options]
 */
export function npm(args, options = {}) {
  const needsShell = process.platform === 'win32';
  return spawnSync('npm', needsShell ? args.map((argument) => `"${argument}"`) : args, {
    cwd: root,
    encoding: 'utf8',
    shell: needsShell,
    ...options,
  });
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lock)).digest('hex');
}

function isInstalled() {
  if (!existsSync(tsc)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  // npm writes this file last: if it is newer than the lock file, the packages were installed by hand and are up to date.
  const written = statSync(join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  return written !== undefined && written.mtimeMs >= statSync(lock).mtimeMs;
}

export function requireNode() {
  /** @type {{ engines: { node: string } }} */
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [major = 0, minor = 0] = engines.node.replace('>=', '').split('.').map(Number);
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  console.error(`Archivolt needs Node ${major}.${minor} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Installs from the lock file, unless exactly this lock file is installed already. */
export function install() {
  if (isInstalled()) return;
  console.error('Installing packages…');
  const { status, error } = npm(['ci', '--no-audit', '--no-fund'], { stdio: ON_STDERR });
  if (status !== 0) {
    console.error(
      `npm ci failed${error ? ` (${error.message})` : ''}. Nothing can run without the packages.`,
    );
    process.exit(1);
  }
  writeFileSync(stamp, lockHash());
}

/** Builds the command line, the server and every package they need. The compiler itself skips what is up to date. */
function build() {
  if (run(tsc, ['-b', join(root, 'cli'), join(root, 'server')])) return;
  console.error('The build failed.');
  process.exit(1);
}

export function setup() {
  requireNode();
  install();
  build();
}

/** The sources of the web app. */
const APP = [
  'client',
  'table/src',
  'engine/src',
  'games',
  'botkit/src',
  'bots/src',
  'protocol/src',
  'i18n/src',
  'package-lock.json',
];

/**
 * When the newest file of a path was written.
 * @type {(path: string) => number}
 */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const inside = readdirSync(path).filter((name) => name !== 'dist' && name !== 'node_modules');
  return Math.max(0, ...inside.map((name) => newest(join(path, name))));
}

/** Builds the web app, unless it is newer than all its sources. */
export function buildApp() {
  const built = statSync(join(root, 'client/dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (APP.every((path) => newest(join(root, path)) < built)) return;
  console.error('Building the app…');
  // Called from a test, Vite would build for development: larger and slower.
  const env = { ...process.env, NODE_ENV: 'production' };
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  if (run(vite, ['build', 'client', '--logLevel=warn'], env)) return;
  console.error('The build of the app failed.');
  process.exit(1);
}

// Run as a script, do everything; also when called through a symbolic link.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  setup();
  buildApp();
}
