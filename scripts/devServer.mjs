// The server of `npm run dev`, from its sources; `scripts/dev.mjs` starts it with tsx and restarts it on change. Vite in front
// of it serves the pages, so it gets the folder of their sources, and a fresh clone needs no build.
import { join } from 'node:path';
import { readSettings, serve } from '../server/src/index.ts';
import { root } from './setup.mjs';

const [port = '', publicUrl = '', data = ''] = process.argv.slice(2);
const settings = readSettings({ port, publicUrl, data, host: '127.0.0.1' }, process.env);
const { close, dataLocation } = await serve(settings, { dist: join(root, 'client') });
console.log(`The server has started; its data is in ${dataLocation}`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void close().then(() => process.exit(0)));
