import { at, each, type Seat } from '@archivolt/engine';
import { changeRubles } from '../goods.ts';
import { holding, reason } from '../reasons.ts';
import { type Events, playerOf, type Table } from '../state.ts';
import { answered, asked, askedFor, replaceQuestion } from '../todo.ts';
import { mayLosePrestige } from '../track.ts';
import { type Move, SLOTS, type Slot, type Tile, WHITE_SLOT } from '../vocabulary.ts';
import {
  areWhiteSlotsAlike,
  isAffordable,
  isFreeSlot,
  ornamentOn,
  slotCost,
  takeBenefit,
} from '../workshop.ts';
import type { Rule } from './rule.ts';

const SLOT = each(SLOTS, (slot): Move => ({ do: 'slot', slot }));
const DOWN: Move = { do: 'face', up: false };
const UP: Move = { do: 'face', up: true };

/** Whether this is the second of two equivalent white slots, which is not offered. */
function isTwinSlot(table: Table, seat: number, slot: Slot): boolean {
  return slot === WHITE_SLOT + 1 && areWhiteSlotsAlike(table, at(table.players, seat));
}

/** Where the workshop tile goes: RC-C3. */
export const slot: Rule<'slot'> = {
  answers: ['slot'],
  legal({ table, seat }, offers) {
    const player = at(table.players, seat);
    for (let index = 0; index < SLOTS; index++) {
      if (isFreeSlot(table, player, index) && !isTwinSlot(table, seat, index)) offers.push(at(SLOT, index));
    }
  },
  play({ table, seat }, { slot: chosen }, _chance, events) {
    const { tile } = askedFor(table, 'slot');
    if (isAffordable(table, at(table.players, seat), chosen) || mayLosePrestige(table, seat)) {
      replaceQuestion(table, { ask: 'face', tile, slot: chosen }); // prestige may still be sold for roubles: RC-F2
    } else {
      answered(table);
      put(table, seat, { tile, slot: chosen, up: false }, events);
    }
  },
  why(view, { slot: chosen }) {
    const { table, seat } = view;
    const taken = playerOf(view).slots[chosen] !== null;
    const free = isFreeSlot(table, playerOf(view), chosen);
    return holding(
      taken && reason('RC-C3', 'slotTaken', { slot: chosen }),
      !taken && !free && reason('RC-C8', 'slotCovered', { slot: chosen }),
      free && isTwinSlot(table, seat, chosen) && reason('RC-C3', 'sameAs', { slot: WHITE_SLOT }),
    );
  },
};

/** Face up for roubles, or face down for nothing: RC-C4, RC-C5. */
export const face: Rule<'face'> = {
  answers: ['face'],
  legal({ table, seat }, offers) {
    const player = at(table.players, seat);
    if (isAffordable(table, player, askedFor(table, 'face').slot)) offers.push(UP);
    offers.push(DOWN);
  },
  play({ table, seat }, { up }, _chance, events) {
    const { tile, slot } = askedFor(table, 'face');
    answered(table);
    put(table, seat, { tile, slot, up }, events);
  },
  why(view, { up }) {
    const todo = asked(view.table);
    if (!up || todo.ask !== 'face') return [];
    const { table } = view;
    const player = playerOf(view);
    const facts = { need: slotCost(table, player, todo.slot), have: player.rubles };
    return holding(!isAffordable(table, player, todo.slot) && reason('RC-C4', 'needRubles', facts));
  },
};

interface Placing {
  readonly tile: Tile;
  readonly slot: Slot;
  readonly up: boolean;
}

function put(table: Table, seat: Seat, { tile, slot, up }: Placing, events: Events): void {
  const player = at(table.players, seat);
  const rubles = up ? slotCost(table, player, slot) : 0;
  changeRubles(table, seat, -rubles, 'workshop', 'RC-C4', events);
  player.slots[slot] = tile;
  player.up[slot] = up;
  events?.push({ type: 'placed', rule: 'RC-C4', seat, tile, slot, up, rubles });
  if (!up) return;
  const ornament = ornamentOn(table, slot);
  if (ornament !== null) {
    player.ornaments[ornament] = at(player.ornaments, ornament) + 1;
    events?.push({ type: 'unlocked', rule: 'RC-C7', seat, slot, ornament });
  }
  events?.push({ type: 'activated', rule: 'RC-C5', seat, slot, tile });
  takeBenefit(table, seat, tile, 0, events);
}
