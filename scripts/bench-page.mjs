// `npm run bench:page`: measures and prints how fast the page is in a browser; asserts nothing.
import { served } from './served.mjs';

await served('--import', 'tsx', 'e2e/src/bench.ts');
