import { expect, test } from 'vitest';
import { areAdjacent, eligibleSpaces, valueAt } from './city.ts';
import { componentsOf } from './components.ts';
import { city, play, position, value } from './fixtures.testing.ts';

test('[AR-X1] X is the current value of the card directly left', () => {
  const state = position('bInn,rPark>>', ['hand Statue', 'hand Temple']);
  expect(value(state, '1.2')).toBe(8);
  state.table.face[0] = 2;
  expect(value(state, '1.2')).toBe(11);
});

test('[AR-X1] an X card reads on through other X cards to its left', () => {
  const state = position('bInn,rPark>>,bPark>,gPark<', ['', '', '']);
  expect(['1.1', '1.2', '1.3', '1.4'].map((space) => value(state, space))).toEqual([6, 8, 9, 8]);
});

test('[AR-X1] X is 0 in block 1 and to the right of a destroyed card, a gap or a token', () => {
  for (const left of ['(bInn)', '-', '*b']) {
    const state = position(`bPalace,${left},rPark>>,bPark<`, ['', '']);
    expect([value(state, '1.3'), value(state, '1.4')]).toEqual([2, 1]);
  }
  const first = position('rPark<,bPark<', ['', '']);
  expect([value(first, '1.1'), value(first, '1.2')]).toEqual([-1, -2]);
  const street = 'bInn,rInn,bPalace,rPalace,bStatue,rStatue,bLibrary,rLibrary';
  expect(value(position(`${street} / rPark`, ['', '']), '2.1')).toBe(0);
});

test('[AR-X1][AR-X9] the X of a protected card changes with the card on its left', () => {
  expect(value(position('bInn*b,rPark*r', ['', '']), '1.2')).toBe(6);
  const state = position('bInn,rPark*r', ['hand Library', 'hand Temple']);
  play(state, ['play Library 2.1', 'turn 1.1 cw', 'decline']);
  expect(value(state, '1.2')).toBe(7);
});

test('[AR-X1] the printed offset decides the highest and lowest value of X and N cards', () => {
  // N in block 2 shows 4 = N + 2, its highest: a lower played card does not turn it.
  const state = position('bInn,bTemple>>', ['hand Library', 'hand Statue']);
  play(state, ['play Library 1.3', 'decline']);
  expect(city(state)).toBe('bInn,bTemple>>,rLibrary / -');
});

test('[AR-X2] N is the number of the card’s block', () => {
  const state = position('bTemple,rTemple<,gTemple>>', ['', '', '']);
  expect(['1.1', '1.2', '1.3'].map((space) => value(state, space))).toEqual([1, 1, 5]);
});

test('[AR-X1] values may be negative', () => {
  const state = position('rPark<', ['', '']);
  expect(valueAt(state.table, componentsOf(state.table), 0)).toBe(-1);
});

test('[AR-X10] adjacent spaces are next to each other in a street or a block', () => {
  expect(areAdjacent(0, 1)).toBe(true);
  expect(areAdjacent(0, 8)).toBe(true);
  expect(areAdjacent(0, 9)).toBe(false);
  expect(areAdjacent(7, 8)).toBe(false);
  expect(areAdjacent(0, 16)).toBe(false);
  expect(areAdjacent(3, 3)).toBe(false);
});

test('[AR-P1][AR-S3] the eligible spaces can include the last block of the fourth street', () => {
  const full = 'rInn,bInn,rPark,bPark,rStatue,bStatue,rLibrary,bLibrary';
  const state = position(`${full} / *r / *b / gInn,gPark,gStatue,gLibrary,yInn,yPark,yStatue`, [
    '',
    '',
    '',
    '',
  ]);
  const eligible = eligibleSpaces(state.table, 0) >>> 0;
  expect(eligible.toString(2).padStart(32, '0').startsWith('1')).toBe(true);
});
