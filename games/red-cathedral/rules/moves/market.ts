import { at, each } from '@archivolt/engine';
import type { ResourceTile } from '../componentSet.ts';
import { componentsOf } from '../components.ts';
import { fromSupply, gain, obtainable, RULE_OF } from '../goods.ts';
import { MOST_OF_A_KIND } from '../pile.ts';
import { holding, noDieMoved, noRoom, reason } from '../reasons.ts';
import type { Player, Table } from '../state.ts';
import { answered, asked, askedFor, replaceQuestion } from '../todo.ts';
import type { Die, Move, Resource } from '../vocabulary.ts';
import { diceAt } from './acquire.ts';
import type { Rule } from './rule.ts';

const TAKE: Move = { do: 'take' };
const AMOUNT = each(MOST_OF_A_KIND + 1, (count): Move => ({ do: 'amount', count }));

function tileUnder(table: Table, die: Die): ResourceTile {
  return at(componentsOf(table).resources, at(table.market, at(table.dice, die).place));
}

/** RC-M1: yield × dice. */
function marketYield(table: Table, die: Die): number {
  return tileUnder(table, die).count * diceAt(table, at(table.dice, die).place);
}

/** What a player could take at the place of this die: RC-M1, RC-T4. */
export function takeable(table: Table, player: Player, die: Die): { resource: Resource; most: number } {
  const { gain: resource } = tileUnder(table, die);
  return { resource, most: obtainable(table, player, resource, marketYield(table, die)) };
}

/** Take the yield of the market place: RC-M1 to RC-M3. */
export const take: Rule<'take'> = {
  answers: ['market'],
  legal({ table, seat }, offers) {
    const { die, took } = askedFor(table, 'market');
    if (took) return; // RC-A4
    if (takeable(table, at(table.players, seat), die).most > 0) offers.push(TAKE);
  },
  play({ table, seat }, _move, _chance, events) {
    const todo = askedFor(table, 'market');
    replaceQuestion(table, { ...todo, took: true, row: false }); // RC-I2: taking breaks a row
    gain(table, seat, tileUnder(table, todo.die).gain, marketYield(table, todo.die), 1, 'market', events);
  },
  why(view) {
    const todo = asked(view.table);
    if (todo.ask !== 'market') return holding(noDieMoved(view));
    if (todo.took) return [reason('RC-A4', 'takenAlready')];
    return noRoom(view, tileUnder(view.table, todo.die).gain, 'RC-M2');
  },
};

/** How many of them: RC-M1, RC-T4. */
export const amount: Rule<'amount'> = {
  answers: ['amount'],
  legal({ table }, offers) {
    const { min, max } = askedFor(table, 'amount');
    for (let count = min; count <= max; count++) offers.push(at(AMOUNT, count));
  },
  play({ table, seat }, { count }, _chance, events) {
    const { kind, from, lost } = askedFor(table, 'amount');
    answered(table);
    fromSupply(table, seat, { rule: RULE_OF[from], kind, count, lost, from }, events);
  },
  why({ table }) {
    const todo = asked(table);
    return holding(
      todo.ask === 'amount' && reason('RC-M1', 'amountOutOfRange', { min: todo.min, max: todo.max }),
    );
  },
};
