import { at, offersOf, seeded, viewOf } from '@archivolt/engine';
import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { describe, expect, test } from 'vitest';
import { hiredHere } from '../session/desk.testing.ts';
import { GameStore } from '../session/games.ts';
import { LocalSession } from '../session/localSession.ts';
import { newGame } from '../session/newGame.ts';
import type { SeatInfo } from '../session/session.ts';
import { memoryDrawer } from '../session/slips.ts';
import { workerThinker } from '../session/workerThinker.ts';
import { Counsel } from './counsel.svelte.ts';

/** A session whose thinker runs the worker's code here, and records the views it gets. */
async function sitDown(hints = true) {
  const store = new GameStore(memoryDrawer());
  const chance = seeded(1);
  const seats = [0, 1].map((seat): SeatInfo => ({ seat, name: `P${seat}`, kind: 'me', colour: seat }));
  const options = { players: 2, side: 'basic', influence: 'first', first: 0 } as const;
  const around = { store, chance, clock: () => 1 };
  const started = await newGame(redCathedral, options, seats, { ...around, hints });
  const loaded = started.ok ? await store.load(started.id) : undefined;
  if (!loaded?.ok) throw new Error('the game was not kept');
  const session = new LocalSession<RedCathedral>(redCathedral, loaded.game, {
    ...around,
    thinker: workerThinker(redCathedral, hiredHere(chance)),
    pause: () => Promise.resolve(),
    lead: () => Promise.resolve(),
  });
  return { session, counsel: new Counsel(session) };
}

describe('a hint', () => {
  test('is one of the current offers, and its line can be played step by step', async () => {
    const { session, counsel } = await sitDown();
    const asked = counsel.ask(session.now.view);
    expect(counsel.hints).toEqual({ state: 'thinking' });
    await asked;
    if (counsel.hints?.state !== 'found') throw new Error('no hints');
    expect(counsel.hints.rough).toBe(true); // this test has no weights
    for (const { line } of counsel.hints.hints)
      for (const { move, view } of line) expect(offersOf(redCathedral, view)).toContain(move);
  });

  test('does not appear once it is dropped', async () => {
    const { session, counsel } = await sitDown();
    const asked = counsel.ask(session.now.view);
    expect(counsel.forget()).toBe(true);
    await asked;
    expect(counsel.hints).toBeUndefined();
  });

  test('is replaced by a newer one', async () => {
    const { session, counsel } = await sitDown();
    const first = counsel.ask(session.now.view);
    const offers = offersOf(redCathedral, session.now.view);
    await session.submit([at(offers, 0)]);
    await Promise.all([first, counsel.ask(session.now.view)]);
    if (counsel.hints?.state !== 'found') throw new Error('no hints');
    expect(at(counsel.hints.hints, 0).line[0].view).toBe(session.now.view);
  });

  test('is reported as missing if the table is closed meanwhile', async () => {
    const { session, counsel } = await sitDown();
    const asked = counsel.ask(session.now.view);
    session.close();
    await asked;
    expect(counsel.hints).toEqual({ state: 'nothing' });
  });
});

describe('the chances', () => {
  test('are those of all seats, and hidden where nobody’s secrets may be seen', async () => {
    const { session, counsel } = await sitDown();
    await counsel.weigh(session.now);
    expect(counsel.chances?.win.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1, 6);
    expect(counsel.chances?.scores).toHaveLength(2);
    await counsel.weigh({ ...session.now, hidden: true });
    expect(counsel.chances).toBeUndefined();
  });
});

test('hints cannot be requested where they are not allowed', async () => {
  const { session, counsel } = await sitDown(false);
  expect(counsel.allowed).toBe(false);
  expect(session.advise).toBeUndefined();
  await counsel.ask(
    viewOf(redCathedral.setup({ players: 2, side: 'basic', influence: 'first', first: 0 }, seeded(1)), 0),
  );
  expect(counsel.hints).toEqual({ state: 'nothing' });
});
