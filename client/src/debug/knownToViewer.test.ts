import { at, offersOf, same, seeded, viewOf } from '@archivolt/engine';
import { GAME_IDS } from '@archivolt/protocol/ids';
import { expect, test } from 'vitest';
import { withBoard } from '../boards.ts';
import { hasEditor } from '../editor/address.ts';
import { knownToViewer } from './knownToViewer.ts';

const MOVES = 60;

/** Their editor begins the games here. Without any, this file has no test, and Vitest fails it. */
const edited = GAME_IDS.filter(hasEditor);

/** Each of them, with a function that plays random moves and visits each position from every viewpoint. */
const games = await Promise.all(
  edited.map((id) =>
    withBoard(id, async ({ rules, editor, book }) => {
      const [game, setUp, { sandbox }] = await Promise.all([rules(), editor?.(), book()]);
      if (!setUp) throw new Error('there is no editor');
      const { printState, parseState } = sandbox.positions;
      const { secrets } = game;
      const play = (): void => {
        const chance = seeded(23);
        const state = setUp.begin(chance);
        for (let played = 0; played < MOVES; played++) {
          const toMove = game.toMove(state.table);
          if (toMove === undefined) return;
          const offers = offersOf(game, viewOf(state, toMove));
          const views = state.mine.map((_, seat) => viewOf(state, seat));
          const spectator = secrets && { table: state.table, seat: toMove, mine: secrets.nothing };
          for (const view of spectator ? [...views, spectator] : views) {
            const seen = knownToViewer(game, view);
            const text = printState(seen.state);
            expect(parseState(text), text).toMatchObject({ ok: true });
            expect(printState(knownToViewer(game, view).state), 'dealt in the same way').toBe(text);
            if (view !== spectator) expect(at(seen.state.mine, view.seat)).toEqual(view.mine);
            // A spectator knows an empty hand as well as its player does.
            const isOpen = !secrets || same(at(state.mine, toMove), secrets.nothing);
            const isKnown = view.seat === toMove && (view !== spectator || isOpen);
            expect(seen.offers).toEqual(isKnown || !secrets ? offers : undefined);
          }
          game.play(viewOf(state, toMove), at(offers, chance(offers.length)), chance);
        }
      };
      return { id, play };
    }),
  ),
);

test.each(games)('$id: the view of any seat or spectator is a position that can be loaded', ({ play }) =>
  play(),
);
