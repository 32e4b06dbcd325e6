import type { GameTypes, Seat } from '@archivolt/engine';
import type { LogTurn } from '../log.ts';
import type { HistoryEntry } from '../session/session.ts';
import type { CoachOf, Note } from './note.ts';

/** A note with its event. */
export interface NoteWithEvent<G extends GameTypes> extends Note {
  readonly event: G['event'];
}

/** The coach's input: the history as far as it has been shown, and its turns. */
export interface CoachedGame<G extends GameTypes> {
  readonly history: readonly HistoryEntry<G>[];
  /** The latest first. */
  readonly turns: readonly LogTurn<G>[];
  readonly table: G['table'];
}

/**
 * The unread notes, the earliest first: those of the reader's latest turn and of everything after it. Older ones are left for
 * another game, because a note about a past turn does not help.
 */
export function unreadNotes<G extends GameTypes>(
  { notes }: Pick<CoachOf<G>, 'notes'>,
  { history, turns, table }: CoachedGame<G>,
  seat: Seat,
  read: ReadonlySet<string>,
): NoteWithEvent<G>[] {
  const events = history.flatMap(({ version, events }) => events.map((event) => ({ version, event })));
  const from = turns.find((turn) => turn.seat === seat)?.lines[0]?.version ?? 0;
  const all = notes(
    events.map(({ event }) => event),
    seat,
    table,
  );
  return all.flatMap((note) => {
    const entry = events[note.index];
    return entry && entry.version >= from && !read.has(note.topic) ? [{ ...note, event: entry.event }] : [];
  });
}
