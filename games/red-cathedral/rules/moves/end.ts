import type { Chance } from '@archivolt/engine';
import { ivanTurn } from '../ivan.ts';
import { holding, reason } from '../reasons.ts';
import type { Events, Table } from '../state.ts';
import { answered, asked } from '../todo.ts';
import { mayLosePrestige } from '../track.ts';
import { beginTurn } from '../turns.ts';
import type { Move } from '../vocabulary.ts';
import { canDeliver } from './build.ts';
import type { Rule } from './rule.ts';

const END_TURN: Move = { do: 'end' };

/** The player ends the turn: RC-F3. */
export const end: Rule<'end'> = {
  answers: ['end'],
  legal(_view, offers) {
    offers.push(END_TURN);
  },
  play({ table }, _move, chance, events) {
    endTurn(table, chance, events);
  },
  why({ table }) {
    return holding(asked(table).ask === 'turn' && reason('RC-F1', 'actFirst'));
  },
};

function endTurn(table: Table, chance: Chance, events: Events): void {
  answered(table);
  if (table.ivan !== null) ivanTurn(table, chance, events);
  else beginTurn(table, (table.active + 1) % table.players.length, events);
}

/** Closes questions without a decision: deliveries that cannot continue, a turn with nothing optional left. */
export function settle(table: Table, chance: Chance, events: Events): void {
  if (table.todo.length === 0) return;
  let todo = asked(table);
  if (todo.ask === 'deliver' && todo.begun && (todo.left === 0 || !canDeliver(table, table.active))) {
    answered(table);
    todo = asked(table);
  }
  if (todo.ask === 'end' && !mayLosePrestige(table, table.active)) endTurn(table, chance, events); // RC-F3
}
