import {
  array,
  boolean,
  check,
  exactOptional,
  type InferOutput,
  integer,
  literal,
  maxEntries,
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
  record,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot';
import { GAME_IDS } from './ids.ts';
import { colour, count, gameId, id, language, seat, text, time } from './schema.ts';
import { strength } from './tables.ts';

/** Invisible characters, such as the Hangul fillers and the empty Braille cell. */
const INVISIBLE = /(?!\p{C})[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More combining marks on one letter than any script uses. */
const PILE = /\p{M}{4,}/u;

/** A display name: visible, on one line, without direction marks that could reorder the page. */
export const name = pipe(
  string(),
  transform((given) => given.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim()),
  minLength(1),
  maxLength(24),
  regex(/^[^\p{C}\p{M}<>][^\p{C}<>]*$/u),
  check((given) => !PILE.test(given)),
);
/** A login name. */
export const login = pipe(
  string(),
  transform((given) => given.normalize('NFKC').trim().toLowerCase()),
  regex(/^[\p{L}\p{N}._@+-]{3,64}$/u),
);
export const password = text(200, 10);
export const code = pipe(string(), regex(/^[a-z2-9]{8}$/));

/** An IANA time zone, such as Europe/Lisbon, in the platform's canonical spelling. */
const zone = pipe(text(64), check(isZone), transform(canonicalZone));

function isZone(given: string): boolean {
  try {
    return canonicalZone(given) !== '';
  } catch {
    return false;
  }
}

function canonicalZone(given: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
}

export const guest = strictObject({ name, colour, language, zone: optional(zone, 'UTC') });
/** `current`: the current password, if there is one. `tokens`: also revokes API tokens. */
export const credentials = strictObject({
  login,
  password,
  current: optional(text(200)),
  tokens: optional(boolean(), false),
});
export const signIn = strictObject({ login: text(200), password: text(200) });
export const deviceCode = strictObject({ code });

/** A mail address as people type it; it cannot inject a header, a list or another address. */
export const mailAddress = pipe(
  string(),
  transform((given) => given.trim()),
  maxLength(200),
  regex(
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u,
  ),
);
/** A request to reset the password. */
export const forgotten = strictObject({ mail: mailAddress });
/** The secret of the link and the new password; a login if there was none. */
export const reset = strictObject({ link: text(600), password, login: exactOptional(login) });
export const resetLink = strictObject({ link: text(600) });
/** Re-authentication by password. */
export const proof = strictObject({ password: text(200) });

const minute = pipe(number(), integer(), minValue(0), maxValue(24 * 60 - 1));
/** Quiet hours in minutes of the person's local day: no slow clock runs out and no notification is sent. */
export const quietHours = strictObject({ from: minute, to: minute });
export type QuietHours = InferOutput<typeof quietHours>;

export const NOTICES = ['turn', 'invited', 'finished'] as const;
export type Notice = (typeof NOTICES)[number];
const channels = strictObject({ push: boolean(), mail: boolean() });

/** Who may see the statistics of a person's games: only they, people who have finished a game with them, or everybody. */
export const STATISTICS_FOR = ['nobody', 'played', 'everybody'] as const;

export const profile = strictObject({
  name,
  colour,
  language,
  zone,
  quiet: nullable(quietHours),
  /** Null: no mail. */
  mail: nullable(mailAddress),
  notify: strictObject({ turn: channels, invited: channels, finished: channels }),
  statistics: picklist(STATISTICS_FOR),
});
export type Profile = InferOutput<typeof profile>;
/** Only the fields that change. */
export const profileChange = strictObject({
  name: exactOptional(profile.entries.name),
  colour: exactOptional(profile.entries.colour),
  language: exactOptional(profile.entries.language),
  zone: exactOptional(profile.entries.zone),
  quiet: exactOptional(profile.entries.quiet),
  mail: exactOptional(profile.entries.mail),
  notify: exactOptional(profile.entries.notify),
  statistics: exactOptional(profile.entries.statistics),
});

export const me = object({
  id,
  ...profile.entries,
  /** Only claimed identities have a login or a passkey. */
  login: nullable(string()),
  passkeys: array(object({ id: string(), label: string(), created: time })),
  /** Whether this is an operator. */
  admin: boolean(),
  /** Until when an operator has muted or suspended the account; null if not. */
  muted: nullable(time),
  suspended: nullable(time),
});
export type Me = InferOutput<typeof me>;

const lessonId = pipe(text(64), regex(new RegExp(`^(?:${GAME_IDS.join('|')})/[\\w-]+$`)));
const steps = pipe(count, maxValue(1_000_000));
/** Far more than the number of lessons. */
export const MAX_LESSONS = 100;
export const lessons = pipe(
  record(lessonId, strictObject({ run: steps, step: steps, of: steps, done: boolean() })),
  maxEntries(MAX_LESSONS),
);

/** A push subscription as the browser provides it: the endpoint of its push service, and the keys for encryption. */
export const pushSubscription = object({
  endpoint: pipe(text(1000), regex(/^https:\/\/[^\s/@]+\/\S*$/)),
  keys: strictObject({
    p256dh: pipe(text(200), regex(/^[\w-]{87}=?$/)),
    auth: pipe(text(100), regex(/^[\w-]{22}={0,2}$/)),
  }),
});

export const forgetPush = strictObject({ endpoint: text(1000) });
export const invitation = strictObject({ person: id });

const base64 = (max: number) => pipe(text(max), regex(/^[\w-]+$/));
const credential = {
  id: base64(1400),
  rawId: base64(1400),
  type: literal('public-key'),
  clientExtensionResults: object({}),
};
/** A WebAuthn registration response; the library validates it further. */
export const newPasskey = strictObject({
  label: text(40),
  response: object({
    ...credential,
    response: object({
      clientDataJSON: base64(4000),
      attestationObject: base64(20_000),
      transports: optional(pipe(array(text(20)), maxLength(10)), []),
    }),
  }),
});
/** A WebAuthn authentication response. */
export const passkeyLogin = strictObject({
  response: object({
    ...credential,
    response: object({
      clientDataJSON: base64(4000),
      authenticatorData: base64(4000),
      signature: base64(4000),
      userHandle: optional(nullable(base64(200))),
    }),
  }),
});

/** Lifetimes of a token in days. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
export const newToken = strictObject({ label: text(40), days: optional(picklist(TOKEN_DAYS), 90) });
export const token = object({
  id,
  label: string(),
  created: time,
  used: nullable(time),
  /** When it expires. */
  expires: nullable(time),
});
export type Token = InferOutput<typeof token>;

