import { offersOf, same, unfold, viewOf } from '@archivolt/engine';
import { describe, expect, test } from 'vitest';
import { redCathedral } from '../index.ts';
import { positions } from '../positions.ts';
import { ILLUSTRATIONS, type RcIllustration, SET_UP } from './illustrations.ts';
import { MEASURES, type Measure } from './measures.ts';

const all: [string, RcIllustration][] = Object.entries(ILLUSTRATIONS);

describe('the drawings of the rules', () => {
  test.each(all)('[%s] the rules play it and measure what its caption claims', (_, illustration) => {
    const played = unfold(redCathedral, positions, illustration);
    const names = Object.keys(illustration.claim) as Measure[];
    const measured = Object.fromEntries(names.map((name) => [name, MEASURES[name](played)]));
    expect(measured).toEqual(illustration.claim);
  });

  test.each(all.filter(([, { refused }]) => refused !== undefined))(
    '[%s] what it shows as not allowed is refused by its rule',
    (_, { refused = '', rules, ...illustration }) => {
      const { after } = unfold(redCathedral, positions, illustration);
      const move = redCathedral.notation.parseMove(refused);
      if (!move.ok) throw new Error(move.why);
      const view = viewOf(after, after.table.active);
      expect(offersOf(redCathedral, view).some((offer) => same(offer, move.value))).toBe(false);
      const against = redCathedral.explain(view, move.value).map(({ rule }) => rule);
      expect(rules.some((rule) => against.includes(rule))).toBe(true);
    },
  );

  test('[RC-P1] the set-up picture shows a set-up of the rules', () => {
    const { before } = unfold(redCathedral, positions, { ...SET_UP, moves: [] });
    expect(positions.printState(before)).toBe(SET_UP.position);
    expect(before.table).toMatchObject({ turn: 1, todo: [{ ask: 'turn' }] });
    expect(before.table.players.map(({ space, rubles }) => [space, rubles])).toEqual([
      [2, 3],
      [2, 4],
      [2, 4],
    ]);
  });

  test('all worked examples of the rulebook are drawn', () => {
    expect(all.filter(([, { example }]) => example)).toHaveLength(19);
  });
});
