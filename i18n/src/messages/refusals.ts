import type { RefusalCode } from '@archivolt/protocol';

/** Facts that come with a refusal. */
export type RefusalFacts = Readonly<Record<string, string | number | boolean>>;

/** Why the server refuses something. Read apart from the rest: most games are played without a refusal. */
export interface RefusalMessages {
  refusals: Record<RefusalCode | 'offline', string | ((facts: RefusalFacts) => string)>;
}

/** Why something was refused, as a sentence. */
export function refusalSentence(
  m: RefusalMessages,
  { why, facts }: { why: RefusalCode | 'offline'; facts: RefusalFacts },
): string {
  const sentence = m.refusals[why];
  return typeof sentence === 'string' ? sentence : sentence(facts);
}
