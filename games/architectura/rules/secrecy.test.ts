import { at, copyState, offersOf, type State, same, seeded, viewOf } from '@archivolt/engine';
import { randomGame } from '@archivolt/engine/testing';
import { expect, test } from 'vitest';
import { invariant } from './fixtures.testing.ts';
import { architectura } from './index.ts';
import type { Architectura } from './state.ts';

/**
 * Two states that differ only in what a seat cannot know are indistinguishable to that seat: its view, its offers, its events
 * and the number of random picks. SECRECY_STATES=100000 is the long form (npm run secrecy).
 */
const STATES = Number(process.env.SECRECY_STATES ?? 10_000);

const TABLES = [
  { players: 2 },
  { players: 2, swaps: 6 },
  { players: 3, swaps: 3 },
  { players: 3 },
  { players: 4, swaps: 'rolled' as const },
];

/** What the seat sees of a move: the events, its view afterwards, and the requested picks. */
function observe(
  world: State<Architectura>,
  mover: number,
  seat: number,
  move: Architectura['move'],
  seed: number,
): string {
  const state = copyState(architectura, world);
  const events: Architectura['event'][] = [];
  const ranges: number[] = [];
  const chance = seeded(seed);
  const asked = (n: number): number => {
    ranges.push(n);
    return chance(n);
  };
  architectura.play(viewOf(state, mover), move, asked, events);
  return JSON.stringify([events, viewOf(state, seat), ranges]);
}

test('[AR-S2] secrets that a seat cannot know do not change its view, its offers or its events', {
  timeout: 3_600_000,
}, () => {
  let states = 0;
  let differed = 0;
  for (let seed = 0; states < STATES; seed++) {
    const options = at(TABLES, seed % TABLES.length);
    const subject = { game: architectura, longest: 400 };
    randomGame(subject, options, seed, (state, offers, decision) => {
      const mover = architectura.toMove(state.table) ?? 0;
      const seat = (mover + decision) % state.mine.length;
      const view = viewOf(state, seat);
      const other = architectura.imagine(view, seeded(seed * 1000 + decision));
      states++;
      if (!same(other.mine, state.mine)) differed++;
      invariant(other);
      if (JSON.stringify(viewOf(other, seat)) !== JSON.stringify(view))
        expect(viewOf(other, seat)).toEqual(view);
      const here = offersOf(architectura, view);
      const there = offersOf(architectura, viewOf(other, seat));
      if (!same(here, there)) expect(there).toEqual(here);
      const offer = at(offers, (seed + decision) % offers.length);
      const twins = offersOf(architectura, viewOf(other, mover));
      if (!twins.some((twin) => same(twin, offer))) return;
      const first = observe(state, mover, seat, offer, decision);
      const second = observe(other, mover, seat, offer, decision);
      if (first !== second) expect(second).toBe(first);
    });
  }
  expect(states).toBeGreaterThanOrEqual(STATES);
  expect(differed).toBeGreaterThan(states / 2);
});
