// `npm test`: runs every check, the unit tests, short system tests and a few browser tests, and continues after a failure.
// `npm test -- --all` also runs the unit tests named `.long.test.ts`, more random games and all browser tests, as CI does.
// `npm test -- name` runs only the tests whose file matches; `npm run check` runs no tests.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
// A named import that an old Node lacks would fail before `requireNode` can say which Node is needed.
import os from 'node:os';
import { join } from 'node:path';
import { install, requireNode, root, tsc } from './setup.mjs';

/** @import { StdioOptions } from 'node:child_process' */

/**
 * What a step reports, and the report files of Vitest and Playwright as far as they are read here.
 * @typedef {{ ok: boolean, output: Buffer }} Run
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {Count & { output?: Buffer | undefined }} Result
 * @typedef {Record<string, () => Promise<Result>>} Steps
 * @typedef {(reportFile: string) => Promise<Run>} Tests
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, name: string }[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
 */

const filters = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isStatic = process.argv.includes('--static');
const isAll = process.argv.includes('--all');
// One whole game of each kind, and axe once per page.
const isShort = filters.length === 0 && !isAll;

requireNode();
install();

// Colours are for a terminal; in a log they hide the text.
const isTerminal = process.stdout.isTTY === true;
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, ...(isTerminal ? {} : { NO_COLOR: '1' }) };

// Random games per kind of table; CI plays 1,000.
if (isShort) env.ARCHIVOLT_GAMES ??= '20';

const lint = ['ci', '--error-on-warnings', '--max-diagnostics=50', ...(isTerminal ? [] : ['--colors=off'])];

const svelteCheck = ['--tsconfig', 'client/tsconfig.json', '--fail-on-warnings', '--output', 'human'];

/** @param {string} path */
const inModules = (path) => join(root, 'node_modules', path);

/**
 * The output of a step is printed in one piece when it ends, because steps run in parallel.
 * @type {StdioOptions}
 */
const PIPED = ['ignore', 'pipe', 'pipe'];

/**
 * Returns whether the script succeeded, and its output unless that went directly to the terminal.
 * @param {StdioOptions} stdio
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<Run>}
 */
function run(stdio, script, ...args) {
  return new Promise((done) => {
    const program = spawn(process.execPath, [script, ...args], { cwd: root, env, stdio });
    /** @type {Buffer[]} */
    const output = [];
    for (const pipe of [program.stdout, program.stderr]) pipe?.on('data', (part) => output.push(part));
    program.on('error', (error) => done({ ok: false, output: Buffer.from(error.message) }));
    program.on('close', (code) => done({ ok: code === 0, output: Buffer.concat(output) }));
  });
}

/**
 * A check counts as one test.
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<Result>}
 */
