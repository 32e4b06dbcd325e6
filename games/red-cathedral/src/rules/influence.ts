import { at, each, type Seat } from '@archivolt/engine';
import { hasEveryKind } from '../cathedral.ts';
import type { Action, InfluenceCard } from '../componentSet.ts';
import { componentsOf } from '../components.ts';
import { changeRubles, freeSpaces } from '../goods.ts';
import { countOf, totalOf } from '../pile.ts';
import type { Player, Table } from '../state.ts';
import { ask, askedFor, askInstead } from '../todo.ts';
import { honour, recognise } from '../track.ts';
import { type Die, type Event, MATERIALS, type Material, type Move, SLOTS } from '../vocabulary.ts';
import { canDeliver } from './build.ts';
import type { Rule } from './rule.ts';
import { canActivate } from './workshop.ts';

const USE = each(2, (action): Move => ({ do: 'use', action }));

/** RC-I1: two places make a quadrant. */
export function quadrantOf(table: Table, die: Die): number {
  return Math.floor(at(table.dice, die).place / 2);
}

export function cardAt(table: Table, quadrant: number): InfluenceCard {
  return at(componentsOf(table).influence, at(table.influence, quadrant));
}

/** The influence action of the card that the moved die has reached; asked for while the market question is open below. */
export function actionOf(table: Table, action: number): Action {
  for (const todo of table.todo) {
    if (todo.ask === 'market') return at(cardAt(table, quadrantOf(table, todo.die)).actions, action);
  }
  throw new Error('no influence card without a moved die');
}

export function kindsInHand(player: Player): number {
  let kinds = 0;
  for (let kind = 0; kind < 6; kind++) if (countOf(player.goods, kind) > 0) kinds++;
  return kinds;
}

/** RC-T4, RC-I5: could so many of this kind be traded now? The result must exist and fit after paying. */
export function canGive(table: Table, player: Player, kind: Material, give: number, get: number): boolean {
  const others = totalOf(table.supply) - countOf(table.supply, kind);
  return countOf(player.goods, kind) >= give && others >= get && freeSpaces(player) + give >= get;
}

/** Can this action be carried out now? */
export function isPossible(table: Table, seat: Seat, action: Action): boolean {
  const player = at(table.players, seat);
  switch (action.act) {
    case 'sell':
      return action.of.some((kind) => countOf(player.goods, kind) > 0);
    case 'buy':
      return (
        player.rubles >= action.rubles &&
        freeSpaces(player) > 0 &&
        action.of.some((kind) => countOf(table.supply, kind) > 0)
      );
    case 'deliver':
      return player.rubles >= action.rubles && canDeliver(table, seat);
    case 'swap':
      return player.rubles >= action.rubles;
    case 'trade':
      return (
        player.rubles >= action.rubles &&
        MATERIALS.some((_, kind) => canGive(table, player, kind, action.give, action.get))
      );
    case 'activate':
      for (let slot = 0; slot < SLOTS; slot++) if (canActivate(table, player, slot)) return true;
      return false;
    case 'recognition':
      return !action.everyKind || hasEveryKind(table, seat);
    case 'prestige':
      return player.rubles >= action.rubles && kindsInHand(player) >= action.different;
    case 'rubles':
      return true;
    default:
      return action satisfies never;
  }
}

const RULE_OF_GROUP = ['RC-I3', 'RC-I4', 'RC-I5', 'RC-I6'] as const;

/** Use one of the two actions of the influence card: RC-I1, RC-I2. */
export const use: Rule<'use'> = {
  answers: ['market'],
  legal({ table, seat }, offers) {
    const { die, used, row } = askedFor(table, 'market');
    if (used !== null && !row) return;
    const { actions } = cardAt(table, quadrantOf(table, die));
    for (let index = 0; index < actions.length; index++) {
      if (used !== null && used !== index) continue; // RC-I1: one of the two
      if (isPossible(table, seat, at(actions, index))) offers.push(at(USE, index));
    }
  },
  play({ table, seat }, { action: index }, _chance, events) {
    const todo = askedFor(table, 'market');
    const quadrant = quadrantOf(table, todo.die);
    const card = cardAt(table, quadrant);
    const action = at(card.actions, index);
    askInstead(table, { ...todo, used: index, row: action.repeat });
    const rule = at(RULE_OF_GROUP, card.group);
    events?.push({ type: 'used', rule, seat, card: at(table.influence, quadrant), action: index, quadrant });
    carryOut(table, seat, index, action, rule, events);
  },
};

/** Pays what the action costs and does it, or asks for what it needs. */
function carryOut(
  table: Table,
  seat: Seat,
  index: number,
  action: Action,
  rule: string,
  events: Event[] | undefined,
): void {
  switch (action.act) {
    case 'sell':
    case 'buy':
      return ask(table, { ask: action.act, action: index }); // rubles change hands with the material
    case 'deliver':
      changeRubles(table, seat, -action.rubles, 'influence', rule, events);
      return ask(table, { ask: 'deliver', left: action.count, begun: false });
    case 'rubles':
      return changeRubles(table, seat, action.count, 'influence', rule, events);
    case 'swap':
      changeRubles(table, seat, -action.rubles, 'influence', rule, events);
      return ask(table, { ask: 'swap', first: null });
    case 'trade':
      changeRubles(table, seat, -action.rubles, 'influence', rule, events);
      return ask(table, { ask: 'give', action: index });
    case 'activate':
      return ask(table, { ask: 'activate' });
    case 'recognition':
      return recognise(table, seat, action.count, rule, events);
    case 'prestige':
      changeRubles(table, seat, -action.rubles, 'influence', rule, events);
      if (action.different === 0) return honour(table, seat, action.count, rule, events);
      return ask(table, { ask: 'return', action: index, left: action.different, gone: 0 });
    default:
      return action satisfies never;
  }
}
