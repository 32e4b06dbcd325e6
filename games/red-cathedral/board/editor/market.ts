import { at } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import {
  componentsOf,
  countOf,
  type Die,
  FACES,
  type Material,
  MOST_OF_A_KIND,
  PLACES,
  type Place,
} from '@archivolt/red-cathedral';
import { texts } from '@archivolt/red-cathedral/words';
import { indexField, numberField } from '@archivolt/table/editing.ts';
import { changed, type RcField, type RcState, type Words, withCount } from './change.ts';

/** The fields of a die: its location and its number. */
export function dieFields(state: RcState, die: Die, { game, fields }: Words): RcField[] {
  const { place, shows } = at(state.table.dice, die);
  const places = Array.from({ length: PLACES }, (_, value) => ({
    value,
    name: capital(texts.placeName(game, value, state.table)),
  }));
  const set = (change: { place?: Place; shows?: number }) =>
    changed(state, ({ dice }) => Object.assign(at(dice, die), change));
  return [
    numberField(fields.shows, shows, [1, FACES], (value) => set({ shows: value })),
    indexField(fields.place, place, places, (value) => set({ place: value ?? place })),
  ];
}

/** The resource tile of a place; the one chosen changes places with it. */
export function placeFields(state: RcState, place: Place, { game: { terms }, fields }: Words): RcField[] {
  const tile = at(state.table.market, place);
  const tiles = componentsOf(state.table).resources.map(({ id, gain, count }, value) => ({
    value,
    name: `${capital(terms.count(gain, count))} (${id})`,
  }));
  return [
    indexField(fields.resource, tile, tiles, (value) =>
      changed(state, ({ market }) => {
        const other = market.indexOf(value ?? tile);
        if (other >= 0) market[other] = tile;
        market[place] = value ?? tile;
      }),
    ),
  ];
}

export function influenceFields(
  state: RcState,
  quadrant: number,
  { game: { terms }, fields }: Words,
): RcField[] {
  const cards = componentsOf(state.table).influence.map(({ id, group, actions }, value) => ({
    value,
    name: `${capital(at(terms.groups, group))} ${id}${terms.colon}${actions.map((one) => terms.actionShort(one)).join(' / ')}`,
  }));
  return [
    indexField(fields.influence, at(state.table.influence, quadrant), cards, (value) =>
      changed(state, (table) => {
        table.influence = table.influence.map((card, index) => (index === quadrant ? (value ?? card) : card));
      }),
    ),
  ];
}

export function supplyField(state: RcState, kind: Material, { game: { terms } }: Words): RcField {
  const { supply } = state.table;
  const name = `${terms.supply}${terms.colon}${at(terms.resources, kind)}`;
  return numberField(name, countOf(supply, kind), [0, MOST_OF_A_KIND], (count) =>
    changed(state, (table) => {
      table.supply = withCount(supply, kind, count);
    }),
  );
}
