import { offersOf, seeded, viewOf } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { at, IMPOSSIBLE } from './impossible.testing.ts';
import { architectura } from './index.ts';
import { positions } from './positions.ts';

const { parseState, printState } = positions;

test.each(IMPOSSIBLE)(
  '[AR-S1] the impossible position %s is refused: %s',
  (text, code, facts, part, rule, begins) => {
    const parsed = parseState(text);
    expect(parsed).toMatchObject({ ok: false, mistake: { code, facts }, impossible: { part, rule } });
    if (parsed.ok || !parsed.impossible) throw new Error('this position is possible');
    expect(text.slice(parsed.at).startsWith(begins), `${text.slice(parsed.at)} begins with ${begins}`).toBe(
      true,
    );
    // An impossible position can still be shown, and is printed as it was written.
    expect(printState(parsed.impossible.value)).toBe(text);
  },
);

test('[AR-S1] an unreadable text is not reported as an impossible position', () => {
  expect(parseState(at('rZoo / -', 'r | b'))).not.toHaveProperty('impossible');
});

test('[AR-S1] every position of random games is possible and survives printing and parsing', () => {
  const chance = seeded(31);
  for (let players = 2; players <= 4; players++)
    for (const swaps of [0, 6]) {
      const state = architectura.setup({ players, swaps }, chance);
      for (let step = 0; step < 100 && state.table.todo.length > 0; step++) {
        const view = viewOf(state, architectura.toMove(state.table) ?? -1);
        const offers = offersOf(architectura, view);
        const offer = offers[chance(offers.length)];
        if (!offer) throw new Error('nothing is offered');
        architectura.play(view, offer, chance);
        expect(parseState(printState(state))).toEqual({ ok: true, value: state });
      }
    }
});
