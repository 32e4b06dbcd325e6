import {
  type Api,
  block,
  blockedPerson,
  botSeat,
  count,
  faultReport,
  finishedGame,
  GAME_IDS,
  gameFile,
  invitation,
  logEntry,
  type Nothing,
  newTable,
  opponent,
  ownStudy,
  ownTable,
  person,
  playNow,
  type RefusalCode,
  rankingEntry,
  report,
  saltPart,
  seenHistory,
  serverInfo,
  shown,
  sit,
  statistic,
  submission,
  tableInfo,
  takeBackAnswer,
  version,
} from '@archivolt/protocol';
import { array, type GenericSchema, literal, object, string, unknown } from 'valibot';
import { ACCOUNT_ROUTES } from './account.ts';
import { OPERATOR_ROUTES } from './operator.ts';
import type { RouteDescription } from './routeDescription.ts';

const ok = object({ ok: literal(true) });
const health = object({ ...ok.entries, version: string() });
/** The refusals for a table that the reader may not see. */
const HIDDEN_REFUSALS = ['unknownTable', 'invitationNeeded', 'noSpectators'] as const satisfies RefusalCode[];

type TakesOf<E> = E extends { takes: infer T extends object }
  ? [T] extends [Nothing]
    ? { readonly takes?: never }
    : { readonly takes: GenericSchema<T, unknown> }
  : { readonly takes?: never };
type GivesOf<G> = [G] extends [undefined]
  ? { readonly gives?: never }
  : { readonly gives: GenericSchema<unknown, G> };
/** The description of a route, with schemas for the request and the response of its contract. */
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

  ...ACCOUNT_ROUTES,

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
    query: {
      over: '1 for those that are over',
      before: 'a time: only older ones of these',
      id: 'with `before`, the table of that time after which to continue',
    },
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
