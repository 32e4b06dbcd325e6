import type { Reason } from '@archivolt/engine';
import type { InferInput } from 'valibot';
import type { GameFile } from './gameFile.ts';
import type { LessonsProgress } from './lessons.ts';
import type {
  Announcement,
  announcement,
  HealthSample,
  OperatorEntry,
  OperatorPerson,
  OperatorReport,
  Privacy,
  reasoned,
  renaming,
  reportedMessage,
  sanction,
} from './operator.ts';
import type {
  BlockedPerson,
  block,
  credentials,
  deviceCode,
  FinishedGame,
  forgotten,
  guest,
  invitation,
  Me,
  newToken,
  Opponent,
  OwnSession,
  ownStudy,
  Person,
  profileChange,
  proof,
  pushSubscription,
  RankingEntry,
  report,
  reset,
  resetLink,
  Statistic,
  signIn,
  Token,
} from './people.ts';
import type { RefusalCode } from './refusals.ts';
import type { LogEntry, SeenHistory, ServerMessage, submission } from './socket.ts';
import type {
  botSeat,
  newTable,
  OwnTable,
  playNow,
  saltPart,
  sit,
  TableInfo,
  TakeBackAnswer,
} from './tables.ts';

/**
 * Every endpoint under `/api` with its request and response types, shared by client and server. Changes are sent as JSON, at
 * least `{}`; an empty response is a 204. An error is a `Refused` with a 4xx status.
 */
export interface Api {
  /** Never refused, so that a page can check whether the server is reachable. */
  'GET /api/server': { gives: ServerInfo };

  'POST /api/guest': { takes: InferInput<typeof guest>; gives: Me };
  'GET /api/me': { gives: Me };
  /**
   * A new mail address takes effect once its owner has followed the link sent to it; until then the response has the old one.
   */
  'PATCH /api/me': { takes: InferInput<typeof profileChange>; gives: Me };
  /** Deletes the account and its chat messages; its games remain without the name. */
  'DELETE /api/me': { takes: Nothing; gives: undefined };
  /** Adds a login and a password to the current identity. */
  'POST /api/me/credentials': { takes: InferInput<typeof credentials>; gives: Me };
  'POST /api/login': { takes: InferInput<typeof signIn>; gives: Me };
  'POST /api/logout': { takes: Nothing; gives: undefined };
  'POST /api/logout/everywhere': { takes: Nothing; gives: undefined };
  /**
   * Re-authentication for sensitive actions: deleting the account, adding a passkey or a token, changing the address,
   * exporting data.
   */
  'POST /api/me/proof': { takes: InferInput<typeof proof>; gives: undefined };
  'POST /api/me/proof/options': { takes: Nothing; gives: unknown };
  'POST /api/me/proof/passkey': { takes: { response: unknown }; gives: undefined };
  /** Sends a link to set a new password; the response is the same whether the address is known or not. */
  'POST /api/forgotten': { takes: InferInput<typeof forgotten>; gives: undefined };
  /** The account a reset link belongs to. */
  'POST /api/reset/look': {
    takes: InferInput<typeof resetLink>;
    gives: { name: string; login: string | null };
  };
  'POST /api/reset': { takes: InferInput<typeof reset>; gives: Me };
  /** Sends this device's progress in the lessons; the response merges all devices of the account. */
  'PATCH /api/me/lessons': { takes: LessonsProgress; gives: LessonsProgress };
  'GET /api/me/sessions': { gives: OwnSession[] };
  'DELETE /api/me/sessions/:id': { takes: Nothing; gives: undefined };
  /** All data stored about the account. */
  'GET /api/me/export': { gives: unknown };
  'GET /api/privacy': { gives: Privacy };
  /** These endpoints as an OpenAPI document. */
  'GET /api/openapi.json': { gives: unknown };
  /** A single-use code that expires soon, to sign in on another device. */
  'POST /api/me/code': { takes: Nothing; gives: { code: string; expires: number } };
  'POST /api/code': { takes: InferInput<typeof deviceCode>; gives: Me };

  /** Options and responses are those of WebAuthn in JSON. */
  'POST /api/me/passkeys/options': { takes: Nothing; gives: unknown };
  'POST /api/me/passkeys': { takes: { response: unknown; label: string }; gives: Me };
  'DELETE /api/me/passkeys/:id': { takes: Nothing; gives: Me };
  'POST /api/passkey/options': { takes: Nothing; gives: unknown };
  'POST /api/passkey': { takes: { response: unknown }; gives: Me };

  'GET /api/me/tokens': { gives: Token[] };
  /** The secret is returned only here. */
  'POST /api/me/tokens': { takes: InferInput<typeof newToken>; gives: Token & { secret: string } };
  'DELETE /api/me/tokens/:id': { takes: Nothing; gives: undefined };

  'POST /api/me/push': { takes: InferInput<typeof pushSubscription>; gives: undefined };
  'DELETE /api/me/push': { takes: { endpoint: string }; gives: undefined };

  /** Blocked people: they cannot talk to, invite or play with the account. */
  'GET /api/me/blocks': { gives: BlockedPerson[] };
  'POST /api/me/blocks': { takes: InferInput<typeof block>; gives: undefined };
  /** Past opponents, the most recent first. */
  'GET /api/me/opponents': { gives: Opponent[] };
  'POST /api/reports': { takes: InferInput<typeof report>; gives: undefined };

  'GET /api/people/:id': { gives: Person };
  /** The newest thousand finished games, if their player lets the reader see them. */
  'GET /api/people/:id/games': { gives: FinishedGame[] };
  'GET /api/me/statistics': { gives: Statistic[] };
  /** With `?game=…&players=…`. Ordered by the conservative rating: the rating minus three deviations. */
  'GET /api/leaderboard': { gives: RankingEntry[] };

