import { at } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { asks, eventsOf, letters, offers, play, table } from './fixtures.testing.ts';
import { changeRubles, freeSpaces, gain, obtainable, toSupply } from './goods.ts';
import { type Event, RECOGNITION, RUBLE } from './vocabulary.ts';

const free = (goods: string, covered: number): number =>
  freeSpaces(at(table({ seats: [{ goods, covered, aside: 2 }] }).players, 0));

test('[RC-T1] every cube takes an inventory space, gems included, and every banner covers one', () => {
  expect([free('', 4), free('WEA', 4), free('WEA', 1), free('WWWWWWBBBB', 0)]).toEqual([6, 3, 6, 0]);
});

test('[RC-T2] materials, roubles and recognition are resources, each gained with its own event', () => {
  const now = table();
  const events: Event[] = [];
  gain(now, 0, RUBLE, 2, 0, 'market', events);
  gain(now, 0, RECOGNITION, 1, 0, 'market', events);
  gain(now, 0, 3, 1, 1, 'market', events);
  expect(events.map(({ type }) => type)).toEqual(['rubles', 'recognition', 'gained']);
  expect(now.players[0]).toMatchObject({ rubles: 2, space: 3 });
  expect(letters(at(now.players, 0).goods)).toBe('G');
});

test('[RC-T3][RC-T4] a gain is limited by space and supply, and the rest is reported as lost', () => {
  const now = table({ supply: 'WWWB', seats: [{ goods: 'SSSS' }] });
  const player = at(now.players, 0);
  expect([
    obtainable(now, player, 0, 5),
    obtainable(now, player, 1, 5),
    obtainable(now, player, 2, 5),
  ]).toEqual([2, 1, 0]);
  const events: Event[] = [];
  gain(now, 0, 1, 3, 1, 'market', events);
  expect(eventsOf(events, 'gained')).toMatchObject([{ kind: 1, count: 1, lost: 2 }]);
});

test('[RC-T3] traded materials return to the supply immediately', () => {
  const now = table({ supply: '', seats: [{ goods: 'BBG', rubles: 1 }], influence: 'M1 A1 C1 K1' });
  play(now, 'die red 1');
  expect(offers(now, 'use')).toEqual([]);
  toSupply(now, 0, 3, 1);
  play(now, 'use 1', 'give B', 'get G');
  expect(letters(now.supply)).toBe('BB');
});

test('[RC-T4] a player may take fewer materials, and is asked only if the number can differ', () => {
  const now = table();
  gain(now, 0, 0, 2, 0, 'workshop', []);
  expect(offers(now)).toEqual(['amount 0', 'amount 1', 'amount 2']);
  const one = table();
  gain(one, 0, 0, 1, 1, 'market', []);
  expect(asks(one)).toBe('turn');
});

test('[RC-T4] no offer discards a cube', () => {
  const full = table({ seats: [{ goods: 'WWWWWW' }] });
  const moves = [...offers(full)];
  play(full, 'die red 1');
  moves.push(...offers(full));
  expect(moves.filter((move) => !/^(claim|die|take|use|tile|roll)/.test(move))).toEqual([]);
});

test('[RC-T3] a change of 0 roubles has no event', () => {
  const events: Event[] = [];
  changeRubles(table(), 0, 0, 'section', 'RC-B3', events);
  expect(events).toEqual([]);
});
