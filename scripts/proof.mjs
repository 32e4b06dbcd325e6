// `npm run chaos`, `npm run load`, `npm run fuzz`: proofs against the real server, built as people run it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildApp, root, setup } from './setup.mjs';

setup();
buildApp();
const [name, ...args] = process.argv.slice(2);
// Whoever measures must not be held up by garbage of its own: what a player keeps while it thinks dies young where there
// is room for it; the rest is cleared away before anything is measured (`load.ts`), and then not looked for until there
// is ten times as much. The flags are V8's, which a later node may not know, so the tests do without.
const unhurried = [
  '--expose-gc',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--heap-growing-percent=1000',
];
const measuring = name === 'load' ? unhurried : [];
const flags = [...measuring, '--conditions=source', '--import', 'tsx'];
const program = join(root, `server/proof/${name}.ts`);
process.exitCode =
  spawnSync(process.execPath, [...flags, program, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
