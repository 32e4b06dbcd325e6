import {
  type Building,
  componentsOf,
  pieceOf,
  type Space,
  type Table,
  uncover,
} from '@archivolt/architectura';
import { at } from '@archivolt/engine';
import { flagField, indexField } from '@archivolt/table/editing.ts';
import { type ArField, type ArState, changed, seatChoices, seatName, type Words } from './change.ts';

const NONE = -1;

/** The fields of a space in the city: its card, the cards beneath, the side on top, the token. */
export function spaceFields(state: ArState, space: Space, words: Words): ArField[] {
  const { fields } = words;
  const { table } = state;
  const top = at(table.top, space);
  const cards = cardChoices(table, words);
  const token = indexField(
    fields.token,
    orNull(at(table.token, space)),
    seatChoices(state, words),
    (value) =>
      changed(state, (next) => {
        next.token[space] = value ?? NONE;
      }),
    fields.none,
  );
  const card = indexField(
    fields.card,
    orNull(top),
    cards,
    (value) => ((value ?? NONE) === top ? state : changed(state, (next) => put(next, space, value))),
    fields.none,
  );
  if (top === NONE) return [card, token];
  return [card, ...sideFields(state, space, words), token, ...beneathFields(state, space, cards, words)];
}

const orNull = (value: number): number | null => (value < 0 ? null : value);

/** All cards of all players, by owner. */
function cardChoices(table: Table, words: Words): { value: Building; name: string }[] {
  return componentsOf(table).pieces.map(({ building, id, seat }) => ({
    value: building,
    name: `${words.game.terms.card(id)} (${seatName(table, seat, words)})`,
  }));
}

/** Puts another card on top with its basic value, or none. */
function put(table: Table, space: Space, building: Building | null): void {
  if (building === null) return uncover(table, space);
  table.top[space] = building;
  table.face[space] = 0;
}

/** Whether the card is destroyed; if not, how it is turned. */
function sideFields(state: ArState, space: Space, { fields }: Words): ArField[] {
  const { table } = state;
  const face = at(table.face, space);
  const turn = (value: number) =>
    changed(state, (next) => {
      next.face[space] = value;
    });
  const destroyed = flagField(fields.destroyed, face < 0, (value) => turn(value ? NONE : Math.max(0, face)));
  const { single, sides } = pieceOf(componentsOf(table), at(table.top, space));
  if (face < 0 || single) return [destroyed];
  // Indexed by the side on top: a counter-clockwise step brings the right side up.
  const names = [fields.basic, fields.counterClockwise, fields.twice, fields.clockwise];
  const options = sides.map((_, value) => ({ value, name: at(names, value) }));
  return [indexField(fields.turned, face, options, (value) => turn(value ?? 0)), destroyed];
}

/** The cards beneath from the bottom, and room for one more. */
function beneathFields(
  state: ArState,
  space: Space,
  cards: readonly { value: Building; name: string }[],
  { fields }: Words,
): ArField[] {
  const here = state.table.covered.flatMap((one, index) => (one.space === space ? [index] : []));
  const beneath = (index: number | undefined): ArField =>
    indexField(
      fields.beneath,
      index === undefined ? null : at(state.table.covered, index).building,
      cards,
      (building) =>
        changed(state, ({ covered }) => {
          const put = building === null ? [] : [{ space, building }];
          covered.splice(index ?? covered.length, index === undefined ? 0 : 1, ...put);
        }),
      fields.none,
    );
  return [...here, undefined].map(beneath);
}
