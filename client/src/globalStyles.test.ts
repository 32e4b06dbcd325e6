import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { GAME_IDS } from '@archivolt/protocol/ids';
import { expect, test } from 'vitest';

/**
 * A plain style sheet stays in the page once it has been loaded, so its class names must not be used by components of
 * another part of the app: they would look different after a visit to the page that loads it.
 */

const root = join(import.meta.dirname, '../..');
const SOURCES = ['client/src', 'table/src', ...GAME_IDS.map((id) => `games/${id}/board`)];
const files = SOURCES.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:svelte|css|ts)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Every page loads these. */
const EVERYWHERE = new Set(['client/src/tokens.css', 'client/src/base.css']);

/** Folders of `table/` that pages use without a table. */
const SHARED = new Set(['draw', 'icons', 'settings', 'ui']);

/** The parts of the app whose components come and go together. */
function partOf(file: string): string {
  const [home = '', game = '', first = '', second = ''] = file.split('/');
  if (home === 'games') return game;
  if (home === 'table') return SHARED.has(first) ? first : home;
  return first === 'online' || first === 'pages' ? `${first}/${second}` : first;
}

/** An element as a selector or a tag names it. */
interface StyledElement {
  tag: string;
  classes: string[];
}

/** The elements at the start of the selectors of a sheet; their descendants belong to them. */
function outermost(css: string): StyledElement[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].flatMap(([, text = '']) =>
    text.trim().startsWith('@') ? [] : text.split(','),
  );
  return selectors.flatMap((selector) => {
    const [first = ''] = selector.trim().split(/[\s>+~:]+/);
    const [tag = '', ...classes] = first.split('.');
    return classes.length > 0 ? [{ tag, classes }] : [];
  });
}

/** The elements of a component with their class names, in any of the ways to write them. */
function elementsOf(component: string): StyledElement[] {
  const markup = component.replace(/<style[\s\S]*<\/style>/, '').replace(/<script[\s\S]*?<\/script>/, '');
  return [...markup.matchAll(/<([a-z]\w*)((?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}|[^>{}"])*)>/g)].map(
    ([, tag = '', attributes = '']) => {
      const plain = /\bclass="([^"]*)"/.exec(attributes)?.[1] ?? '';
      const computed = /\bclass=\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(attributes)?.[1] ?? '';
      const literals = [...computed.matchAll(/'([^']*)'|(?:[{,]\s*)([\w-]+)(?=\s*[:,}])/g)];
      const directives = [...attributes.matchAll(/\bclass:([\w-]+)/g)];
      return {
        tag,
        classes: [
          ...plain.split(/\s+/),
          ...literals.flatMap(([, quoted = '', key = '']) => [...quoted.split(/\s+/), key]),
          ...directives.map(([, name = '']) => name),
        ],
      };
    },
  );
}

const styles = files.filter((file) => file.endsWith('.css') && !EVERYWHERE.has(file));
/** The colours of posters are for the build, which writes them into the pictures. */
const isForPosters = (file: string): boolean => file.endsWith('/poster.css');
const sheets = styles.filter((file) => !isForPosters(file));
const components = files
  .filter((file) => file.endsWith('.svelte'))
  .map((file) => ({ file, elements: elementsOf(read(file)) }));

const importersOf = (sheet: string): string[] =>
  files.filter(
    (file) =>
      !file.endsWith('.css') &&
      [...read(file).matchAll(/import '([^']+\.css)'/g)].some(
        ([, path = '']) => join(dirname(file), path).split(sep).join('/') === sheet,
      ),
  );

test.each(styles.filter(isForPosters))('no page loads %s', (sheet) => {
  expect(importersOf(sheet)).toEqual([]);
});

test.each(sheets)('no component of another part of the app uses a class name of %s', (sheet) => {
  const importers = importersOf(sheet);
  expect(importers, `${sheet.split('/').at(-1)} is imported`).not.toEqual([]);
  const parts = new Set([sheet, ...importers].map(partOf));
  const selected = outermost(read(sheet));
  const isHit = ({ tag, classes }: StyledElement): boolean =>
    selected.some(
      (wanted) =>
        (wanted.tag === '' || wanted.tag === tag) && wanted.classes.every((each) => classes.includes(each)),
    );
  const clashes = components
    .filter(({ file }) => !parts.has(partOf(file)))
    .flatMap(({ file, elements }) =>
      elements
        .filter(isHit)
        .map(({ tag, classes }) => `${file}: <${tag} class="${classes.join(' ').trim()}">`),
    );
  expect(clashes).toEqual([]);
});
