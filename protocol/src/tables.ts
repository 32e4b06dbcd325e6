import {
  array,
  boolean,
  exactOptional,
  type InferOutput,
  integer,
  literal,
  looseObject,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  unknown,
  variant,
} from 'valibot';
import { colour, count, gameId, hex, id, seat, text, time, version } from './schema.ts';

/** The levels of bots, from the weakest to the strongest. */
export const LEVELS = ['child', 'beginner', 'casual', 'skilled', 'expert', 'master'] as const;
export const level = picklist(LEVELS);
export type Level = InferOutput<typeof level>;

const seconds = (least: number, most: number) => pipe(number(), integer(), minValue(least), maxValue(most));

/** How time is kept: a stock of seconds and some more for every turn, so many hours a move, or not at all. */
export const clockRule = variant('kind', [
  strictObject({ kind: literal('none') }),
  strictObject({ kind: literal('live'), base: seconds(30, 7200), increment: seconds(0, 300) }),
  strictObject({ kind: literal('slow'), hours: seconds(1, 24 * 14) }),
]);
export type ClockRule = InferOutput<typeof clockRule>;

/** The time of every seat. A message says what the server's clock shows, so that a client's may be wrong. */
export const clocks = object({
  /** Milliseconds that each seat had left when the present decision began. */
  left: array(number()),
  /** Whose time runs, and since when; nobody's without a clock, before the start and after the end. */
  running: nullable(seat),
  since: time,
  /** When it runs out, quiet hours counted in. */
  deadline: nullable(time),
  now: time,
});
export type Clocks = InferOutput<typeof clocks>;

/** Who is to sit where in a new table. Exactly one seat is `me`: its maker's. */
const wantedSeat = variant('kind', [
  strictObject({ kind: literal('me') }),
  strictObject({ kind: literal('open') }),
  strictObject({ kind: literal('bot'), level }),
]);

export const newTable = strictObject({
  game: gameId,
  /** Options of the game without `players`; checked by the game itself. */
  options: looseObject({}),
  seats: pipe(array(wantedSeat), minLength(1), maxLength(4)),
  clock: clockRule,
  access: picklist(['open', 'invitation']),
  rated: boolean(),
  /** Seconds by which onlookers are behind. */
  delay: optional(seconds(0, 600), 0),
  /** The maker's salt for the dice. */
  salt: hex,
});
export type NewTable = InferOutput<typeof newTable>;

export const sit = strictObject({
  seat: optional(seat),
  invite: optional(text(40)),
  salt: hex,
});

/** A bot for a seat that waits; null: it gets up again. */
export const botSeat = strictObject({ seat, level: nullable(level) });
export type BotSeat = InferOutput<typeof botSeat>;

export const playNow = strictObject({
  game: gameId,
  players: optional(pipe(number(), integer(), minValue(2), maxValue(4))),
  pace: picklist(['live', 'slow']),
  salt: hex,
});

export const tableStatus = picklist(['open', 'playing', 'finished', 'frozen', 'closed']);
export type TableStatus = InferOutput<typeof tableStatus>;

/** How good somebody is, as far as the games tell, and how unsure that is. */
const belief = object({ mean: number(), deviation: number() });

const seatInfo = object({
  seat,
  colour,
  kind: picklist(['open', 'person', 'bot']),
  /** Empty for an open seat, for a bot, and for one who has deleted their account. */
  name: string(),
  /** Public id of the person. */
  person: nullable(id),
  /** Of the bot that sits here, or that plays for a person who is away. */
  level: nullable(level),
  /** Why a bot plays for this person. */
  away: nullable(picklist(['timeout', 'resigned'])),
  online: boolean(),
  rating: nullable(belief),
});
export type TableSeat = InferOutput<typeof seatInfo>;

/** Something that one player asks of all the others. */
export const REQUESTS = ['takeBack', 'endNow', 'rematch'] as const;
export const requestKind = picklist(REQUESTS);
export type RequestKind = InferOutput<typeof requestKind>;
const request = object({
  kind: requestKind,
  by: seat,
  granted: array(seat),
  /** For a rematch: hash of the seed of its dice, shown before the others add their salts. */
  commitment: optional(hex),
});
export type TableRequest = InferOutput<typeof request>;

/** A request that is no more: who has said no to it; where that is the one who had asked, it was withdrawn. */
const declined = object({ kind: requestKind, by: seat, no: seat });

export const result = object({
  why: picklist(['played', 'resigned', 'agreed']),
  totals: array(number()),
  /** Seats from first place to last; seats that nothing separates share an entry. */
  places: array(array(seat)),
});
export type Result = InferOutput<typeof result>;

const ratingChange = object({ before: belief, after: belief });
export type RatingChange = InferOutput<typeof ratingChange>;

/** The same with what a rated game did to the rating of each seat, as soon as that is worked out. */
export const tableResult = object({ ...result.entries, ratings: exactOptional(array(ratingChange)) });
export type TableResult = InferOutput<typeof tableResult>;

/** What everybody may know of a table, in the lobby and beside it. */
export const tableInfo = object({
  id,
  game: gameId,
  rulesVersion: count,
  options: unknown(),
  status: tableStatus,
  access: picklist(['open', 'invitation']),
  rated: boolean(),
  clock: clockRule,
  delay: count,
  host: nullable(id),
  seats: array(seatInfo),
  created: time,
  started: nullable(time),
  finished: nullable(time),
  version,
  toMove: nullable(seat),
  /** Of a slow game: when the time of the one to move runs out, quiet hours counted in. */
  deadline: nullable(time),
  requests: array(request),
  /** Until the game goes on, or the same is asked again. */
  declined: array(declined),
  result: nullable(tableResult),
  /** The table of the rematch. */
  next: nullable(id),
  /** Hash of the seed of the dice; the salts once the game has begun; the seed once it is over. */
  commitment: hex,
  salts: nullable(array(string())),
  seed: nullable(hex),
});
export type TableInfo = InferOutput<typeof tableInfo>;

/** The same with what only a person who sits there or made it may know. */
export const ownTable = object({ table: tableInfo, seat: nullable(seat), invite: nullable(text(40)) });
export type OwnTable = InferOutput<typeof ownTable>;
