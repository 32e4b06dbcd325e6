import { architectura } from '@archivolt/architectura';
import { newTable, read } from '@archivolt/protocol';
import { redCathedral } from '@archivolt/red-cathedral';
import { expect, test } from 'vitest';
import { defaultTable, newTableOf, seated } from './plan.ts';

test('the server accepts the default plan', () => {
  for (const [game, { facts }] of [
    ['red-cathedral', redCathedral],
    ['architectura', architectura],
  ] as const)
    expect(read(newTable, newTableOf(game, facts, defaultTable(facts)))).toMatchObject({
      game,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'live', base: 1200, increment: 20 },
    });
});

test('the host always has one seat, and choosing another swaps the two', () => {
  const seats = seated(['me', 'casual', 'open', 'open'], 1, 'me');
  expect(seats).toEqual(['casual', 'me', 'open', 'open']);
  expect(seated(seats, 1, 'open')).toEqual(seats);
});

test('seats beyond the player count fall back: the host to the first seat, the first player to random', () => {
  const { facts } = redCathedral;
  const usual = defaultTable(facts);
  const plan = { ...usual, seats: seated(usual.seats, 3, 'me'), first: 3 };
  const { seats, options } = newTableOf('red-cathedral', facts, plan);
  expect(seats.map(({ kind }) => kind)).toEqual(['me', 'open']);
  expect(options).toMatchObject({ first: 'random' });
});

test('the request contains a slow clock or none, and the level of each bot', () => {
  const { facts } = architectura;
  const usual = defaultTable(facts);
  const plan = { ...usual, players: 3, seats: seated(usual.seats, 2, 'expert') };
  expect(
    read(newTable, newTableOf('architectura', facts, { ...plan, clock: 'slow', hours: 72 })),
  ).toMatchObject({
    clock: { kind: 'slow', hours: 72 },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'expert' }],
  });
  expect(newTableOf('architectura', facts, { ...plan, clock: 'none' }).clock).toEqual({ kind: 'none' });
});
