import type { Sense } from '@archivolt/botkit';
import { at, type View } from '@archivolt/engine';
import { type Move, type MoveOf, PLACES, type RedCathedral } from '@archivolt/red-cathedral';

/** Moves with merchants, carriers and artisans, whose effects can cancel each other out. */
const DEALS: ReadonlySet<Move['do']> = new Set(['use', 'give', 'get', 'swap', 'sell', 'buy', 'stop']);

export const redCathedralSense: Sense<RedCathedral> = {
  isBlunder({ table }, move) {
    // RC-A2: paid for, and back where it was.
    if (move.do === 'acquire') return move.steps === PLACES;
    // RC-I2: a roll between deals would hide that they cancel out.
    return move.do === 'reroll' && table.todo.some((todo) => todo.ask === 'market' && todo.used !== null);
  },
  shorter(views, moves) {
    return [...withoutRoundTrips(views, moves), ...withoutDetours(moves), ...withoutSales(moves)];
  },
};

/**
 * RC-I3 to RC-I5: drops deals that end with the initial state, except for prestige sold in between [RC-F2a]. The longest
 * first.
 */
function withoutRoundTrips(views: readonly View<RedCathedral>[], moves: readonly Move[]): Move[][] {
  const found: [number, number][] = [];
  moves.forEach((_, from) => {
    if (!isAtMarket(at(views, from))) return;
    for (let to = from + 1; to <= moves.length && isDealOrSale(at(moves, to - 1)); to++) {
      const isBack = isAtMarket(at(views, to)) && hasSameStock(at(views, from), at(views, to));
      if (isBack && moves.slice(from, to).some((move) => !isSale(move))) found.push([from, to]);
    }
  });
  found.sort(([from, to], [otherFrom, otherTo]) => otherTo - otherFrom - (to - from));
  return found.map(([from, to]) =>
    moves.filter((move, index) => index < from || index >= to || isSale(move)),
  );
}

const isSale = (move: Move): boolean => move.do === 'rubles';
const isDealOrSale = (move: Move): boolean => DEALS.has(move.do) || isSale(move);

const isAtMarket = ({ table }: View<RedCathedral>): boolean => table.todo.at(-1)?.ask === 'market';

function hasSameStock(before: View<RedCathedral>, after: View<RedCathedral>): boolean {
  const { goods } = at(before.table.players, before.seat);
  return (
    goods === at(after.table.players, after.seat).goods &&
    before.table.market.every((tile, place) => tile === after.table.market[place])
  );
}

/** RC-I5: gold for a gem, then the gem for wood, is gold for wood. */
function withoutDetours(moves: readonly Move[]): Move[][] {
  const trades = moves.flatMap((use, start) => {
    const [give, get] = [moves[start + 1], moves[start + 2]];
    return use.do === 'use' && give?.do === 'give' && get?.do === 'get' ? [{ start, give, get }] : [];
  });
  return trades.flatMap((first, index) =>
    trades
      .slice(index + 1)
      .filter((second) => second.give.kind === first.get.kind)
      .map((second) => {
        const get: MoveOf<'get'> = second.get;
        const direct = [...moves.slice(0, first.start + 2), get, ...moves.slice(first.start + 3)];
        direct.splice(second.start, 3);
        return direct;
      }),
  );
}

/** RC-F2a: keeps prestige if the rest of the turn can do without its roubles. */
function withoutSales(moves: readonly Move[]): Move[][] {
  return moves.flatMap((move, index) =>
    isSale(move) ? [[...moves.slice(0, index), ...moves.slice(index + 1)]] : [],
  );
}
