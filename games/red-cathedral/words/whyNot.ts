import type { Facts } from '@archivolt/engine';
import { actionAt, asked, MATERIALS, type ReasonCode, RUBLES_FOR_PRESTIGE } from '@archivolt/red-cathedral';
import { askSentence } from './asks.ts';
import type { Context, RedCathedralMessages as Messages } from './messages/game.ts';
import type { Reasons, WhyFacts } from './messages/reasons.ts';
import { secOf, spotOf, whoIs } from './things.ts';

/** The sentences of the game with its reasons, which are loaded after the table. */
export type Explaining = Messages & { readonly reasons: Reasons };

/** Why something is not possible. The rule number is shown beside the sentence, not in it. */
export function whyNotSentence(
  m: Explaining,
  reason: { code: string; facts?: Facts | undefined },
  context: Context,
): string {
  const sentence = m.reasons[reason.code as ReasonCode];
  if (typeof sentence === 'string') return sentence;
  const facts: Partial<WhyFacts> = { perPrestige: RUBLES_FOR_PRESTIGE };
  for (const [name, fact] of Object.entries(reason.facts ?? {})) {
    Object.assign(facts, { [name]: factWords(m, name as keyof WhyFacts, fact, context) });
  }
  return sentence(facts as WhyFacts);
}

function factWords(m: Messages, name: keyof WhyFacts, fact: Facts[string], context: Context) {
  const { table } = context;
  const number = typeof fact === 'number' ? fact : 0;
  switch (name) {
    case 'section':
    case 'below':
      return secOf(table, number);
    case 'seat':
      return whoIs(m, number, context);
    case 'place':
      return spotOf(table, number);
    case 'kind':
      return typeof fact === 'number' && fact in MATERIALS ? fact : null;
    case 'action': {
      const action = actionAt(table, number);
      return action === undefined ? m.terms.influence : m.terms.action(action);
    }
    case 'ask':
      return askSentence(m, table.todo.length === 0 ? undefined : asked(table), context);
    default:
      return fact;
  }
}
