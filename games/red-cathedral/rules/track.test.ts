import { at } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { base } from './components.ts';
import { table } from './fixtures.testing.ts';
import {
  addRecognition,
  gainPrestige,
  losePrestige,
  mayLosePrestige,
  nextPrestige,
  prestigeAt,
  previousPrestige,
} from './track.ts';
import type { Event } from './vocabulary.ts';

const { track } = base;

/** Moves the marker of seat 0 from a space and returns the space where it ends. */
function spaceAfter(space: number, move: (now: ReturnType<typeof table>, events: Event[]) => void): number {
  const now = table({ seats: [{ space }] });
  move(now, []);
  return at(now.players, 0).space;
}

test('[RC-S1] the track has 80 spaces, and 40 of them carry prestige', () => {
  expect(track.last).toBe(80);
  expect(track.prestige).toHaveLength(40);
  expect(track.prestige.slice(0, 3)).toEqual([5, 9, 13]);
  expect([4, 5, 8, 9, 60, 61, 80].map((space) => prestigeAt(track, space))).toEqual([0, 1, 1, 2, 20, 21, 40]);
});

test('[RC-S1] the gaps between prestige spaces shrink from 5 and 4 to 1', () => {
  const gaps = track.prestige.map((space, index) => space - (track.prestige[index - 1] ?? 0));
  expect(gaps).toEqual([...gaps].sort((a, b) => b - a));
  expect([gaps[0], gaps[1], gaps.at(-1)]).toEqual([5, 4, 1]);
});

test('[RC-S2] recognition moves the marker forward or back, but not below space 0', () => {
  expect(spaceAfter(2, (now, events) => addRecognition(now, 0, 4, 'RC-S2', events))).toBe(6);
  expect(spaceAfter(6, (now, events) => addRecognition(now, 0, -4, 'RC-S2', events))).toBe(2);
  const now = table({ seats: [{ space: 1 }] });
  const events: Event[] = [];
  addRecognition(now, 0, -3, 'RC-S2', events);
  expect(events).toEqual([{ type: 'recognition', rule: 'RC-S2', seat: 0, by: -1, from: 1, to: 0 }]);
});

test('[RC-S3] gained prestige moves the marker to the next prestige space ahead, however near', () => {
  expect([0, 2, 5, 7, 9, 60, 61].map((space) => nextPrestige(track, space))).toEqual([
    5, 5, 9, 9, 13, 61, 62,
  ]);
  expect(spaceAfter(7, (now, events) => gainPrestige(now, 0, 3, 'RC-S3', events))).toBe(17);
});

test('[RC-S3] lost prestige moves the marker to the nearest prestige space behind, however near', () => {
  expect([6, 9, 10, 13, 61, 80].map((space) => previousPrestige(track, space))).toEqual([5, 5, 9, 9, 60, 79]);
  expect(spaceAfter(12, (now, events) => losePrestige(now, 0, 'RC-S3', events))).toBe(9);
});

test('[RC-S4] no prestige can be lost on the spaces 0 to 5', () => {
  for (let space = 0; space <= 6; space++) {
    const now = table({ seats: [{ space }] });
    expect(mayLosePrestige(now, 0)).toBe(space === 6);
  }
  expect(() => spaceAfter(5, (now, events) => losePrestige(now, 0, 'RC-S4', events))).toThrow(
    'no prestige to lose',
  );
});

test('[RC-S5] every space beyond space 80 is 1 prestige, forward and back, without a limit', () => {
  expect([80, 81, 95, 400].map((space) => prestigeAt(track, space))).toEqual([40, 41, 55, 360]);
  expect(spaceAfter(79, (now, events) => gainPrestige(now, 0, 3, 'RC-S5', events))).toBe(82);
  expect(spaceAfter(78, (now, events) => addRecognition(now, 0, 40, 'RC-S5', events))).toBe(118);
  expect([81, 82].map((space) => previousPrestige(track, space))).toEqual([80, 81]);
  expect(spaceAfter(82, (now, events) => losePrestige(now, 0, 'RC-S5', events))).toBe(81);
});
