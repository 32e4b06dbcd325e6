import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseRecord, replay } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { invariant } from './fixtures.testing.ts';
import { architectura } from './index.ts';
import { PLAYTHROUGHS, printPlaythrough } from './playthroughs.testing.ts';

const file = (name: string): URL => new URL(`../playthroughs/${name}.txt`, import.meta.url);

/** A change of the rules that changes these games is seen in review: WRITE_PLAYTHROUGHS=1 writes them anew. */
test.each(Object.keys(PLAYTHROUGHS))('the recorded game %s still plays as it did', (name) => {
  if (process.env.WRITE_PLAYTHROUGHS || !existsSync(file(name)))
    writeFileSync(file(name), printPlaythrough(name));
  const text = readFileSync(file(name), 'utf8');
  const parsed = parseRecord(architectura, text);
  if (!parsed.ok) throw new Error(`at ${parsed.at}: ${parsed.why}`);
  const state = replay(architectura, parsed.value, (now) => invariant(now));
  expect(architectura.toMove(state.table)).toBeUndefined();
  const { totals } = architectura.score(state.table);
  expect(text).toContain(`it ends ${totals.join(' to ')}.`);
});
