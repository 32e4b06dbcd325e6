import type { Reason } from '@archivolt/engine';
import type { InferInput } from 'valibot';
import type { GameFile } from './gameFile.ts';
import type {
  credentials,
  deviceCode,
  guest,
  invitation,
  Me,
  mute,
  newToken,
  Person,
  profileChange,
  pushSubscription,
  Ranked,
  report,
  Statistic,
  signIn,
  Token,
} from './people.ts';
import type { RefusalCode } from './refusals.ts';
import type { Down, submission, Told } from './socket.ts';
import type { botSeat, newTable, OwnTable, playNow, sit, TableInfo } from './tables.ts';

/**
 * Every address under `/api`, with what is sent and what comes back, so that client and server cannot mean different
 * things. What changes something is sent as JSON, if only `{}`; nothing to answer is a 204. A refusal is a `Refused` with a status of 4xx.
 */
export interface Api {
  /** Never refused, so that a page may ask whether anybody is there at all. */
  'GET /api/house': { gives: House };

  'POST /api/guest': { takes: InferInput<typeof guest>; gives: Me };
  'GET /api/me': { gives: Me };
  /** A new mail address counts once its owner has followed the link sent to it; until then the answer has the old one. */
  'PATCH /api/me': { takes: InferInput<typeof profileChange>; gives: Me };
  /** The account is gone; its games stay without the name. */
  'DELETE /api/me': { takes: Nothing; gives: undefined };
  /** A login and a password for the identity that one has. */
  'POST /api/me/credentials': { takes: InferInput<typeof credentials>; gives: Me };
  'POST /api/login': { takes: InferInput<typeof signIn>; gives: Me };
  'POST /api/logout': { takes: Nothing; gives: undefined };
  'POST /api/logout/everywhere': { takes: Nothing; gives: undefined };
  /** A code that works once and soon expires, typed on another device. */
  'POST /api/me/code': { takes: Nothing; gives: { code: string; expires: number } };
  'POST /api/code': { takes: InferInput<typeof deviceCode>; gives: Me };

  /** Options and answers are those of WebAuthn in JSON. */
  'POST /api/me/passkeys/options': { takes: Nothing; gives: unknown };
  'POST /api/me/passkeys': { takes: { response: unknown; label: string }; gives: Me };
  'DELETE /api/me/passkeys/:id': { takes: Nothing; gives: Me };
  'POST /api/passkey/options': { takes: Nothing; gives: unknown };
  'POST /api/passkey': { takes: { response: unknown }; gives: Me };

  'GET /api/me/tokens': { gives: Token[] };
  /** The secret is shown this once. */
  'POST /api/me/tokens': { takes: InferInput<typeof newToken>; gives: Token & { secret: string } };
  'DELETE /api/me/tokens/:id': { takes: Nothing; gives: undefined };

  'POST /api/me/push': { takes: InferInput<typeof pushSubscription>; gives: undefined };
  'DELETE /api/me/push': { takes: { endpoint: string }; gives: undefined };

  /** Whom one does not want to hear. */
  'GET /api/me/mutes': { gives: string[] };
  'POST /api/me/mutes': { takes: InferInput<typeof mute>; gives: undefined };
  'POST /api/reports': { takes: InferInput<typeof report>; gives: undefined };

  'GET /api/people/:id': { gives: Person };
  'GET /api/me/statistics': { gives: Statistic[] };
  /** With `?game=…&players=…`. */
  'GET /api/leaderboard': { gives: Ranked[] };

  /** Open tables that anybody may join. */
  'GET /api/tables': { gives: TableInfo[] };
  'POST /api/tables': { takes: InferInput<typeof newTable>; gives: OwnTable };
  /** A seat at a table that fits, or at a new one. */
  'POST /api/play': { takes: InferInput<typeof playNow>; gives: OwnTable };
  'GET /api/tables/:id': { gives: OwnTable };
  'POST /api/tables/:id/sit': { takes: InferInput<typeof sit>; gives: OwnTable };
  /** The host gives a free seat to a bot, or makes the seat of one free again. */
  'POST /api/tables/:id/bot': { takes: InferInput<typeof botSeat>; gives: OwnTable };
  /** Gives the seat back before the game begins; the table goes when its host leaves. */
  'POST /api/tables/:id/leave': { takes: Nothing; gives: undefined };
  /** The host asks somebody to come: in their lobby, by mail or push. Nobody learns whether that is wanted. */
  'POST /api/tables/:id/invitations': { takes: InferInput<typeof invitation>; gives: undefined };
  /** Open tables to which one is asked to come, and may sit down without the link. */
  'GET /api/me/invitations': { gives: TableInfo[] };
  /** No, thank you. The id is the table's; where nobody had asked nothing happens. */
  'DELETE /api/me/invitations/:id': { takes: Nothing; gives: undefined };
  /** Tables at which one sits: the running ones, or with `?over=1&before=TIME` those that are over. */
  'GET /api/me/tables': { gives: TableInfo[] };
  /** The table as its `watch` shows it, offers included: for programs without a socket. With `?since=VERSION`. */
  'GET /api/tables/:id/view': { gives: Extract<Down, { type: 'table' }> };
  /** With `?before=VERSION`: what happened before it, as the socket's `log` tells it. */
  'GET /api/tables/:id/log': { gives: Told[] };
  'POST /api/tables/:id/moves': { takes: InferInput<typeof submission>; gives: { version: number } };
  /** Of a game that is over. */
  'GET /api/tables/:id/file': { gives: GameFile };
  /** Of a frozen table, for those who sit there. */
  'GET /api/tables/:id/report': { gives: unknown };
}

export type Nothing = Record<string, never>;

/** Who one is here, and what the house can do. */
export interface House {
  me: Me | null;
  /** Of web push: the public key; null where nothing is pushed. */
  push: string | null;
  /** Does it send mail? */
  mail: boolean;
}

export interface Refused {
  error: RefusalCode;
  facts?: Record<string, string | number | boolean>;
  /** Why a move is not possible, by the rules. */
  reasons?: readonly Reason[];
}
