import { readComponentSet, STANDARD } from '@archivolt/architectura';
import { loadMistakes as loadCity } from '@archivolt/architectura/words';
import { type Mistake, mistake } from '@archivolt/engine';
import { redCathedral } from '@archivolt/red-cathedral';
import { loadMistakes as loadCathedral } from '@archivolt/red-cathedral/words';
import { describe, expect, test } from 'vitest';
import { mistakes as de } from '../de/mistakes.ts';
import { mistakes as fr } from '../fr/mistakes.ts';
import { mistakes as it } from '../it/mistakes.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { loadTerminal } from '../load.ts';
import { mistakes as ptBR } from '../pt-BR/mistakes.ts';
import { mistakes as ptPT } from '../pt-PT/mistakes.ts';

const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** Words that most English phrases contain and that none of our other languages has. */
const ENGLISH =
  /\b(the|of|not|one|with|that|expected|must|from|each|other|card|at (most|least)|is|than|or)\b/i;

/** The phrases of both games. */
const own = async (language: Language): Promise<Readonly<Record<string, string>>> => ({
  ...(await loadCathedral(language)),
  ...(await loadCity(language)),
});

/** Every phrase of each language but English. */
const PHRASES = await Promise.all(
  (
    [
      ['de', de],
      ['fr', fr],
      ['it', it],
      ['pt-PT', ptPT],
      ['pt-BR', ptBR],
    ] as const
  ).map(async ([language, shared]) => [language, { ...shared, ...(await own(language)) }] as const),
);

describe.each(PHRASES)('in %s', (_, messages) => {
  test.each(Object.entries(messages))('“%s” has the same facts and no English words', (code, phrase) => {
    expect(holes(phrase)).toEqual(holes(code));
    expect(phrase).not.toBe(code);
    expect(phrase.replace(/\{\w+\}/g, '')).not.toMatch(ENGLISH);
  });
});

test('the English phrases of a game are its codes, which logs and developers read', async () => {
  for (const [code, phrase] of Object.entries(await own('en'))) expect(phrase).toBe(code);
});

test('French uses no-break spaces before punctuation', () => {
  for (const phrase of Object.values(new Map(PHRASES).get('fr') ?? {}))
    expect(phrase).not.toMatch(/ [:;»]|« |[^\u00a0\u202f][:;»]/);
});

async function inEach(wrong: Mistake): Promise<string[]> {
  return Promise.all(
    LANGUAGES.map(async (language) => (await loadTerminal(language)).mistake(wrong, await own(language))),
  );
}

function wrongMove(text: string): Mistake {
  const parsed = redCathedral.notation.parseMove(text);
  if (parsed.ok) throw new Error(`${text} is a move`);
  return parsed.mistake;
}

test('an unreadable move is explained in every language, with what was expected', async () => {
  expect(await inEach(wrongMove('claim x'))).toEqual([
    'expected a tower',
    'attendu\u00a0: une tour',
    'erwartet: ein Turm',
    'atteso: una torre',
    'esperado: uma torre',
    'esperado: uma torre',
  ]);
});

test('the refusal of a component set names the colour and the value in every language', async () => {
  const cards = STANDARD.cards.map((card) =>
    card.deck === 'additional' ? { ...card, base: undefined, replaces: undefined, sides: [40] } : card,
  );
  const read = readComponentSet(JSON.parse(JSON.stringify({ ...STANDARD, id: 'wrong', cards })));
  if (read.ok) throw new Error('the set is good');
  expect(read.expected).toBe('a card that replaces a basic one of red: none has the value 40');
  for (const sentence of await inEach(read.mistake)) expect(sentence).toMatch(/red.*40/);
});

test('a mistake that only developers see is shown in English, and as a general sentence in other languages', async () => {
  const [en, ...others] = await inEach(mistake('at most four players'));
  expect(en).toBe('at most four players');
  expect(others[1]).toBe('das kann nicht gelesen werden');
});
