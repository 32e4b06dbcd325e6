// `npm run docs:shots`: pictures of every screen, taken from the real thing, for the README.
import { served } from './served.mjs';

await served('--import', 'tsx', 'e2e/src/shots.ts', ...process.argv.slice(2));
