import type { GameId, LessonsProgress, Profile } from '@archivolt/protocol';
import type { RatingRow } from './ratings.ts';

export interface PersonRow extends Profile {
  readonly id: string;
  readonly created: number;
  login: string | null;
  /** scrypt, with its salt and cost. */
  password: string | null;
  /** The unsubscribe token that every email carries. */
  readonly unsubscribe: string;
  deleted: boolean;
  /** True if the person may use the operator console. */
  admin: boolean;
  /** Until when an operator has muted or suspended the person. */
  muted: number | null;
  suspended: number | null;
}

export interface SessionRow {
  /** SHA-256 of the token; the token itself is never stored. */
  readonly hash: string;
  readonly person: string;
  /** A browser's session, an API token, or a code for moving to another device. */
  readonly kind: 'browser' | 'token' | 'code';
  readonly id: string;
  readonly label: string;
  readonly created: number;
  expires: number | null;
  used: number | null;
  /** When the password or a passkey was last verified in this session. */
  proved: number | null;
}

export interface PasskeyRow {
  /** The credential id, base64url. */
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  counter: number;
  readonly transports: string[];
  readonly label: string;
  readonly created: number;
}

/** A session and its person. */
export interface AuthenticatedSession {
  readonly session: SessionRow;
  readonly person: PersonRow;
}

export interface RatedPerson {
  readonly person: PersonRow;
  readonly rating: Pick<RatingRow, 'mean' | 'deviation'> | null;
}

export interface PersonStore {
  create(person: PersonRow): Promise<void>;
  load(id: string): Promise<PersonRow | undefined>;
  loadMany(ids: readonly string[]): Promise<PersonRow[]>;
  /** The same with each person's rating in games with this number of players. */
  loadRated(ids: readonly string[], game: GameId, players: number): Promise<RatedPerson[]>;
  findByLogin(login: string): Promise<PersonRow | undefined>;
  findByUnsubscribe(token: string): Promise<PersonRow | undefined>;
  /** Everybody who has confirmed this address, ignoring case. */
  findByMail(mail: string): Promise<PersonRow[]>;
  /** People whose name or login contains a text, for the operator; the newest people if it is empty. */
  search(text: string, limit: number): Promise<PersonRow[]>;
  /** When a person last used any session; null if there is none. */
  lastSeen(id: string): Promise<number | null>;
  /** `taken` if somebody else has this login. */
  change(
    id: string,
    fields: Partial<Omit<PersonRow, 'id' | 'created' | 'unsubscribe'>>,
  ): Promise<'ok' | 'taken'>;
  /** Deletes name, login, email, sessions, passkeys, push subscriptions and chat messages; games keep an empty name. */
  anonymise(id: string): Promise<void>;

  addSession(session: SessionRow): Promise<void>;
  session(hash: string): Promise<SessionRow | undefined>;
  authenticate(hash: string): Promise<AuthenticatedSession | undefined>;
  sessionsOf(person: string, kind: SessionRow['kind']): Promise<SessionRow[]>;
  touchSession(hash: string, used: number, expires: number | null): Promise<void>;
  /** Records that the password or a passkey was verified in this session. */
  proveSession(hash: string, proved: number): Promise<void>;
  /** True only for the one caller that ended it, so that a code works once. */
  endSession(hash: string): Promise<boolean>;
  endSessions(person: string, kinds: readonly SessionRow['kind'][]): Promise<void>;
  sweep(now: number): Promise<void>;

  addPasskey(passkey: PasskeyRow): Promise<void>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  passkeysOf(person: string): Promise<PasskeyRow[]>;
  updatePasskeyCounter(id: string, counter: number): Promise<void>;
  removePasskey(person: string, id: string): Promise<boolean>;
}

export interface LessonStore {
  load(person: string): Promise<LessonsProgress>;
  /** Merges a device's progress into the stored one and returns the result. */
  merge(person: string, given: LessonsProgress): Promise<LessonsProgress>;
}
