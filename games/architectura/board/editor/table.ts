import { ADDITIONAL, architectura, POSITION_LIMITS } from '@archivolt/architectura';
import { askedField, indexField, numberField, playersField, turnPhase } from '@archivolt/table/editing.ts';
import { cryptoChance } from '@archivolt/table/session/cryptoChance.ts';
import { type ArField, type ArState, changed, seatChoices, setUp, type Words } from './change.ts';

/** The fields that belong to no part of the board. */
export function tableFields(state: ArState, words: Words): ArField[] {
  const { fields } = words;
  const { swaps, turn, active, quiet, players, todo } = state.table;
  return [
    playersField(fields.players, architectura, { state, players: players.length }, String, (count) =>
      setUp(cryptoChance, count),
    ),
    numberField(fields.turn, turn, [1, POSITION_LIMITS.turn], (value) =>
      changed(state, (table) => {
        table.turn = value;
      }),
    ),
    indexField(fields.active, active, seatChoices(state, words), (value) =>
      changed(state, (table) => {
        table.active = value ?? active;
        if (table.todo.length === 1) table.todo = [{ ask: 'turn', seat: table.active }];
      }),
    ),
    askedField(fields, state, turnPhase(todo), (asked) =>
      changed(state, (table) => {
        table.todo = asked === 'over' ? [] : [{ ask: 'turn', seat: table.active }];
      }),
    ),
    numberField(fields.swaps, swaps, [0, ADDITIONAL], (value) =>
      changed(state, (table) => {
        table.swaps = value;
      }),
    ),
    numberField(fields.quiet, quiet, [-1, POSITION_LIMITS.quiet], (value) =>
      changed(state, (table) => {
        table.quiet = value;
      }),
    ),
  ];
}
