import { describe, expect, test } from 'vitest';
import type { Game, GameTypes, PositionNotation } from './game.ts';
import { type Illustration, type IllustrationStates, readMove, unfold } from './illustration.ts';
import { moverOf, offersOf, viewOf } from './play.ts';
import { same } from './same.ts';

interface IllustrationSubject<G extends GameTypes, Measure extends string> {
  game: Game<G>;
  positions: PositionNotation<G>;
  illustrations: Readonly<Record<string, Illustration<string, unknown, Measure>>>;
  /** How each number that a caption may claim is measured by the rules. */
  measures: Readonly<Record<Measure, (played: IllustrationStates<G>) => number>>;
}

/** The tests shared by the drawings of the rules of all games. */
export function testIllustrations<G extends GameTypes, Measure extends string>({
  game,
  positions,
  illustrations,
  measures,
}: IllustrationSubject<G, Measure>): void {
  const all = Object.entries(illustrations);

  describe('the drawings of the rules', () => {
    test.each(all)('[%s] gives the figures of its caption when played by the rules', (_, illustration) => {
      const played = unfold(game, positions, illustration);
      const names = Object.keys(illustration.claim) as Measure[];
      const measured = Object.fromEntries(names.map((name) => [name, measures[name](played)]));
      expect(measured).toEqual(illustration.claim);
    });

    test.each(all.filter(([, { refused }]) => refused !== undefined))(
      '[%s] has the move it shows as illegal refused by one of its rules',
      (_, { refused = '', rules, ...illustration }) => {
        const { after } = unfold(game, positions, illustration);
        const move = readMove(game, refused);
        const view = viewOf(after, moverOf(game, after.table));
        expect(offersOf(game, view).some((offer) => same(offer, move))).toBe(false);
        const against = game.explain(view, move).map(({ rule }) => rule);
        expect(rules.some((rule) => against.includes(rule))).toBe(true);
      },
    );
  });
}
