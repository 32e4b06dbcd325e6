import { each, seeded, viewOf } from '@archivolt/engine';
import { randomGame } from '@archivolt/engine/testing';
import { expect, test } from 'vitest';
import { intents, offers, position } from './fixtures.testing.ts';
import { architectura, REASON_CODES, RULE_NUMBERS } from './index.ts';

const CODES: readonly string[] = REASON_CODES;
const RULES: readonly string[] = RULE_NUMBERS;

test('[AR-T1] every reason has a known code and a known rule, for every seat and at any time', () => {
  const seen = new Set<string>();
  for (const seed of each(4, (one) => one)) {
    const options = seed % 2 === 0 ? { players: 3, swaps: 6 } : { players: 2 };
    const subject = { game: architectura, longest: 400 };
    const { state } = randomGame(subject, options, seed, (now, _offers, decision) => {
      if (decision % 9 !== 0) return;
      now.mine.forEach((_, seat) => {
        for (const intent of intents(now.table)) {
          for (const { code, rule } of architectura.explain(viewOf(now, seat), intent)) {
            seen.add(code);
            if (!CODES.includes(code) || !RULES.includes(rule)) expect([code, rule]).toEqual([]);
          }
        }
      });
    });
    expect(architectura.explain(viewOf(state, 0), { do: 'pass' })).toEqual([
      { rule: 'AR-G1', code: 'gameOver' },
    ]);
  }
  expect(seen.size).toBeGreaterThan(25);
});

test('[AR-T1] the facts of a reason name the card or space concerned', () => {
  const state = position('bInn', ['hand Palace', 'hand Temple']);
  const view = viewOf(state, 0);
  expect(architectura.explain(view, { do: 'play', card: 'Palace', space: 5 })).toEqual([
    { rule: 'AR-P1', code: 'leftIsEmpty', facts: { space: 5 } },
  ]);
  expect(architectura.explain(view, { do: 'play', card: 'Temple', space: 0 })).toEqual([
    { rule: 'AR-T1', code: 'notInHand', facts: { card: 'Temple' } },
    { rule: 'AR-P1', code: 'spaceTaken', facts: { space: 0 } },
  ]);
  expect(offers(state).length).toBeGreaterThan(0);
});

test('[AR-T1] explaining a move does not change the state', () => {
  const state = architectura.setup({ players: 2 }, seeded(5));
  const before = JSON.stringify(state);
  for (const intent of intents(state.table)) architectura.explain(viewOf(state, 0), intent);
  expect(JSON.stringify(state)).toBe(before);
});