/** A browser in which the account is signed in. */
export const ownSession = object({
  id,
  /** The browser's description of itself. */
  label: string(),
  created: time,
  used: nullable(time),
  /** Whether this is the requesting session. */
  current: boolean(),
});
export type OwnSession = InferOutput<typeof ownSession>;

export const rating = object({
  game: gameId,
  players: count,
  ...strength.entries,
  games: count,
  wins: count,
});
export type Rating = InferOutput<typeof rating>;

/** A row of a leaderboard: a person, or a bot of a level. */
export const rankingEntry = object({
  ...rating.entries,
  person: nullable(id),
  level: nullable(string()),
  name: string(),
});
export type RankingEntry = InferOutput<typeof rankingEntry>;

/** Results of finished games of one kind: the game, the number of players and the kind of opponents. */
export const statistic = object({
  game: gameId,
  players: count,
  against: picklist(['nobody', 'people', 'bots', 'both']),
  games: count,
  /** Shared first places count. */
  wins: count,
  /** Mean and best final score. */
  points: number(),
  best: number(),
});
export type Statistic = InferOutput<typeof statistic>;

export const person = object({
  id,
  name: string(),
  colour,
  since: time,
  ratings: array(rating),
  /** Games played to the end. */
  finished: count,
  /** Whether the reader may see the person's games. */
  shown: boolean(),
});
export type Person = InferOutput<typeof person>;

/** How thoroughly a game was studied, from the least. */
export const STUDY_DEPTHS = ['normal', 'deep'] as const;

/** What a study of a finished game found about one seat. The player's own device computes it, so it is not verified. */
export const ownStudy = strictObject({
  /** Null for a seat that had nothing to decide. */
  accuracy: nullable(pipe(number(), minValue(0), maxValue(100))),
  /** The total change of the chance to win by rolls and draws; one is the whole chance. */
  luck: pipe(number(), minValue(-10), maxValue(10)),
  depth: picklist(STUDY_DEPTHS),
  /** The version of the study: figures of different versions are not compared. */
  version: pipe(number(), integer(), minValue(1), maxValue(1000)),
});
export type OwnStudy = InferOutput<typeof ownStudy>;

/** A finished game in somebody's statistics, as far as the reader may know it. */
export const finishedGame = object({
  /** The table, for its player only. */
  id: nullable(id),
  game: gameId,
  finished: time,
  seats: array(
    object({
      /** `owner`: whose statistics these are; `reader`: who reads them. */
      kind: picklist(['owner', 'reader', 'person', 'bot']),
      /** Other people are named to the owner only; the name of a deleted account is empty. */
      person: nullable(id),
      name: string(),
      level: nullable(string()),
    }),
  ),
  totals: array(number()),
  places: array(array(seat)),
  /** Points of every seat by the code of the score sheet; empty if unknown. */
  sources: array(object({ source: string(), points: array(number()) })),
  /** The owner's rating after the game; null if it was not rated. */
  rating: nullable(number()),
  /** What the owner's own device found about the owner's seat; null if it has not studied the game. */
  study: nullable(ownStudy),
});
export type FinishedGame = InferOutput<typeof finishedGame>;

export const report = strictObject({
  table: id,
  message: count,
  why: picklist(['insult', 'spam', 'cheating', 'other']),
  note: optional(text(500, 0), ''),
});
/** Blocks or unblocks a person. */
export const block = strictObject({ person: id, blocked: boolean() });
export const blockedPerson = object({ person: id, name: string() });
export type BlockedPerson = InferOutput<typeof blockedPerson>;

/** A past opponent: how often, when last, and whether they are online now. */
export const opponent = object({
  person: id,
  name: string(),
  colour,
  game: gameId,
  games: count,
  last: time,
  here: boolean(),
});
export type Opponent = InferOutput<typeof opponent>;
