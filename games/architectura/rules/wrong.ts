import { type Contradiction, type FactsOf, mistake, type Seat } from '@archivolt/engine';
import type { PositionMistake } from './mistakes.ts';
import type { RuleNumber } from './ruleNumbers.ts';
import type { Space } from './vocabulary.ts';

/** The parts of a position in which a contradiction can be found. */
export type Part = 'table' | `space:${Space}` | `player:${Seat}` | 'question';

export interface Wrong extends Contradiction {
  readonly part: Part;
  readonly rule: RuleNumber;
}

export function wrong<Code extends PositionMistake>(
  part: Part,
  rule: RuleNumber,
  code: Code,
  ...facts: FactsOf<Code>
): Wrong {
  return { part, rule, mistake: mistake(code, ...facts) };
}
