import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARD_IDS } from './components.ts';
import { RULE_NUMBERS } from './ruleNumbers.ts';

const folder = new URL('../', import.meta.url);
const files = readdirSync(new URL('rules/', folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const source = (name: string): string => readFileSync(new URL(`rules/${name}`, folder), 'utf8');

/** The titles of all tests, but for those that concern the whole game. */
const OUTSIDE = ['coverage.test.ts', 'game.test.ts', 'playthroughs.test.ts'];
const ofRules = files
  .filter((name) => name.endsWith('.test.ts') && !OUTSIDE.includes(name))
  .flatMap((name) =>
    [...source(name).matchAll(/\btest(?:\.each(?:<[^>]*>)?\([\s\S]*?\))?\(\s*(['"`])(.*?)\1,/g)].map(
      ([, , title = '']) => ({ name, title }),
    ),
  );

const listed = [
  ...readFileSync(new URL('RULES.md', folder), 'utf8').matchAll(/^- \*\*(AR-[A-Z]\d+)\*\*/gm),
].map(([, rule]) => rule);
const titles = files
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [
    ...source(name).matchAll(/\b(?:test|each\([^`']*?\))\(\s*[`'"]((?:\[AR-[A-Z]\d+\])+)/g),
  ])
  .flatMap(([, names]) => [...(names ?? '').matchAll(/AR-[A-Z]\d+/g)].map(([rule]) => rule));

describe('the rule list', () => {
  test('contains every rule of the code once, in order', () => {
    expect(listed).toEqual([...RULE_NUMBERS]);
  });

  test('has a test for every rule', () => {
    expect(listed.filter((rule) => !titles.includes(rule ?? ''))).toEqual([]);
  });

  test('begins the title of every test', () => {
    // A table of tests may have the rules in its rows.
    expect(ofRules.filter(({ title }) => title !== '%s' && !/^\[AR-/.test(title))).toEqual([]);
    expect(ofRules.length).toBeGreaterThan(150);
  });

  test('contains every rule that a test or a comment cites', () => {
    const named = files.flatMap((name) => [...source(name).matchAll(/AR-[A-Z]\d+/g)].map(([rule]) => rule));
    expect([...new Set(named)].filter((rule) => !listed.includes(rule))).toEqual([]);
  });
});

describe('the source files', () => {
  test('name cards only in components, specials, recorded positions and comments', () => {
    const rules = files.filter(
      (name) =>
        !/^(components|specials|illustrations\/.*|lessons\/.*|puzzles\/.*|.*\.test|.*\.testing)\.ts$/.test(
          name,
        ),
    );
    const code = (name: string): string => source(name).replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '');
    const named = rules.flatMap((name) =>
      CARD_IDS.filter((card) => new RegExp(`\\b${card}\\b`).test(code(name))).map(
        (card) => `${name}: ${card}`,
      ),
    );
    expect(named).toEqual([]);
  });

  test('have at most 400 lines each', () => {
    expect(files.filter((name) => source(name).split('\n').length > 400)).toEqual([]);
  });
});
