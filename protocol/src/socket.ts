import type { Reason } from '@archivolt/engine';
import {
  array,
  boolean,
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
import type { RefusalCode } from './refusals.ts';
import { hex, id, version } from './schema.ts';
import { type Clocks, requestKind, type TableInfo } from './tables.ts';
import { type Line, said } from './talk.ts';

/** Raised when a page that was loaded before would misread what is said now. */
export const PROTOCOL = 1;

/** A socket message may be this long, and a submission have so many moves. */
export const LONGEST_MESSAGE = 16 * 1024;
const MOST_MOVES = 64;

/** Of a long game so much is told at a time: the newest rows of the log, and the newest lines of the talk. */
export const MOST_TOLD = 100;
export const MOST_LINES = 200;

/** The number by which the answer is told apart. */
const ask = number();
const table = id;
/** Compared with the offers and never played itself, so its form is the game's affair. */
const move = looseObject({ do: string() });

/** A turn as it is sent: the version that its player has seen, and the moves. */
const turn = { version, moves: pipe(array(move), minLength(1), maxLength(MOST_MOVES)) };
export const submission = strictObject(turn);

/** What a client says. Every message is answered by `done` or `refused` with its number. */
export const up = variant('do', [
  /** Must be the first. */
  strictObject({ do: literal('hello'), ask, protocol: number() }),
  /** See a table: as the seat that one holds, otherwise as an onlooker. `since`: that version is known already. */
  strictObject({ do: literal('watch'), ask, table, since: optional(version), offers: optional(boolean()) }),
  strictObject({ do: literal('unwatch'), ask, table }),
  /** What happened before a version; answered by `log` and `done`. */
  strictObject({ do: literal('log'), ask, table, before: version }),
  strictObject({ do: literal('submit'), ask, table, ...turn }),
  strictObject({ do: literal('say'), ask, table, said }),
  /** `salt`: for the dice of a rematch. */
  strictObject({ do: literal('request'), ask, table, kind: requestKind, salt: optional(hex) }),
  strictObject({
    do: literal('answer'),
    ask,
    table,
    kind: requestKind,
    yes: boolean(),
    salt: optional(hex),
  }),
  strictObject({ do: literal('resign'), ask, table }),
  /** Back again: the bot hands the seat over. */
  strictObject({ do: literal('return'), ask, table }),
  /** Be told of open tables, of one's own and of invitations. */
  strictObject({ do: literal('lobby'), ask, on: boolean() }),
]);
export type Up = InferOutput<typeof up>;

/** What happened with one version, for the log. Events hold no secret, so everybody is told the same. */
export interface Told {
  version: number;
  /** Who moved; null where the house took something back. */
  seat: number | null;
  at: number;
  events: readonly unknown[];
  /** The version that is shown again. What came after it no longer counts. */
  tookBackTo?: number;
}

/** A view as JSON: the open table, the seat, and what that seat alone knows. */
export interface WireView {
  table: unknown;
  seat: number;
  mine: unknown;
}

/** What the server says. */
export type Down =
  | { type: 'done'; ask: number; version?: number }
  | {
      type: 'refused';
      ask: number;
      why: RefusalCode;
      facts?: Record<string, string | number | boolean>;
      reasons?: readonly Reason[];
    }
  /** After `watch`, and whenever the changes alone would not do. `seat` is null for an onlooker. */
  | {
      type: 'table';
      table: TableInfo;
      seat: number | null;
      version: number;
      /** Null before the game has begun. */
      view: WireView | null;
      clocks: Clocks | null;
      /** What came after `since`: of more than `MOST_TOLD` the newest, and the rest is asked for by `log`. */
      told: Told[];
      /** The newest, `MOST_LINES` at most. */
      lines: Line[];
      offers?: readonly unknown[];
    }
  /** A submission, as everybody at the table is told it. `changes` lead from the view of the version before. */
  | {
      type: 'played';
      table: string;
      told: Told;
      changes: Changes;
      clocks: Clocks;
      offers?: readonly unknown[];
    }
  /** The newest before the version asked for, `MOST_TOLD` at most; none when there are no earlier ones. */
  | { type: 'log'; table: string; told: Told[] }
  /** Seats, presence, requests, status, result: everything but the game itself. */
  | { type: 'info'; table: TableInfo; clocks: Clocks | null }
  | { type: 'line'; table: string; line: Line }
  /** Open tables, one's own, and those to which one is asked to come, as far as new or changed; `gone` are not to be shown. */
  | { type: 'lobby'; tables: TableInfo[]; mine: TableInfo[]; invited: TableInfo[]; gone: string[] }
  /** The server stops; come back in a moment. */
  | { type: 'closing' };
