/** The notes of the coach about what happens for the first time. Each is shown below the sentence of its event. */
export type Topic =
  | 'played'
  | 'covered'
  | 'equal'
  | 'rose'
  | 'fell'
  | 'destroyed'
  | 'lost'
  | 'shielded'
  | 'effect'
  | 'reserved'
  | 'guarded'
  | 'revalued'
  | 'escaped'
  | 'beside'
  | 'drew'
  | 'limit'
  | 'exchanged'
  | 'passed'
  | 'nearEnd'
  | 'ended';

export type CoachWords = Record<Topic, string>;
