// `npm run docs:shots`: takes the pictures of the README from the running app. `-- lobby` takes those of one screen.
// CHROMIUM_PATH selects a browser other than that of the tests.
import { runWithServer } from './runWithServer.mjs';

await runWithServer('--import', 'tsx', 'e2e/src/shots.ts', ...process.argv.slice(2));
