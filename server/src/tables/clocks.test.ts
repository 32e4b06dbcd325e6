import { describe, expect, test } from 'vitest';
import { addOutsideQuietHours, minuteOfDay } from '../quietHours.ts';
import type { SeatRow } from '../store/store.ts';
import { endedTurn, grantReturnTime, initialClocks, passClocks } from './clocks.ts';

const HOUR = 3_600_000;
const seat = (fields: Partial<SeatRow> = {}): SeatRow => ({
  colour: 0,
  person: 'p',
  level: null,
  salt: '',
  away: null,
  ...fields,
});
const people = [seat(), seat()];
const live = { kind: 'live', base: 60, increment: 5 } as const;
const slow = { kind: 'slow', hours: 24 } as const;
const addTime = (_seat: number, start: number, ms: number) => start + ms;

describe('a live clock', () => {
  const first = passClocks(initialClocks(live, people, 1000), live, people, { toMove: 0 }, 1000, addTime);

  test('runs for the player to move, from the full time', () => {
    expect(first).toEqual({ left: [60_000, 60_000], running: 0, since: 1000, deadline: 61_000 });
  });

  test('deducts the time of a turn and adds the increment when the turn ends', () => {
    expect(passClocks(first, live, people, { toMove: 1, ended: 0 }, 11_000, addTime)).toEqual({
      left: [55_000, 60_000],
      running: 1,
      since: 11_000,
      deadline: 71_000,
    });
  });

  test('adds nothing while the same seat continues', () => {
    expect(passClocks(first, live, people, { toMove: 0 }, 11_000, addTime)).toMatchObject({
      left: [50_000, 60_000],
      deadline: 61_000,
    });
  });

  test('adds the increment once per turn, however often another seat decides during it', () => {
    const asked = passClocks(first, live, people, { toMove: 1 }, 3000, addTime);
    const back = passClocks(asked, live, people, { toMove: 0 }, 4000, addTime);
    const again = passClocks(back, live, people, { toMove: 1 }, 6000, addTime);
    expect(again.left).toEqual([56_000, 59_000]);
    // The other player's answer ends the turn, but the increment goes to the seat whose turn it was.
    expect(passClocks(again, live, people, { toMove: 1, ended: 0 }, 9000, addTime).left).toEqual([
      61_000, 56_000,
    ]);
  });

  test('adds no increment while a bot plays for the player to move', () => {
    const away = [seat({ away: { why: 'timeout', level: 'skilled' } }), seat()];
    expect(passClocks(first, live, away, { toMove: 1, ended: 0 }, 11_000, addTime).left).toEqual([
      50_000, 60_000,
    ]);
  });

  test('does not run for a bot, for an absent player, or after the end', () => {
    const withBot = [seat(), seat({ person: null, level: 'child' })];
    const away = [seat(), seat({ away: { why: 'timeout', level: 'skilled' } })];
    for (const seats of [withBot, away])
      expect(passClocks(first, live, seats, { toMove: 1 }, 2000, addTime)).toMatchObject({
        running: null,
        deadline: null,
      });
    expect(passClocks(first, live, people, { toMove: null }, 2000, addTime)).toMatchObject({ running: null });
  });

  test('gives a returning player at least a minute, but not more than the initial time', () => {
    const out = { ...first, left: [0, 90_000] };
    expect(grantReturnTime(out, live, 0).left).toEqual([60_000, 90_000]);
    expect(grantReturnTime(out, live, 1).left).toEqual([0, 90_000]);
    expect(grantReturnTime(out, { ...live, base: 30 }, 0).left).toEqual([30_000, 90_000]);
  });
});

test('a turn ends when the turn number rises; a turn that is taken back does not end', () => {
  expect(endedTurn({ number: 4, seat: 1 }, { number: 4, seat: 1 })).toBeNull();
  expect(endedTurn({ number: 4, seat: 1 }, { number: 6, seat: 0 })).toBe(1);
  expect(endedTurn({ number: 4, seat: 1 }, { number: 3, seat: 0 })).toBeNull();
});

test('a slow clock restarts with every move', () => {
  const first = passClocks(initialClocks(slow, people, 0), slow, people, { toMove: 0 }, 0, addTime);
  expect(first.deadline).toBe(24 * HOUR);
  const second = passClocks(first, slow, people, { toMove: 1 }, 20 * HOUR, addTime);
  expect(passClocks(second, slow, people, { toMove: 0 }, 30 * HOUR, addTime).deadline).toBe(54 * HOUR);
});

test('without a clock nobody has a deadline', () => {
  const none = { kind: 'none' } as const;
  expect(passClocks(initialClocks(none, people, 0), none, people, { toMove: 0 }, 0, addTime)).toMatchObject({
    running: null,
    deadline: null,
  });
});

describe('quiet hours', () => {
  const night = { from: 23 * 60, to: 7 * 60 };
  const at = (text: string) => Date.parse(text);

  test('are in the time zone of the person', () => {
    expect(minuteOfDay(at('2026-07-01T12:30:00Z'), 'Europe/Lisbon')).toBe(13 * 60 + 30);
    expect(minuteOfDay(at('2026-01-01T12:30:00Z'), 'Europe/Lisbon')).toBe(12 * 60 + 30);
    expect(minuteOfDay(at('2026-01-01T12:30:00Z'), 'Nowhere/Land')).toBe(12 * 60 + 30);
  });

  test.each([
    ['add nothing during the day', '2026-01-10T08:00:00Z', 3, '2026-01-10T11:00:00Z'],
    ['add a night in between', '2026-01-10T20:00:00Z', 6, '2026-01-11T10:00:00Z'],
    ['move a start at night to the morning', '2026-01-10T02:30:30Z', 1, '2026-01-10T08:00:00Z'],
    ['add two nights', '2026-01-10T20:00:00Z', 20, '2026-01-12T08:00:00Z'],
    ['do not delay an end at eleven', '2026-01-10T22:00:00Z', 1, '2026-01-10T23:00:00Z'],
  ])('%s', (_what, start, hours, end) => {
    expect(new Date(addOutsideQuietHours(at(start), hours * HOUR, night, 'UTC'))).toEqual(new Date(end));
  });

  test('follow the change to daylight saving time', () => {
    // On 29 March 2026 Lisbon goes from 01:00 to 02:00, so the night is an hour shorter.
    const end = addOutsideQuietHours(at('2026-03-28T22:00:00Z'), 2 * HOUR, night, 'Europe/Lisbon');
    expect(new Date(end)).toEqual(new Date('2026-03-29T07:00:00Z'));
  });

  test('stop a clock for at most half of each day', () => {
    const always = { from: 0, to: 1439 };
    expect(addOutsideQuietHours(at('2026-01-10T00:00:00Z'), 24 * HOUR, always, 'UTC')).toBe(
      at('2026-01-12T00:00:00Z'),
    );
    expect(addOutsideQuietHours(5, 7, { from: 60, to: 60 }, 'UTC')).toBe(12);
    expect(addOutsideQuietHours(5, 7, null, 'UTC')).toBe(12);
  });
});
