// `npm run dev`: starts the page with hot reload, and behind it the server from its sources, which restarts on change.
// `PORT=4000 npm run dev` changes the port. `npm run dev -- COMMAND`: runs any command of the command line from the sources,
// without a build.
import { spawn } from 'node:child_process';
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { install, requireNode, root } from './setup.mjs';

/** @import { Logger } from 'vite' */

requireNode();
install();

// Paths that are proxied to the server.
const PROXIED = /^\/(?:api|socket|healthz|readyz|metrics)(?:[/?]|$)/;
// The longest restart of the server. A request during it waits, because the page is often reloaded by the same change.
const RESTART_TIMEOUT_MS = 30_000;
// Threads import on their own, which the watcher does not see, so the folders are listed.
const WATCHED = [
  ...['bots', 'engine', 'i18n', 'protocol', 'botkit', 'server'].map((folder) => `${folder}/src`),
  'games/*/{rules,words,bot}',
];

const args = process.argv.slice(2);
if (args.length > 0) {
  const command = tsx(['--conditions=source', join(root, 'scripts/fromSources.mjs'), ...args], 'inherit');
  command.once('exit', (code) => process.exit(code ?? 1));
} else await develop(portIn(process.env.PORT ?? '5173'));

/** @param {string} text */
function portIn(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`PORT must be a number from 1 to 65535, not "${text}".`);
  process.exit(1);
}

/** @param {number} port */
async function develop(port) {
  const address = `http://localhost:${port}`;
  const serverPort = await freePort();
  const watch = ['--clear-screen=false', ...WATCHED.map((folder) => `--include=${folder}/**/*.ts`)];
  const data = process.env.DATA_FOLDER ?? join(root, 'node_modules/.archivolt-dev');
  // A browser sees one address: links and the check of the origin follow it.
  const own = [join(root, 'scripts/devServer.mjs'), `${serverPort}`, address, data];
  // In a group of its own, so that Ctrl-C reaches it once, through this process: a second signal would kill it while it closes.
  const server = tsx(
    ['watch', '--conditions=source', ...watch, ...own],
    'ignore',
    process.platform !== 'win32',
  );
  server.once('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => server.kill('SIGTERM'));
  process.once('exit', () => server.kill('SIGTERM'));
  const { createLogger, createServer } = await import('vite');
  const target = `http://127.0.0.1:${serverPort}`;
  const page = await createServer({
    configFile: join(root, 'client/vite.config.ts'),
    customLogger: withoutProxy(createLogger()),
    plugins: [
      {
        name: 'archivolt-restart',
        configureServer({ middlewares }) {
          middlewares.use((request, _response, next) => {
            if (PROXIED.test(request.url ?? '')) waitForServer(target, RESTART_TIMEOUT_MS).then(() => next());
            else next();
          });
        },
      },
    ],
    server: { port, strictPort: true, proxy: { [PROXIED.source]: { target, ws: true } } },
  });
  await page.listen().catch((error) => {
    console.error(`${error.message}. PORT=4000 npm run dev takes another one.`);
    process.exit(1);
  });
  await waitForServer(target);
  console.log(`\nArchivolt with hot reload is at ${address}\nPress Ctrl-C to stop.\n`);
}

/**
 * @param {string[]} args
 * @param {'inherit' | 'ignore'} input
 */
function tsx(args, input, detached = false) {
  const cli = join(root, 'node_modules/tsx/dist/cli.mjs');
  return spawn(process.execPath, [cli, ...args], {
    cwd: root,
    stdio: [input, 'inherit', 'inherit'],
    detached,
  });
}

/**
 * A restart breaks the sockets of open pages, which reconnect, and a server that does not start has already said why: the
 * stack of every broken socket and request would read like another fault.
 * @param {Logger} logger
 */
function withoutProxy(logger) {
  const { error } = logger;
  logger.error = (text, options) => {
    if (!/(?:ws|http) proxy (?:socket )?error/.test(text)) error(text, options);
  };
  return logger;
}

/**
 * Waits until the server answers, or for this many milliseconds.
 * @param {string} address
 */
async function waitForServer(address, limit = Number.POSITIVE_INFINITY) {
  const end = Date.now() + limit;
  const answers = () =>
    fetch(`${address}/healthz`).then(
      () => true,
      () => false,
    );
  while (!(await answers()) && Date.now() < end) await setTimeout(100);
}

/**
 * Finds a free port for the server behind the page.
 * @returns {Promise<number>}
 */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createSocket().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      if (address === null || typeof address === 'string') throw new Error('a socket without a port');
      probe.close(() => resolve(address.port));
    });
  });
}
