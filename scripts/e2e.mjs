// The browser tests. `node scripts/e2e.mjs drag --project=phone` passes everything on to Playwright.
import { join } from 'node:path';
import { served } from './served.mjs';
import { root } from './setup.mjs';

const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const config = join(root, 'e2e/playwright.config.ts');
await served(playwright, 'test', '--config', config, ...process.argv.slice(2));
