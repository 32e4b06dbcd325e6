import { at, type Seat } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import {
  BANNERS,
  BANNERS_ON_INVENTORY,
  countOf,
  type Kind,
  type Material,
  MOST_OF_A_KIND,
  ORNAMENTS_EACH,
  POSITION_LIMITS,
  RUBLE,
  type Slot,
} from '@archivolt/red-cathedral';
import { flagField, indexField, numberField } from '@archivolt/table/editing.ts';
import { ofPlayer, pileFields, type RcField, type RcState, type Words, withCount } from './change.ts';
import { tileChoices } from './sections.ts';

/** The fields of a player, except the workshop, whose slots are selected on the board. */
export function playerFields(state: RcState, seat: Seat, words: Words): RcField[] {
  const { game, fields } = words;
  const { space, rubles, goods } = at(state.table.players, seat);
  return [
    numberField(fields.space, space, [0, POSITION_LIMITS.space], (value) =>
      ofPlayer(state, seat, (player) => {
        player.space = value;
      }),
    ),
    numberField(capital(at(game.terms.resources, RUBLE)), rubles, [0, POSITION_LIMITS.rubles], (value) =>
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
    numberField(fields.covered, covered, [0, BANNERS_ON_INVENTORY], (value) =>
      ofPlayer(state, seat, (player) => {
        player.covered = value;
      }),
    ),
    numberField(fields.aside, aside, [0, BANNERS], (value) =>
      ofPlayer(state, seat, (player) => {
        player.aside = value;
      }),
    ),
  ];
}

export function goodsField(state: RcState, seat: Seat, kind: Material, { game: { terms } }: Words): RcField {
  const { goods } = at(state.table.players, seat);
  return numberField(capital(at(terms.resources, kind)), countOf(goods, kind), [0, MOST_OF_A_KIND], (count) =>
    ofPlayer(state, seat, (player) => {
      player.goods = withCount(goods, kind, count);
    }),
  );
}

export function ornamentField(state: RcState, seat: Seat, kind: Kind, { game: { terms } }: Words): RcField {
  const { ornaments } = at(state.table.players, seat);
  const most = Math.max(...ORNAMENTS_EACH);
  return numberField(capital(at(terms.ornaments, kind)), at(ornaments, kind), [0, most], (count) =>
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
    flagField(capital(game.terms.faceUp), at(up, slot), (value) =>
      ofPlayer(state, seat, (player) => {
        player.up[slot] = value;
      }),
    ),
  ];
}
