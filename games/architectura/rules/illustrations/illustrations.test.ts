import { offersOf, same, unfold, viewOf } from '@archivolt/engine';
import { describe, expect, test } from 'vitest';
import { architectura } from '../index.ts';
import { positions } from '../positions.ts';
import { type ArIllustration, ILLUSTRATIONS, SET_UP } from './illustrations.ts';
import { MEASURES, type Measure } from './measures.ts';

const all: [string, ArIllustration][] = Object.entries(ILLUSTRATIONS);

describe('the drawings of the rules', () => {
  test.each(all)('[%s] the rules play it and measure what its caption claims', (_, illustration) => {
    const played = unfold(architectura, positions, illustration);
    const names = Object.keys(illustration.claim) as Measure[];
    const measured = Object.fromEntries(names.map((name) => [name, MEASURES[name](played)]));
    expect(measured).toEqual(illustration.claim);
  });

  test.each(all.filter(([, { refused }]) => refused !== undefined))(
    '[%s] what it shows as not allowed is refused by its rule',
    (_, { refused = '', rules, ...illustration }) => {
      const { after } = unfold(architectura, positions, illustration);
      const move = architectura.notation.parseMove(refused);
      if (!move.ok) throw new Error(move.why);
      const view = viewOf(after, after.table.active);
      expect(offersOf(architectura, view).some((offer) => same(offer, move.value))).toBe(false);
      const against = architectura.explain(view, move.value).map(({ rule }) => rule);
      expect(rules.some((rule) => against.includes(rule))).toBe(true);
    },
  );

  test('[AR-S1] [AR-S2] the set-up picture shows a set-up of the rules', () => {
    const { before } = unfold(architectura, positions, { ...SET_UP, moves: [] });
    expect(positions.printState(before)).toBe(SET_UP.position);
    expect(before.table).toMatchObject({ turn: 1, todo: [{ ask: 'turn' }] });
    expect(before.table.players).toMatchObject([{ hand: 3 }, { hand: 3 }, { hand: 3 }]);
    expect(before.table.top.every((card) => card < 0)).toBe(true);
  });
});
