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
  regex,
  strictObject,
  string,
  union,
  unknown,
  variant,
} from 'valibot';
import { colour, count, gameId, hex, id, seat, text, time, version } from './schema.ts';

/** Bot levels, from the weakest to the strongest. */
export const LEVELS = ['child', 'beginner', 'casual', 'skilled', 'expert', 'master'] as const;
export const level = picklist(LEVELS);
export type Level = InferOutput<typeof level>;

const seconds = (min: number, max: number) => pipe(number(), integer(), minValue(min), maxValue(max));

/** Time control: a time bank plus an increment per turn, a number of hours per move, or none. */
export const clockRule = variant('kind', [
  strictObject({ kind: literal('none') }),
  strictObject({ kind: literal('live'), base: seconds(30, 7200), increment: seconds(0, 300) }),
  strictObject({ kind: literal('slow'), hours: seconds(1, 24 * 14) }),
]);
export type ClockRule = InferOutput<typeof clockRule>;

/** The clocks of all seats. The message contains the server's time, so that a wrong client clock does no harm. */
export const clocks = object({
  /** Milliseconds each seat had left when the current decision began. */
  left: array(number()),
  /** The seat whose clock runs, and since when; null without a clock, before the start and after the end. */
  running: nullable(seat),
  since: time,
  /** When it runs out, including quiet hours. */
  deadline: nullable(time),
  now: time,
});
export type Clocks = InferOutput<typeof clocks>;

/** The kind of player for each seat of a new table. Exactly one seat is `me`, the host. */
const wantedSeat = variant('kind', [
  strictObject({ kind: literal('me') }),
  strictObject({ kind: literal('open') }),
  strictObject({ kind: literal('bot'), level }),
]);

export const newTable = strictObject({
  game: gameId,
  /** Game options without `players`; validated by the game itself. */
  options: looseObject({}),
  seats: pipe(array(wantedSeat), minLength(1), maxLength(4)),
  clock: clockRule,
  access: picklist(['open', 'invitation']),
  rated: boolean(),
  /** Whether spectators are allowed; by default at an open table, not at one by invitation. */
  spectators: optional(boolean()),
  /** Delay for spectators in seconds. */
  delay: optional(seconds(0, 600), 0),
  /** The host's salt for the dice, revealed right away. Without it the host commits and reveals at the table. */
  salt: optional(hex),
});
export type NewTable = InferOutput<typeof newTable>;

export const sit = strictObject({
  seat: optional(seat),
  invite: optional(text(40)),
  salt: optional(hex),
});

/** A salt committed by hash: at least 16 bytes, so that it cannot be guessed. */
const boundSalt = pipe(hex, minLength(32));
const digest = pipe(string(), regex(/^[0-9a-f]{64}$/));

/**
 * A player's contribution to the dice of a table: first the hash that commits to a salt, later the salt. `commitment` names
 * the seed the player has seen, so that nobody reveals a salt for another one.
 */
export const saltPart = union([
  strictObject({ commitment: digest, hash: digest }),
  strictObject({ commitment: digest, salt: boundSalt }),
]);
export type SaltPart = InferOutput<typeof saltPart>;

/** Seats a bot at an open seat; null removes it. */
export const botSeat = strictObject({ seat, level: nullable(level) });
export type BotSeat = InferOutput<typeof botSeat>;

export const playNow = strictObject({
  game: gameId,
  players: optional(pipe(number(), integer(), minValue(2), maxValue(4))),
  pace: picklist(['live', 'slow']),
  /** Whether the game is rated. Unrated and rated games are never mixed. */
  rated: optional(boolean(), false),
  salt: optional(hex),
});

export const tableStatus = picklist(['open', 'playing', 'finished', 'frozen', 'closed']);
export type TableStatus = InferOutput<typeof tableStatus>;

/** A rating on a scale that begins at 1500, with its uncertainty, as integers for display. */
export const strength = object({ rating: pipe(number(), integer()), deviation: count });
export type Strength = InferOutput<typeof strength>;

