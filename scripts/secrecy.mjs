// `npm run secrecy`: the long form of the test that no seat receives hidden information.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, requireNode, root } from './setup.mjs';

requireNode();
install();
const states = process.argv[2] ?? '100000';
const run = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'rules/secrecy.test.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, SECRECY_STATES: states } },
);
process.exitCode = run.status ?? 1;
