import type { Seat } from '@archivolt/engine';
import { score } from './scoring.ts';
import { type Events, IVAN, type Table } from './state.ts';
import { ask, TURN } from './todo.ts';

/** The next turn, or the end when it returns to the player who triggered it: RC-F1, RC-E1. */
export function beginTurn(table: Table, seat: Seat, events: Events): void {
  if (table.ending === seat) return endGame(table, events);
  table.active = seat;
  table.turn++;
  table.rerolled = false;
  ask(table, TURN);
  events?.push({ type: 'turn', rule: 'RC-F1', seat, turn: table.turn });
}

/** The seat to move: in the solo game every second turn is Ivan's (RC-V2), in which the player may have to decide. */
export function turnHolder({ ivan, turn, active }: Table): Seat {
  return ivan !== null && turn % 2 === 0 ? IVAN : active;
}

/** The game is over when nothing is left to ask. */
export function endGame(table: Table, events: Events): void {
  table.todo.length = 0;
  events?.push({ type: 'ended', rule: 'RC-E7', winners: score(table).places[0] ?? [] });
}
