import { at } from '@archivolt/engine';
import { sectionAt } from './cathedral.ts';
import { componentsOf } from './components.ts';
import { legal } from './game.ts';
import { freeSpaces, obtainable } from './goods.ts';
import { DELIVERIES, hasGems } from './moves/build.ts';
import { mayChooseBanner } from './moves/claim.ts';
import { actionOf, canGive, isPossible, kindsInHand } from './moves/influence.ts';
import { countOf, totalOf } from './pile.ts';
import type { Table } from './state.ts';
import { MATERIALS, type Move, type Tile, type Todo, type TodoOf } from './vocabulary.ts';
import { isFreeSlot, isTileInPlay } from './workshop.ts';
import { type Wrong, wrong } from './wrong.ts';

/** Why the table cannot be waiting for this; undefined if the rules could have asked it. */
export function wrongQuestion(table: Table, todo: Todo): Wrong | undefined {
  const player = at(table.players, table.active);
  switch (todo.ask) {
    case 'banner':
      return wrongBanner(table, todo);
    case 'slot':
      return wrongTile(table, todo.tile);
    case 'face':
      return isFreeSlot(table, player, todo.slot)
        ? wrongTile(table, todo.tile)
        : wrong('question', 'RC-C3', 'no tile can be placed in this slot');
    case 'deliver':
      return todo.left < 1 || todo.left > DELIVERIES
        ? wrong('question', 'RC-B1', 'there must be one to three deliveries left')
        : undefined;
    case 'gems':
      return wrongGems(table, todo);
    case 'amount':
      if (todo.min > todo.max)
        return wrong('question', 'RC-M1', 'the smallest amount is greater than the largest');
      return todo.max > obtainable(table, player, todo.kind, todo.max)
        ? wrong(
            'question',
            'RC-T4',
            'there is too little in the supply, or no room in the inventory, for that amount',
          )
        : undefined;
    case 'choose':
      return freeSpaces(player) > 0 && totalOf(table.supply) > 0
        ? undefined
        : wrong('question', 'RC-T2', 'there is nothing to choose, or no free space for it');
    case 'get': {
      const others = totalOf(table.supply) - countOf(table.supply, todo.given);
      return todo.left >= 1 && others >= todo.left && freeSpaces(player) >= todo.left
        ? undefined
        : wrong(
            'question',
            'RC-I5',
            'there is too little in the supply, or no room in the inventory, for that trade',
          );
    }
    case 'sell':
    case 'buy':
    case 'give':
    case 'return':
      return wrongDeal(table, todo);
    case 'ivanClaim':
    case 'ivanOrnament':
      return table.ivan === null ? wrong('question', 'RC-V4', 'Ivan is not at this table') : undefined;
    case 'turn':
    case 'end':
    case 'market':
    case 'swap':
    case 'activate':
      return undefined; // whether there is an answer says enough
    default:
      return todo satisfies never;
  }
}

/** Whether the current question has an answer; losing prestige meanwhile does not count (RC-F2). */
export function hasAnswer(table: Table): boolean {
  if (table.todo.length === 0) return true;
  const offers: Move[] = [];
  legal({ table, seat: table.active, mine: null }, offers);
  return offers.some((offer) => offer.do !== 'rubles' && offer.do !== 'reroll');
}

/** RC-C1: there is only a choice on the advanced side, with banners in both places. */
function wrongBanner(table: Table, { section }: TodoOf<'banner'>): Wrong | undefined {
  const { banner, done } = sectionAt(table, section);
  if (banner !== table.active || done)
    return wrong('question', 'RC-C1', 'this section has not just been claimed');
  return mayChooseBanner(table, at(table.players, table.active))
    ? undefined
    : wrong('question', 'RC-C1', 'there is only one banner to take');
}

/** A tile on its way to the workshop must belong to this table and be nowhere else. */
function wrongTile(table: Table, tile: Tile): Wrong | undefined {
  const component = at(componentsOf(table).tiles, tile);
  const { id } = component;
  const elsewhere =
    table.towers.flat().some((section) => section.tile === tile) ||
    table.players.some(({ slots }) => slots.includes(tile));
  if (elsewhere) return wrong('question', 'RC-P9', '{id} is already somewhere else', { id });
  return isTileInPlay(component, table.players.length)
    ? undefined
    : wrong('question', 'RC-P9', '{id} is a tile for three or four players', { id });
}

/** RC-D2: gems go with an ornament that the player has just placed. */
function wrongGems(table: Table, { section }: TodoOf<'gems'>): Wrong | undefined {
  if (sectionAt(table, section).ornament !== table.active)
    return wrong('question', 'RC-D2', 'this player has no ornament on that section');
  return hasGems(at(table.players, table.active))
    ? undefined
    : wrong('question', 'RC-D2', 'this player has no gems');
}

const NO_SUCH_ACTION = wrong('question', 'RC-I1', 'the influence card has no such action');

/** RC-I3, RC-I5, RC-I6: the action must be on the card, and what it takes must be available. */
function wrongDeal(table: Table, todo: TodoOf<'sell' | 'buy' | 'give' | 'return'>): Wrong | undefined {
  const action = actionOf(table, todo.action);
  const player = at(table.players, table.active);
  switch (todo.ask) {
    case 'sell':
    case 'buy':
      if (action.act !== todo.ask) return NO_SUCH_ACTION;
      return isPossible(table, table.active, action)
        ? undefined
        : wrong('question', 'RC-I3', `there is nothing to ${todo.ask}`);
    case 'give':
      if (action.act !== 'trade') return NO_SUCH_ACTION;
      return MATERIALS.some((_, kind) => canGive(table, player, action, kind))
        ? undefined
        : wrong('question', 'RC-I5', 'there is nothing to give');
    case 'return':
      if (action.act !== 'prestige') return NO_SUCH_ACTION;
      return wrongReturn(table, todo, action.different);
    default:
      return todo satisfies never;
  }
}

/** RC-I6: some kinds have been returned already, and enough others are left. */
function wrongReturn(table: Table, { left, gone }: TodoOf<'return'>, different: number): Wrong | undefined {
  const player = at(table.players, table.active);
  const returned = MATERIALS.filter((_, kind) => (gone & (1 << kind)) !== 0).length;
  if (left + returned !== different)
    return wrong('question', 'RC-I6', '{count} different materials must be returned', { count: different });
  const again = MATERIALS.filter((_, kind) => (gone & (1 << kind)) !== 0 && countOf(player.goods, kind) > 0);
  return kindsInHand(player) - again.length >= left
    ? undefined
    : wrong('question', 'RC-I6', 'there are too few different materials to return');
}
