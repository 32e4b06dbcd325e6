import { type Contradiction, contradictionIn, type Seat } from '@archivolt/engine';
import type { PositionMistake } from './mistakes.ts';
import type { RuleNumber } from './ruleNumbers.ts';
import type { Space } from './vocabulary.ts';

/** The parts of a position in which a contradiction can be found. */
export type Part = 'table' | `space:${Space}` | `player:${Seat}` | 'question';

export type Wrong = Contradiction<Part, RuleNumber>;

export const wrong = contradictionIn<Part, RuleNumber, PositionMistake>();
