// `npm run docs:shots`: takes the pictures of the README from the running app. `-- lobby` takes those of one screen.
// CHROMIUM_PATH selects another browser than that of the tests.
import { served } from './served.mjs';

await served('--import', 'tsx', 'e2e/src/shots.ts', ...process.argv.slice(2));
