// `npm run chaos`, `npm run load`, `npm run fuzz`: proofs against the real server, built as people run it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildApp, root, setup } from './setup.mjs';

setup();
buildApp();
const [name, ...args] = process.argv.slice(2);
// Whoever measures is not held up by garbage of its own: there is room for two gigabytes of it before it is looked for.
const flags = ['--initial-old-space-size=2000', '--conditions=source', '--import', 'tsx'];
const program = join(root, `server/proof/${name}.ts`);
process.exitCode =
  spawnSync(process.execPath, [...flags, program, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
