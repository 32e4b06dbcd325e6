import { at, type Seat } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import {
  countOf,
  type Kind,
  type Material,
  ORNAMENTS_EACH,
  RUBLE,
  type Slot,
} from '@archivolt/red-cathedral';
import { indexField } from '@archivolt/table/editing.ts';
import {
  flag,
  number,
  ofPlayer,
  pileFields,
  type RcField,
  type RcState,
  type Words,
  withCount,
} from './change.ts';
import { tileChoices } from './sections.ts';

/** The notation allows these values. */
const SPACES = [0, 9999] as const;
const RUBLES = [0, 99_999] as const;
const COVERED = [0, 4] as const;
const ASIDE = [0, 6] as const;
const MOST = 31;

/** Everything of a player but the workshop, which is touched itself. */
export function playerFields(state: RcState, seat: Seat, words: Words): RcField[] {
  const { game, fields } = words;
  const { space, rubles, goods } = at(state.table.players, seat);
  return [
    number(fields.space, space, SPACES, (value) =>
      ofPlayer(state, seat, (player) => {
        player.space = value;
      }),
    ),
    number(capital(at(game.terms.resources, RUBLE)), rubles, RUBLES, (value) =>
      ofPlayer(state, seat, (player) => {
        player.rubles = value;
      }),
    ),
    ...bannerFields(state, seat, words),
    ...pileFields(goods, words, (pile) =>
      ofPlayer(state, seat, (player) => {
        player.goods = pile;
      }),
    ),
    ...game.terms.ornaments.map((_, kind) => ornamentField(state, seat, kind, words)),
  ];
}

export function bannerFields(state: RcState, seat: Seat, { fields }: Words): RcField[] {
  const { covered, aside } = at(state.table.players, seat);
  return [
    number(fields.covered, covered, COVERED, (value) =>
      ofPlayer(state, seat, (player) => {
        player.covered = value;
      }),
    ),
    number(fields.aside, aside, ASIDE, (value) =>
      ofPlayer(state, seat, (player) => {
        player.aside = value;
      }),
    ),
  ];
}

export function goodsField(state: RcState, seat: Seat, kind: Material, { game: { terms } }: Words): RcField {
  const { goods } = at(state.table.players, seat);
  return number(capital(at(terms.resources, kind)), countOf(goods, kind), [0, MOST], (count) =>
    ofPlayer(state, seat, (player) => {
      player.goods = withCount(goods, kind, count);
    }),
  );
}

export function ornamentField(state: RcState, seat: Seat, kind: Kind, { game: { terms } }: Words): RcField {
  const { ornaments } = at(state.table.players, seat);
  const most = Math.max(...ORNAMENTS_EACH);
  return number(capital(at(terms.ornaments, kind)), at(ornaments, kind), [0, most], (count) =>
    ofPlayer(state, seat, (player) => {
      player.ornaments[kind] = count;
    }),
  );
}

/** The tile on a slot of the workshop, and its face. */
export function slotFields(state: RcState, seat: Seat, slot: Slot, words: Words): RcField[] {
  const { game, fields } = words;
  const { slots, up } = at(state.table.players, seat);
  const tile = at(slots, slot);
  const choice = indexField(
    fields.tile,
    tile,
    tileChoices(state.table, words),
    (value) =>
      ofPlayer(state, seat, (player) => {
        player.slots[slot] = value;
        player.up[slot] = value !== null && (tile === null || at(up, slot));
      }),
    fields.none,
  );
  if (tile === null) return [choice];
  return [
    choice,
    flag(capital(game.terms.faceUp), at(up, slot), (value) =>
      ofPlayer(state, seat, (player) => {
        player.up[slot] = value;
      }),
    ),
  ];
}
