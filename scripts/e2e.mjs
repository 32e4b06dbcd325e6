// The browser tests: the built app, served by the real server on a free port, in a real browser.
// `node scripts/e2e.mjs drag --project=phone` passes everything on to Playwright.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BROWSER_FLAGS, findBrowser } from './browser.mjs';
import { buildApp, root, setup } from './setup.mjs';

setup();
buildApp();

const { serve } = await import(pathToFileURL(join(root, 'server/dist/index.js')).href);
const { app, address } = await serve({ port: 0 });
const env = {
  ...process.env,
  ARCHIVOLT_BROWSER: await findBrowser(),
  ARCHIVOLT_BROWSER_FLAGS: BROWSER_FLAGS.join(' '),
  ARCHIVOLT_URL: address,
};
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const args = [playwright, 'test', '--config', join(root, 'e2e/playwright.config.ts'), ...process.argv.slice(2)];
spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).on('exit', async (code) => {
  await app.close();
  process.exitCode = code ?? 1;
});
