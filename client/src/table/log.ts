import type { Seat, Shape } from '@archivolt/engine';
import type { HistoryEntry } from '../session/session.ts';
import type { Kit } from './kit.ts';

export interface LogTurn<G extends Shape> {
  readonly key: string;
  readonly seat: Seat | undefined;
  readonly turn: number | undefined;
  readonly lines: readonly LogLine<G>[];
}

export interface LogLine<G extends Shape> {
  readonly key: string;
  readonly event: G['event'];
  /** The table to tell it by. */
  readonly table: G['table'];
}

/** Everything that has happened, turn by turn, the latest turn first. */
export function logOf<G extends Shape, T, S>(
  kit: Pick<Kit<G, T, S>, 'tablesOf' | 'beginsTurn'>,
  history: readonly HistoryEntry<G>[],
  now: G['table'],
): LogTurn<G>[] {
  const events = history.flatMap((entry) =>
    entry.events.map((event, index) => ({ event, key: `${entry.version}.${index}`, seat: entry.seat })),
  );
  const tables = kit.tablesOf(
    events.map(({ event }) => event),
    now,
  );
  const turns: { key: string; seat: Seat | undefined; turn: number | undefined; lines: LogLine<G>[] }[] = [];
  for (const [index, { event, key, seat }] of events.entries()) {
    const table = tables[index] ?? now;
    const begins = kit.beginsTurn(event);
    if (begins) turns.push({ key, seat: begins.seat, turn: begins.turn, lines: [] });
    else {
      // The first turn begins with the game, before anything is told.
      if (turns.length === 0) turns.push({ key, seat, turn: 1, lines: [] });
      turns.at(-1)?.lines.push({ key, event, table });
    }
  }
  return turns.filter(({ lines }) => lines.length > 0).reverse();
}
