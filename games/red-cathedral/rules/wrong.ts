import { type Contradiction, contradictionIn, type Seat } from '@archivolt/engine';
import type { PositionMistake } from './mistakes.ts';
import type { RuleNumber } from './ruleNumbers.ts';
import type { Place, Slot, Where } from './vocabulary.ts';

/** The parts of a position in which a contradiction can be found. */
export type Part =
  | 'table'
  | 'supply'
  | `place:${Place}`
  | `influence:${number}`
  | `section:${Where}`
  | `player:${Seat}`
  | `slot:${Seat}:${Slot}`
  | 'ivan'
  | 'question';

export type Wrong = Contradiction<Part, RuleNumber>;

export const wrong = contradictionIn<Part, RuleNumber, PositionMistake>();
