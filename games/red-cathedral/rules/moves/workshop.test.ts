import { at } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { asks, eventsOf, letters, offers, play, reasons, table, tile, why } from '../fixtures.testing.ts';

test('[RC-W1][RC-W2] worked example 4: moving blue activates a red-die tile, which gives 2 wood once for all dice', () => {
  const now = table({ ring: 'Wr1y1g1/B/S/Gb1/Ew1/A/R/P', seats: [{ slots: 'blue:Dr^' }] });
  const events = play(now, 'die blue 1', 'tile blue', 'amount 2');
  expect(eventsOf(events, 'activated')).toEqual([
    { type: 'activated', rule: 'RC-W1', seat: 0, slot: 3, tile: tile('Dr') },
  ]);
  expect(letters(at(now.players, 0).goods)).toBe('WW');
});

test('[RC-W1] worked example 4: moving yellow activates a tile of 1 recognition', () => {
  const now = table({ seats: [{ slots: 'yellow:P^' }] });
  const events = play(now, 'die yellow 1', 'tile yellow');
  expect(eventsOf(events, 'recognition')).toMatchObject([{ rule: 'RC-W1', by: 1, from: 2, to: 3 }]);
});

test('[RC-W1] only the tile in the slot of the moved die can be activated', () => {
  const now = table({ seats: [{ slots: 'red:R^ blue:P^' }] });
  play(now, 'die blue 1');
  expect(offers(now, 'tile')).toEqual(['tile blue']);
  expect(reasons(now, 'tile red')).toEqual([
    { rule: 'RC-W1', code: 'otherColour', facts: { slot: 0, die: 3 } },
  ]);
  expect(why(now, 'tile green')).toEqual(['RC-W1 noTile']);
});

test('[RC-W1] white: the player chooses one of two face-up tiles', () => {
  const now = table({ seats: [{ slots: 'white:R^ white2:P^' }] });
  play(now, 'die white 1');
  expect(offers(now, 'tile')).toEqual(['tile white', 'tile white2']);
  play(now, 'tile white2');
  expect(offers(now, 'tile')).toEqual([]);
  expect(why(now, 'tile white')).toEqual(['RC-A4 activatedAlready']);
});

test('[RC-W1] white: two tiles with the same benefit are offered as one', () => {
  const now = table({ seats: [{ slots: 'white:R^ white2:Rx^' }] });
  play(now, 'die white 1');
  expect(offers(now, 'tile')).toEqual(['tile white']);
  expect(reasons(now, 'tile white2')).toEqual([{ rule: 'RC-W1', code: 'sameAs', facts: { slot: 4 } }]);
  const halfDown = table({ seats: [{ slots: 'white:R_ white2:Rx^' }] });
  play(halfDown, 'die white 1');
  expect(offers(halfDown, 'tile')).toEqual(['tile white2']);
});

test('[RC-W1][RC-T4] a player may take fewer cubes from an activated tile, but at least one', () => {
  const now = table({ seats: [{ slots: 'red:B^' }] });
  play(now, 'die red 1', 'tile red');
  expect(offers(now)).toEqual(['amount 1', 'amount 2']);
});

test('[RC-W1][RC-T4] a tile that would give nothing cannot be activated', () => {
  const full = table({ seats: [{ slots: 'red:B^', goods: 'WWWWWW' }] });
  play(full, 'die red 1');
  expect(reasons(full, 'tile red')).toEqual([{ rule: 'RC-T4', code: 'givesNothing', facts: { slot: 0 } }]);
  const empty = table({ seats: [{ slots: 'red:Q^' }], supply: '' });
  play(empty, 'die red 1');
  expect(why(empty, 'tile red')).toEqual(['RC-T4 givesNothing']);
});

test('[RC-T2][RC-T4] “any material” is chosen among the kinds in the supply', () => {
  const now = table({ seats: [{ slots: 'red:Q^' }], supply: 'BBG' });
  play(now, 'die red 1', 'tile red');
  expect(offers(now)).toEqual(['choose B', 'choose G']);
  expect(why(now, 'choose W')).toEqual(['RC-T3 supplyEmpty']);
  expect(why(now, 'stop')).toEqual(['RC-T2 notNow']);
  const events = play(now, 'choose G');
  expect(eventsOf(events, 'gained')).toMatchObject([{ kind: 3, count: 1, from: 'workshop' }]);
  expect(letters(now.supply)).toBe('BB');
  expect(asks(now)).toBe('market');
});

test('[RC-W2] a tile of the moved die gives the resource of its new location, before the roll', () => {
  const now = table({ ring: 'Wr1/R/Sg1/Gb1/Ew1/A/By1/P', seats: [{ slots: 'red:Dr^' }] });
  play(now, 'die red 1', 'tile red');
  expect(now.players[0]?.rubles).toBe(2);
});

test('[RC-W2] a die tile gives the resource at its die’s location: roubles, recognition or cubes', () => {
  const gives = ['W', 'R', 'P'].map((id) => {
    const rest = [...'WBSGEARP'].filter((other) => other !== id);
    const [first = '', second = '', ...others] = rest;
    const now = table({
      ring: [`${id}w1`, `${first}r1g1b1`, `${second}y1`, ...others].join('/'),
      seats: [{ slots: 'yellow:Dw^' }],
    });
    play(now, 'die yellow 1', 'tile yellow');
    return [asks(now), now.players[0]?.rubles, now.players[0]?.space];
  });
  expect(gives).toEqual([
    ['amount', 0, 2],
    ['market', 2, 2],
    ['market', 0, 3],
  ]);
});
