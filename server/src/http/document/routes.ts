import {
  type Api,
  block,
  blockedPerson,
  botSeat,
  count,
  credentials,
  deviceCode,
  faultReport,
  finishedGame,
  forgetPush,
  forgotten,
  GAME_IDS,
  gameFile,
  guest,
  invitation,
  lessons,
  logEntry,
  me,
  type Nothing,
  newPasskey,
  newTable,
  newToken,
  opponent,
  ownSession,
  ownStudy,
  ownTable,
  passkeyLogin,
  person,
  playNow,
  privacy,
  profileChange,
  proof,
  pushSubscription,
  type RefusalCode,
  rankingEntry,
  report,
  reset,
  resetLink,
  saltPart,
  seenHistory,
  serverInfo,
  shown,
  signIn,
  sit,
  statistic,
  submission,
  tableInfo,
  takeBackAnswer,
  token,
  version,
} from '@archivolt/protocol';
import { array, type GenericSchema, literal, nullable, number, object, string, unknown } from 'valibot';
import { OPERATOR_ROUTES } from './operator.ts';
import type { RouteDescription } from './routeDescription.ts';

const ok = object({ ok: literal(true) });
const health = object({ ...ok.entries, version: string() });
const options = unknown();
/** Of a table that the reader may not see. */
const HIDDEN_REFUSALS = ['unknownTable', 'invitationNeeded', 'noSpectators'] as const satisfies RefusalCode[];

type TakesOf<E> = E extends { takes: infer T extends object }
  ? [T] extends [Nothing]
    ? { readonly takes?: never }
    : { readonly takes: GenericSchema<T, unknown> }
  : { readonly takes?: never };
type GivesOf<G> = [G] extends [undefined]
  ? { readonly gives?: never }
  : { readonly gives: GenericSchema<unknown, G> };
/** The description of a route, with schemas for what the contract says that it takes and gives. */
type DescriptionOf<E extends Api[keyof Api]> = RouteDescription & TakesOf<E> & GivesOf<E['gives']>;

/**
 * Every route of the server, by method and path: who may use it, its body and its response. `route` registers routes
 * from it, and the OpenAPI document is generated from it. A test compares it with the registered routes.
 */
