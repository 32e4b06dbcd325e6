import { at, type Chance, type Seat, type State } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import {
  countOf,
  cubes,
  isIvan,
  MATERIALS,
  MOST_OF_A_KIND,
  type Pile,
  type Player,
  type RedCathedral,
  redCathedral,
  type Side,
  type Table,
} from '@archivolt/red-cathedral';
import type { EditorWords, RedCathedralMessages } from '@archivolt/red-cathedral/words';
import { type Field, numberField } from '@archivolt/table/editing.ts';

/** The input of the fields of all parts. */

export type RcState = State<RedCathedral>;
export type RcField = Field<RedCathedral>;

export interface Words {
  readonly game: RedCathedralMessages;
  readonly fields: EditorWords['fields'];
}

/** The start of a game; alone, a player meets Ivan. */
export const setUp = (chance: Chance, players: number, side: Side): RcState =>
  redCathedral.setup({ players, side, influence: 'random', first: 0 }, chance);

/** The position with a changed table. */
export function changed(state: RcState, change: (table: Table) => void): RcState {
  const table = redCathedral.copyTable(state.table);
  change(table);
  return { ...state, table };
}

export function ofPlayer(state: RcState, seat: Seat, change: (player: Player) => void): RcState {
  return changed(state, ({ players }) => change(at(players, seat)));
}

/** The players by their names, as choices. */
export function seatChoices({ table }: RcState, { game: { terms } }: Words): { value: Seat; name: string }[] {
  return table.players.map(({ colour }, seat) => ({
    value: seat,
    name: isIvan(table, seat) ? terms.ivan : capital(at(terms.colours, colour)),
  }));
}

/** One number for each material of a pile. */
export function pileFields(
  pile: Pile,
  { game: { terms } }: Words,
  set: (pile: Pile) => RcState,
  title = '',
): RcField[] {
  return MATERIALS.map((_, kind) => {
    const name = capital(at(terms.resources, kind));
    return numberField(
      title === '' ? name : `${title}${terms.colon}${name}`,
      countOf(pile, kind),
      [0, MOST_OF_A_KIND],
      (count) => set(withCount(pile, kind, count)),
    );
  });
}

export const withCount = (pile: Pile, kind: number, count: number): Pile =>
  pile - cubes(kind, countOf(pile, kind)) + cubes(kind, count);
