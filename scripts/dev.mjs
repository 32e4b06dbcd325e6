// `npm run dev`: starts the page with hot reload, and behind it the server from its sources, which restarts on change.
// `PORT=4000 npm run dev` changes the port. `npm run dev -- COMMAND`: runs any command of the command line from the sources,
// without a build.
import { spawn } from 'node:child_process';
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { install, requireNode, root } from './setup.mjs';

requireNode();
install();

// Paths that are proxied to the server.
const BEHIND = '^/(?:api|socket|healthz|readyz|metrics)(?:[/?]|$)';
// Threads import on their own, which the watcher does not see, so the folders are listed.
const WATCHED = [
  ...['bots', 'cli', 'engine', 'i18n', 'protocol', 'school', 'server', 'terminal'].map(
    (folder) => `${folder}/src`,
  ),
  'games/*/{rules,words,bot,terminal}',
];
const COMMAND_LINE = join(root, 'scripts/fromSources.mjs');

const args = process.argv.slice(2);
if (args.length > 0) {
  const command = tsx(['--conditions=source', COMMAND_LINE, ...args], 'inherit');
  command.once('exit', (code) => process.exit(code ?? 1));
} else await develop(Number(process.env.PORT ?? 5173));

async function develop(port) {
  const address = `http://localhost:${port}`;
  const behind = await freePort();
  const watch = ['--clear-screen=false', ...WATCHED.map((folder) => `--include=${folder}/**`)];
  // A browser sees one address: links and the check of the origin follow `--base`.
  const settings = ['--port', `${behind}`, '--host', '127.0.0.1', '--base', address];
  const data = process.env.DATA_FOLDER ?? join(root, 'node_modules/.archivolt-dev');
  const server = tsx(
    ['watch', '--conditions=source', ...watch, COMMAND_LINE, 'serve', ...settings, '--data', data],
    'ignore',
  );
  const { createServer } = await import('vite');
  const page = await createServer({
    configFile: join(root, 'client/vite.config.ts'),
    server: {
      port,
      strictPort: true,
      proxy: { [BEHIND]: { target: `http://127.0.0.1:${behind}`, ws: true } },
    },
  });
  await page.listen();
  console.log(`\nArchivolt with hot reload is at ${address}\nPress Ctrl-C to stop.\n`);
  server.once('exit', (code) => void page.close().then(() => process.exit(code ?? 1)));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill('SIGTERM'));
}

function tsx(args, input) {
  const cli = join(root, 'node_modules/tsx/dist/cli.mjs');
  return spawn(process.execPath, [cli, ...args], { cwd: root, stdio: [input, 'inherit', 'inherit'] });
}

/** Finds a free port for the server behind the page. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createSocket().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
