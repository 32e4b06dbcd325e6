import { expect, test } from 'vitest';
import { pathOf, scaleOf, ticksOf } from './scale.ts';

test('ticks are round numbers that span the values', () => {
  expect(ticksOf(0, 47)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticksOf(-7, 12)).toEqual([-10, -5, 0, 5, 10, 15]);
  expect(ticksOf(0, 3)).toEqual([0, 1, 2, 3]);
  expect(ticksOf(0, 1230)).toEqual([0, 500, 1000, 1500]);
});

test('equal values still have a scale', () => {
  expect(ticksOf(5, 5)).toEqual([5, 6]);
  expect(scaleOf([5, 5], [0, 10])(5)).toBe(0);
});

test('a scale maps both ends, also to an inverted range', () => {
  const y = scaleOf([0, 50], [100, 0]);
  expect([y(0), y(25), y(50)]).toEqual([100, 50, 0]);
});

test('a path begins with a move command, and no points make no path', () => {
  expect(
    pathOf([
      [0, 1],
      [2, 3.25],
    ]),
  ).toBe('M0.0 1.0L2.0 3.3');
  expect(pathOf([])).toBe('');
});
