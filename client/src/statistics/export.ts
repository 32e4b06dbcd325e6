import type { Appearance } from './figures.ts';

/** Column names are in English in every language, so that programs can read all files alike. */
const BEFORE = [
  'id',
  'ended',
  'game',
  'mode',
  'players',
  'turns',
  'name',
  'seat',
  'points',
  'place',
  'result',
  'margin',
  'opponents',
];
const AFTER = ['accuracy', 'luck'];

/** One row for each of the reader's seats, with a column for each source of points. */
export function csvOf(all: readonly Appearance[], sources: readonly string[]): string {
  const rows = all.map((one) => {
    const { of, seat, name, points, place, result, margin, others, accuracy, luck } = one;
    return [
      of.id,
      new Date(of.at).toISOString(),
      of.game,
      of.mode,
      of.seats.length,
      of.turns ?? '',
      name,
      seat + 1,
      points,
      place,
      result,
      margin,
      others.map((other) => (other.level ? `${other.name} (${other.level})` : other.name)).join('; '),
      ...sources.map((source) => of.sources.find((line) => line.source === source)?.points[seat] ?? ''),
      ...[accuracy, luck].map((value) => (value === undefined ? '' : Math.round(10 * value) / 10)),
    ];
  });
  return [[...BEFORE, ...sources, ...AFTER], ...rows]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n');
}

export function jsonOf(all: readonly Appearance[]): string {
  const games = new Map(all.map(({ of }) => [of.id, of]));
  return JSON.stringify({ format: 'archivolt-statistics-1', games: [...games.values()] }, null, 2);
}

/**
 * A spreadsheet treats text that starts with one of these characters as a formula, and a name may start with anything.
 */
const FORMULA = /^[=+@\t\r-]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return `${value}`;
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
