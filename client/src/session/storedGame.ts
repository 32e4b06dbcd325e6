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

/** What lies open of a game: what the home page tells about it, and how far it has been played. */
export interface Label {
  id: string;
  game: string;
  seats: SeatInfo[];
  changed: number;
  /** How many submissions there are, so that a page can see that another has gone on. */
  played: number;
  summary: Summary;
}

/** A game of this device: what was picked and what was played, in the game's own notation. */
export interface StoredGame extends Omit<Label, 'played'>, Sealed {}

/** What nobody reads who only looks into the storage, for it could be played again and so show every hand. */
interface Sealed {
  rulesVersion: number;
  options: unknown;
  /** False: nobody may ask for hints. */
  hints?: boolean;
  created: number;
  /** The picks of the set-up. */
  setup: number[];
  submissions: Submission[];
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

const open = {
  id: text,
  game: text,
  seats: list(seatInfo),
  changed: whole(0, MANY),
  summary: object<Summary>({
    turn: whole(0, MANY),
    over: flag,
    toMove: optional(seat),
    totals: optional(list(whole(-MANY, MANY))),
    winners: optional(list(seat)),
  }),
};

const sealed = {
  rulesVersion: whole(0, MANY),
  options: anything,
  hints: optional(flag) as Read<boolean>,
  created: whole(0, MANY),
  setup: list(whole(0, MANY)),
  submissions: list(object<Submission>({ seat, moves: list(text), picks: list(whole(0, MANY)) })),
};

const readWhole = object<StoredGame & { format: 1 }>({ format: oneOf(1), ...open, ...sealed });
const readLabel = object<Label & { format: 2 }>({ format: oneOf(2), ...open, played: whole(0, MANY) });
const readSealed = object<Sealed>(sealed);

/** A game as it lies in the storage: whole in the first format, which has no seal; in the second a label and the rest, sealed. */
export type Entry = { label: Label; game: StoredGame } | { label: Label; labelText: string; sealed: string };

/** Reads what lies in the storage: anything may have happened to it since it was written. */
export function readEntry(entry: string): Checked<Entry> {
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

/** What was sealed, once it is open, and its label. */
export function readOpened({ played: _, ...label }: Label, json: string): Checked<StoredGame> {
  const read = parse(readSealed, json);
  return read.ok ? { ok: true, value: { ...label, ...read.value } } : read;
}

/** A game without a seal, in one line. */
export function printWhole(game: StoredGame): string {
  return JSON.stringify({ format: 1, ...game });
}

/** A game in two parts: what may lie open, and what is to be sealed. */
export function printParts(game: StoredGame): { labelText: string; rest: string } {
  const { rulesVersion, options, hints, created, setup, submissions } = game;
  return {
    labelText: JSON.stringify({ format: 2, ...labelOf(game) }),
    rest: JSON.stringify({ rulesVersion, options, hints, created, setup, submissions }),
  };
}

function labelOf({ id, game, seats, changed, summary, submissions }: StoredGame): Label {
  return { id, game, seats, changed, played: submissions.length, summary };
}

function parse<V>(read: Read<V>, json: string): Checked<V> {
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
