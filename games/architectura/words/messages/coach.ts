/** What the coach explains when it happens for the first time. Each text stands below the sentence of the event itself. */
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
