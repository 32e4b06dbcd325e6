// `npm run bench:page`: measures and prints how fast the page is in a browser; asserts nothing.
import { runWithServer } from './runWithServer.mjs';

await runWithServer('--import', 'tsx', 'e2e/src/bench.ts');
