import { at, offersOf, seeded, viewOf } from '@archivolt/engine';
import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { HintModel } from '@archivolt/table/hintModel.svelte.ts';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { describe, expect, test } from 'vitest';
import { spawnInThread } from '../session/botService.testing.ts';
import { GameStore } from '../session/games.ts';
import { LocalSession } from '../session/localSession.ts';
import { newGame } from '../session/newGame.ts';
import { memoryStorage } from '../session/savedDrafts.ts';
import { workerThinker } from '../session/workerThinker.ts';

/** A session whose thinker runs the worker's code here, and records the views it gets. */
async function sitDown(hints = true) {
  const store = new GameStore(memoryStorage());
  const chance = seeded(1);
  const seats = [0, 1].map((seat): SeatInfo => ({ seat, name: `P${seat}`, kind: 'me', colour: seat }));
  const options = { players: 2, side: 'basic', influence: 'first', first: 0 } as const;
  const deps = { store, chance, clock: () => 1 };
  const started = await newGame(redCathedral, options, seats, { ...deps, hints });
  const loaded = started.ok ? await store.load(started.id) : undefined;
  if (!loaded?.ok) throw new Error('the game was not stored');
  const session = new LocalSession<RedCathedral>(redCathedral, loaded.game, {
    ...deps,
    thinker: workerThinker(redCathedral, spawnInThread(chance)),
    pause: () => Promise.resolve(),
    holdLeaderLock: () => Promise.resolve(),
  });
  return { session, hintModel: new HintModel(session) };
}

describe('a hint', () => {
  test('is one of the current offers, and its line can be played step by step', async () => {
    const { session, hintModel } = await sitDown();
    const asked = hintModel.ask(session.now.view);
    expect(hintModel.current).toEqual({ state: 'thinking' });
    await asked;
    if (hintModel.current?.state !== 'found') throw new Error('no hints');
    expect(hintModel.current.rough).toBe(true); // this test has no weights
    for (const { line } of hintModel.current.hints)
      for (const { move, view } of line) expect(offersOf(redCathedral, view)).toContain(move);
  });

  test('does not appear after it was dismissed', async () => {
    const { session, hintModel } = await sitDown();
    const asked = hintModel.ask(session.now.view);
    expect(hintModel.forget()).toBe(true);
    await asked;
    expect(hintModel.current).toBeUndefined();
  });

  test('is replaced by a newer one', async () => {
    const { session, hintModel } = await sitDown();
    const first = hintModel.ask(session.now.view);
    const offers = offersOf(redCathedral, session.now.view);
    await session.submit([at(offers, 0)]);
    await Promise.all([first, hintModel.ask(session.now.view)]);
    if (hintModel.current?.state !== 'found') throw new Error('no hints');
    expect(at(hintModel.current.hints, 0).line[0].view).toBe(session.now.view);
  });

  test('is reported as missing if the table is closed in the meantime', async () => {
    const { session, hintModel } = await sitDown();
    const asked = hintModel.ask(session.now.view);
    session.close();
    await asked;
    expect(hintModel.current).toEqual({ state: 'nothing' });
  });
});

describe('the winning chances', () => {
  test('cover all seats and are hidden while no hand may be shown', async () => {
    const { session, hintModel } = await sitDown();
    await hintModel.weigh(session.now);
    expect(hintModel.chances?.win.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1, 6);
    expect(hintModel.chances?.scores).toHaveLength(2);
    await hintModel.weigh({ ...session.now, hidden: true });
    expect(hintModel.chances).toBeUndefined();
  });
});

test('hints cannot be requested where they are not allowed', async () => {
  const { session, hintModel } = await sitDown(false);
  expect(hintModel.allowed).toBe(false);
  expect(session.advise).toBeUndefined();
  await hintModel.ask(
    viewOf(redCathedral.setup({ players: 2, side: 'basic', influence: 'first', first: 0 }, seeded(1)), 0),
  );
  expect(hintModel.current).toEqual({ state: 'nothing' });
});
