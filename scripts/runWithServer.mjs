// Runs a program against the built app, served by the real server on a free port, with a browser it can use.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_FLAGS, findBrowser } from './browser.mjs';
import { buildApp, root, setup } from './setup.mjs';

/**
 * Runs Node with these arguments and passes on the exit status.
 * @param {string[]} args
 */
export async function runWithServer(...args) {
  setup();
  buildApp();
  const { readSettings, serve } = await import('../server/dist/index.js');
  // Find the browser once, before any worker starts: two of them must not unpack it at the same time.
  const browser = await findBrowser().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  const data = mkdtempSync(join(tmpdir(), 'archivolt-data-'));
  // All visitors of a test come from one address, so the rate limits are raised.
  const flags = {
    port: '0',
    data,
    log: 'warn',
    push: 'mailto:tests@archivolt.invalid',
    requests: '100000',
    sockets: '1000',
  };
  const { address, close } = await serve(readSettings(flags, {}));
  const env = {
    ...process.env,
    ARCHIVOLT_BROWSER: browser,
    ARCHIVOLT_BROWSER_FLAGS: BROWSER_FLAGS.join(' '),
    ARCHIVOLT_URL: address,
  };
  const program = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  // Ctrl-C reaches the program, too; the server closes and its data is removed when the program has ended.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => program.kill());
  program.on('exit', async (code) => {
    await close();
    rmSync(data, { recursive: true, force: true });
    process.exitCode = code ?? 1;
  });
}
