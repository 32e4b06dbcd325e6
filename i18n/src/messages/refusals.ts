import type { RefusalCode } from '@archivolt/protocol';

/** The facts of a refusal. */
export type RefusalFacts = Readonly<Record<string, string | number | boolean>>;

/** The refusals of the server. A separate area, because most games are played without one. */
export interface RefusalMessages {
  refusals: Record<RefusalCode | 'offline', string | ((facts: RefusalFacts) => string)>;
}

/** A refusal as a sentence. */
export function refusalSentence(
  m: RefusalMessages,
  { why, facts }: { why: RefusalCode | 'offline'; facts: RefusalFacts },
): string {
  const sentence = m.refusals[why];
  return typeof sentence === 'string' ? sentence : sentence(facts);
}
