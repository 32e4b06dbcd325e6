/** The notes of the coach about what happens for the first time. Each is shown below the sentence of its event. */
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
