// `npm run chaos`, `npm run load`, `npm run fuzz`: system tests against the real server, built as in production.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildApp, root, setup } from './setup.mjs';

const TESTS = ['chaos', 'load', 'fuzz', 'against', 'appends', 'path'];
const [name = '', ...args] = process.argv.slice(2);
if (!TESTS.includes(name)) {
  console.error(`Name a test: node scripts/proof.mjs ${TESTS.join('|')}`);
  process.exit(1);
}
setup();
buildApp();
// The load generator must not be slowed down by its own garbage collection: with a larger young generation most allocations
// die young. The rest is collected before the measurement (`load.ts`) and then left until the heap is ten times as large.
// These are V8 flags that a later Node.js may not know, so the tests run without them.
const GENERATOR_FLAGS = [
  '--expose-gc',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--heap-growing-percent=1000',
];
const generatorFlags = name === 'load' || name === 'against' ? GENERATOR_FLAGS : [];
const flags = [...generatorFlags, '--conditions=source', '--import', 'tsx'];
const program = join(root, `server/proof/${name}.ts`);
process.exitCode =
  spawnSync(process.execPath, [...flags, program, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
