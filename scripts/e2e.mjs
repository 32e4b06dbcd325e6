// The browser tests. `node scripts/e2e.mjs drag --project=phone` passes everything on to Playwright; `--long` also runs those
// tagged @long.
import { join } from 'node:path';
import { runWithServer } from './runWithServer.mjs';
import { root } from './setup.mjs';

const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const config = join(root, 'e2e/playwright.config.ts');
const args = process.argv.slice(2).filter((argument) => argument !== '--long');
if (process.argv.includes('--long')) process.env.ARCHIVOLT_LONG = '1';
await runWithServer(playwright, 'test', '--config', config, ...args);