export const ROUTES = {
  'GET /api/server': {
    summary: 'Who is signed in, and what this server offers',
    gives: serverInfo,
    for: 'anybody',
  },
  'GET /api/openapi.json': { summary: 'This document', gives: unknown(), for: 'anybody' },

  'POST /api/guest': {
    summary: 'Create a guest account and sign in',
    takes: guest,
    gives: me,
    status: 201,
    refusals: ['notPossible'],
    for: 'anybody',
  },
  'GET /api/me': { summary: 'Your own profile', gives: me },
  'PATCH /api/me': {
    summary: 'Change the profile; a new email address takes effect once it is confirmed',
    takes: profileChange,
    gives: me,
    refusals: ['notPossible', 'proofNeeded'],
    for: 'browser',
  },
  'DELETE /api/me': { summary: 'Delete the account; games stay without the name', for: 'proved' },
  'POST /api/me/credentials': {
    summary: 'Set a username and a password',
    takes: credentials,
    gives: me,
    refusals: ['nameTaken', 'wrongLogin', 'proofNeeded'],
    for: 'browser',
  },
  'POST /api/login': {
    summary: 'Sign in with a password',
    takes: signIn,
    gives: me,
    refusals: ['wrongLogin'],
    for: 'anybody',
  },
  'POST /api/logout': { summary: 'Sign out in this browser', for: 'anybody' },
  'POST /api/logout/everywhere': {
    summary: 'End every session, token, code and socket of the person',
    for: 'browser',
  },
  'POST /api/me/proof': {
    summary: 'Reauthenticate with the password',
    takes: proof,
    refusals: ['wrongLogin'],
    for: 'browser',
  },
  'POST /api/me/proof/options': {
    summary: 'Options for navigator.credentials.get, to reauthenticate with a passkey',
    gives: options,
    refusals: ['notPossible'],
    for: 'browser',
  },
  'POST /api/me/proof/passkey': {
    summary: 'Reauthenticate with a passkey',
    takes: passkeyLogin,
    refusals: ['badPasskey'],
    for: 'browser',
  },
  'POST /api/forgotten': {
    summary: 'Email a password reset link; the response does not reveal whether the address is known',
    takes: forgotten,
    refusals: ['notPossible'],
    for: 'anybody',
  },
  'POST /api/reset/look': {
    summary: 'Whose account a password reset link is for',
    takes: resetLink,
    gives: object({ name: string(), login: nullable(string()) }),
    refusals: ['badLink'],
    for: 'anybody',
  },
  'POST /api/reset': {
    summary: 'Set a new password with a reset link',
    takes: reset,
    gives: me,
    refusals: ['badLink', 'nameTaken'],
    for: 'anybody',
  },
  'PATCH /api/me/lessons': {
    summary: 'Add the lesson progress of this device, and get that of all your devices',
    takes: lessons,
    gives: lessons,
    for: 'browser',
  },
  'GET /api/me/sessions': {
    summary: 'Browsers in which you are signed in',
    gives: array(ownSession),
    for: 'browser',
  },
  'DELETE /api/me/sessions/:id': { summary: 'Sign out another browser', for: 'browser' },
  'GET /api/me/export': {
    summary: 'Everything stored about you',
    gives: unknown(),
    for: 'proved',
  },
  'GET /api/privacy': { summary: 'What is stored, and for how long', gives: privacy, for: 'anybody' },
  'POST /api/me/code': {
    summary: 'A code that signs in another device, once, within ten minutes',
    gives: object({ code: string(), expires: number() }),
    for: 'browser',
  },
  'POST /api/code': {
    summary: 'Sign in with a code from another device',
    takes: deviceCode,
    gives: me,
    refusals: ['badCode'],
    for: 'anybody',
  },
  'POST /api/me/passkeys/options': {
    summary: 'Options for navigator.credentials.create',
    gives: options,
    refusals: ['notPossible'],
    for: 'proved',
  },
  'POST /api/me/passkeys': {
    summary: 'Add a passkey',
    takes: newPasskey,
    gives: me,
    status: 201,
    refusals: ['badPasskey'],
    for: 'proved',
  },
  'DELETE /api/me/passkeys/:id': { summary: 'Remove a passkey', gives: me, for: 'proved' },
  'POST /api/passkey/options': {
    summary: 'Options for navigator.credentials.get',
    gives: options,
    for: 'anybody',
  },
  'POST /api/passkey': {
    summary: 'Sign in with a passkey',
    takes: passkeyLogin,
    gives: me,
    refusals: ['badPasskey'],
    for: 'anybody',
  },
  'GET /api/me/tokens': { summary: 'Your API tokens', gives: array(token), for: 'browser' },
  'POST /api/me/tokens': {
    summary: 'Create a token; its secret is shown only once',
    takes: newToken,
    gives: object({ ...token.entries, secret: string() }),
    status: 201,
    refusals: ['notPossible'],
    for: 'proved',
  },
  'DELETE /api/me/tokens/:id': { summary: 'Revoke a token', for: 'browser' },
  'POST /api/me/push': {
    summary: 'Subscribe this browser to push messages',
    takes: pushSubscription,
    refusals: ['notPossible'],
    for: 'browser',
  },
  'DELETE /api/me/push': {
    summary: 'Unsubscribe this browser from push messages',
    takes: forgetPush,
    for: 'browser',
  },
  'GET /api/me/blocks': { summary: 'People you have blocked', gives: array(blockedPerson) },
  'POST /api/me/blocks': {
    summary: 'Block or unblock somebody',
    takes: block,
    refusals: ['notPossible'],
  },
  'GET /api/me/opponents': {
    summary: 'People you have played with, most recent first',
    gives: array(opponent),
  },
  'POST /api/reports': { summary: 'Report a chat message to the operators', takes: report },
  'GET /api/people/:id': { summary: 'A person’s public profile', gives: person, for: 'anybody' },
  'GET /api/people/:id/games': {
    summary: 'A person’s finished games, for the people they let see them',
    gives: array(finishedGame),
    for: 'anybody',
  },
  'GET /api/me/statistics': { summary: 'Results by game, players and opponents', gives: array(statistic) },
  'GET /api/leaderboard': {
    summary: 'The best players and bots',
    query: { game: GAME_IDS.join(' or '), players: '2 to 4' },
    gives: array(rankingEntry),
    for: 'anybody',
  },

  'GET /api/playing': {
    summary: 'Running games that can be watched, and the number of people and games online',
    gives: object({ tables: array(tableInfo), people: count, games: count }),
    for: 'anybody',
  },
  'GET /api/tables': {
    summary: 'Open tables that anyone may join',
    gives: array(tableInfo),
    for: 'anybody',
  },
  'POST /api/tables': {
    summary: 'Open a table',
    takes: newTable,
    gives: ownTable,
    status: 201,
    refusals: ['badOptions', 'tooManyOpen'],
  },
  'POST /api/play': {
    summary: 'Take a seat at a matching table, or open a new one',
    takes: playNow,
    gives: ownTable,
    refusals: ['badOptions', 'tooManyOpen'],
  },
  'GET /api/tables/:id': {
    summary: 'One table',
    query: { invite: 'the token of an invitation link' },
    gives: ownTable,
    refusals: HIDDEN_REFUSALS,
    for: 'anybody',
  },
  'POST /api/tables/:id/sit': {
    summary: 'Take a seat',
    takes: sit,
    gives: ownTable,
    refusals: [
      'unknownTable',
      'invitationNeeded',
      'blocked',
      'seatTaken',
      'alreadySeated',
      'started',
      'over',
    ],
  },
  'POST /api/tables/:id/salt': {
    summary: 'Send the hash of your salt for the dice, then the salt once all hashes are there',
    takes: saltPart,
    gives: ownTable,
    refusals: ['unknownTable', 'notSeated', 'otherDice', 'wrongSalt', 'notPossible', 'started', 'over'],
  },
  'POST /api/tables/:id/bot': {
    summary: 'Give an open seat to a bot, or remove a bot from its seat (host only)',
    takes: botSeat,
    gives: ownTable,
    refusals: ['unknownTable', 'seatTaken', 'started', 'over'],
  },
  'GET /api/tables/:id/takeBack': {
    summary: 'Whether your last turn can be taken back',
    gives: takeBackAnswer,
    refusals: ['unknownTable', 'notSeated', 'notStarted', 'over', 'frozen'],
  },
  'POST /api/tables/:id/leave': {
    summary: 'Give up your seat before the game starts; the table closes when its host leaves',
    refusals: ['unknownTable', 'notSeated', 'started', 'over'],
  },
  'POST /api/tables/:id/invitations': {
    summary: 'Invite somebody (host only)',
    takes: invitation,
    refusals: ['unknownTable', 'started'],
  },
  'GET /api/me/invitations': { summary: 'Open tables you are invited to', gives: array(tableInfo) },
  'DELETE /api/me/invitations/:id': {
    summary: 'Decline an invitation for good; the id is the table’s',
    refusals: ['unknownTable'],
  },
  'GET /api/me/tables': {
    summary: 'Your tables',
    query: { over: '1 for those that are over', before: 'a time: only older ones of these' },
    gives: array(tableInfo),
  },
  'GET /api/tables/:id/view': {
    summary: 'A table as you see it, with your offers',
    query: {
      since: 'a version: only the later part of the log',
      after: 'a version: wait, 25 seconds at most, until there is a later one or the table has changed',
    },
    gives: shown,
    refusals: HIDDEN_REFUSALS,
    for: 'anybody',
  },
  'GET /api/tables/:id/log': {
    summary: 'Up to 100 submissions before a version',
    query: { before: 'a version' },
    gives: array(logEntry),
    refusals: HIDDEN_REFUSALS,
    for: 'anybody',
  },
  'GET /api/tables/:id/history': {
    summary: 'The game so far as you see it: the first view, and what each entry of the log changed in it',
    gives: seenHistory,
    refusals: [...HIDDEN_REFUSALS, 'notPossible'],
    for: 'anybody',
  },
  'POST /api/tables/:id/moves': {
    summary: 'Submit a turn, or part of one',
    takes: submission,
    gives: object({ version }),
    refusals: [
      'unknownTable',
      'notSeated',
      'notStarted',
      'over',
      'frozen',
      'stale',
      'notYourTurn',
      'empty',
      'notOffered',
      'afterUnknown',
    ],
  },
  'GET /api/tables/:id/file': {
    summary: 'A finished game as one file',
    gives: gameFile,
    refusals: [...HIDDEN_REFUSALS, 'notPossible'],
    for: 'anybody',
  },
  'POST /api/tables/:id/study': {
    summary: 'Keep what a study on your device found about your seat of a finished game',
    takes: ownStudy,
    refusals: ['unknownTable', 'notSeated', 'notPossible'],
  },
  'GET /api/tables/:id/report': {
    summary: 'Diagnostic data of a table, for a bug report',
    gives: faultReport,
    refusals: ['unknownTable', 'notSeated'],
  },

  ...OPERATOR_ROUTES,

  'GET /api/unsubscribe/:token': {
    summary: 'Confirmation page for unsubscribing',
    gives: 'text/html',
    for: 'anybody',
  },
  'POST /api/unsubscribe/:token': {
    summary: 'Stop email notifications (RFC 8058)',
    gives: 'text/html',
    for: 'anybody',
  },
  'GET /api/mail/:token': {
    summary: 'Confirmation page for an email address',
    gives: 'text/html',
    for: 'anybody',
  },
  'POST /api/mail/:token': { summary: 'Confirm an email address', gives: 'text/html', for: 'anybody' },
  'GET /api/page.css': { summary: 'Stylesheet of these pages', gives: 'text/css', for: 'anybody' },

  'GET /healthz': { summary: 'The process is running', gives: health, for: 'anybody' },
  'GET /readyz': { summary: 'Moves can be stored', gives: ok, for: 'anybody' },
  'GET /metrics': { summary: 'Metrics for Prometheus', gives: 'text/plain', for: 'anybody' },
  'GET /socket': {
    summary: 'The WebSocket; schemas ClientMessage (to the server) and ServerMessage (from the server)',
    for: 'anybody',
  },
} as const satisfies { readonly [A in keyof Api]: DescriptionOf<Api[A]> } & Readonly<
  Record<string, RouteDescription>
>;