  /** Open tables that anybody may join, those with somebody present first; at most a hundred. */
  'GET /api/tables': { gives: TableInfo[] };
  /** Games that anybody may watch now, and the number of people online. */
  'GET /api/playing': { gives: Activity };
  'POST /api/tables': { takes: InferInput<typeof newTable>; gives: OwnTable };
  /** A seat at a matching table, or at a new one. */
  'POST /api/play': { takes: InferInput<typeof playNow>; gives: OwnTable };
  'GET /api/tables/:id': { gives: OwnTable };
  'POST /api/tables/:id/sit': { takes: InferInput<typeof sit>; gives: OwnTable };
  /** The host gives a free seat to a bot, or frees a bot's seat. */
  'POST /api/tables/:id/bot': { takes: InferInput<typeof botSeat>; gives: OwnTable };
  /** A player's contribution to the dice: first the hash of a salt, and the salt once all hashes are there. */
  'POST /api/tables/:id/salt': { takes: InferInput<typeof saltPart>; gives: OwnTable };
  /** Whether the last turn could be taken back if everybody agreed. This does not ask anybody. */
  'GET /api/tables/:id/takeBack': { gives: TakeBackAnswer };
  /** Gives up the seat before the game begins; the table is deleted when its host leaves. */
  'POST /api/tables/:id/leave': { takes: Nothing; gives: undefined };
  /**
   * The host invites somebody: in their lobby, by mail or push. The response does not reveal whether they accept invitations.
   */
  'POST /api/tables/:id/invitations': { takes: InferInput<typeof invitation>; gives: undefined };
  /** Open tables with an invitation, which can be joined without the link. */
  'GET /api/me/invitations': { gives: TableInfo[] };
  /** Declines an invitation. The id is the table's; without an invitation nothing happens. */
  'DELETE /api/me/invitations/:id': { takes: Nothing; gives: undefined };
  /**
   * The person's tables: the running ones, or with `?over=1` those that are over, newest first. With `before=TIME` those
   * before a time; with `before=TIME&id=ID` those after that table, whose time is `finished`, or else `created`.
   */
  'GET /api/me/tables': { gives: TableInfo[] };
  /** The table as `watch` shows it, including offers, for programs without a socket. With `?since=VERSION`. */
  'GET /api/tables/:id/view': { gives: Extract<ServerMessage, { type: 'table' }> };
  /** With `?before=VERSION`: the entries before it, like the socket's `log`. */
  'GET /api/tables/:id/log': { gives: LogEntry[] };
  /** The game so far as the viewer knows it, with the table's delay for spectators. */
  'GET /api/tables/:id/history': { gives: SeenHistory };
  'POST /api/tables/:id/moves': { takes: InferInput<typeof submission>; gives: { version: number } };
  /** Only for a finished game. */
  'GET /api/tables/:id/file': { gives: GameFile };
  /** Stores what the player's own device found about their seat of a finished game; a deeper study replaces it. */
  'POST /api/tables/:id/study': { takes: InferInput<typeof ownStudy>; gives: undefined };
  /** Only for a frozen table, for its players. */
  'GET /api/tables/:id/report': { gives: unknown };

  /** For operators; with `?closed=1` the closed reports. */
  'GET /api/admin/reports': { gives: OperatorReport[] };
  'POST /api/admin/reports/close': { takes: InferInput<typeof reportedMessage>; gives: undefined };
  'POST /api/admin/messages/remove': { takes: InferInput<typeof reportedMessage>; gives: undefined };
  /** With `?text=…`: people whose name or login contains it. */
  'GET /api/admin/people': { gives: OperatorPerson[] };
  'GET /api/admin/people/:id': { gives: OperatorPerson };
  'POST /api/admin/people/:id/mute': { takes: InferInput<typeof sanction>; gives: OperatorPerson };
  'POST /api/admin/people/:id/suspend': { takes: InferInput<typeof sanction>; gives: OperatorPerson };
  'POST /api/admin/people/:id/rename': { takes: InferInput<typeof renaming>; gives: OperatorPerson };
  'POST /api/admin/tables/:id/close': { takes: InferInput<typeof reasoned>; gives: undefined };
  'POST /api/admin/announcement': { takes: InferInput<typeof announcement>; gives: undefined };
  'DELETE /api/admin/announcement': { takes: Nothing; gives: undefined };
  /** Newest first; with `?before=TIME` the entries before it, with `?before=TIME&id=ID` those that follow that entry. */
  'GET /api/admin/audit': { gives: OperatorEntry[] };
  /** With `?hours=1…168`. */
  'GET /api/admin/health': { gives: HealthSample[] };
}

export type Nothing = Record<string, never>;

/** Current activity. */
export interface Activity {
  /** Running tables that allow spectators, those with somebody present first, as seen by a spectator. */
  tables: TableInfo[];
  /** People who have a table or the lobby open. */
  people: number;
  /** All running games. */
  games: number;
}

/** The signed-in account, and what the server supports. */
export interface ServerInfo {
  me: Me | null;
  /** Public key for web push; null if push is disabled. */
  push: string | null;
  /** Whether the server sends mail. */
  mail: boolean;
  /** Planned or current maintenance. */
  announcement: Announcement | null;
}

export interface Refused {
  error: RefusalCode;
  facts?: Record<string, string | number | boolean>;
  /** Why a move is not possible, by the rules. */
  reasons?: readonly Reason[];
}
