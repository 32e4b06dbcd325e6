// `npm run chaos`, `npm run load`, `npm run fuzz`: proofs against the real server, built as people run it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildApp, root, setup } from './setup.mjs';

setup();
buildApp();
const [name, ...args] = process.argv.slice(2);
const program = ['--conditions=source', '--import', 'tsx', join(root, `server/proof/${name}.ts`), ...args];
process.exitCode = spawnSync(process.execPath, program, { cwd: root, stdio: 'inherit' }).status ?? 1;
