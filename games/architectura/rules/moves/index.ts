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
import { continueStep } from './steps.ts';
import { swap } from './swap.ts';
import { protect, token } from './tokens.ts';
import { turn } from './turn.ts';
import { turnCards } from './turnCards.ts';

/** The rule for each question of the table. */
const RULES = {
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
  effect: continueStep,
  escapes: continueStep,
  leave: continueStep,
  endTurn: continueStep,
} satisfies { [A in Ask]: Rule<A> };

/** The moves that answer a question. A move without a rule cannot be passed to `ruleFor`, and does not compile. */
type AnsweringDo = (typeof RULES)[Ask]['answers'][number];

/** The rule for an entry. It accepts entries of its own kind, by which it was looked up. */
export function ruleFor(todo: Todo): Rule<keyof Todos, AnsweringDo> {
  return RULES[todo.ask] as Rule<keyof Todos, AnsweringDo>;
}
