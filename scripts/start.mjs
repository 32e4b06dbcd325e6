// `npm start`: from a fresh clone to a table in the browser. PORT and HOST are honoured.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp, root, setup } from './setup.mjs';

setup();
buildApp();

const { serve } = await import(pathToFileURL(join(root, 'server/dist/index.js')).href);
const { PORT, HOST } = process.env;
const { app, address } = await serve({ port: PORT ? Number(PORT) : undefined, host: HOST || undefined });
console.log(`Archivolt is at ${address}`);
console.log('Stop it with Ctrl-C. In the terminal: npx archivolt play');

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => app.close().then(() => process.exit(0)));
