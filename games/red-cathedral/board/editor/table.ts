import { POSITION_LIMITS, redCathedral, SIDES, type Side } from '@archivolt/red-cathedral';
import {
  askedField,
  flagField,
  indexField,
  numberField,
  playersField,
  turnPhase,
} from '@archivolt/table/editing.ts';
import { cryptoChance } from '@archivolt/table/session/cryptoChance.ts';
import { changed, type RcField, type RcState, seatChoices, setUp, type Words } from './change.ts';

/** The fields that belong to no part of the board. */
export function tableFields(state: RcState, words: Words): RcField[] {
  const { fields, game } = words;
  const { side, turn, active, rerolled, ending, ivan, players, todo } = state.table;
  const seats = seatChoices(state, words);
  return [
    playersField(
      fields.players,
      redCathedral,
      { state, players: ivan === null ? players.length : 1 },
      (count) => (count === 1 ? fields.withIvan : `${count}`),
      (count) => setUp(cryptoChance, count, side),
    ),
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
    numberField(fields.turn, turn, [1, POSITION_LIMITS.turn], (value) =>
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
    askedField(fields, state, turnPhase(todo), (asked) =>
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
    flagField(fields.rerolled, rerolled, (value) =>
      changed(state, (table) => {
        table.rerolled = value;
      }),
    ),
  ];
}
