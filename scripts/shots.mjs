// `npm run docs:shots`: pictures of every screen, taken from the real thing, for the README.
// The browser of the tests has one font only: name one that has the machine's in CHROMIUM_PATH.
import { served } from './served.mjs';

await served('--import', 'tsx', 'e2e/src/shots.ts', ...process.argv.slice(2));
