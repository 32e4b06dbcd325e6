import { plural, whileForbidden } from '../format.ts';
import type { RefusalMessages } from '../messages/refusals.ts';

export const refusals = {
  refusals: {
    malformed: 'The server did not understand that.',
    tooLarge: 'That is too large.',
    tooMany: ({ seconds }) =>
      typeof seconds === 'number'
        ? plural('en', seconds, {
            one: 'Too many attempts. Try again in # second.',
            other: 'Too many attempts. Try again in # seconds.',
          })
        : 'Too many attempts. Wait a moment.',
    oldClient: 'A new version of Archivolt is available. Reload the page.',
    notFound: 'Not found.',
    signIn: 'Sign in first.',
    wrongLogin: 'Wrong name or password.',
    nameTaken: 'This name is already taken.',
    badCode: 'This code is wrong or has expired.',
    badPasskey: 'The passkey was not accepted.',
    forbidden: 'You are not allowed to do that.',
    proofNeeded: 'Confirm that it is you first: enter your password or use a passkey.',
    badLink: 'This link has been used, has expired or is incomplete.',
    muted: ({ until }) =>
      whileForbidden(
        'en',
        until,
        'You cannot write messages: an operator of this server has muted you.',
        (when) => `You cannot write messages until ${when}: an operator of this server has muted you.`,
      ),
    suspended: ({ until }) =>
      whileForbidden(
        'en',
        until,
        'An operator of this server has suspended this account for good.',
        (when) => `An operator of this server has suspended this account until ${when}.`,
      ),
    unknownTable: 'There is no such table.',
    invitationNeeded: 'This table is by invitation only. Open it with the link you were sent.',
    noSpectators: 'Only the players can see this table.',
    blocked: 'You cannot sit down here: you have blocked somebody at this table, or they have blocked you.',
    tooManyOpen: ({ most, of }) =>
      of === 'person'
        ? `You already have ${plural('en', Number(most), { one: '# table', other: '# tables' })} waiting for players. Close one, or wait until a game starts.`
        : `Your connection already has ${plural('en', Number(most), { one: '# table', other: '# tables' })} waiting for players. Try again when a game has started.`,
    seatTaken: 'Somebody was quicker: the seat is taken.',
    alreadySeated: 'You are already at this table.',
    notSeated: 'You are not a player at this table.',
    notStarted: 'The game has not started yet.',
    started: 'The game has already started.',
    over: 'The game is over.',
    frozen: 'This table has been paused because of an error.',
    badOptions: 'The game cannot be played with these options.',
    otherDice: 'The dice of this table have been prepared again. Open the table again.',
    wrongSalt: 'This is not the number you committed to for the dice.',
    stale: 'The game has moved on; here is the current position.',
    notYourTurn: 'It is no longer your turn.',
    empty: 'There is nothing to confirm.',
    notOffered: 'One of the moves is no longer possible.',
    afterUnknown: 'Your turn ends as soon as new information is revealed.',
    nothingToTakeBack: 'You have no turn to take back.',
    takeBackAfterUnknown: 'New information has been revealed since then, so the turn cannot be taken back.',
    nothingAsked: 'That request is no longer open.',
    notPossible: 'That is not possible now.',
    tooLong: 'That is too long.',
    unavailable: 'The server cannot do that at the moment. Try again soon.',
    cannotSave: 'The server cannot save right now, so nothing was changed. Try again soon.',
    closing: 'The server is restarting. Try again in a moment.',
    offline: 'The server is not responding. Are you online?',
  },
} satisfies RefusalMessages;
