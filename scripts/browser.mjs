// Finds a browser for the tests: CHROMIUM_PATH, the one in an npm package, or an installed Chromium or Chrome. Nothing has to
// be installed by hand. Throws if there is none, so that no test is silently skipped.
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** For every browser: root has no sandbox, and nothing but the page may be fetched. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

const canUnpack = process.platform === 'linux' && process.arch === 'x64';

/** The path of a browser. Call it once before any worker starts: it unpacks the packaged one. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!isProgram(given)) throw new Error(`CHROMIUM_PATH is ${given}, which cannot be run`);
    return given;
  }
  // Prefer the same browser everywhere: the headless one is also a fifth faster than a full browser.
  return canUnpack ? unpackedBrowser() : installedBrowser();
}

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const named = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [...named, ...PLACES].find(isProgram);
  if (!found) throw new Error('no browser: install Chromium or Chrome, or name one in CHROMIUM_PATH');
  return found;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser of `@sparticuz/chromium`, for Linux on x64, unpacked into node_modules. */
async function unpackedBrowser() {
  const entry = createRequire(join(root, 'e2e/package.json')).resolve('@sparticuz/chromium');
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(entry, '../../../package.json'), 'utf8'));
  const home = join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(home)) await unpack(entry, home);
  // It includes the libraries and fonts that a minimal system lacks.
  const libraries = join(home, 'al2023/lib');
  process.env.LD_LIBRARY_PATH = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  process.env.FONTCONFIG_PATH = join(home, 'fonts');
  return join(home, 'chromium');
}

/**
 * Unpacks to a temporary folder first, so that an interrupted run never leaves a partial browser.
 * @param {string} entry
 * @param {string} home
 */
async function unpack(entry, home) {
  console.error('Unpacking a browser for the tests…');
  const folder = `${home}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const before = process.env.TMPDIR;
  // The package unpacks into the temporary folder, and its libraries only if this is set.
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  /** @type {{ default: { executablePath(): Promise<string> } }} */
  const { default: chromium } = await import(pathToFileURL(entry).href);
  await chromium.executablePath();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  const fonts = join(folder, 'fonts/fonts.conf');
  writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/fonts', join(home, 'fonts')));
  try {
    renameSync(folder, home);
  } catch (thrown) {
    // Another process was faster.
    rmSync(folder, { recursive: true });
    if (!existsSync(home)) throw thrown;
  }
}
