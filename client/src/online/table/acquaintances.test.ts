import type { TableSeat } from '@archivolt/protocol';
import { expect, test } from 'vitest';
import { metAt } from './acquaintances.ts';

const seat = (person: string | null, name = person ?? ''): TableSeat => ({
  seat: 0,
  colour: 1,
  kind: person === null ? 'bot' : 'person',
  name,
  person,
  level: null,
  away: null,
  online: true,
  rating: null,
});

test('whom one met last comes first, each once; oneself, bots and those who have left are not there', () => {
  const met = metAt(
    [
      { created: 1, seats: [seat('me'), seat('ada'), seat('gone', '')] },
      { created: 3, seats: [seat('boris'), seat(null), seat('me')] },
      { created: 2, seats: [seat('me'), seat('ada', 'Ada, as she is called now')] },
    ],
    'me',
  );
  expect(met.map(({ id, name }) => [id, name])).toEqual([
    ['boris', 'boris'],
    ['ada', 'Ada, as she is called now'],
  ]);
});
