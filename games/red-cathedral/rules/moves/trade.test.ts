import { at } from '@archivolt/engine';
import { expect, test } from 'vitest';
import {
  asks,
  eventsOf,
  letters,
  offers,
  play,
  reasons,
  type Setting,
  table,
  tableAtCard,
  why,
} from '../fixtures.testing.ts';

const hand = (now: ReturnType<typeof table>): string => letters(at(now.players, 0).goods);

test('[RC-I3] a player sells and buys the materials that the artisans’ card shows, at its price', () => {
  const deals = ['A1', 'A2', 'A3'].map((card) => {
    const now = tableAtCard(card, { seats: [{ goods: 'WBSGEA', rubles: 2, covered: 2, aside: 4 }] });
    const sold = structuredClone(now);
    play(sold, 'use 1');
    const bought = structuredClone(now);
    play(bought, 'use 2');
    const kinds = [offers(sold, 'sell'), offers(bought, 'buy')].map((moves) =>
      moves.map((move) => move.at(-1)).join(''),
    );
    play(sold, at(offers(sold), 0));
    play(bought, at(offers(bought), 0));
    return [...kinds, sold.players[0]?.rubles, bought.players[0]?.rubles];
  });
  expect(deals).toEqual([
    ['WBSGEA', 'WBS', 3, 1],
    ['WBS', 'WBSGEA', 3, 0],
    ['GEA', 'GEA', 4, 0],
  ]);
});

test('[RC-I3][RC-T3] a sold cube goes back to the supply, and a bought one comes from it', () => {
  const sold = tableAtCard('A1', { seats: [{ goods: 'G' }] });
  const before = letters(sold.supply);
  const events = play(sold, 'use 1', 'sell G');
  expect(letters(sold.supply)).toBe(before.replace('E', 'GE'));
  expect(eventsOf(events, 'gave')).toEqual([{ type: 'gave', rule: 'RC-I3', seat: 0, kind: 3, count: 1 }]);
  const bought = tableAtCard('A1', { seats: [{ rubles: 1 }], supply: 'WB' });
  const purchase = play(bought, 'use 2', 'buy B');
  expect(letters(bought.supply)).toBe('W');
  expect(eventsOf(purchase, 'gained')).toMatchObject([
    { rule: 'RC-I3', kind: 1, count: 1, from: 'influence' },
  ]);
});

test('[RC-I3] a player cannot sell or buy materials that the card does not show or that are lacking', () => {
  const selling = tableAtCard('A2', { seats: [{ goods: 'WG' }] });
  play(selling, 'use 1');
  expect(offers(selling)).toEqual(['sell W']);
  expect(why(selling, 'sell G')).toEqual(['RC-I3 notShown']);
  expect(why(selling, 'sell B')).toEqual(['RC-I3 notInHand']);
  const buying = tableAtCard('A1', { seats: [{ rubles: 1 }], supply: 'BG' });
  play(buying, 'use 2');
  expect(offers(buying)).toEqual(['buy B']);
  expect(why(buying, 'buy W')).toEqual(['RC-T3 supplyEmpty']);
  expect(why(buying, 'buy G')).toEqual(['RC-I3 notShown']);
});

test('[RC-T4] buying requires roubles, a free space and a material in the supply', () => {
  expect(reasons(tableAtCard('A3', { seats: [{ rubles: 1 }] }), 'use 2')).toEqual([
    { rule: 'RC-I3', code: 'needRubles', facts: { need: 2, have: 1 } },
  ]);
  expect(why(tableAtCard('A3', { seats: [{ rubles: 2, goods: 'WWWWWW' }] }), 'use 2')).toEqual([
    'RC-T4 noSpace',
  ]);
  expect(why(tableAtCard('A3', { seats: [{ rubles: 2 }], supply: 'WW' }), 'use 2')).toEqual([
    'RC-T3 supplyEmpty',
  ]);
  expect(why(tableAtCard('A3', { seats: [{ goods: 'WB' }] }), 'use 1')).toEqual(['RC-I3 nothingToSell']);
});

test('[RC-I5] worked example 2: two bricks are traded for one green gem', () => {
  const now = table({ active: 1, ring: 'Py3/R/S/Bb1/Wr1/Gg1/Ew1/A', influence: 'A1 M1 C1 K1' });
  const events = play(now, 'die yellow 3', 'take', 'amount 4', 'use 1', 'give B', 'get E');
  expect(letters(at(now.players, 1).goods)).toBe('BBE');
  expect(eventsOf(events, 'gave')).toMatchObject([{ rule: 'RC-I5', kind: 1, count: 2 }]);
  expect(eventsOf(events, 'gained').at(-1)).toMatchObject({
    rule: 'RC-I5',
    kind: 4,
    count: 1,
    from: 'influence',
  });
});

