import { expect, test } from 'vitest';
import { formatCount, minuteOfDay } from './quietHours.ts';

const NOON = Date.UTC(2026, 0, 1, 12, 0);

test('a time zone has one formatter regardless of case', () => {
  const before = formatCount();
  for (const zone of ['Asia/Tokyo', 'asia/tokyo', 'ASIA/TOKYO', 'aSiA/tOkYo'])
    expect(minuteOfDay(NOON, zone)).toBe(21 * 60);
  expect(formatCount()).toBe(before + 1);
});

test('the number of cached formatters is limited, and every zone is formatted correctly', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  expect(zones.length).toBeGreaterThan(200);
  for (const zone of [...zones, ...zones.map((each) => each.toUpperCase())]) minuteOfDay(NOON, zone);
  expect(formatCount()).toBe(100);
  expect(minuteOfDay(NOON, 'Asia/Tokyo')).toBe(21 * 60);
  expect(minuteOfDay(NOON, 'Asia/Kolkata')).toBe(17 * 60 + 30);
});
