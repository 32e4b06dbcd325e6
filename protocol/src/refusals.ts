/** Everything that can be refused, as a code; the sentence for each is in `i18n`. */
export const REFUSALS = [
  // What was sent
  'malformed',
  'tooLarge',
  'tooMany', // facts: { seconds }
  'oldClient',
  'notFound',
  // Who sent it
  'signIn',
  'wrongLogin',
  'nameTaken',
  'badCode',
  'badPasskey',
  'forbidden',
  // The table
  'unknownTable',
  'invitationNeeded',
  'seatTaken',
  'alreadySeated',
  'notSeated',
  'notStarted',
  'started',
  'over',
  'frozen',
  'badOptions', // facts: { path, expected }
  // The move
  'stale', // facts: { version }
  'notYourTurn',
  'empty',
  'notOffered',
  'afterUnknown',
  // What was asked for
  'nothingToTakeBack',
  'takeBackAfterUnknown',
  'nothingAsked',
  'notPossible',
  // Talk
  'tooLong', // facts: { most }
  // The house
  'unavailable',
  'closing',
] as const;

export type RefusalCode = (typeof REFUSALS)[number];
