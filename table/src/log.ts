import type { GameTypes, Seat } from '@archivolt/engine';
import type { Kit } from './kit.ts';
import type { HistoryEntry } from './session/session.ts';

export interface LogTurn<G extends GameTypes> {
  /** Where in the history it begins: the version, and the index of the event. */
  readonly key: string;
  readonly seat: Seat | undefined;
  readonly turn: number | undefined;
  readonly lines: readonly LogLine<G>[];
}

export interface LogLine<G extends GameTypes> {
  readonly key: string;
  /** Where in the history it is: the version, and the index of the event. */
  readonly version: number;
  readonly index: number;
  readonly event: G['event'];
  /** The table with which to describe it. */
  readonly table: G['table'];
}

/** A notice about a player: left, back or resigned. */
export interface Notice {
  readonly key: string;
  /** The player concerned. */
  readonly seat: Seat | null;
  /** The version that the game had reached. */
  readonly after: number;
  readonly text: string;
}

/** Where in the history a turn begins, which may be before its first visible line. */
export function startOf<G extends GameTypes>({ key }: LogTurn<G>): { version: number; index: number } {
  const [version = 0, index = 0] = key.split('.').map(Number);
  return { version, index };
}

/** The turns of the others since the last one of this seat, the latest first. */
export function sinceTurnOf<G extends GameTypes>(turns: readonly LogTurn<G>[], seat: Seat): LogTurn<G>[] {
  const own = turns.findIndex((turn) => turn.seat === seat);
  return own < 0 ? [...turns] : turns.slice(0, own);
}

/** The whole history by turns, the latest first. */
export function logOf<G extends GameTypes, T, S>(
  kit: Pick<Kit<G, T, S>, 'tablesOf' | 'beginsTurn'>,
  history: readonly HistoryEntry<G>[],
  now: G['table'],
): LogTurn<G>[] {
  const events = history.flatMap((entry) =>
    entry.events.map((event, index) => ({
      event,
      index,
      version: entry.version,
      seat: entry.seat,
      key: `${entry.version}.${index}`,
    })),
  );
  const tables = kit.tablesOf(
    events.map(({ event }) => event),
    now,
  );
  const turns: { key: string; seat: Seat | undefined; turn: number | undefined; lines: LogLine<G>[] }[] = [];
  for (const [at, { event, key, seat, version, index }] of events.entries()) {
    const table = tables[at] ?? now;
    const begins = kit.beginsTurn(event);
    if (begins) {
      const turn = begins.turn ?? (turns.at(-1)?.turn ?? 0) + 1;
      turns.push({ key, seat: begins.seat, turn, lines: [] });
    }
    if (begins?.turn === undefined) {
      // The first turn begins with the game, before the first event.
      if (turns.length === 0) turns.push({ key, seat, turn: 1, lines: [] });
      turns.at(-1)?.lines.push({ key, version, index, event, table });
    }
  }
  return turns.filter(({ lines }) => lines.length > 0).reverse();
}

/** The search in the log. */
export interface LogSearch {
  readonly words: string;
  readonly seat: Seat | undefined;
}

/** Removes case and accents for searching. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const partsOf = (words: string): string[] =>
  plain(words)
    .split(/\s+/)
    .filter((part) => part !== '');

const hasAll = (parts: readonly string[], text: string): boolean => {
  const searched = plain(text);
  return parts.every((part) => searched.includes(part));
};

/** The notices that match the search. */
export function filterNotices(notices: readonly Notice[], { words, seat }: LogSearch): readonly Notice[] {
  const parts = partsOf(words);
  return notices.filter(
    (notice) => (seat === undefined || notice.seat === seat) && hasAll(parts, notice.text),
  );
}

/** The notices above each turn, the latest first; those from before the first turn come last. */
export function noticesAbove<G extends GameTypes>(
  turns: readonly LogTurn<G>[],
  notices: readonly Notice[],
): Notice[][] {
  const above: Notice[][] = [...turns, undefined].map(() => []);
  for (const notice of notices) {
    const below = turns.findIndex(({ lines }) => (lines[0]?.version ?? 0) <= notice.after);
    above.at(below)?.unshift(notice);
  }
  return above;
}

/** The turns of a seat with the lines that contain all the words; without words, all of them. */
export function filterLog<G extends GameTypes>(
  turns: readonly LogTurn<G>[],
  { words, seat }: LogSearch,
  tell: (line: LogLine<G>) => string,
): { turn: LogTurn<G>; lines: readonly LogLine<G>[] }[] {
  const parts = partsOf(words);
  return turns.flatMap((turn) => {
    if (seat !== undefined && turn.seat !== seat) return [];
    if (parts.length === 0) return [{ turn, lines: turn.lines }];
    const lines = turn.lines.filter((line) => hasAll(parts, tell(line)));
    return lines.length > 0 ? [{ turn, lines }] : [];
  });
}
