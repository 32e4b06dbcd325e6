import {
  type CheckResult,
  check,
  integer,
  list,
  object,
  oneOf,
  optional,
  type Read,
  type Seat,
  text,
} from '@archivolt/engine';
import { GAME_IDS, type GameId } from '@archivolt/protocol/ids';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { readKind } from '../session/storedGame.ts';
import { MAX_STORED_NUMBER } from '../session/storedNumber.ts';
import { readStudyFigures, type StudyFigures } from '../study/figures.ts';

/** The mode of a game: solo against an automaton, against bots, with people at this device, or online. */
export const MODES = ['solo', 'bots', 'device', 'online'] as const;
export type Mode = (typeof MODES)[number];

/** The stored record of a player in a finished game. */
export interface FinishedSeat {
  readonly name: string;
  /** `me` played at this device, or is the reader online. */
  readonly kind: SeatInfo['kind'];
  readonly level?: string;
  /** Identifies a person online, whose name may be another's too. */
  readonly person?: string;
}

/** The stored record of a finished game, which outlives the game itself. */
export interface FinishedRecord {
  readonly id: string;
  readonly game: GameId;
  readonly mode: Mode;
  /** When it ended. */
  readonly at: number;
  /** Unknown for online games. */
  readonly turns?: number;
  readonly seats: readonly FinishedSeat[];
  readonly totals: readonly number[];
  readonly places: readonly (readonly Seat[])[];
  /** Points of every seat by source, the code of score lines; empty if only the totals are known. */
  readonly sources: readonly { readonly source: string; readonly points: readonly number[] }[];
  /** The reader's rating after an online game. */
  readonly rating?: number;
  /** What a study of the game found, if it was studied on this device; of an online game also on another one. */
  readonly study?: StudyFigures;
}

const seat = integer(0, 7);
const points = list(integer(-MAX_STORED_NUMBER, MAX_STORED_NUMBER));
const word: Read<string> = (value, path) => (value === '' ? '' : text(value, path));

const readFinished = object<FinishedRecord>({
  id: text,
  game: oneOf(...GAME_IDS),
  mode: oneOf(...MODES),
  at: integer(0, MAX_STORED_NUMBER),
  turns: optional(integer(0, MAX_STORED_NUMBER)),
  seats: list(
    object<FinishedSeat>({
      name: word,
      kind: readKind,
      level: optional(text),
      person: optional(text),
    }),
  ),
  totals: points,
  places: list(list(seat)),
  sources: list(object<FinishedRecord['sources'][number]>({ source: text, points })),
  rating: optional(integer(-MAX_STORED_NUMBER, MAX_STORED_NUMBER)),
  study: optional(readStudyFigures),
});

/** Reads stored records; an invalid entry is dropped without affecting the others. */
export function readFinishedRecords(json: string): FinishedRecord[] {
  let entries: unknown;
  try {
    entries = JSON.parse(json);
  } catch {
    return [];
  }
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => {
    const read: CheckResult<FinishedRecord> = check(readFinished, entry);
    return read.ok ? [read.value] : [];
  });
}

/** Limit of stored games; the oldest are dropped first. */
export const MAX_FINISHED_RECORDS = 1000;

/** Adds games to the stored ones without duplicates, latest first. */
export function mergeFinishedRecords(
  kept: readonly FinishedRecord[],
  added: readonly FinishedRecord[],
): FinishedRecord[] {
  const byId = new Map([...kept, ...added].map((one) => [one.id, one]));
  return [...byId.values()].sort((a, b) => b.at - a.at).slice(0, MAX_FINISHED_RECORDS);
}

export function modeOf(seats: readonly FinishedSeat[]): Mode {
  if (seats.some(({ kind }) => kind === 'automaton')) return 'solo';
  return seats.some(({ kind }) => kind === 'bot') ? 'bots' : 'device';
}
