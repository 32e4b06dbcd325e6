import { at, each } from '@archivolt/engine';
import { freeSpaces, fromSupply, RULE_OF } from '../goods.ts';
import { countOf } from '../pile.ts';
import { holding, noDieMoved, noRoom, reason } from '../reasons.ts';
import { type Player, playerOf, type Table } from '../state.ts';
import { answered, asked, askedFor, replaceQuestion } from '../todo.ts';
import { type Die, MATERIALS, type Move, SLOTS, type Slot, WHITE_SLOT } from '../vocabulary.ts';
import { isUseful, takeBenefit, yieldOf } from '../workshop.ts';
import type { Rule } from './rule.ts';

const ACTIVATE = each(SLOTS, (slot): Move => ({ do: 'activate', slot }));
const CHOOSE = MATERIALS.map((_, kind): Move => ({ do: 'choose', kind }));

/** RC-W1: the slots that a die of this colour can activate, as a half-open range. */
export function slotsOf(die: Die): readonly [Slot, Slot] {
  return die < WHITE_SLOT ? [die, die + 1] : [WHITE_SLOT, SLOTS];
}

/** Whether a tile is face up and gives something now. */
export function canActivate(table: Table, player: Player, slot: Slot): boolean {
  const tile = at(player.slots, slot);
  return tile !== null && at(player.up, slot) && isUseful(table, player, yieldOf(table, tile));
}

/** The first slot from `from` on whose tile gives the same; such a twin is not offered. */
function sameYield(table: Table, player: Player, slot: Slot, from: Slot): Slot | undefined {
  const tile = at(player.slots, slot);
  if (tile === null) return undefined;
  for (let other = from; other < slot; other++) {
    const twin = at(player.slots, other);
    if (twin !== null && canActivate(table, player, other) && yieldOf(table, twin) === yieldOf(table, tile))
      return other;
  }
  return undefined;
}

/** Take the benefit of a tile: RC-W1, or any of the player's tiles through the merchants (RC-I5). */
export const activate: Rule<'activate'> = {
  answers: ['market', 'activate'],
  legal({ table, seat }, offers) {
    const todo = asked(table);
    if (todo.ask === 'market' && todo.activated) return; // RC-A4
    const player = at(table.players, seat);
    const [first, end] = todo.ask === 'market' ? slotsOf(todo.die) : [0, SLOTS];
    for (let slot = first; slot < end; slot++) {
      if (!canActivate(table, player, slot)) continue;
      if (sameYield(table, player, slot, first) === undefined) offers.push(at(ACTIVATE, slot));
    }
  },
  play({ table, seat }, { slot }, _chance, events) {
    const todo = asked(table);
    const byDie = todo.ask === 'market';
    if (byDie)
      replaceQuestion(table, { ...todo, activated: true, row: false }); // RC-I2: activating breaks a row
    else answered(table);
    const tile = at(at(table.players, seat).slots, slot);
    if (tile === null) throw new Error('no tile to activate');
    events?.push({ type: 'activated', rule: byDie ? 'RC-W1' : 'RC-I5', seat, slot, tile });
    takeBenefit(table, seat, tile, 1, events);
  },
  why(view, { slot }) {
    const { table } = view;
    const todo = asked(table);
    const tile = at(playerOf(view).slots, slot);
    if (tile === null) return [reason('RC-W1', 'noTile', { slot })];
    if (!at(playerOf(view).up, slot)) return [reason('RC-C4', 'faceDown', { slot })];
    const [first, end] = todo.ask === 'market' ? slotsOf(todo.die) : [0, slot + 1];
    const colour = todo.ask === 'market' && (slot < first || slot >= end);
    const twin = colour ? undefined : sameYield(table, playerOf(view), slot, first);
    return holding(
      todo.ask === 'market' && todo.activated && reason('RC-A4', 'activatedAlready'),
      colour && todo.ask === 'market' && reason('RC-W1', 'otherColour', { slot, die: todo.die }),
      !isUseful(table, playerOf(view), yieldOf(table, tile)) && reason('RC-T4', 'givesNothing', { slot }),
      twin !== undefined &&
        canActivate(table, playerOf(view), slot) &&
        reason('RC-W1', 'sameAs', { slot: twin }),
      todo.ask !== 'market' && todo.ask !== 'activate' && noDieMoved(view),
    );
  },
};

/** One material of any kind that the supply has: RC-T2, RC-T4. */
export const choose: Rule<'choose'> = {
  answers: ['choose'],
  legal({ table, seat }, offers) {
    if (freeSpaces(at(table.players, seat)) === 0) return;
    for (let kind = 0; kind < MATERIALS.length; kind++)
      if (countOf(table.supply, kind) > 0) offers.push(at(CHOOSE, kind));
  },
  play({ table, seat }, { kind }, _chance, events) {
    const { from } = askedFor(table, 'choose');
    answered(table);
    fromSupply(table, seat, { rule: RULE_OF[from], kind, count: 1, lost: 0, from }, events);
  },
  why(view, { kind }) {
    return asked(view.table).ask === 'choose' ? noRoom(view, kind, 'RC-T4') : [];
  },
};
