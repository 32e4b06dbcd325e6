import { type Architectura, architectura, type Mine, type Player, type Table } from '@archivolt/architectura';
import type { ArchitecturaMessages, EditorWords } from '@archivolt/architectura/words';
import { at, type Chance, type Seat, type State } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import type { Field } from '@archivolt/table/editing.ts';
import { colourAt } from '../read.ts';

/** The input of the fields of all parts. */

export type ArState = State<Architectura>;
export type ArField = Field<Architectura>;

export interface Words {
  readonly game: ArchitecturaMessages;
  readonly fields: EditorWords['fields'];
}

/** The start of a game with basic decks. */
export const setUp = (chance: Chance, players: number): ArState =>
  architectura.setup({ players, first: 0 }, chance);

/** The position with a changed table and changed hands. */
export function changed(state: ArState, change: (table: Table, mine: Mine[]) => void): ArState {
  const table = architectura.copyTable(state.table);
  const mine = state.mine.map((one) => architectura.copyMine(one));
  change(table, mine);
  return { table, mine };
}

/** The position with a changed player. Public knowledge of the hand is dropped, because it may no longer be true. */
export function ofPlayer(
  state: ArState,
  seat: Seat,
  change: (player: Player, mine: Mine, table: Table) => void,
): ArState {
  return changed(state, (table, mine) => {
    const player = at(table.players, seat);
    Object.assign(player, { known: 0, lacks: 0, buried: 0, neverBuried: 0, raised: 0 });
    change(player, at(mine, seat), table);
  });
}

export const seatName = (table: Table, seat: Seat, { game }: Words): string =>
  capital(game.terms.colours[colourAt(table, seat)]);

/** The players by their names, as choices. */
export const seatChoices = ({ table }: ArState, words: Words): { value: Seat; name: string }[] =>
  table.players.map((_, seat) => ({ value: seat, name: seatName(table, seat, words) }));
