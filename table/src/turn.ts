import {
  type Draft,
  extend,
  type Game,
  type GameTypes,
  offersOf,
  same,
  startDraft,
  type View,
} from '@archivolt/engine';

/** The unfinished turn: a draft on the view of the session, and what is still undecided in it. */

/** Restores the moves of a stored draft, as far as they are still legal. */
export function resumeDraft<G extends GameTypes>(
  game: Game<G>,
  view: View<G>,
  moves: readonly G['move'][],
): Draft<G> {
  let draft = startDraft<G>(view);
  for (const wanted of moves) {
    if (draft.sealed) break;
    const offer = offersOf(game, draft.view).find((offered) => same(offered, wanted));
    if (offer === undefined) break;
    draft = extend(game, draft, offer);
  }
  return draft;
}

export function movesOf<G extends GameTypes>(draft: Draft<G>): G['move'][] {
  return draft.steps.map(({ move }) => move);
}

/** The events already shown by the draft; a submission repeats them all. */
export function eventsOf<G extends GameTypes>(draft: Draft<G>): G['event'][] {
  return draft.steps.flatMap(({ events }) => events);
}
