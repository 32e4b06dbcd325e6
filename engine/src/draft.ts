import { NotYetKnown, unknown } from './chance.ts';
import type { Game, GameTypes, View } from './game.ts';
import { copyView } from './play.ts';

/**
 * A turn being composed on the player's own view; undo drops steps. A move that needs a pick seals the draft: it can be
 * undone or submitted, but not continued.
 */
export interface Draft<G extends GameTypes> {
  readonly steps: readonly Step<G>[];
  /** The view after the steps; for a sealed draft, up to the first pick. */
  readonly view: View<G>;
  readonly sealed: boolean;
}

interface Step<G extends GameTypes> {
  readonly before: View<G>;
  readonly move: G['move'];
  readonly events: readonly G['event'][];
}

export function startDraft<G extends GameTypes>(view: View<G>): Draft<G> {
  return { steps: [], view, sealed: false };
}

/** Adds an offered move to the draft. */
export function extend<G extends GameTypes>(game: Game<G>, draft: Draft<G>, move: G['move']): Draft<G> {
  if (draft.sealed) throw new Error('a sealed draft cannot be extended');
  const view = copyView(game, draft.view);
  const events: G['event'][] = [];
  let sealed = false;
  try {
    game.play(view, move, unknown, events);
  } catch (thrown) {
    if (!(thrown instanceof NotYetKnown)) throw thrown;
    sealed = true;
  }
  return { steps: [...draft.steps, { before: draft.view, move, events }], view, sealed };
}

/** Undoes the last step, or the given number of them. */
export function undo<G extends GameTypes>(draft: Draft<G>, steps = 1): Draft<G> {
  const keep = Math.max(0, draft.steps.length - steps);
  const first = draft.steps[keep];
  return first ? { steps: draft.steps.slice(0, keep), view: first.before, sealed: false } : draft;
}