async function check(script, ...args) {
  const { ok, output } = await run(PIPED, script, ...args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/**
 * Runs tests that write a report file, and counts their results from it. `again` says what to run a second time, alone, if
 * some failed: a test that then passes was starved by its neighbours and is reported as flaky, which is a bug to investigate.
 * Only CI has a second run; it runs on shared machines.
 * @template Report
 * @param {Tests} tests
 * @param {(report: Report) => Count} count
 * @param {(report: Report | undefined) => Tests | undefined} again
 * @returns {Promise<Result>}
 */
async function runAndCount(tests, count, again) {
  const first = await runWithReport(tests, count);
  const failing = isAll ? again(first.report) : undefined;
  if (first.failed === 0 || failing === undefined) return first;
  if (first.output) console.log(String(first.output));
  console.log(`\n${first.failed} failed; running them again alone…`);
  const second = await runWithReport(failing, count);
  const flaky = second.failed === 0 ? first.failed : 0;
  if (flaky > 0) console.log(`flaky: ${flaky} passed only when they ran alone`);
  return {
    passed: first.passed + flaky,
    failed: second.failed === 0 ? 0 : first.failed,
    output: second.output,
  };
}

/**
 * @template Report
 * @param {Tests} tests
 * @param {(report: Report) => Count} count
 * @returns {Promise<Result & { report?: Report }>}
 */
async function runWithReport(tests, count) {
  const folder = mkdtempSync(join(os.tmpdir(), 'archivolt-'));
  const file = join(folder, 'report.json');
  /** @type {Buffer | undefined} */
  let output;
  try {
    const { ok, output: text } = await tests(file);
    output = text;
    /** @type {Report} */
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { passed, failed } = count(report);
    // A file that cannot be loaded, or an error outside any test, fails the run without a failed test.
    return { passed, failed: Math.max(failed, ok ? 0 : 1), output, report };
  } catch {
    return { passed: 0, failed: 1, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// With a filter, there may be no tests of one kind.
/** @param {string} option */
const maybeNone = (option) => (filters.length > 0 ? [option, ...filters] : []);

/** @type {(...args: string[]) => Tests} */
const runVitest =
  (...args) =>
  (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return run(PIPED, inModules('vitest/vitest.mjs'), 'run', ...reporters, ...args);
  };

/** Without the long tests; with two more workers than cores, because many of the others wait. */
const SHORT = ['--exclude=**/*.long.test.ts', `--maxWorkers=${os.availableParallelism() + 2}`];

const vitest = () =>
  runAndCount(
    runVitest(...(isShort ? SHORT : []), ...maybeNone('--passWithNoTests')),
    /** @type {(report: VitestReport) => Count} */
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
    (report) => {
      const results = report?.testResults ?? [];
      const files = results.filter(({ status }) => status === 'failed').map(({ name }) => name);
      // Without a report, or with nothing but an error outside any test, there is nothing to run again.
      return files.length > 0 ? runVitest('--maxWorkers=1', ...files) : undefined;
    },
  );

/** @type {(...args: string[]) => Tests} */
const runPlaywright =
  (...args) =>
  (file) => {
    env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
    const long = isAll ? ['--long'] : [];
    return run('inherit', join(root, 'scripts/e2e.mjs'), '--reporter=list,json', ...long, ...args);
  };

const browser = () =>
  runAndCount(
    runPlaywright(...(isShort ? ['--grep', '@smoke'] : []), ...maybeNone('--pass-with-no-tests')),
    // A skipped test proves nothing.
    /** @type {(report: PlaywrightReport) => Count} */
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
    (report) =>
      (report?.stats.unexpected ?? 0) > 0 ? runPlaywright('--last-failed', '--workers=1') : undefined,
  );

/** @type {(...args: string[]) => Promise<Result>} */
const proof = (...args) => check(join(root, 'scripts/proof.mjs'), ...args);

/** The failures of the short form; CI has one round of every failure. */
const FAILURES = 'sqlite,postgres,handshakes,disk,clock-sqlite,away-sqlite,database-killed';
const chaos = isShort ? ['--kills', '2', '--only', FAILURES] : ['--kills', '5'];

/** The short forms; each has its own command for the long one. */
const proofs = {
  chaos: () => proof('chaos', ...chaos, '--rounds', '1', '--tables', '6'),
  fuzz: () => proof('fuzz', '--messages', '4000'),
};

const types = { types: () => check(tsc, '-b') };

/** Needs the programs emitted by the type check. The size, the system tests and the browser tests share this build. */
const build = { 'build of the app': () => check(join(root, 'scripts/setup.mjs')) };
const size = { 'size of the app': () => check(join(root, 'scripts/check-size.mjs')) };

/** Needs the declarations emitted by the type check. */
const app = {
  'types of the app': () => check(inModules('svelte-check/bin/svelte-check'), ...svelteCheck),
  'types of its build': () => check(tsc, '-p', 'client/tsconfig.build.json'),
};

const others = {
  'lint and format': () => check(inModules('@biomejs/biome/bin/biome'), ...lint),
  'unused code': () => check(inModules('knip/bin/knip.js'), '--no-config-hints'),
  lock: () => check(join(root, 'scripts/check-lock.mjs')),
};

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const summary = [];
/**
 * The last lines of failed steps, repeated at the end: logs are often cut at their beginning.
 * @type {string[]}
 */
const failures = [];
const LAST_LINES = 20;

/**
 * Runs steps one after the other.
 * @param {Steps} steps
 */
async function runInOrder(steps) {
  for (const [name, step] of Object.entries(steps)) {
    const start = performance.now();
    console.log(`${name}…`);
    const { passed, failed, output } = await step();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (output && output.length > 0) console.log(`\n— ${name} —\n${output}`);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0 && output && output.length > 0)
      failures.push(`— ${name} —`, ...String(output).trimEnd().split('\n').slice(-LAST_LINES));
    summary.push(`${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(18)} ${seconds.padStart(6)} s`);
  }
}

/**
 * Two at a time, because most of them use one core. `afterBuild` needs the build.
 * @param {Steps} afterBuild
 */
async function checks(afterBuild = {}) {
  const emitted = runInOrder(types);
  await Promise.all([
    emitted.then(() => runInOrder({ ...build, ...size, ...afterBuild })),
    Promise.all([emitted, runInOrder(others)]).then(() => runInOrder(app)),
  ]);
}
const system = filters.length > 0 ? {} : proofs;

// Unit and system tests often wait, so in the short form they run beside the checks; the long unit tests need the machine to
// themselves. The browser tests need all cores.
if (isStatic) await checks();
else if (isAll) {
  await checks();
  await runInOrder({ tests: vitest, ...system });
} else await Promise.all([runInOrder({ tests: vitest }), checks(system)]);
if (!isStatic) await runInOrder({ 'tests in a browser': browser });

if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
