import type { Seat } from '@archivolt/engine';
import { scoreTable } from './scoring.ts';
import type { Table } from './state.ts';
import { ask, TURN } from './todo.ts';
import type { Event } from './vocabulary.ts';

/** The next turn, or the end when it comes back to the one who brought it on: RC-F1, RC-E1. */
export function beginTurn(table: Table, seat: Seat, events: Event[] | undefined): void {
  if (table.ending === seat) return endGame(table, events);
  table.active = seat;
  table.turn++;
  table.rerolled = false;
  ask(table, TURN);
  events?.push({ type: 'turn', rule: 'RC-F1', seat, turn: table.turn });
}

/** With nothing left to ask the game is over. */
export function endGame(table: Table, events: Event[] | undefined): void {
  table.todo.length = 0;
  events?.push({ type: 'ended', rule: 'RC-E7', winners: scoreTable(table).places[0] ?? [] });
}
