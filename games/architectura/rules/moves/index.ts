import type { Todo, Todos } from '../state.ts';
import type { Ask } from '../vocabulary.ts';
import { spare } from './compare.ts';
import { copyEffect } from './copy.ts';
import { show, swaps } from './decks.ts';
import { moveAway, spareHits } from './destruction.ts';
import { faceDown } from './faceDown.ts';
import { pay } from './pay.ts';
import { rebuild } from './rebuild.ts';
import { replay, returnCard } from './replay.ts';
import type { Rule } from './rule.ts';
import { goOn } from './steps.ts';
import { swap } from './swap.ts';
import { protect, token } from './tokens.ts';
import { turn } from './turn.ts';
import { turnCards } from './turnCards.ts';

/** The rule for each question of the table. */
const RULES: { [A in Ask]: Rule<A> } = {
  swaps,
  show,
  turn,
  pay,
  spare,
  spareHits,
  escape: moveAway,
  turnCards,
  return: returnCard,
  replay,
  rebuild,
  token,
  faceDown,
  swap,
  protect,
  copy: copyEffect,
  effect: goOn,
  escapes: goOn,
  leave: goOn,
  endTurn: goOn,
};

/** The rule for an entry. It accepts entries of its own kind, by which it was looked up. */
export function ruleFor(todo: Todo): Rule<keyof Todos> {
  return RULES[todo.ask] as Rule<keyof Todos>;
}