/** Why a bot plays for a person. */
export const STAND_IN_REASONS = ['timeout', 'resigned', 'left'] as const;

/** Milliseconds of absence after which the others may let a bot play for the player to move; not in slow games. */
export const ABSENCE = 60_000;

const seatInfo = object({
  seat,
  colour,
  kind: picklist(['open', 'person', 'bot']),
  /** Empty for an open seat, for a bot and for a deleted account. */
  name: string(),
  /** Public id of the person. */
  person: nullable(id),
  /** The level of the bot in this seat, or of the one playing for an absent person. */
  level: nullable(level),
  /** Why a bot plays for this person: out of time, resigned, or absent for too long. */
  standIn: nullable(picklist(STAND_IN_REASONS)),
  online: boolean(),
  /** Since when the person has been away, as far as this server knows; null for everybody else. */
  awaySince: nullable(time),
  strength: nullable(strength),
});
export type TableSeat = InferOutput<typeof seatInfo>;

/** Requests that need the agreement of all other players. */
export const REQUESTS = ['takeBack', 'endNow', 'rematch'] as const;
export const requestKind = picklist(REQUESTS);
export type RequestKind = InferOutput<typeof requestKind>;
const request = object({
  kind: requestKind,
  by: seat,
  granted: array(seat),
  /** For a rematch: the hash of the seed of its dice, shown before the others add their salts. */
  commitment: optional(hex),
});
export type TableRequest = InferOutput<typeof request>;

/** Whether the last turn could be taken back if everybody agreed; null: it could. */
export const takeBackAnswer = object({
  why: nullable(picklist(['nothingToTakeBack', 'takeBackAfterUnknown'])),
});
export type TakeBackAnswer = InferOutput<typeof takeBackAnswer>;

/** A request that was declined, and by whom; if by the requester, it was withdrawn. */
const declined = object({ kind: requestKind, by: seat, no: seat });

export const result = object({
  why: picklist(['played', 'resigned', 'agreed']),
  totals: array(number()),
  /** Seats from first place to last; seats that remain tied share an entry. */
  places: array(array(seat)),
});
export type Result = InferOutput<typeof result>;

const ratingChange = object({ before: strength, after: strength });
export type RatingChange = InferOutput<typeof ratingChange>;

/** The result with the rating change of each seat, once it has been computed. */
export const tableResult = object({ ...result.entries, ratings: exactOptional(array(ratingChange)) });
export type TableResult = InferOutput<typeof tableResult>;

/** What everybody may know about a table, in the lobby and at the table. */
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
  /** Whether spectators may watch it and read the chat. */
  spectators: boolean(),
  host: nullable(id),
  seats: array(seatInfo),
  created: time,
  started: nullable(time),
  finished: nullable(time),
  version,
  toMove: nullable(seat),
  /** Slow games only: when the time of the player to move runs out, including quiet hours. */
  deadline: nullable(time),
  requests: array(request),
  /** Kept until the next move or the same request. */
  declined: array(declined),
  result: nullable(tableResult),
  /** The table of the rematch. */
  next: nullable(id),
  /** Hash of the seed of the dice; the salts are set once the game has begun, the seed once it is over. */
  commitment: hex,
  /** Before the game, by seat: the hash that commits each player to a salt; empty if missing, and for a bot. */
  hashes: array(string()),
  /** Seats that have revealed their salt. */
  revealed: array(seat),
  /** Set once all seats are taken: the deadline for the salts. Afterwards seats without one are freed. */
  saltsDue: nullable(time),
  salts: nullable(array(string())),
  seed: nullable(hex),
});
export type TableInfo = InferOutput<typeof tableInfo>;

/** A table with what only its players and its host may know. */
export const ownTable = object({ table: tableInfo, seat: nullable(seat), invite: nullable(text(40)) });
export type OwnTable = InferOutput<typeof ownTable>;
