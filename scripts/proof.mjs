// `npm run chaos`, `npm run load`, `npm run fuzz`: proofs against the real server, built as people run it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildApp, root, setup } from './setup.mjs';

setup();
buildApp();
const [name, ...args] = process.argv.slice(2);
// Players who measure are held up less by garbage of their own where V8 looks for it later. The flag is V8's, which a
// later node may not know, so the tests do without.
const measuring = name === 'load' ? ['--initial-old-space-size=2000'] : [];
const flags = [...measuring, '--conditions=source', '--import', 'tsx'];
const program = join(root, `server/proof/${name}.ts`);
process.exitCode =
  spawnSync(process.execPath, [...flags, program, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
