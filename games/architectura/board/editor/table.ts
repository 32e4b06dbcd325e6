import { ADDITIONAL, MOST_PLAYERS } from '@archivolt/architectura';
import { askedField, indexField, type TurnPhase } from '@archivolt/table/editing.ts';
import { cryptoChance } from '@archivolt/table/session/cryptoChance.ts';
import { type ArField, type ArState, changed, number, seatChoices, setUp, type Words } from './change.ts';

const TURNS = [1, 9999] as const;
/** −1 if something happened in the current turn. */
const QUIET = [-1, MOST_PLAYERS] as const;

/** What belongs to no part of the board. */
export function tableFields(state: ArState, words: Words): ArField[] {
  const { fields } = words;
  const { swaps, turn, active, quiet } = state.table;
  return [
    playersField(state, words),
    number(fields.turn, turn, TURNS, (value) =>
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
    askedField(fields, state, askedOf(state), (asked) =>
      changed(state, (table) => {
        table.todo = asked === 'over' ? [] : [{ ask: 'turn', seat: table.active }];
      }),
    ),
    number(fields.swaps, swaps, [0, ADDITIONAL], (value) =>
      changed(state, (table) => {
        table.swaps = value;
      }),
    ),
    number(fields.quiet, quiet, QUIET, (value) =>
      changed(state, (table) => {
        table.quiet = value;
      }),
    ),
  ];
}

/** Another number of players has another city: a new game is set up. */
function playersField(state: ArState, { fields }: Words): ArField {
  const now = `${state.table.players.length}`;
  return {
    kind: 'choice',
    name: fields.players,
    value: now,
    options: ['2', '3', '4'].map((value) => ({ value, name: value })),
    set: (value) => (value === now ? state : setUp(cryptoChance, Number(value))),
  };
}

function askedOf({ table: { todo } }: ArState): TurnPhase {
  if (todo.length === 0) return 'over';
  return todo.length === 1 ? 'begins' : 'asIs';
}
