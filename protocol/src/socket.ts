import type { Reason } from '@archivolt/engine';
import {
  array,
  boolean,
  check,
  type InferOutput,
  literal,
  looseObject,
  maxLength,
  minLength,
  number,
  optional,
  pipe,
  strictObject,
  string,
  variant,
} from 'valibot';
import type { Changes } from './changes.ts';
import { type ChatMessage, newMessage } from './chat.ts';
import type { Announcement } from './operator.ts';
import type { RefusalCode } from './refusals.ts';
import { hex, id, seat, version } from './schema.ts';
import { type Clocks, requestKind, type TableInfo } from './tables.ts';

/** Protocol version: raised when an already loaded page would misread new messages. */
export const PROTOCOL = 3;

/** Maximum length of a socket message, and maximum number of moves per submission. */
export const MAX_MESSAGE_LENGTH = 16 * 1024;
const MAX_MOVES = 64;
/** Maximum nesting of lists and objects in a move. A message has room for thousands of levels, which no thread could be sent. */
const MAX_MOVE_DEPTH = 8;

/** Page sizes: the newest entries of the log, and the newest chat messages. */
export const MAX_LOG_ENTRIES = 100;
export const MAX_CHAT_MESSAGES = 200;

/** Number of the request, chosen by the client and repeated in the reply. */
const request = { id: number() };
const table = id;
/** Compared with the offers and never played itself, so its form is up to the game. */
const move = pipe(
  looseObject({ do: string() }),
  check((given) => isNestedWithin(given, MAX_MOVE_DEPTH)),
);

function isNestedWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((each) => isNestedWithin(each, depth - 1));
}

/** A turn as it is sent: the version its player has seen, and the moves. */
const turn = { version, moves: pipe(array(move), minLength(1), maxLength(MAX_MOVES)) };
export const submission = strictObject(turn);

/** Messages from the client. Every one is answered by `done` or `refused` with its number. */
export const clientMessage = variant('do', [
  /** Must come first. */
  strictObject({ do: literal('hello'), ...request, protocol: number() }),
  /** Subscribes to a table, as the person's seat or else as a spectator. `since` is the version already known. */
  strictObject({
    do: literal('watch'),
    ...request,
    table,
    since: optional(version),
    offers: optional(boolean()),
  }),
  strictObject({ do: literal('unwatch'), ...request, table }),
  /** The log before a version; answered by `log` and `done`. */
  strictObject({ do: literal('log'), ...request, table, before: version }),
  strictObject({ do: literal('submit'), ...request, table, ...turn }),
  strictObject({ do: literal('say'), ...request, table, message: newMessage }),
  /** `salt` is for the dice of a rematch. */
  strictObject({ do: literal('request'), ...request, table, kind: requestKind, salt: optional(hex) }),
  strictObject({
    do: literal('answer'),
    ...request,
    table,
    kind: requestKind,
    yes: boolean(),
    salt: optional(hex),
  }),
  strictObject({ do: literal('resign'), ...request, table }),
  /** The player to move has been absent for `ABSENCE`: a bot plays for them until they return. */
  strictObject({ do: literal('standIn'), ...request, table, seat }),
  /** The player is back: the bot hands over the seat. */
  strictObject({ do: literal('return'), ...request, table }),
  /** Subscribes to open tables, the person's own tables and invitations. */
  strictObject({ do: literal('lobby'), ...request, on: boolean() }),
]);
export type ClientMessage = InferOutput<typeof clientMessage>;

/** A log entry: what happened in one version. Events hold no secrets, so everybody receives the same. */
export interface LogEntry {
  version: number;
  /** The seat that moved; null for a take-back. */
  seat: number | null;
  at: number;
  events: readonly unknown[];
  /** The version restored by a take-back. Later versions no longer count. */
  tookBackTo?: number;
  /** The link of the hash chain, to be compared with the file at the end. Missing in games begun without a chain. */
  hash?: string;
}

/** A view as JSON. */
export interface WireView {
  /** The open table, which everybody may see. */
  table: unknown;
  seat: number;
  /** The private state of the seat, such as its hand; empty for a spectator. */
  mine: unknown;
}

/** A game so far, as one viewer was shown it. */
export interface SeenHistory {
  /** Null for a spectator. */
  seat: number | null;
  first: WireView;
  /** Every entry of the log with what it changed in the viewer's view. */
  steps: { entry: LogEntry; changes: Changes }[];
}

/** Messages from the server. */
export type ServerMessage =
  | { type: 'done'; id: number; version?: number }
  | {
      type: 'refused';
      id: number;
      why: RefusalCode;
      facts?: Record<string, string | number | boolean>;
      reasons?: readonly Reason[];
    }
  /** Sent after `watch`, and whenever a diff is not enough. `seat` is null for a spectator. */
  | {
      type: 'table';
      table: TableInfo;
      seat: number | null;
      version: number;
      /** Null before the game begins. */
      view: WireView | null;
      clocks: Clocks | null;
      /** The log after `since`, at most the newest `MAX_LOG_ENTRIES` entries; earlier ones are available through `log`. */
      log: LogEntry[];
      /** The newest messages, at most `MAX_CHAT_MESSAGES`. */
      chat: ChatMessage[];
      offers?: readonly unknown[];
    }
  /** A submission, sent to everybody at the table. `changes` apply to the view of the previous version. */
  | {
      type: 'played';
      table: string;
      entry: LogEntry;
      changes: Changes;
      clocks: Clocks;
      offers?: readonly unknown[];
    }
  /** The newest entries before the requested version, at most `MAX_LOG_ENTRIES`; empty if there are none. */
  | { type: 'log'; table: string; entries: LogEntry[] }
  /** Seats, presence, requests, status, result: everything except the game itself. */
  | { type: 'info'; table: TableInfo; clocks: Clocks | null }
  /** A chat message; sent again when its text is removed. */
  | { type: 'chat'; table: string; message: ChatMessage }
  /** The table is no longer visible: the game has begun, and only its players may see it. */
  | { type: 'hidden'; table: string; why: RefusalCode }
  /** New or changed tables: open ones, those the person sits at (`mine`) and invitations; `gone` lists those to remove. */
  | { type: 'lobby'; tables: TableInfo[]; mine: TableInfo[]; invited: TableInfo[]; gone: string[] }
  /** The operator's announcement, whenever it changes; null when it is removed. */
  | { type: 'announced'; announcement: Announcement | null }
  /** The server is shutting down; reconnect in a moment. */
  | { type: 'closing' };
