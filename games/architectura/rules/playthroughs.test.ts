import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseRecord, replay } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { invariant } from './fixtures.testing.ts';
import { architectura } from './index.ts';
import { PLAYTHROUGHS, printPlaythrough } from './playthroughs.testing.ts';

const file = (name: string): URL => new URL(`../playthroughs/${name}.txt`, import.meta.url);

/** A change of the rules that affects these games shows up in review: WRITE_PLAYTHROUGHS=1 records them again. */
test.each([...Object.keys(PLAYTHROUGHS), 'rules-1/2-basic', 'rules-1/4-advanced'])(
  'the recorded game %s replays to the same result',
  (name) => {
    if (name in PLAYTHROUGHS && (process.env.WRITE_PLAYTHROUGHS || !existsSync(file(name))))
      writeFileSync(file(name), printPlaythrough(name));
    const text = readFileSync(file(name), 'utf8');
    const parsed = parseRecord(architectura, text);
    if (!parsed.ok) throw new Error(`at ${parsed.at}: ${parsed.why}`);
    const state = replay(architectura, parsed.value, (now) => invariant(now));
    expect(architectura.toMove(state.table)).toBeUndefined();
    const { totals } = architectura.score(state.table);
    expect(text).toContain(`it ends ${totals.join(' to ')}.`);
  },
);
