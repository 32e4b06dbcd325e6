import { SIDES, type Side } from '@archivolt/red-cathedral';
import { askedField, indexField, type TurnPhase } from '@archivolt/table/editing.ts';
import { cryptoChance } from '@archivolt/table/session/cryptoChance.ts';
import {
  changed,
  flag,
  number,
  type RcField,
  type RcState,
  seatChoices,
  setUp,
  type Words,
} from './change.ts';

const TURNS = [1, 1_000_000] as const;

/** What belongs to no part of the board. */
export function tableFields(state: RcState, words: Words): RcField[] {
  const { fields, game } = words;
  const { side, turn, active, rerolled, ending, ivan } = state.table;
  const seats = seatChoices(state, words);
  return [
    playersField(state, words),
    {
      kind: 'choice',
      name: fields.side,
      value: side,
      options: SIDES.map((value) => ({ value, name: game.terms.sides[value] })),
      set: (value) =>
        changed(state, (table) => {
          table.side = value as Side;
        }),
    },
    number(fields.turn, turn, TURNS, (value) =>
      changed(state, (table) => {
        table.turn = value;
      }),
    ),
    ...(ivan === null
      ? [
          indexField(fields.active, active, seats, (value) =>
            changed(state, (table) => {
              table.active = value ?? active;
            }),
          ),
        ]
      : []),
    askedField(fields, state, askedOf(state), (asked) =>
      changed(state, (table) => {
        table.todo = asked === 'over' ? [] : [{ ask: 'turn' }];
      }),
    ),
    indexField(
      fields.ending,
      ending,
      seats,
      (value) =>
        changed(state, (table) => {
          table.ending = value;
        }),
      fields.none,
    ),
    flag(fields.rerolled, rerolled, (value) =>
      changed(state, (table) => {
        table.rerolled = value;
      }),
    ),
  ];
}

/** Another number of players has another cathedral: a new game is set up. */
function playersField(state: RcState, { fields }: Words): RcField {
  const { ivan, players, side } = state.table;
  const now = ivan === null ? `${players.length}` : '1';
  return {
    kind: 'choice',
    name: fields.players,
    value: now,
    options: ['1', '2', '3', '4'].map((value) => ({ value, name: value === '1' ? fields.withIvan : value })),
    set: (value) => (value === now ? state : setUp(cryptoChance, Number(value), side)),
  };
}

function askedOf({ table: { todo } }: RcState): TurnPhase {
  if (todo.length === 0) return 'over';
  return todo.length === 1 && todo[0]?.ask === 'turn' ? 'begins' : 'asIs';
}
