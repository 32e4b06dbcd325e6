import type { Seat, View } from '@archivolt/engine';
import type { TableSpeaker } from '@archivolt/i18n';
import type { RedCathedral, Table } from '@archivolt/red-cathedral';
import { askSentence } from './asks.ts';
import type { Context, RedCathedralMessages } from './messages/game.ts';
import { moveLabel } from './moves.ts';
import { scoreHelp, scoreLabel, tieBreakLabel, winnerSentence } from './scores.ts';
import { eventSentence } from './sentences.ts';
import { seatName } from './things.ts';

/** The reader: the names at the table, and which of them is "you". */
export interface Listener {
  context(table: Table, me?: Seat): Context;
  /** The same during a decision. */
  deciding(view: View<RedCathedral>): Context;
}

/** All sentences of The Red Cathedral about its table, for pages and the terminal. */
export function speakerOf(m: RedCathedralMessages, to: Listener): TableSpeaker<RedCathedral> {
  return {
    title: m.terms.title,
    seatName: (seat, table) => seatName(m, seat, to.context(table)),
    ask: (view) => askSentence(m, view.table.todo.at(-1), to.deciding(view)),
    event: (event, table, me) => eventSentence(m, event, to.context(table, me)),
    move: (move, view) => moveLabel(m, move, to.deciding(view)),
    scoreLabel: (line) => scoreLabel(m, line),
    scoreHelp: (line, table) => scoreHelp(m, line, to.context(table)),
    tieBreak: (code) => tieBreakLabel(m, code),
    winner: (sheet, table, me) => winnerSentence(m, sheet, to.context(table, me)),
  };
}
