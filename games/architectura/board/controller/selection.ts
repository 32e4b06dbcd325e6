import type { Architectura, Space } from '@archivolt/architectura';
import type { ActionState, Answer, Asking, Choice } from '@archivolt/table/controller.ts';

/** The player's selection between two touches. */
export type Selection =
  | { readonly by: 'hand'; readonly card: string }
  /** A space for which a hand card is to be chosen. */
  | { readonly by: 'space'; readonly space: Space }
  /** A building to be turned, one way or the other. */
  | { readonly by: 'turn'; readonly space: Space }
  /** AR-K14: a hand card is to be chosen that goes back into the deck. */
  | { readonly by: 'search' }
  /** AR-V1: a card to be added to the deck, or to leave it. */
  | { readonly by: 'deck'; readonly card: string };

/** Actions at the start of a turn besides playing a card. */
export const ACTION_NAMES = ['exchange', 'search'] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

export type ArAsking = Asking<Architectura, Selection>;
export type ArAnswer = Answer<Architectura, Selection>;
export type ArChoice = Choice<Architectura, Selection>;
export type ArAction = ActionState<Architectura, Selection>;
