// Checks that `npm ci` works from the lock file on every platform, not only on the one that wrote it: npm can omit the
// optional packages of other platforms, and then their installs fail. Also checks that every package runs on the oldest
// supported Node.js.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const problems = [];

/** The folder in which Node resolves `name` for the package at `path`, from the inside out. */
function locate(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const found = `${at && `${at}/`}node_modules/${name}`;
    if (found in packages) return found;
    if (at === '') return undefined;
  }
}

const ROOT = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** The oldest supported version, from `>=20.19`. */
const OLDEST = versionIn(ROOT.engines.node);

function versionIn(text) {
  const [, major, minor = '0', patch = '0'] = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(text) ?? [];
  return major === undefined ? undefined : [major, minor, patch].map(Number);
}

/** Whether a version range, in the forms packages use for Node.js, includes the oldest supported one. */
function admitsOldest(range) {
  return range.split('||').some((alternative) =>
    [...alternative.matchAll(/(>=|<=|[<>^~=])?\s*v?(\d[\w.*]*|\*)/g)].every(([, sign, text]) => {
      const version = versionIn(text);
      if (!version) return true;
      const order = OLDEST.map((part, index) => part - version[index]).find((part) => part !== 0) ?? 0;
      if (sign === '>=') return order >= 0;
      if (sign === '>') return order > 0;
      if (sign === '<') return order < 0;
      if (sign === '<=') return order <= 0;
      if (sign === '~') return order >= 0 && OLDEST[0] === version[0] && OLDEST[1] === version[1];
      // `^20.1`, `20` and `20.x`: the same major version.
      return OLDEST[0] === version[0] && (sign !== '^' || order >= 0);
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

if (`${ROOT.workspaces}` !== `${packages[''].workspaces}`)
  problems.push('the workspaces differ from package.json');

const fields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const manifests = Object.keys(packages).filter((path) => !path.includes('node_modules'));
for (const path of manifests) {
  const manifest = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  for (const field of fields) {
    const wanted = Object.entries(manifest[field] ?? {})
      .sort()
      .join();
    const locked = Object.entries(packages[path][field] ?? {})
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
