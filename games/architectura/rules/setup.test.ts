import { at, seeded } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { count } from './cards.ts';
import { STANDARD } from './components.ts';
import { architectura } from './index.ts';
import { readOptions } from './setup.ts';

test('[AR-S1] two to four players have twelve cards and two tokens each', () => {
  for (const players of [2, 3, 4]) {
    const { table, mine } = architectura.setup({ players }, seeded(1));
    expect(table.players).toHaveLength(players);
    mine.forEach(({ hand, fresh }, seat) => {
      expect(count(hand | fresh)).toBe(12);
      expect(at(table.players, seat).tokens).toBe(2);
    });
  }
  for (const players of [1, 5, 2.5, '3']) {
    expect(readOptions({ players })).toMatchObject({ ok: false, path: 'players' });
  }
});

test('[AR-S2] each player draws three cards that the others cannot see', () => {
  const { table, mine } = architectura.setup({ players: 3, first: 0 }, seeded(2));
  for (const { hand } of mine) expect(count(hand)).toBe(3);
  const other = architectura.setup({ players: 3, first: 0 }, seeded(3));
  expect(other.mine).not.toEqual(mine);
  expect(other.table).toEqual(table);
});

test('[AR-S3] the city has as many streets as players, and eight blocks', () => {
  for (const players of [2, 3, 4]) {
    expect(architectura.setup({ players }, seeded(1)).table.top).toHaveLength(players * 8);
  }
});

test('[AR-S4] the first player is chosen or random', () => {
  expect(architectura.setup({ players: 4, first: 2 }, seeded(1)).table.active).toBe(2);
  const first = [...Array(40).keys()].map(
    (seed) => architectura.setup({ players: 4 }, seeded(seed)).table.active,
  );
  expect(new Set(first).size).toBe(4);
});

test('[AR-S1] each seat has a different colour, by default or by choice', () => {
  expect(architectura.setup({ players: 3 }, seeded(1)).table.colours).toBe('rbg');
  const colours = ['yellow', 'green'] as const;
  expect(architectura.setup({ players: 2, colours }, seeded(1)).table.colours).toBe('yg');
});

test.each([
  [{}, 'players'],
  [{ players: 2, first: 2 }, 'first'],
  [{ players: 2, swaps: 7 }, 'swaps'],
  [{ players: 2, swaps: 'many' }, 'swaps'],
  [{ players: 2, colours: ['red'] }, 'colours'],
  [{ players: 2, colours: ['red', 'red'] }, 'colours[1]'],
  [{ players: 2, colours: ['red', 'black'] }, 'colours[1]'],
  [{ players: 2, set: 'unheard-of' }, 'set'],
  [{ players: 2, speed: 1 }, 'speed'],
])('[AR-S1] invalid options are refused with their path: %o', (options, path) => {
  expect(readOptions(options)).toMatchObject({ ok: false, path });
});

test('[AR-S1] valid options are read unchanged', () => {
  const options = { players: 2, swaps: 'rolled', first: 1, colours: ['blue', 'red'], set: STANDARD.id };
  expect(readOptions(options)).toEqual({ ok: true, value: options });
});
