import { same } from '@archivolt/engine';
import { legal } from './game.ts';
import { ruleFor } from './moves/index.ts';
import { type Reason, reason } from './reasons.ts';
import type { RuleNumber } from './ruleNumbers.ts';
import type { View } from './state.ts';
import { asked } from './todo.ts';
import type { Ask, Move } from './vocabulary.ts';

/** The rule behind each question, to explain that it must be answered first. */
export const RULE_OF_ASK: Record<Ask, RuleNumber> = {
  turn: 'RC-F1',
  end: 'RC-F3',
  banner: 'RC-C1',
  slot: 'RC-C3',
  face: 'RC-C4',
  deliver: 'RC-B1',
  gems: 'RC-D2',
  market: 'RC-A4',
  amount: 'RC-T4',
  choose: 'RC-T2',
  sell: 'RC-I3',
  buy: 'RC-I3',
  give: 'RC-I5',
  get: 'RC-I5',
  return: 'RC-I6',
  swap: 'RC-I4',
  activate: 'RC-I5',
  ivanClaim: 'RC-V5d',
  ivanOrnament: 'RC-V6',
};

/** Why a seat cannot do this now: all reasons against it, the most relevant first. */
export function explain(view: View, intent: Move): Reason[] {
  const { table, seat } = view;
  if (table.todo.length === 0) return [reason('RC-E1', 'over')];
  if (table.active !== seat) return [reason('RC-F1', 'notYourTurn', { seat: table.active })];
  const offers: Move[] = [];
  legal(view, offers);
  if (offers.some((offer) => same(offer, intent))) return [];
  const rule = ruleFor(intent);
  const reasons = rule.why(view, intent);
  const { ask } = asked(table);
  if (!rule.answers.includes(ask)) reasons.push(reason(RULE_OF_ASK[ask], 'notNow', { ask }));
  if (reasons.length === 0)
    throw new Error(`no reason against ${JSON.stringify(intent)} when asked for ${ask}`);
  return reasons;
}
