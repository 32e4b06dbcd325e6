import {
  array,
  boolean,
  exactOptional,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  strictTuple,
  string,
  union,
  unknown,
  variant,
} from 'valibot';
import { chatMessage } from './chat.ts';
import { announcement } from './operator.ts';
import { me } from './people.ts';
import { REFUSALS } from './refusals.ts';
import { facts, id, seat, time, version } from './schema.ts';
import { clocks, tableInfo } from './tables.ts';

/**
 * Schemas of the server's responses and messages. The OpenAPI document is generated from them, and the tests validate real
 * responses against them. The client uses the inferred types.
 */

export const refusal = object({
  error: picklist(REFUSALS),
  facts: optional(facts),
  /** Why a move is not possible: a rule number, a code, and the facts of its sentence. */
  reasons: optional(array(unknown())),
});

export const serverInfo = object({
  me: nullable(me),
  push: nullable(string()),
  mail: boolean(),
  announcement: nullable(announcement),
});

export const logEntry = object({
  version,
  seat: nullable(seat),
  at: time,
  events: array(unknown()),
  tookBackTo: exactOptional(version),
  hash: exactOptional(string()),
});

const view = object({ table: record(string(), unknown()), seat, mine: unknown() });

const path = array(union([string(), number()]));
/** A change is a path of keys and the new value; without a value the key is removed. */
const changes = array(union([strictTuple([path]), strictTuple([path, unknown()])]));
const offers = exactOptional(array(unknown()));

export const seenHistory = object({
  seat: nullable(seat),
  first: view,
  steps: array(object({ entry: logEntry, changes })),
});

const answerTo = { id: number() };
export const shown = object({
  type: literal('table'),
  table: tableInfo,
  seat: nullable(seat),
  version,
  view: nullable(view),
  clocks: nullable(clocks),
  log: array(logEntry),
  chat: array(chatMessage),
  offers,
});

/** All messages from the server. */
export const serverMessage = variant('type', [
  object({ type: literal('done'), ...answerTo, version: exactOptional(version) }),
  object({
    type: literal('refused'),
    ...answerTo,
    why: picklist(REFUSALS),
    facts: optional(facts),
    reasons: optional(array(unknown())),
  }),
  shown,
  object({ type: literal('played'), table: id, entry: logEntry, changes, clocks, offers }),
  object({ type: literal('log'), table: id, entries: array(logEntry) }),
  object({ type: literal('info'), table: tableInfo, clocks: nullable(clocks) }),
  object({ type: literal('chat'), table: id, message: chatMessage }),
  object({
    type: literal('lobby'),
    tables: array(tableInfo),
    mine: array(tableInfo),
    invited: array(tableInfo),
    gone: array(id),
  }),
  object({ type: literal('hidden'), table: id, why: picklist(REFUSALS) }),
  object({ type: literal('announced'), announcement: nullable(announcement) }),
  object({ type: literal('closing') }),
]);

/** Diagnostic data of a table, for a bug report. */
export const faultReport = object({
  format: literal('archivolt-report-1'),
  id,
  status: string(),
  version,
  seat,
  made: time,
  node: string(),
  unreadable: array(string()),
  view: nullable(unknown()),
  log: array(logEntry),
});
