import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { loadTerminal } from '../load.ts';

/** Every sentence that takes facts, by its path. */
function sentences(value: object, path = ''): [string, (...facts: number[]) => string][] {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner === 'function') return [[`${path}${key}`, inner]];
    return typeof inner === 'object' && inner !== null ? sentences(inner, `${path}${key}.`) : [];
  });
}

describe.each(LANGUAGES)('the terminal in %s', (language) => {
  test('mentions every fact that a sentence is given', async () => {
    // `mistake` has a test of its own, with every code.
    const { mistake: _, ...terminal } = await loadTerminal(language);
    const found = sentences(terminal);
    expect(found.length).toBeGreaterThan(25);
    for (const [path, say] of found) {
      const facts = [71, 82, 93, 64].slice(0, say.length);
      const said = say(...facts);
      for (const fact of facts) expect(said, path).toContain(String(fact));
    }
  });

  test('describes the value of an option by an article and a noun', async () => {
    const { values } = (await loadTerminal(language)).calling;
    for (const value of Object.values(values)) expect(value).toMatch(/^\p{L}+ \p{L}+$/u);
  });
});
