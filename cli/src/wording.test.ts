import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/**
 * Keeps private words out of comments, documents and messages. Each is an English word, but one that stands for many
 * things, so that a reader has to guess which is meant; the list says what to write instead.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PACKAGES = [
  'engine',
  'botkit',
  'bots',
  'protocol',
  'i18n',
  'terminal',
  'table',
  'client',
  'server',
  'cli',
];
const FOLDERS = [...PACKAGES, 'games', 'e2e', 'scripts', 'docs', 'deploy'];
/** Built files, dependencies, recorded games, the words of the rulebooks, and the other languages. */
const SKIPPED =
  /(?:^|\/)(?:node_modules|dist|playthroughs)\/|\/(?:words|src)\/(?:de|fr|it|pt-PT|pt-BR)\/|RULES\.md$|wording\.test\.ts$/;

const PRIVATE: readonly (readonly [word: RegExp, instead: string])[] = [
  // To tell apart, and “can tell” for knowing, are other words.
  [
    /(?<!\b(?:can|cannot)\s)\b(?:tells?|told|telling)\b(?!\s(?:[\w’']+\s)?(?:apart|from)\b)/gi,
    'send, notify, report, log, show, say',
  ],
  [/\bthe\shouse\b/gi, 'the server'],
  [/\b(?:go|goes|going|gone)\son\b(?!\sthe\b)/gi, 'continue, resume'],
  [/\bby\s(?:itself|themselves)\b/gi, 'automatically, alone'],
  [/\bso\smany\b/gi, 'the number of …, up to N'],
  // “There is no card” and “is no reason” are idiomatic, “that is no move” is not.
  [/(?<!\bthere\s)\b(?:is|are)\sno\b(?!\s(?:longer|more|different|better|reason|argument)\b)/gi, 'is not a'],
  [/\bwhoever\b/gi, 'the player who, anybody who'],
  [/\banew\b/gi, 'again'],
  [/\bmend(?:s|ed|ing)?\b/gi, 'fix, repair'],
  [/\bonlookers?\b/gi, 'spectator'],
  [/\bby\sand\sby\b/gi, 'over time, step by step'],
  [/\bso\smuch\b/gi, 'this much, an amount'],
  [/\bthat\swhich\b/gi, 'what'],
  [/\bas\sit\swere\b/gi, 'nothing: leave it out'],
  [/\bnobody\sbut\b/gi, 'only'],
  [/\bby\slot\b/gi, 'at random'],
  [/\bshall\b/gi, 'must, will, should'],
  [/\bsa(?:y|ys|id)\sof\b/gi, 'say about'],
  [/\bfor\sthe\sear\b/gi, 'for screen readers'],
  [/\bhow\ssure\b/gi, 'how certain'],
  [/\bhand(?:ed|ing)\son\b/gi, 'pass on, forward'],
  [/\b(?:comes?|came)\sof\s(?:it|them)\b/gi, 'result, outcome, effect'],
  [/\b(?:goes|looks|ends|comes\sout)\sotherwise\b/gi, 'differently'],
  [/\bmails\b/gi, 'emails'],
  [/\bforsaken\b/gi, 'abandoned'],
];

/** Comments, and strings. A string with a space in it is a sentence or a part of one. */
const TOKEN =
  /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*|<!--[\s\S]*?-->|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/g;
/** What precedes the title of a test or of a group of tests. */
const TITLE = /\b(?:test|describe)(?:\.each\([^)]*\))?\(\s*$/;
const isComment = (token: string): boolean => /^(?:\/\*|\/\/|<!--)/.test(token);
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The parts of a file that are read as English. Code in documents and holes in templates are blanked out. */
function proseOf(path: string, text: string): { at: number; words: string }[] {
  if (path.endsWith('.md')) return [{ at: 0, words: text.replace(/```[\s\S]*?```|`[^`\n]*`/g, blank) }];
  // The data of tests and what players read are not messages of the program, but the titles of tests are read as English.
  const hasMessages = !/\.(?:test|testing|spec)\.ts$|^e2e\/|\/words\/|^i18n\//.test(path);
  const isRead = (token: string, index: number): boolean =>
    isComment(token) || (token.includes(' ') && (hasMessages || TITLE.test(text.slice(0, index))));
  return [...text.matchAll(TOKEN)]
    .filter(({ 0: token, index }) => isRead(token, index))
    .map(({ 0: token, index }) => ({
      at: index,
      words: isComment(token) ? token.replace(/`[^`\n]*`/g, blank) : token.replace(/\$\{[^}]*\}/g, blank),
    }));
}

/** Private words with the place where they stand, and what to write instead. */
function privateWordsIn(path: string, text: string): string[] {
  return proseOf(path, text).flatMap(({ at, words }) => {
    const first = text.slice(0, at).split('\n').length;
    // A phrase may be broken at the margin of a comment.
    const plain = words.replace(/\n\s*(?:\*|\/\/) /g, '\n');
    return PRIVATE.flatMap(([word, instead]) =>
      [...plain.matchAll(word)].map(({ 0: found, index }) => {
        const line = first + plain.slice(0, index).split('\n').length - 1;
        return `${path}:${line}: “${found}”: ${instead}`;
      }),
    );
  });
}

const files = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ),
].filter((path) => /\.(?:md|ts|mjs|js|svelte)$/.test(path) && !SKIPPED.test(path));

describe('private words', () => {
  test('are found in comments, messages and documents, with their lines', () => {
    const source = [
      '/** The server is told, and',
      ' * goes on by itself. */',
      "throw new Error('that is no move'); // `told` is a name, and there",
      '// is no harm in it',
      "const told = 'told';",
    ].join('\n');
    expect(privateWordsIn('a.ts', source).map((found) => found.replace(/: [^“]*$/, ''))).toEqual([
      'a.ts:1: “told”',
      'a.ts:2: “goes on”',
      'a.ts:2: “by itself”',
      'a.ts:3: “is no”',
    ]);
    expect(privateWordsIn('a.test.ts', source)).toHaveLength(3);
    expect(privateWordsIn('a.test.ts', "test('is sent, whoever asks', () => say('whoever asks'));")).toEqual([
      'a.test.ts:1: “whoever”: the player who, anybody who',
    ]);
    expect(privateWordsIn('A.md', 'Whoever reads `told`\nis told apart.')).toHaveLength(1);
  });

  test('are nowhere in the repository', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((path) => privateWordsIn(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
  });
});
