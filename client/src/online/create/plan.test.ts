import { newTable, read } from '@archivolt/protocol';
import { expect, test } from 'vitest';
import { newTableOf, seated, usualTable } from './plan.ts';

test('what is proposed first is what the server takes', () => {
  for (const game of ['red-cathedral', 'architectura'] as const)
    expect(read(newTable, newTableOf(game, usualTable(), 'ab'))).toMatchObject({
      game,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'live', base: 1200, increment: 20 },
    });
});

test('one sits in one seat: taking another changes places', () => {
  const seats = seated(['me', 'casual', 'open', 'open'], 1, 'me');
  expect(seats).toEqual(['casual', 'me', 'open', 'open']);
  expect(seated(seats, 1, 'open')).toEqual(seats);
});

test('a seat beyond the table is given up for the first', () => {
  const plan = { ...usualTable(), seats: seated(usualTable().seats, 3, 'me'), first: 3 };
  const { seats, options } = newTableOf('red-cathedral', plan, 'ab');
  expect(seats.map(({ kind }) => kind)).toEqual(['me', 'open']);
  expect(options).toMatchObject({ first: 'random' });
});

test('slow and no clock, bots by their level', () => {
  const plan = { ...usualTable(), players: 3, seats: seated(usualTable().seats, 2, 'expert') };
  expect(
    read(newTable, newTableOf('architectura', { ...plan, clock: 'slow', hours: 72 }, 'ab')),
  ).toMatchObject({
    clock: { kind: 'slow', hours: 72 },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'expert' }],
  });
  expect(newTableOf('architectura', { ...plan, clock: 'none' }, 'ab').clock).toEqual({ kind: 'none' });
});
