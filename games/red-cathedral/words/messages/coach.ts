/** What the coach explains when it happens for the first time. Each text stands below the sentence of the event itself. */
export type Topic =
  | 'claimed'
  | 'placedUp'
  | 'placedDown'
  | 'unlocked'
  | 'moved'
  | 'paid'
  | 'market'
  | 'lost'
  | 'rolled'
  | 'full'
  | 'influence'
  | 'activated'
  | 'dieTile'
  | 'delivered'
  | 'completed'
  | 'rivalCompleted'
  | 'punished'
  | 'overbuilt'
  | 'decorated'
  | 'recognition'
  | 'prestige'
  | 'nearEnd'
  | 'nearEndSolo'
  | 'end'
  | 'ivan';

export type CoachWords = Record<Topic, string>;
