// `npm start`: builds and serves a fresh clone. `npm start -- --port 4000` passes settings on.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp, root, setup } from './setup.mjs';

setup();
buildApp();

const { main } = await import(pathToFileURL(join(root, 'cli/dist/main.js')).href);
process.exitCode = await main(['serve', ...process.argv.slice(2)]);
