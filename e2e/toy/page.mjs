// Builds the page with the game in its lists into a folder, and serves it until the process is stopped.
import { join } from 'node:path';
import { build, preview } from 'vite';
import { stonesPlugin } from './lists.mjs';

const [outDir = ''] = process.argv.slice(2);
const configFile = join(import.meta.dirname, '../../client/vite.config.ts');
process.env.NODE_ENV = 'production';
await build({ configFile, logLevel: 'error', plugins: [stonesPlugin()], build: { outDir } });
const { resolvedUrls } = await preview({
  configFile,
  logLevel: 'error',
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
});
console.log(resolvedUrls?.local[0]);
