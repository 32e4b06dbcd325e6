// `npm run bench:page`: how fast the page is in a browser, measured and printed, never asserted.
import { served } from './served.mjs';

await served('--import', 'tsx', 'e2e/src/bench.ts');