test('[RC-I5] merchants: a trade gives another kind, which must be in the supply', () => {
  const now = tableAtCard('M1', { seats: [{ goods: 'BBW' }], supply: 'BBGG' });
  play(now, 'use 1');
  expect(offers(now)).toEqual(['give B']);
  expect(reasons(now, 'give W')).toEqual([
    { rule: 'RC-I5', code: 'notInHand', facts: { kind: 0, need: 2, have: 1 } },
  ]);
  play(now, 'give B');
  expect(offers(now)).toEqual(['get G']);
  expect(why(now, 'get B')).toEqual(['RC-I5 sameKind']);
  expect(why(now, 'get W')).toEqual(['RC-T4 supplyEmpty']);
  expect(why(now, 'stop')).toContain('RC-T2 notNow');
});

test('[RC-T4] a trade is possible only if its result is in the supply', () => {
  const now = tableAtCard('M1', { seats: [{ goods: 'BB' }], supply: 'BBB' });
  expect(offers(now, 'use')).toEqual([]);
  expect(why(now, 'use 1')).toEqual(['RC-I5 nothingToTrade']);
  // Of two kinds in hand only that can be given which leaves something else to get.
  const one = tableAtCard('M1', { seats: [{ goods: 'BBGG' }], supply: 'G' });
  play(one, 'use 1');
  expect(offers(one)).toEqual(['give B']);
  expect(why(one, 'give G')).toEqual(['RC-T4 supplyEmpty']);
});

test('[RC-T4] a trade is possible with a full inventory, because the material given makes room', () => {
  const now = tableAtCard('M1', { seats: [{ goods: 'BBBBBB', rubles: 1 }] });
  play(now, 'use 2', 'give B', 'get G');
  expect(hand(now)).toBe('BBBBBG');
});

test('[RC-I5] merchants: 1 rouble and 1 material are traded for another kind any number of times', () => {
  const now = tableAtCard('M1', { seats: [{ goods: 'WW', rubles: 2 }] });
  play(now, 'use 2', 'give W', 'get A', 'use 2', 'give A', 'get E');
  expect(hand(now)).toBe('WE');
  expect(now.players[0]?.rubles).toBe(0);
  expect(why(now, 'use 2')).toEqual(['RC-I5 needRubles']);
});

test('[RC-I5] merchants: four equal materials are traded for two of other kinds, alike or not', () => {
  const setting: Setting = { seats: [{ goods: 'WWWWB' }] };
  const alike = tableAtCard('M2', setting);
  play(alike, 'use 2', 'give W', 'get G', 'get G');
  expect(hand(alike)).toBe('BGG');
  const different = tableAtCard('M2', setting);
  play(different, 'use 2', 'give W', 'get G', 'get A');
  expect(hand(different)).toBe('BGA');
  const given = tableAtCard('M2', setting);
  play(given, 'use 2', 'give W', 'get G');
  expect(offers(given)).toEqual(['get B', 'get S', 'get G', 'get E', 'get A', 'stop']);
  expect(why(given, 'get W')).toEqual(['RC-I5 sameKind']);
});

test('[RC-T4] a player may decline the second of the two materials', () => {
  const now = tableAtCard('M2', { seats: [{ goods: 'WWWW' }] });
  play(now, 'use 2', 'give W');
  expect(offers(now)).not.toContain('stop');
  play(now, 'get G', 'stop');
  expect(hand(now)).toBe('G');
  expect(asks(now)).toBe('market');
});

test('[RC-I5] merchants: three equal materials are too few for a trade of four', () => {
  const now = tableAtCard('M2', { seats: [{ goods: 'WWWBB' }] });
  expect(offers(now, 'use')).toEqual(['use 1']);
  expect(reasons(now, 'use 2')).toEqual([
    { rule: 'RC-I5', code: 'nothingToTrade', facts: { give: 4, get: 2 } },
  ]);
});

test('[RC-I6] clergy: three different materials are returned for 1 prestige', () => {
  const now = tableAtCard('K2', { seats: [{ goods: 'WWBGA' }] });
  const supply = now.supply;
  play(now, 'use 2');
  expect(offers(now)).toEqual(['return W', 'return B', 'return G', 'return A']);
  expect(why(now, 'return S')).toEqual(['RC-I6 notInHand']);
  play(now, 'return W');
  expect(offers(now)).toEqual(['return B', 'return G', 'return A']);
  expect(why(now, 'return W')).toEqual(['RC-I6 returnedAlready']);
  const events = play(now, 'return A', 'return B');
  expect(eventsOf(events, 'prestige')).toMatchObject([{ rule: 'RC-I6', by: 1, from: 2, to: 5 }]);
  expect(letters(now.supply - supply)).toBe('WBA');
  expect(hand(now)).toBe('WG');
});

test('[RC-I6] clergy: two different materials are too few', () => {
  expect(reasons(tableAtCard('K2', { seats: [{ goods: 'WWWB' }] }), 'use 2')).toEqual([
    { rule: 'RC-I6', code: 'needDifferent', facts: { need: 3, have: 2 } },
  ]);
});
