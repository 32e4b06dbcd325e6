import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REASON_CODES } from './reasons.ts';
import { RULE_NUMBERS } from './ruleNumbers.ts';

/** RULES.md, ruleNumbers.ts and the titles of the tests agree: every rule is listed and tested, and nothing else is. */

const folder = import.meta.dirname;
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const tests = sources.filter((path) => path.endsWith('.test.ts')).map((path) => ({ path, text: read(path) }));
const rules = sources
  .filter((path) => path.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(path))
  .map(read)
  .join('\n');

/** The titles of all tests of this folder. */
const titles = tests.flatMap(({ path, text }) =>
  [...text.matchAll(/\btest(?:\.each(?:<[^>]*>)?\([\s\S]*?\))?\(\s*(['"`])(.*?)\1,/g)].map(
    ([, , title = '']) => ({ path, title }),
  ),
);
const named = titles.flatMap(({ title }) =>
  [...title.matchAll(/\[(RC-\w+)\]/g)].map(([, rule = '']) => rule),
);

/** The rules as RULES.md lists them: `- **RC-B4** A sentence.` */
const listed = [...read('../RULES.md').matchAll(/^ *- \*\*(RC-\w+)\*\* (.+)$/gm)].map(
  ([, rule = '', sentence = '']) => ({
    rule,
    sentence,
  }),
);

test('RULES.md lists every rule number once, in order, with a sentence', () => {
  expect(listed.map(({ rule }) => rule)).toEqual([...RULE_NUMBERS]);
  for (const { rule, sentence } of listed) expect(sentence, rule).toMatch(/^[A-Z0-9].{15,}\.$/);
});

test('every rule has a test that names it', () => {
  expect(RULE_NUMBERS.filter((rule) => !named.includes(rule))).toEqual([]);
});

test('no test and no rule file names a rule that does not exist', () => {
  const known = new Set<string>(RULE_NUMBERS);
  expect(named.filter((rule) => !known.has(rule))).toEqual([]);
  const cited = [...rules.matchAll(/\bRC-[A-Z]\d+[a-z]?\b/g)].map(([rule]) => rule);
  expect([...new Set(cited)].filter((rule) => !known.has(rule))).toEqual([]);
});

test('all 13 worked examples are tests', () => {
  const examples = titles.flatMap(({ title }) => /worked example (\d+)/.exec(title)?.[1] ?? []);
  expect([...new Set(examples.map(Number))].sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  ]);
});

test('the title of every rules test names a rule', () => {
  const outside = [
    'game.test.ts',
    'coverage.test.ts',
    'illustrations/illustrations.test.ts',
    'playthroughs.test.ts',
  ];
  const nameless = titles.filter(({ path, title }) => !outside.includes(path) && !/^\[RC-/.test(title));
  expect(nameless).toEqual([]);
  expect(titles.length).toBeGreaterThan(200);
});

test('every reason has a test that expects it', () => {
  const expected = tests.map(({ text }) => text).join('\n');
  expect(REASON_CODES.filter((code) => !new RegExp(`(RC-\\w+ |code: ')${code}'`).test(expected))).toEqual([]);
});

test('every event has a test that expects it', () => {
  const types = [...read('vocabulary.ts').matchAll(/\btype: '(\w+)'/g)].map(([, type = '']) => type);
  const expected = tests.map(({ text }) => text).join('\n');
  expect(types.length).toBeGreaterThan(25);
  expect([...new Set(types)].filter((type) => !expected.includes(`'${type}'`))).toEqual([]);
});
