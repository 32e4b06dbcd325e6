// `npm test`: every check there is, to the end even when one fails.
// `npm test -- name` runs only the tests whose file matches; `npm run check` leaves the tests out.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, requireNode, root, tsc } from './setup.mjs';

const filters = process.argv.slice(2).filter((argument) => argument !== '--static');
const isStatic = process.argv.includes('--static');

requireNode();
install();

// Colours belong to a terminal; in a log they hide the words.
const isTerminal = process.stdout.isTTY === true;
const env = { ...process.env, ...(isTerminal ? {} : { NO_COLOR: '1' }) };

const lint = ['ci', '--error-on-warnings', '--max-diagnostics=50', ...(isTerminal ? [] : ['--colors=off'])];

const svelteCheck = ['--tsconfig', 'client/tsconfig.json', '--fail-on-warnings', '--output', 'human'];

const inModules = (path) => join(root, 'node_modules', path);

/** What a step has said is told when it has ended, in one piece: others speak at the same time. */
const aside = ['ignore', 'pipe', 'pipe'];

/** Did it? With the text that it had to say, unless that went straight to the terminal. */
function run(stdio, script, ...args) {
  return new Promise((done) => {
    const program = spawn(process.execPath, [script, ...args], { cwd: root, env, stdio });
    const said = [];
    for (const pipe of [program.stdout, program.stderr]) pipe?.on('data', (part) => said.push(part));
    program.on('error', (error) => done({ ok: false, said: Buffer.from(error.message) }));
    program.on('close', (code) => done({ ok: code === 0, said: Buffer.concat(said) }));
  });
}

/** A check counts as one test. */
async function check(script, ...args) {
  const { ok, said } = await run(aside, script, ...args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, said };
}

/** Runs tests that write their report into a file, and counts them by it. */
async function counted(tests, count) {
  const folder = mkdtempSync(join(tmpdir(), 'archivolt-'));
  const file = join(folder, 'report.json');
  let said;
  try {
    const { ok, said: text } = await tests(file);
    said = text;
    const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')));
    // A file that cannot be loaded, or an error outside any test, fails the run without a failed test.
    return { passed, failed: Math.max(failed, ok ? 0 : 1), said };
  } catch {
    return { passed: 0, failed: 1, said };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// With a filter the tests of one sort may well be none.
const maybeNone = (option) => (filters.length > 0 ? [option, ...filters] : []);

const vitest = () =>
  counted(
    (file) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const vitest = inModules('vitest/vitest.mjs');
      return run(aside, vitest, 'run', ...reporters, ...maybeNone('--passWithNoTests'));
    },
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  );

const browser = () =>
  counted(
    (file) => {
      env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
      const e2e = join(root, 'scripts/e2e.mjs');
      return run('inherit', e2e, '--reporter=list,json', ...maybeNone('--pass-with-no-tests'));
    },
    // One that was skipped has proved nothing.
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
  );

const proof = (...args) => check(join(root, 'scripts/proof.mjs'), ...args);

/** The short forms; each has a command of its own for the long one. Five kills for each of the two databases. */
const proofs = {
  chaos: () => proof('chaos', '--kills', '5', '--tables', '6'),
  fuzz: () => proof('fuzz', '--messages', '4000'),
};

const types = { types: () => check(tsc, '-b') };

/** Reads the declarations that the types have built. */
const app = {
  'types of the app': () => check(inModules('svelte-check/bin/svelte-check'), ...svelteCheck),
};

const others = {
  'lint and format': () => check(inModules('@biomejs/biome/bin/biome'), ...lint),
  'unused code': () => check(inModules('knip/bin/knip.js'), '--no-config-hints'),
  lock: () => check(join(root, 'scripts/check-lock.mjs')),
  'size of the app': () => check(join(root, 'scripts/check-size.mjs')),
};

const total = { passed: 0, failed: 0 };
const summary = [];

/** One step after the other. */
async function inTurn(steps) {
  for (const [name, step] of Object.entries(steps)) {
    const start = performance.now();
    console.log(`${name} …`);
    const { passed, failed, said } = await step();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (said?.length > 0) console.log(`\n— ${name} —\n${said}`);
    total.passed += passed;
    total.failed += failed;
    summary.push(`${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(18)} ${seconds.padStart(6)} s`);
  }
}

// Two at a time: what is killed and started again waits mostly, and a check knows only one processor. A browser needs them all.
await Promise.all([inTurn({ ...types, ...app }), inTurn(others)]);
if (!isStatic) {
  await Promise.all([inTurn({ tests: vitest }), inTurn(filters.length > 0 ? {} : proofs)]);
  await inTurn({ 'tests in a browser': browser });
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
