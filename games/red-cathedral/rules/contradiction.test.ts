import { offersOf, type State, seeded, viewOf } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { GOOD, IMPOSSIBLE, IMPOSSIBLE_WITH_IVAN, type Row, SOLO } from './impossible.testing.ts';
import { type RedCathedral, redCathedral } from './index.ts';
import { positions } from './positions.ts';

const { parseState, printState } = positions;

function expectRefused(text: string, [, , code, facts, part, rule, at]: Row): void {
  const parsed = parseState(text);
  expect(parsed).toMatchObject({ ok: false, mistake: { code, facts }, impossible: { part, rule } });
  if (parsed.ok || !parsed.impossible) throw new Error('this position is possible');
  expect(text.slice(parsed.at).startsWith(at), `${text.slice(parsed.at)} begins with ${at}`).toBe(true);
  // An impossible position can still be shown, and is printed as it was written.
  expect(printState(parsed.impossible.value)).toBe(text);
}

test.each(IMPOSSIBLE)('[RC-P1] the impossible change %s → %s is refused: %s', (...row) => {
  const [from, to] = row;
  expect(GOOD).toContain(from);
  expectRefused(GOOD.replace(from, to), row);
});

test.each(IMPOSSIBLE_WITH_IVAN)(
  '[RC-V2] the impossible change in a solo game %s → %s is refused: %s',
  (...row) => {
    const [from, to] = row;
    expect(parseState(SOLO)).toMatchObject({ ok: true });
    expectRefused(SOLO.replace(from, to), row);
  },
);

test('[RC-P1] an unreadable text is not reported as an impossible position', () => {
  const parsed = parseState(GOOD.replace('B01.W', 'B01@3'));
  expect(parsed).toMatchObject({ ok: false, why: 'seat 3 has no player', at: GOOD.indexOf('B01.W') });
  expect(parsed).not.toHaveProperty('impossible');
});

test('[RC-P1] every position of random games is possible and survives printing and parsing', () => {
  const chance = seeded(31);
  for (let players = 1; players <= 4; players++)
    for (const side of ['basic', 'advanced'] as const) {
      const options = { players, side, influence: 'random', first: 'random' } as const;
      const state: State<RedCathedral> = redCathedral.setup(options, chance);
      for (let step = 0; step < 60 && state.table.todo.length > 0; step++) {
        const view = viewOf(state, state.table.active);
        const offers = offersOf(redCathedral, view);
        const offer = offers[chance(offers.length)];
        if (!offer) throw new Error('nothing is offered');
        redCathedral.play(view, offer, chance);
        expect(parseState(printState(state))).toEqual({ ok: true, value: state });
      }
    }
});
