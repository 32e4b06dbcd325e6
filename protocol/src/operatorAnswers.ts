import { array, boolean, nullable, number, object, picklist, record, string, union } from 'valibot';
import { chatMessage } from './chat.ts';
import { OPERATOR_ACTS } from './operator.ts';
import { count, id, time } from './schema.ts';

/** Schemas of the responses to operators and of the privacy page, for the OpenAPI document. */

export const operatorPerson = object({
  id,
  name: string(),
  login: nullable(string()),
  created: time,
  seen: nullable(time),
  guest: boolean(),
  admin: boolean(),
  muted: nullable(time),
  suspended: nullable(time),
  reports: count,
});

export const operatorReport = object({
  table: id,
  message: count,
  at: time,
  closed: nullable(time),
  reports: array(object({ by: string(), name: string(), why: string(), note: string(), at: time })),
  person: nullable(operatorPerson),
  around: array(chatMessage),
});

export const operatorEntry = object({
  id: string(),
  at: time,
  by: string(),
  byName: string(),
  act: picklist(OPERATOR_ACTS),
  person: nullable(string()),
  personName: string(),
  table: nullable(string()),
  facts: record(string(), nullable(union([string(), number(), boolean()]))),
});

export const healthSample = object({
  at: time,
  moves: number(),
  people: number(),
  errors: number(),
  middle: nullable(number()),
  slowest: nullable(number()),
  free: nullable(number()),
});

export const privacy = object({
  contact: string(),
  mail: boolean(),
  push: boolean(),
  keep: object({
    guests: count,
    addresses: count,
    talk: count,
    closed: count,
    games: count,
    audit: count,
  }),
  session: count,
});
