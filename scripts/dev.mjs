// `npm run dev -- <command>`: the command line straight from the sources, without a build.
import { main } from '../cli/src/main.ts';

process.exitCode = await main(process.argv.slice(2));
