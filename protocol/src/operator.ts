import {
  check,
  type InferOutput,
  maxLength,
  maxValue,
  nullable,
  optional,
  pipe,
  strictObject,
  string,
  transform,
} from 'valibot';
import type { ChatMessage } from './chat.ts';
import { name } from './people.ts';
import { count, id, text, time } from './schema.ts';

/** Everything an operator can do, as recorded in the audit log. */
export const OPERATOR_ACTS = [
  'mute',
  'unmute',
  'suspend',
  'unsuspend',
  'rename',
  'removeLine',
  'closeReport',
  'closeTable',
  'announce',
  'withdraw',
  'appoint',
  'dismiss',
] as const;
export type OperatorAct = (typeof OPERATOR_ACTS)[number];

/** The end date of a permanent sanction: the last day of the year 9999. */
export const PERMANENT_UNTIL = 253_402_214_400_000;

/** A short reason for the audit log. */
const why = optional(
  pipe(
    string(),
    transform((given) => given.replace(/[\p{C}\s]+/gu, ' ').trim()),
    maxLength(300),
  ),
  '',
);

/** Until when a person is muted or suspended; null lifts the sanction. */
export const sanction = strictObject({ until: nullable(pipe(time, maxValue(PERMANENT_UNTIL))), why });
export const renaming = strictObject({ name, why });
export const reasoned = strictObject({ why });
export const reportedMessage = strictObject({ table: id, message: count, why });

/** Maintenance: when it begins and ends, and an optional note. */
export const announcement = pipe(
  strictObject({
    starts: time,
    ends: time,
    note: optional(
      pipe(
        string(),
        transform((given) => given.replace(/[\p{C}\s]+/gu, ' ').trim()),
        maxLength(200),
      ),
      '',
    ),
  }),
  check(({ starts, ends }) => ends > starts),
);
export type Announcement = InferOutput<typeof announcement>;

/** A person as an operator sees them. */
export interface OperatorPerson {
  id: string;
  name: string;
  login: string | null;
  created: number;
  /** When one of their sessions was last used. */
  seen: number | null;
  /** An account without login or passkey: only its browser can use it. */
  guest: boolean;
  admin: boolean;
  muted: number | null;
  suspended: number | null;
  /** Open reports of their messages. */
  reports: number;
}

/** A reported message with its context, and everybody who reported it. */
export interface OperatorReport {
  table: string;
  message: number;
  /** Time of the latest report. */
  at: number;
  closed: number | null;
  reports: readonly { by: string; name: string; why: string; note: string; at: number }[];
  /** The author; null if the account is deleted. */
  person: OperatorPerson | null;
  around: readonly ChatMessage[];
}

/** An entry of the audit log, with current names. */
export interface OperatorEntry {
  id: string;
  at: number;
  by: string;
  /** Names of the operator and of the person concerned. */
  byName: string;
  act: OperatorAct;
  person: string | null;
  personName: string;
  table: string | null;
  facts: Readonly<Record<string, string | number | boolean | null>>;
}

/** One minute of server metrics over all processes. */
export interface HealthSample {
  at: number;
  moves: number;
  people: number;
  errors: number;
  /** Median and 99th percentile of the move latency in seconds. */
  middle: number | null;
  slowest: number | null;
  /** Free disk space in bytes. */
  free: number | null;
}

/** Retention periods in days; 0 means unlimited. */
export interface Retention {
  guests: number;
  addresses: number;
  talk: number;
  closed: number;
  games: number;
  audit: number;
}

/** The data of the privacy page. */
export interface Privacy {
  /** Who runs the server and how to reach them; empty if not configured. */
  contact: string;
  mail: boolean;
  push: boolean;
  keep: Retention;
  /** Days after which an unused session is signed out. */
  session: number;
}

export const searchText = text(40, 0);
