import type { Reason } from '@archivolt/engine';
import { ruleFor } from './moves/index.ts';
import { reason } from './reasons.ts';
import type { View } from './state.ts';
import type { Move } from './vocabulary.ts';

/** Why a seat cannot make this move now: rule numbers and facts. Empty for an offered move. */
export function explain(view: View, intent: Move): Reason[] {
  const todo = view.table.todo.at(-1);
  if (todo === undefined) return [reason('AR-G1', 'gameOver')];
  if (todo.seat !== view.seat)
    return [reason('AR-T1', 'notYourDecision', { seat: todo.seat, ask: todo.ask })];
  const rule = ruleFor(todo);
  if (rule.answers.includes(intent.do)) return rule.why(view, todo, intent);
  // Declining is refused by what is compulsory; anything else has its own moment.
  if (intent.do === 'decline') return [reason('AR-E2', 'mustAnswer', { ask: todo.ask })];
  return [reason('AR-T1', 'otherDecision', { ask: todo.ask, answers: rule.answers })];
}
