import {
  type Checked,
  check,
  flag,
  type Game,
  list,
  object,
  oneOf,
  optional,
  type Read,
  type Seat,
  type Shape,
  text,
  whole,
} from '@archivolt/engine';
import type { SeatInfo } from './session.ts';

/** A game as it lies in the browser's storage: what was picked and what was played, in the game's own notation. */
export interface StoredGame {
  format: 1;
  id: string;
  game: string;
  rulesVersion: number;
  options: unknown;
  seats: SeatInfo[];
  /** False: nobody may ask for hints. */
  hints?: boolean;
  created: number;
  changed: number;
  /** The picks of the set-up. */
  setup: number[];
  submissions: Submission[];
  summary: Summary;
}

export interface Submission {
  seat: Seat;
  moves: string[];
  picks: number[];
}

/** What the home page tells about a game, so that it need not load its rules. */
export interface Summary {
  turn: number;
  over: boolean;
  toMove?: Seat | undefined;
  /** Points per seat, and the seats of the first place, once the game is over. */
  totals?: number[] | undefined;
  winners?: Seat[] | undefined;
}

const MANY = 2 ** 52;
const seat = whole(0, 7);
const word: Read<string> = (value, path) => (value === '' ? '' : text(value, path));
const anything: Read<unknown> = (value) => value;

const seatInfo = object<SeatInfo>({
  seat,
  name: word,
  kind: oneOf('me', 'bot', 'other', 'ivan'),
  colour: whole(0, 7),
  // `object` leaves out what is undefined, so the field is a text or not there at all.
  level: optional(text) as Read<string>,
});

const read = object<StoredGame>({
  format: oneOf(1),
  id: text,
  game: text,
  rulesVersion: whole(0, MANY),
  options: anything,
  seats: list(seatInfo),
  hints: optional(flag) as Read<boolean>,
  created: whole(0, MANY),
  changed: whole(0, MANY),
  setup: list(whole(0, MANY)),
  submissions: list(object<Submission>({ seat, moves: list(text), picks: list(whole(0, MANY)) })),
  summary: object<Summary>({
    turn: whole(0, MANY),
    over: flag,
    toMove: optional(seat),
    totals: optional(list(whole(-MANY, MANY))),
    winners: optional(list(seat)),
  }),
});

/** Reads what lies in the storage: anything may have happened to it since it was written. */
export function readStored(json: string): Checked<StoredGame> {
  try {
    return check(read, JSON.parse(json));
  } catch {
    return { ok: false, path: '', expected: 'JSON' };
  }
}

export function printMoves<G extends Shape>(game: Game<G>, moves: readonly G['move'][]): string[] {
  return moves.map((move) => game.notation.printMove(move));
}

/** The moves of a submission; undefined where one cannot be read. */
export function parseMoves<G extends Shape>(
  game: Game<G>,
  texts: readonly string[],
): G['move'][] | undefined {
  const moves: G['move'][] = [];
  for (const printed of texts) {
    const parsed = game.notation.parseMove(printed);
    if (!parsed.ok) return undefined;
    moves.push(parsed.value);
  }
  return moves;
}
