import { at } from '@archivolt/engine';
import type { Action } from './componentSet.ts';
import { freeSpaces } from './goods.ts';
import { countOf } from './pile.ts';
import { holding, noRoom, notInHand, type Reason, reason } from './reasons.ts';
import { actionOf, canGive, cardAt, isPossible, kindsInHand, quadrantOf } from './rules/influence.ts';
import type { View } from './state.ts';
import { asked } from './todo.ts';
import type { Material, MoveOf } from './vocabulary.ts';

/** What stands against using influence and against the choices it asks for: RC-I. */

export function whyNotUse(view: View, { action: index }: MoveOf<'use'>): Reason[] {
  const { table, seat } = view;
  const todo = asked(table);
  if (todo.ask !== 'market') {
    return holding(!table.todo.some(({ ask }) => ask === 'market') && reason('RC-I1', 'noDieMoved'));
  }
  const action = at(cardAt(table, quadrantOf(table, todo.die)).actions, index);
  return holding(
    todo.used !== null && todo.used !== index && reason('RC-I1', 'otherActionUsed', { action: todo.used }),
    todo.used === index && !action.repeat && reason('RC-I2', 'usedAlready', { action: index }),
    todo.used === index && action.repeat && !todo.row && reason('RC-I2', 'rowBroken', { action: index }),
    ...(isPossible(table, seat, action) ? [] : whyImpossible(view, action)),
  );
}

/** Why an influence action cannot be carried out. */
function whyImpossible(view: View, action: Action): Reason[] {
  const player = at(view.table.players, view.seat);
  const needed = 'rubles' in action && action.act !== 'sell' ? action.rubles : 0;
  const rubles =
    player.rubles < needed && reason(ruleOf(action), 'needRubles', { need: needed, have: player.rubles });
  switch (action.act) {
    case 'sell':
      return [reason('RC-I3', 'nothingToSell', { of: action.of })];
    case 'buy':
      return holding(
        rubles,
        freeSpaces(player) === 0 && reason('RC-T4', 'noSpace'),
        action.of.every((kind) => countOf(view.table.supply, kind) === 0) &&
          reason('RC-T3', 'supplyEmpty', { kind: null }),
      );
    case 'deliver':
      return holding(rubles, player.rubles >= needed && reason('RC-I4', 'nothingToDeliver'));
    case 'trade':
      return holding(
        rubles,
        player.rubles >= needed && reason('RC-I5', 'nothingToTrade', { give: action.give, get: action.get }),
      );
    case 'activate':
      return [reason('RC-I5', 'noUsefulTile')];
    case 'recognition':
      return [reason('RC-I6', 'needEveryKind')];
    case 'prestige':
      return holding(
        rubles,
        kindsInHand(player) < action.different &&
          reason('RC-I6', 'needDifferent', { need: action.different, have: kindsInHand(player) }),
      );
    case 'swap':
    case 'rubles':
      return holding(rubles);
    default:
      return action satisfies never;
  }
}

function ruleOf({ act }: Action): 'RC-I3' | 'RC-I4' | 'RC-I5' | 'RC-I6' {
  if (act === 'sell' || act === 'buy') return 'RC-I3';
  if (act === 'trade' || act === 'activate') return 'RC-I5';
  return act === 'prestige' || act === 'recognition' ? 'RC-I6' : 'RC-I4';
}

export function whyNotSell(view: View, { kind }: MoveOf<'sell'>): Reason[] {
  const todo = asked(view.table);
  return holding(todo.ask === 'sell' && notShown(view, todo.action, kind), notInHand(view, kind, 'RC-I3'));
}

export function whyNotBuy(view: View, { kind }: MoveOf<'buy'>): Reason[] {
  const todo = asked(view.table);
  if (todo.ask !== 'buy') return [];
  return holding(notShown(view, todo.action, kind), ...noRoom(view, kind, 'RC-T4'));
}

/** RC-I3: the artisans deal only in the materials on their card. */
function notShown(view: View, index: number, kind: Material): Reason | false {
  const action = actionOf(view.table, index);
  return 'of' in action && !action.of.includes(kind) && reason('RC-I3', 'notShown', { kind, of: action.of });
}

export function whyNotGive(view: View, { kind }: MoveOf<'give'>): Reason[] {
  const todo = asked(view.table);
  if (todo.ask !== 'give') return [];
  const action = actionOf(view.table, todo.action);
  if (action.act !== 'trade') return [];
  const player = at(view.table.players, view.seat);
  const enough = countOf(player.goods, kind) >= action.give;
  return holding(
    notInHand(view, kind, 'RC-I5', action.give),
    enough &&
      !canGive(view.table, player, kind, action.give, action.get) &&
      reason('RC-T4', 'supplyEmpty', { kind: null }),
  );
}

export function whyNotGet(view: View, { kind }: MoveOf<'get'>): Reason[] {
  const todo = asked(view.table);
  if (todo.ask !== 'get') return [];
  return holding(
    todo.given === kind && reason('RC-I5', 'sameKind', { kind }),
    countOf(view.table.supply, kind) === 0 && reason('RC-T4', 'supplyEmpty', { kind }),
  );
}

export function whyNotReturn(view: View, { kind }: MoveOf<'return'>): Reason[] {
  const todo = asked(view.table);
  if (todo.ask !== 'return') return [];
  const gone = (todo.gone & (1 << kind)) !== 0;
  return holding(
    gone && reason('RC-I6', 'returnedAlready', { kind }),
    !gone && notInHand(view, kind, 'RC-I6'),
  );
}
