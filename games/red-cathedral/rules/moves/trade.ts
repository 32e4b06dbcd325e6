import { at } from '@archivolt/engine';
import type { Action } from '../componentSet.ts';
import { changeRubles, fromSupply, toSupply } from '../goods.ts';
import { countOf } from '../pile.ts';
import { holding, noRoom, notInHand, type Reason, reason } from '../reasons.ts';
import { playerOf, type Table } from '../state.ts';
import { answered, asked, askedFor, replaceQuestion } from '../todo.ts';
import { gainPrestige } from '../track.ts';
import { MATERIALS, type Material, type Move } from '../vocabulary.ts';
import { actionOf, canGive } from './influence.ts';
import type { Rule } from './rule.ts';

/** The material for the actions of artisans, merchants and clergy. */

const SELL = MATERIALS.map((_, kind): Move => ({ do: 'sell', kind }));
const BUY = MATERIALS.map((_, kind): Move => ({ do: 'buy', kind }));
const GIVE = MATERIALS.map((_, kind): Move => ({ do: 'give', kind }));
const GET = MATERIALS.map((_, kind): Move => ({ do: 'get', kind }));
const RETURN = MATERIALS.map((_, kind): Move => ({ do: 'return', kind }));

/** The current action; its kind is certain, because only such an action asks this. */
function underWay<A extends Action['act']>(table: Table, index: number, act: A): Extract<Action, { act: A }> {
  const action = actionOf(table, index);
  if (action.act !== act) throw new Error(`the action under way is ${action.act}, not ${act}`);
  return action as Extract<Action, { act: A }>;
}

/** Sell 1 material to the artisans: RC-I3. */
export const sell: Rule<'sell'> = {
  answers: ['sell'],
  legal({ table, seat }, offers) {
    const { goods } = at(table.players, seat);
    const action = underWay(table, askedFor(table, 'sell').action, 'sell');
    for (const kind of action.of) if (countOf(goods, kind) > 0) offers.push(at(SELL, kind));
  },
  play({ table, seat }, { kind }, _chance, events) {
    const action = underWay(table, askedFor(table, 'sell').action, 'sell');
    answered(table);
    toSupply(table, seat, kind, 1);
    events?.push({ type: 'gave', rule: 'RC-I3', seat, kind, count: 1 });
    changeRubles(table, seat, action.rubles, 'influence', 'RC-I3', events);
  },
  why(view, { kind }) {
    const todo = asked(view.table);
    return holding(
      todo.ask === 'sell' && notShown(underWay(view.table, todo.action, 'sell'), kind),
      notInHand(view, kind, 'RC-I3'),
    );
  },
};

/** Buy 1 material from the artisans: RC-I3. */
export const buy: Rule<'buy'> = {
  answers: ['buy'],
  legal({ table }, offers) {
    const action = underWay(table, askedFor(table, 'buy').action, 'buy');
    for (const kind of action.of) if (countOf(table.supply, kind) > 0) offers.push(at(BUY, kind));
  },
  play({ table, seat }, { kind }, _chance, events) {
    const action = underWay(table, askedFor(table, 'buy').action, 'buy');
    answered(table);
    changeRubles(table, seat, -action.rubles, 'influence', 'RC-I3', events);
    fromSupply(table, seat, { rule: 'RC-I3', kind, count: 1, lost: 0, from: 'influence' }, events);
  },
  why(view, { kind }) {
    const todo = asked(view.table);
    if (todo.ask !== 'buy') return [];
    const action = underWay(view.table, todo.action, 'buy');
    return holding(notShown(action, kind), ...noRoom(view, kind, 'RC-T4'));
  },
};

/** Give equal materials to the merchants: RC-I5. */
export const give: Rule<'give'> = {
  answers: ['give'],
  legal({ table, seat }, offers) {
    const player = at(table.players, seat);
    const action = underWay(table, askedFor(table, 'give').action, 'trade');
    for (let kind = 0; kind < MATERIALS.length; kind++) {
      if (canGive(table, player, action, kind)) offers.push(at(GIVE, kind));
    }
  },
  play({ table, seat }, { kind }, _chance, events) {
    const action = underWay(table, askedFor(table, 'give').action, 'trade');
    toSupply(table, seat, kind, action.give);
    events?.push({ type: 'gave', rule: 'RC-I5', seat, kind, count: action.give });
    replaceQuestion(table, { ask: 'get', given: kind, left: action.get, begun: false });
  },
  why(view, { kind }) {
    const todo = asked(view.table);
    if (todo.ask !== 'give') return [];
    const action = underWay(view.table, todo.action, 'trade');
    const player = playerOf(view);
    const enough = countOf(player.goods, kind) >= action.give;
    return holding(
      notInHand(view, kind, 'RC-I5', action.give),
      enough && !canGive(view.table, player, action, kind) && reason('RC-T4', 'supplyEmpty', { kind: null }),
    );
  },
};

/** Get other materials for them, one by one: RC-I5. */
export const get: Rule<'get'> = {
  answers: ['get'],
  legal({ table }, offers) {
    const { given } = askedFor(table, 'get');
    for (let kind = 0; kind < MATERIALS.length; kind++) {
      if (kind !== given && countOf(table.supply, kind) > 0) offers.push(at(GET, kind));
    }
  },
  play({ table, seat }, { kind }, _chance, events) {
    const { given, left } = askedFor(table, 'get');
    fromSupply(table, seat, { rule: 'RC-I5', kind, count: 1, lost: 0, from: 'influence' }, events);
    if (left > 1) replaceQuestion(table, { ask: 'get', given, left: left - 1, begun: true });
    else answered(table);
  },
  why(view, { kind }) {
    const todo = asked(view.table);
    if (todo.ask !== 'get') return [];
    return holding(
      todo.given === kind && reason('RC-I5', 'sameKind', { kind }),
      countOf(view.table.supply, kind) === 0 && reason('RC-T4', 'supplyEmpty', { kind }),
    );
  },
};

/** Return different materials to the clergy, one by one: RC-I6. */
export const giveBack: Rule<'return'> = {
  answers: ['return'],
  legal({ table, seat }, offers) {
    const { goods } = at(table.players, seat);
    const { gone } = askedFor(table, 'return');
    for (let kind = 0; kind < MATERIALS.length; kind++) {
      if (countOf(goods, kind) > 0 && (gone & (1 << kind)) === 0) offers.push(at(RETURN, kind));
    }
  },
  play({ table, seat }, { kind }, _chance, events) {
    const { action: index, left, gone } = askedFor(table, 'return');
    const action = underWay(table, index, 'prestige');
    toSupply(table, seat, kind, 1);
    events?.push({ type: 'gave', rule: 'RC-I6', seat, kind, count: 1 });
    if (left > 1)
      return replaceQuestion(table, {
        ask: 'return',
        action: index,
        left: left - 1,
        gone: gone | (1 << kind),
      });
    answered(table);
    gainPrestige(table, seat, action.count, 'RC-I6', events);
  },
  why(view, { kind }) {
    const todo = asked(view.table);
    if (todo.ask !== 'return') return [];
    const gone = (todo.gone & (1 << kind)) !== 0;
    return holding(
      gone && reason('RC-I6', 'returnedAlready', { kind }),
      !gone && notInHand(view, kind, 'RC-I6'),
    );
  },
};

/** RC-I3: the artisans trade only in the materials on their card. */
function notShown({ of }: Extract<Action, { act: 'sell' | 'buy' }>, kind: Material): Reason | false {
  return !of.includes(kind) && reason('RC-I3', 'notShown', { kind, of });
}
