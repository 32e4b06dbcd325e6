import { at } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import { type Ivan, ORNAMENT_ORDER } from '@archivolt/red-cathedral';
import { flagField, numberField } from '@archivolt/table/editing.ts';
import { changed, pileFields, type RcField, type RcState, type Words } from './change.ts';

/** The fields of Ivan's cards, his two piles and his ornaments. */
export function ivanFields(state: RcState, words: Words): RcField[] {
  const { ivan } = state.table;
  const { terms, board } = words.game;
  if (ivan === null) return [];
  const set = (change: (ivan: Ivan) => void) => changed(state, (table) => table.ivan && change(table.ivan));
  return [
    ...ivan.row.map((card, index) => {
      const name = `${capital(terms.soloCards[card])} (${terms.dice[at(ivan.dice, index)]}), ${terms.faceUp}`;
      return flagField(name, at(ivan.up, index), (value) =>
        set((one) => {
          one.up[index] = value;
        }),
      );
    }),
    numberField(words.fields.placed, ivan.placed, [0, ORNAMENT_ORDER.length], (value) =>
      set((one) => {
        one.placed = value;
      }),
    ),
    ...pileFields(
      ivan.inventory,
      words,
      (pile) =>
        set((one) => {
          one.inventory = pile;
        }),
      board.ivanInventory,
    ),
    ...pileFields(
      ivan.construction,
      words,
      (pile) =>
        set((one) => {
          one.construction = pile;
        }),
      board.ivanConstruction,
    ),
  ];
}
