import { each, type PositionNotation, parse, type State } from '@archivolt/engine';
import { printPosition } from './position.ts';
import { parsePosition } from './readPosition.ts';
import type { RedCathedral } from './state.ts';

/** Notation of whole positions. */
export const positions: PositionNotation<RedCathedral> = {
  printState: (state) => printPosition(state.table),
  parseState: (text) =>
    parse(text, (cursor): State<RedCathedral> => {
      const table = parsePosition(cursor);
      // The position is the whole state: one seat per player, none for Ivan.
      return { table, mine: each(table.ivan === null ? table.players.length : 1, () => null) };
    }),
};
