import type { TableInfo } from '@archivolt/protocol';
import { expect, test } from 'vitest';
import { infoOf } from './session/tableServer.testing.ts';
import { byUrgency, isUrgent } from './turn.ts';

const HOUR = 3_600_000;
const slow = { kind: 'slow', hours: 24 } as const;
const table = (id: string, toMove: number, more: Partial<TableInfo> = {}): TableInfo => {
  const info = infoOf(toMove);
  const seats = info.seats.map((seat) => ({ ...seat, person: `p${seat.seat}` }));
  return { ...info, id, seats, clock: slow, ...more };
};

test('tables with my turn come first, live ones before slow ones, then by the time left', () => {
  const tables = [
    table('waits', 0, { status: 'open' }),
    table('theirs soon', 1, { deadline: 2 * HOUR }),
    table('mine later', 0, { deadline: 30 * HOUR }),
    table('mine without a clock', 0, { clock: { kind: 'none' } }),
    table('mine soon', 0, { deadline: 5 * HOUR }),
    table('theirs later', 1, { deadline: 3 * HOUR }),
    table('mine live', 0, { clock: { kind: 'live', base: 600, increment: 5 } }),
  ];
  expect(tables.sort(byUrgency('p0')).map(({ id }) => id)).toEqual([
    'mine live',
    'mine soon',
    'mine later',
    'mine without a clock',
    'theirs soon',
    'theirs later',
    'waits',
  ]);
});

test('a turn is urgent in the last three hours of a day, but not halfway through a short clock', () => {
  expect(isUrgent(table('', 0), 3 * HOUR - 1)).toBe(true);
  expect(isUrgent(table('', 0), 3 * HOUR)).toBe(false);
  expect(isUrgent(table('', 0, { clock: { kind: 'slow', hours: 4 } }), 2 * HOUR)).toBe(false);
  expect(isUrgent(table('', 0, { clock: { kind: 'none' } }), 0)).toBe(false);
});
