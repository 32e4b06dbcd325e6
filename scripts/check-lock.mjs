// Proves that `npm ci` will work from the lock on every platform, not only on the one that made the lock:
// npm can leave out the optional packages of other platforms, and then their installs fail.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const problems = [];

/** The folder in which Node would find `name` for the package at `path`, from the inside out. */
function locate(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const found = `${at && `${at}/`}node_modules/${name}`;
    if (found in packages) return found;
    if (at === '') return undefined;
  }
}

let optional = 0;
for (const [path, entry] of Object.entries(packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    optional += 1;
    if (!locate(path, name))
      problems.push(`${path || 'the root'} names the optional ${name}, which is not in the lock`);
  }
  if (entry.resolved && !entry.link) problems.push(`${path} names a download address`);
}

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
if (`${workspaces}` !== `${packages[''].workspaces}`)
  problems.push('the workspaces differ from package.json');

const fields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const rooms = Object.keys(packages).filter((path) => !path.includes('node_modules'));
for (const path of rooms) {
  const manifest = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  for (const field of fields) {
    const wanted = Object.entries(manifest[field] ?? {})
      .sort()
      .join();
    const locked = Object.entries(packages[path][field] ?? {})
      .sort()
      .join();
    if (wanted !== locked)
      problems.push(`${path || 'the root'}: ${field} differ between package.json and the lock`);
  }
}

for (const problem of problems) console.error(`package-lock.json: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log(`The lock is whole: ${optional} optional packages, ${rooms.length} package.json files.`);
