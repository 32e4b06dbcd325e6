import {
  array,
  boolean,
  check,
  exactOptional,
  type InferOutput,
  integer,
  literal,
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
  transform,
} from 'valibot';
import { colour, count, gameId, id, language, text, time } from './schema.ts';

/** A name as others see it: something visible, in one line, without direction marks that could turn the page round. */
export const name = pipe(
  string(),
  transform((given) => given.normalize('NFC').replace(/\s+/gu, ' ').trim()),
  minLength(1),
  maxLength(24),
  regex(/^[^\p{C}<>]+$/u),
);
/** What one signs in with. */
export const login = pipe(
  string(),
  transform((given) => given.normalize('NFKC').trim().toLowerCase()),
  regex(/^[\p{L}\p{N}._@+-]{3,64}$/u),
);
export const password = text(200, 10);
export const code = pipe(string(), regex(/^[a-z2-9]{8}$/));

/** A time zone by its IANA name, such as Europe/Lisbon. */
const zone = pipe(text(64), check(isZone));

function isZone(given: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: given }));
  } catch {
    return false;
  }
}

export const guest = strictObject({ name, colour, language, zone: optional(zone, 'UTC') });
/** `current`: the password there is, where there is one already. */
export const credentials = strictObject({ login, password, current: optional(text(200)) });
export const signIn = strictObject({ login: text(200), password: text(200) });
export const deviceCode = strictObject({ code });

const minute = pipe(number(), integer(), minValue(0), maxValue(24 * 60 - 1));
/** Minutes of the person's own day between which no slow clock runs out and nobody is told anything. */
export const quietHours = strictObject({ from: minute, to: minute });
export type QuietHours = InferOutput<typeof quietHours>;

export const NOTICES = ['turn', 'invited', 'finished'] as const;
export type Notice = (typeof NOTICES)[number];
const channels = strictObject({ push: boolean(), mail: boolean() });

export const profile = strictObject({
  name,
  colour,
  language,
  zone,
  quiet: nullable(quietHours),
  /** Empty: no mail. */
  mail: nullable(pipe(string(), maxLength(200), regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))),
  notify: strictObject({ turn: channels, invited: channels, finished: channels }),
});
export type Profile = InferOutput<typeof profile>;
/** Only what is to be different. */
export const profileChange = strictObject({
  name: exactOptional(profile.entries.name),
  colour: exactOptional(profile.entries.colour),
  language: exactOptional(profile.entries.language),
  zone: exactOptional(profile.entries.zone),
  quiet: exactOptional(profile.entries.quiet),
  mail: exactOptional(profile.entries.mail),
  notify: exactOptional(profile.entries.notify),
});

export const me = object({
  id,
  ...profile.entries,
  /** Claimed identities have a way to sign in again. */
  login: nullable(string()),
  passkeys: array(object({ id: string(), label: string(), created: time })),
});
export type Me = InferOutput<typeof me>;

/** As a browser gives it: where its push service takes messages, and the keys that only the browser can read with. */
export const pushSubscription = object({
  endpoint: pipe(text(1000), regex(/^https:\/\/[^\s/@]+\/\S*$/)),
  keys: strictObject({
    p256dh: pipe(text(200), regex(/^[\w-]{87}=?$/)),
    auth: pipe(text(100), regex(/^[\w-]{22}={0,2}$/)),
  }),
});

export const forgetPush = strictObject({ endpoint: text(1000) });
export const invitation = strictObject({ person: id });

const base64 = (most: number) => pipe(text(most), regex(/^[\w-]+$/));
const credential = {
  id: base64(1400),
  rawId: base64(1400),
  type: literal('public-key'),
  clientExtensionResults: object({}),
};
/** What a browser answers when it has made a passkey; read further by the library that checks it. */
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
/** What it answers when it has proved that it holds one. */
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

export const newToken = strictObject({ label: text(40) });
export const token = object({ id, label: string(), created: time, used: nullable(time) });
export type Token = InferOutput<typeof token>;

export const rating = object({
  game: gameId,
  players: count,
  mean: number(),
  deviation: number(),
  games: count,
  wins: count,
});
export type Rating = InferOutput<typeof rating>;

/** A row of a leaderboard: a person, or a bot of a level. */
export const ranked = object({
  ...rating.entries,
  person: nullable(id),
  level: nullable(string()),
  name: string(),
});
export type Ranked = InferOutput<typeof ranked>;

/** How the finished games of one kind went: a game, so many players, and who the others were. */
export const statistic = object({
  game: gameId,
  players: count,
  against: picklist(['nobody', 'people', 'bots', 'both']),
  games: count,
  /** Shared first places count. */
  wins: count,
  /** Mean and best of the final scores. */
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
});
export type Person = InferOutput<typeof person>;

export const report = strictObject({
  table: id,
  line: count,
  why: picklist(['insult', 'spam', 'cheating', 'other']),
  note: optional(text(500, 0), ''),
});
export const mute = strictObject({ person: id, muted: boolean() });
