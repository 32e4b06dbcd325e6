import { each, type Positions, parse, type State } from '@archivolt/engine';
import { parsePosition, printPosition } from './position.ts';
import type { RedCathedral } from './state.ts';

/** Whole positions as text. */
export const positions: Positions<RedCathedral> = {
  printState: (state) => printPosition(state.table),
  parseState: (text) =>
    parse(text, (cursor): State<RedCathedral> => {
      const table = parsePosition(cursor);
      // The position says all there is: one seat a player, none for Ivan.
      return { table, mine: each(table.ivan === null ? table.players.length : 1, () => null) };
    }),
};
