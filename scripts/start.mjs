// `npm start`: builds and serves a fresh clone. `npm start -- --port 4000` passes settings on.
import { buildApp, setup } from './setup.mjs';

setup();
buildApp();

const { main } = await import('../cli/dist/main.js');
process.exitCode = await main(['serve', ...process.argv.slice(2)]);
