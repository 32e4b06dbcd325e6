// `npm test`: every check there is, to the end even when one fails.
// `npm test -- name` runs only the tests whose file matches; `npm run check` leaves the tests out.
import { spawnSync } from 'node:child_process';
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

function succeeds(script, ...args) {
  return spawnSync(process.execPath, [script, ...args], { cwd: root, env, stdio: 'inherit' }).status === 0;
}

/** A check counts as one test. */
function check(script, ...args) {
  return succeeds(script, ...args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs tests that write their report into a file, and counts them by it. */
function counted(run, count) {
  const folder = mkdtempSync(join(tmpdir(), 'archivolt-'));
  const file = join(folder, 'report.json');
  try {
    const ok = run(file);
    const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')));
    // A file that cannot be loaded, or an error outside any test, fails the run without a failed test.
    return { passed, failed: Math.max(failed, ok ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
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
      return succeeds(inModules('vitest/vitest.mjs'), 'run', ...reporters, ...maybeNone('--passWithNoTests'));
    },
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  );

const browser = () =>
  counted(
    (file) => {
      env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
      const e2e = join(root, 'scripts/e2e.mjs');
      return succeeds(e2e, '--reporter=list,json', ...maybeNone('--pass-with-no-tests'));
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

const steps = {
  types: () => check(tsc, '-b'),
  // Reads the declarations that the step before has built.
  'types of the app': () => check(inModules('svelte-check/bin/svelte-check'), ...svelteCheck),
  'lint and format': () => check(inModules('@biomejs/biome/bin/biome'), ...lint),
  'unused code': () => check(inModules('knip/bin/knip.js'), '--no-config-hints'),
  lock: () => check(join(root, 'scripts/check-lock.mjs')),
  'size of the app': () => check(join(root, 'scripts/check-size.mjs')),
  ...(isStatic ? {} : { tests: vitest, 'tests in a browser': browser }),
  ...(isStatic || filters.length > 0 ? {} : proofs),
};

const total = { passed: 0, failed: 0 };
const summary = [];
for (const [name, step] of Object.entries(steps)) {
  const start = performance.now();
  const { passed, failed } = step();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  total.passed += passed;
  total.failed += failed;
  summary.push(`${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(18)} ${seconds.padStart(6)} s`);
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
