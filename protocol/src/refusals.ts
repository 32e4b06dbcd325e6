/** All error codes; the sentence for each is in `i18n`. */
export const REFUSALS = [
  // The request
  'malformed',
  'tooLarge',
  'tooMany', // facts: { seconds }
  'oldClient',
  'notFound',
  // The sender
  'signIn',
  'wrongLogin',
  'nameTaken',
  'badCode',
  'badPasskey',
  'forbidden',
  'proofNeeded', // no password or passkey was given in the last minutes
  'badLink',
  'muted', // facts: { until }
  'suspended', // facts: { until }
  // The table
  'unknownTable',
  'invitationNeeded',
  'noSpectators',
  'blocked',
  'tooManyOpen', // facts: { most, of: person or address }
  'seatTaken',
  'alreadySeated',
  'notSeated',
  'notStarted',
  'started',
  'over',
  'frozen',
  'badOptions', // facts: { path, expected }
  'otherDice', // facts: { commitment }
  'wrongSalt',
  // The move
  'stale', // facts: { version }
  'notYourTurn',
  'empty',
  'notOffered',
  'afterUnknown',
  // Agreements
  'nothingToTakeBack',
  'takeBackAfterUnknown',
  'nothingAsked',
  'notPossible',
  // Chat
  'tooLong', // facts: { most }
  // The server
  'unavailable',
  'cannotSave', // the disk is full
  'closing',
] as const;

export type RefusalCode = (typeof REFUSALS)[number];
