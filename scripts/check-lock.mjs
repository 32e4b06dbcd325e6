// Checks that `npm ci` works from the lock file on every platform, not only on the one that wrote it: npm can omit the
// optional packages of other platforms, and then their installs fail. Also checks that every package runs on the oldest
// supported Node.js.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * A manifest, or what the lock file says about one.
 * @typedef {object} Package
 * @property {{ node?: string }} [engines]
 * @property {string[]} [workspaces]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/** @type {(path: string) => Package} */
const readManifest = (path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));

/** @type {{ packages: Record<string, Package> }} */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
/** @type {string[]} */
const problems = [];

/**
 * The folder in which Node resolves `name` for the package at `path`, from the inside out.
 * @param {string} path
 * @param {string} name
 */
function locate(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const found = `${at && `${at}/`}node_modules/${name}`;
    if (found in packages) return found;
    if (at === '') return undefined;
  }
}

const ROOT = readManifest('');
/** The oldest supported version, from `>=20.19`. */
const OLDEST = versionIn(ROOT.engines?.node ?? '');

/** @type {(text: string) => [major: number, minor: number, patch: number]} */
function versionIn(text) {
  const [, major = '0', minor = '0', patch = '0'] = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(text) ?? [];
  return [Number(major), Number(minor), Number(patch)];
}

/**
 * Whether a version range, in the forms packages use for Node.js, includes the oldest supported one.
 * @param {string} range
 */
function admitsOldest(range) {
  return range.split('||').some((alternative) =>
    [...alternative.matchAll(/(>=|<=|[<>^~=])?\s*v?(\d[\w.*]*|\*)/g)].every(([, sign, text = '*']) => {
      if (text === '*') return true;
      const [major, minor, patch] = versionIn(text);
      const order = OLDEST[0] - major || OLDEST[1] - minor || OLDEST[2] - patch;
      if (sign === '>=') return order >= 0;
      if (sign === '>') return order > 0;
      if (sign === '<') return order < 0;
      if (sign === '<=') return order <= 0;
      if (sign === '~') return order >= 0 && OLDEST[0] === major && OLDEST[1] === minor;
      // `^20.1`, `20` and `20.x`: the same major version.
      return OLDEST[0] === major && (sign !== '^' || order >= 0);
    }),
  );
}

let optional = 0;
for (const [path, entry] of Object.entries(packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    optional += 1;
    if (!locate(path, name))
      problems.push(
        `${path || 'the root'} has the optional dependency ${name}, which is not in the lock file`,
      );
  }
  if (entry.engines?.node && !admitsOldest(entry.engines.node))
    problems.push(`${path} needs Node.js ${entry.engines.node}, but ${OLDEST.join('.')} is supported`);
  if (entry.resolved && !entry.link) problems.push(`${path} contains a download address`);
}

if (`${ROOT.workspaces}` !== `${packages['']?.workspaces}`)
  problems.push('the workspaces differ from package.json');

const fields = /** @type {const} */ ([
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
]);
const manifests = Object.keys(packages).filter((path) => !path.includes('node_modules'));
for (const path of manifests) {
  const manifest = readManifest(path);
  for (const field of fields) {
    const wanted = Object.entries(manifest[field] ?? {})
      .sort()
      .join();
    const locked = Object.entries(packages[path]?.[field] ?? {})
      .sort()
      .join();
    if (wanted !== locked)
      problems.push(`${path || 'the root'}: ${field} differ between package.json and the lock file`);
  }
}

for (const problem of problems) console.error(`package-lock.json: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else
  console.log(
    `package-lock.json is complete: ${optional} optional packages, ${manifests.length} package.json files.`,
  );
