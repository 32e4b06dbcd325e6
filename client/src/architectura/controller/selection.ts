import type { Architectura, Move, Space } from '@archivolt/architectura';
import type { ActionState, Answer, Asking, Choice } from '../../table/controller.ts';

/** What the player holds between two touches. */
export type Selection =
  | { readonly by: 'hand'; readonly card: string }
  /** A space for which a card of the hand is looked for. */
  | { readonly by: 'space'; readonly space: Space }
  /** A building that is to be turned, one way or the other. */
  | { readonly by: 'turn'; readonly space: Space }
  /** AR-K14: a card of the hand is looked for that goes back into the deck. */
  | { readonly by: 'search' }
  /** AR-V1: a card that is to come into the deck, or to leave it. */
  | { readonly by: 'deck'; readonly card: string };

/** What can be done at the start of a turn besides playing a card. */
export const ACTION_NAMES = ['exchange', 'search'] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

export type ArAsking = Asking<Architectura, Selection>;
export type ArAnswer = Answer<Architectura, Selection>;
export type ArChoice = Choice<Architectura, Selection>;
export type ArAction = ActionState<Architectura, Selection>;

export function play(move: Move): ArAnswer {
  return { does: 'play', move };
}

function select(selection: Selection | undefined): ArAnswer {
  return { does: 'select', selection };
}

/** Selects, or lets go of what is selected already. */
export function toggle({ selection }: ArAsking, wanted: Selection): ArAnswer {
  return select(JSON.stringify(selection) === JSON.stringify(wanted) ? undefined : wanted);
}
