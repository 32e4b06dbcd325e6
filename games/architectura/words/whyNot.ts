import { BLOCKS, type ReasonCode } from '@archivolt/architectura';
import type { Facts } from '@archivolt/engine';
import { askSentence } from './asks.ts';
import type { Context, ArchitecturaMessages as Messages } from './messages/game.ts';
import type { Reasons, WhyFacts } from './messages/reasons.ts';
import { spotOf, whoIs } from './things.ts';

/** The sentences of the game with its reasons, which are loaded after the table. */
export type Explaining = Messages & { readonly reasons: Reasons };

/** Why something is not possible. The rule number is shown beside the sentence, not in it. */
export function whyNotSentence(
  m: Explaining,
  reason: { code: string; rule?: string; facts?: Facts | undefined },
  context: Context,
): string {
  const sentence = m.reasons[reason.code as ReasonCode];
  if (typeof sentence === 'string') return sentence;
  const facts: Partial<WhyFacts> = { another: reason.rule === 'AR-X5', blocks: BLOCKS };
  for (const [name, fact] of Object.entries(reason.facts ?? {})) {
    Object.assign(facts, { [name]: factWords(m, name, fact, context) });
  }
  return sentence(facts as WhyFacts);
}

function factWords(m: Messages, name: string, fact: Facts[string], context: Context) {
  const index = typeof fact === 'number' ? fact : 0;
  switch (name) {
    case 'seat':
    case 'owner':
      return whoIs(index, context);
    case 'space':
    case 'from':
    case 'first':
      return spotOf(index);
    case 'ask': {
      const todo = context.table.todo.at(-1);
      return askSentence(m, todo, todo ? { ...context, me: todo.seat } : context);
    }
    default:
      return fact;
  }
}
