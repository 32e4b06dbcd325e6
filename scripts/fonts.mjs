// Builds the fonts of the page: subsets of two open typefaces for the six languages. Run it by hand, with a network, if a
// character is missing; the output is committed, so that a build needs neither. Prints the sizes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, root } from './setup.mjs';

const PACKAGES = [
  'subset-font@2.9.0',
  '@fontsource-variable/literata@5.3.0',
  '@fontsource-variable/open-sans@5.3.0',
];

/** @type {(from: number, to: number) => string} */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** ASCII, Latin-1, and further characters for French, German and the interface. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ\u2009\u202f–—‘’‚“”„•…‹›€−`;
/** The only other character that Open Sans has; arrows come from the system font. */
const SIGNS = '≠';

/** Kerning, ligatures, accents and tabular figures; small capitals and the like are not used. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

const FILES = [
  // Slightly narrower than the default: tables have many words and little space.
  {
    name: 'text',
    face: 'open-sans',
    file: 'latin-standard-normal',
    letters: LETTERS,
    axes: { wght: { min: 400, max: 700 }, wdth: 94 },
  },
  {
    name: 'arrows',
    face: 'open-sans',
    file: 'math-standard-normal',
    letters: SIGNS,
    axes: { wght: { min: 400, max: 700 }, wdth: 94 },
  },
  {
    name: 'display',
    face: 'literata',
    file: 'latin-opsz-normal',
    letters: LETTERS,
    axes: { wght: 700, opsz: 16 },
  },
  {
    name: 'display-italic',
    face: 'literata',
    file: 'latin-opsz-italic',
    letters: LETTERS,
    axes: { wght: 600, opsz: 14 },
  },
];

const folder = mkdtempSync(join(tmpdir(), 'archivolt-fonts-'));
try {
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', ...PACKAGES];
  if (npm(install, { stdio: ['ignore', 2, 2] }).status !== 0) throw new Error('npm install failed');
  /** @type {(font: Buffer, letters: string, options: object) => Promise<Buffer>} */
  const subset = createRequire(join(folder, 'here.js'))('subset-font');
  /** @type {(face: string, file: string) => string} */
  const source = (face, file) => join(folder, 'node_modules/@fontsource-variable', face, file);
  /** @param {string} file */
  const target = (file) => join(root, 'client/src/fonts', file);
  let sum = 0;
  for (const { name, face, file, letters, axes } of FILES) {
    const whole = readFileSync(source(face, `files/${face}-${file}.woff2`));
    const part = await subset(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      noHinting: true,
      keepFeatures,
    });
    writeFileSync(target(`${name}.woff2`), part);
    sum += part.length;
    console.log(`${name.padEnd(16)} ${part.length}`);
  }
  console.log(`${'total'.padEnd(16)} ${sum}`);
  for (const face of ['literata', 'open-sans'])
    writeFileSync(
      join(root, 'client/public/fonts', `OFL-${face}.txt`),
      readFileSync(source(face, 'LICENSE')),
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
