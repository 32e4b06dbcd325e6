import {
  bad,
  type CheckResult,
  check,
  flag,
  integer,
  list,
  object,
  oneOf,
  optional,
  type Read,
  type Seat,
  text,
} from '@archivolt/engine';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { MAX_STORED_NUMBER } from './storedNumber.ts';

/** The unencrypted part of a game: what the home page shows, and how far it has been played. */
export interface Label {
  id: string;
  game: string;
  seats: SeatInfo[];
  changed: number;
  /** The number of submissions, so that a page can see that another one has continued. */
  played: number;
  /** True if it began at a position instead of a set-up. */
  placed?: boolean;
  summary: Summary;
}

/** A game stored on this device: its picks and its moves in the game's notation. */
export interface StoredGame extends Omit<Label, 'played' | 'placed'>, SealedPart {}

/** The encrypted part, because a replay of it would reveal every hand. */
interface SealedPart {
  rulesVersion: number;
  options: unknown;
  /** False if hints are not allowed. */
  hints?: boolean;
  created: number;
  /** The picks of the set-up. */
  setup: number[];
  /** The position it began at, in the game's notation, if it was not set up. */
  start?: string;
  submissions: Submission[];
}

export interface Submission {
  seat: Seat;
  moves: string[];
  picks: number[];
}

/** What the home page shows about a game, so that it need not load its rules. */
export interface Summary {
  turn: number;
  over: boolean;
  toMove?: Seat | undefined;
  /** Points per seat and the seats in first place, once the game is over. */
  totals?: number[] | undefined;
  winners?: Seat[] | undefined;
}

const seat = integer(0, 7);
const word: Read<string> = (value, path) => (value === '' ? '' : text(value, path));
const anything: Read<unknown> = (value) => value;

const kind = oneOf('me', 'bot', 'other', 'automaton');

/** Games that were stored before the kind had a name of its own call an automaton by that of the only one. */
export const readKind: Read<SeatInfo['kind']> = (value, path) =>
  value === 'ivan' ? 'automaton' : kind(value, path);

export const readSeat = object<SeatInfo>({
  seat,
  name: word,
  kind: readKind,
  colour: integer(0, 7),
  level: optional(text),
});

const open = {
  id: text,
  game: text,
  seats: list(readSeat),
  changed: integer(0, MAX_STORED_NUMBER),
  summary: object<Summary>({
    turn: integer(0, MAX_STORED_NUMBER),
    over: flag,
    toMove: optional(seat),
    totals: optional(list(integer(-MAX_STORED_NUMBER, MAX_STORED_NUMBER))),
    winners: optional(list(seat)),
  }),
};

export const readSubmission = object<Submission>({
  seat,
  moves: list(text),
  picks: list(integer(0, MAX_STORED_NUMBER)),
});

const sealed = {
  rulesVersion: integer(0, MAX_STORED_NUMBER),
  options: anything,
  hints: optional(flag),
  created: integer(0, MAX_STORED_NUMBER),
  setup: list(integer(0, MAX_STORED_NUMBER)),
  start: optional(text),
  submissions: list(readSubmission),
};

const readWhole = object<StoredGame & { format: 1 }>({ format: oneOf(1), ...open, ...sealed });
const readLabel = object<Label & { format: 2 }>({
  format: oneOf(2),
  ...open,
  played: integer(0, MAX_STORED_NUMBER),
  placed: optional(flag),
});
const readSealed = object<SealedPart>(sealed);

/** A game as stored: whole in the first format, which has no encryption; in the second a label and the encrypted rest. */
export type StoredEntry =
  | { label: Label; game: StoredGame }
  | { label: Label; labelText: string; sealed: string };

/** Parses a stored entry, which may have been damaged since it was written. */
export function readEntry(entry: string): CheckResult<StoredEntry> {
  const end = entry.indexOf('\n');
  if (end < 0) {
    const read = parse(readWhole, entry);
    if (!read.ok) return read;
    const { format: _, ...game } = read.value;
    return { ok: true, value: { game, label: labelOf(game) } };
  }
  const labelText = entry.slice(0, end);
  const read = parse(readLabel, labelText);
  if (!read.ok) return read;
  const { format: _, ...label } = read.value;
  return { ok: true, value: { label, labelText, sealed: entry.slice(end + 1) } };
}

/** Validates the decrypted part and joins it with its label. */
export function readOpened(
  { played: _, placed: __, ...label }: Label,
  json: string,
): CheckResult<StoredGame> {
  const read = parse(readSealed, json);
  return read.ok ? { ok: true, value: { ...label, ...read.value } } : read;
}

/** An unencrypted game on one line. */
export function printWhole(game: StoredGame): string {
  return JSON.stringify({ format: 1, ...game });
}

/** A game in two parts: the plain label, and the part to encrypt. */
export function printParts(game: StoredGame): { labelText: string; rest: string } {
  const { rulesVersion, options, hints, created, setup, start, submissions } = game;
  return {
    labelText: JSON.stringify({ format: 2, ...labelOf(game) }),
    rest: JSON.stringify({ rulesVersion, options, hints, created, setup, start, submissions }),
  };
}

function labelOf({ id, game, seats, changed, summary, submissions, start }: StoredGame): Label {
  const label = { id, game, seats, changed, played: submissions.length, summary };
  return start === undefined ? label : { ...label, placed: true };
}

function parse<V>(read: Read<V>, json: string): CheckResult<V> {
  try {
    return check(read, JSON.parse(json));
  } catch {
    return check(() => bad('', 'JSON'), json);
  }
}
