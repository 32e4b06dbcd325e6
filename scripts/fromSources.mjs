// The command line from its sources; `scripts/dev.mjs` starts it with tsx.
import { main } from '../cli/src/main.ts';

process.exitCode = await main(process.argv.slice(2));
