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
import type { Outcome, SeatInfo } from '@archivolt/table/session/session.ts';
import { readSeat, readSubmission, type StoredGame, type Submission } from '../session/storedGame.ts';
import { MAX_STORED_NUMBER } from '../session/storedNumber.ts';

/** A recorded game from any source, with everything needed to replay it move by move. */
export interface ReplayableGame {
  readonly game: GameId;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seats: readonly SeatInfo[];
  readonly setup: readonly number[];
  /** The position it began at, if it was not set up. */
  readonly start?: string | undefined;
  readonly submissions: readonly Submission[];
  /** The result, if it does not follow from the rules alone. */
  readonly outcome?: Outcome | undefined;
}

/** The format name, which also identifies our files. */
const FORMAT = 'archivolt-replay-1';

const seat = integer(0, 7);
const anything: Read<unknown> = (value) => value;

const outcome = object<{ totals: number[]; places: Seat[][]; resigned?: Seat[]; standIns?: Seat[] }>({
  totals: list(integer(-MAX_STORED_NUMBER, MAX_STORED_NUMBER)),
  places: list(list(seat)),
  resigned: optional(list(seat)),
  standIns: optional(list(seat)),
});

const read = object<
  Omit<ReplayableGame, 'outcome' | 'start'> & { format: string; outcome?: Outcome; start?: string }
>({
  format: oneOf(FORMAT),
  game: oneOf(...GAME_IDS),
  rulesVersion: integer(0, MAX_STORED_NUMBER),
  options: anything,
  seats: list(readSeat),
  setup: list(integer(0, MAX_STORED_NUMBER)),
  start: optional(text),
  submissions: list(readSubmission),
  outcome: optional(outcome),
});

/** Reads a game from outside: a file or a link. */
export function readReplay(json: string): CheckResult<ReplayableGame> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    value = undefined;
  }
  const checked = check(read, value);
  if (!checked.ok) return checked;
  const { format: _, ...played } = checked.value;
  return { ok: true, value: played };
}

export function printReplay(played: ReplayableGame): string {
  return JSON.stringify({ format: FORMAT, ...played });
}

/** The record of a local game. */
export function replayOf(stored: StoredGame, game: GameId): ReplayableGame {
  const { rulesVersion, options, seats, setup, start, submissions } = stored;
  return { game, rulesVersion, options, seats, setup, start, submissions };
}
