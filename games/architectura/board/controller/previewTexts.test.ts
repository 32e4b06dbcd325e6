import { architectura } from '@archivolt/architectura';
import { at, extend, offersOf, seeded, startDraft, viewOf } from '@archivolt/engine';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { expect, test } from 'vitest';
import { loadGuideOf } from './guide.ts';

const seats = ['Ada', 'Boris'].map((name, seat): SeatInfo => ({ seat, name, kind: 'me', colour: seat }));

test('a preview in the middle of a turn describes the table as it is then, not as it was at the start', async () => {
  const guide = (await loadGuideOf('en'))({ seats, me: 0 });
  let seen = 0;
  for (let seed = 0; seed < 60; seed++) {
    const chance = seeded(seed);
    const state = architectura.setup({ players: 2 }, chance);
    for (
      let seat = architectura.toMove(state.table);
      seat !== undefined;
      seat = architectura.toMove(state.table)
    ) {
      const before = viewOf(state, seat);
      const offers = offersOf(architectura, before);
      for (const play of offers) {
        if (play.do !== 'play' || play.card !== 'Temple' || at(before.table.top, play.space) < 0) continue;
        // The Temple is built on a ruin, and may then be protected itself.
        const draft = extend(architectura, startDraft(before), play);
        const move = offersOf(architectura, draft.view).find(
          (offer) => offer.do === 'protect' && offer.space === play.space,
        );
        if (!move) continue;
        const { view: after, steps } = extend(architectura, draft, move);
        const events = steps.flatMap((step) => step.events);
        const considered = { before, after, moves: [play, move], events, sealed: true, from: draft.view };
        const { title } = guide.preview({ ...considered, looked: { move, next: [] } });
        expect(title).toBe('Protect your Temple');
        seen += 1;
      }
      architectura.play(before, at(offers, chance(offers.length)), chance, []);
    }
  }
  expect(seen).toBeGreaterThan(0);
});
