import { at, each, type Seat } from '@archivolt/engine';
import { hasEveryKind } from '../cathedral.ts';
import type { Action, InfluenceCard } from '../componentSet.ts';
import { componentsOf } from '../components.ts';
import { changeRubles, freeSpaces } from '../goods.ts';
import { countOf, totalOf } from '../pile.ts';
import { holding, noDieMoved, type Reason, reason } from '../reasons.ts';
import type { RuleNumber } from '../ruleNumbers.ts';
import { type Events, type Player, playerOf, type Table, type View } from '../state.ts';
import { ask, asked, askedFor, movedDie, replaceQuestion } from '../todo.ts';
import { addRecognition, gainPrestige } from '../track.ts';
import {
  type Die,
  MATERIALS,
  type Material,
  type Move,
  PLACES_A_QUADRANT,
  type Place,
  SLOTS,
} from '../vocabulary.ts';
import { canDeliver } from './build.ts';
import type { Rule } from './rule.ts';
import { canActivate } from './workshop.ts';

const USE = each(2, (action): Move => ({ do: 'use', action }));

/** RC-I1: the quadrant in which a die is. */
export function quadrantOf(table: Table, die: Die): number {
  return quadrantAt(at(table.dice, die).place);
}

export function quadrantAt(place: Place): number {
  return Math.floor(place / PLACES_A_QUADRANT);
}

/** The places of a quadrant. */
export function placesOf(quadrant: number): Place[] {
  return each(PLACES_A_QUADRANT, (index) => quadrant * PLACES_A_QUADRANT + index);
}

export function cardAt(table: Table, quadrant: number): InfluenceCard {
  return at(componentsOf(table).influence, at(table.influence, quadrant));
}

/** RC-I1: an action of the influence card that the moved die has reached; undefined while no die was moved. */
export function actionAt(table: Table, index: number): Action | undefined {
  const die = movedDie(table);
  return die === null ? undefined : cardAt(table, quadrantOf(table, die)).actions[index];
}

/** The same while the question about an action is open. */
export function actionOf(table: Table, index: number): Action {
  const action = actionAt(table, index);
  if (action === undefined) throw new Error('no influence card without a moved die');
  return action;
}

export function kindsInHand(player: Player): number {
  let kinds = 0;
  for (let kind = 0; kind < MATERIALS.length; kind++) if (countOf(player.goods, kind) > 0) kinds++;
  return kinds;
}

type Trade = Extract<Action, { act: 'trade' }>;

/** RC-T4, RC-I5: whether `give` of this kind could be traded now. The result must exist and fit after paying. */
export function canGive(table: Table, player: Player, { give, get }: Trade, kind: Material): boolean {
  const others = totalOf(table.supply) - countOf(table.supply, kind);
  return countOf(player.goods, kind) >= give && others >= get && freeSpaces(player) + give >= get;
}

/** The price of an action in roubles; selling earns them instead. */
export function costOf(action: Action): number {
  switch (action.act) {
    case 'buy':
    case 'deliver':
    case 'swap':
    case 'trade':
    case 'prestige':
      return action.rubles;
    case 'sell':
    case 'rubles':
    case 'activate':
    case 'recognition':
      return 0;
    default:
      return action satisfies never;
  }
}

/** Whether this action can be carried out now. */
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
        player.rubles >= action.rubles && MATERIALS.some((_, kind) => canGive(table, player, action, kind))
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

/** RC-I1: the moved die has reached another quadrant than this one. */
export function otherQuadrant({ table, seat }: View, quadrant: number): Reason | false {
  const die = movedDie(table);
  if (die === null || table.active !== seat) return false;
  const reached = quadrantOf(table, die);
  return reached !== quadrant && reason('RC-I1', 'otherQuadrant', { quadrant: reached });
}

/** By the group of the card. */
export const RULE_OF_GROUP = ['RC-I3', 'RC-I4', 'RC-I5', 'RC-I6'] as const;

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
    replaceQuestion(table, { ...todo, used: index, row: action.repeat });
    const rule = at(RULE_OF_GROUP, card.group);
    events?.push({ type: 'used', rule, seat, card: at(table.influence, quadrant), action: index, quadrant });
    carryOut(table, seat, index, action, rule, events);
  },
  why(view, { action: index }) {
    const { table, seat } = view;
    const todo = asked(table);
    if (todo.ask !== 'market') return holding(noDieMoved(view, 'RC-I1'));
    const { actions, group } = cardAt(table, quadrantOf(table, todo.die));
    const action = at(actions, index);
    return holding(
      todo.used !== null && todo.used !== index && reason('RC-I1', 'otherActionUsed', { action: todo.used }),
      todo.used === index && !action.repeat && reason('RC-I2', 'usedAlready', { action: index }),
      todo.used === index && action.repeat && !todo.row && reason('RC-I2', 'rowBroken', { action: index }),
      ...(isPossible(table, seat, action) ? [] : whyImpossible(view, action, at(RULE_OF_GROUP, group))),
    );
  },
};

/** Pays the price of the action and carries it out, or asks for its parameters. */
function carryOut(
  table: Table,
  seat: Seat,
  index: number,
  action: Action,
  rule: RuleNumber,
  events: Events,
): void {
  switch (action.act) {
    case 'sell':
    case 'buy':
      return ask(table, { ask: action.act, action: index }); // roubles change hands with the material
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
      return addRecognition(table, seat, action.count, rule, events);
    case 'prestige':
      changeRubles(table, seat, -action.rubles, 'influence', rule, events);
      if (action.different === 0) return gainPrestige(table, seat, action.count, rule, events);
      return ask(table, { ask: 'return', action: index, left: action.different, gone: 0 });
    default:
      return action satisfies never;
  }
}

/** Why an influence action cannot be carried out. */
function whyImpossible(view: View, action: Action, rule: RuleNumber): Reason[] {
  const player = playerOf(view);
  const needed = costOf(action);
  const rubles = player.rubles < needed && reason(rule, 'needRubles', { need: needed, have: player.rubles });
  switch (action.act) {
    case 'sell':
      return [reason(rule, 'nothingToSell', { of: action.of })];
    case 'buy':
      return holding(
        rubles,
        freeSpaces(player) === 0 && reason('RC-T4', 'noSpace'),
        action.of.every((kind) => countOf(view.table.supply, kind) === 0) &&
          reason('RC-T3', 'supplyEmpty', { kind: null }),
      );
    case 'deliver':
      return holding(rubles, player.rubles >= needed && reason(rule, 'nothingToDeliver'));
    case 'trade':
      return holding(
        rubles,
        player.rubles >= needed && reason(rule, 'nothingToTrade', { give: action.give, get: action.get }),
      );
    case 'activate':
      return [reason(rule, 'noUsefulTile')];
    case 'recognition':
      return [reason(rule, 'needEveryKind')];
    case 'prestige':
      return holding(
        rubles,
        kindsInHand(player) < action.different &&
          reason(rule, 'needDifferent', { need: action.different, have: kindsInHand(player) }),
      );
    case 'swap':
    case 'rubles':
      return holding(rubles);
    default:
      return action satisfies never;
  }
}
