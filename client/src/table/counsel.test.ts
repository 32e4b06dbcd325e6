import { at, offersOf, seeded, viewOf } from '@archivolt/engine';
import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { describe, expect, test } from 'vitest';
import { hiredHere } from '../session/desk.testing.ts';
import { GameStore, memoryDrawer } from '../session/games.ts';
import { LocalSession } from '../session/localSession.ts';
import { newGame } from '../session/newGame.ts';
import type { SeatInfo } from '../session/session.ts';
import { workerThinker } from '../session/workerThinker.ts';
import { Counsel } from './counsel.svelte.ts';

/** A session whose thinker runs the worker's very code here, and notes the views that it is given. */
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
    thinker: workerThinker(redCathedral.id, hiredHere(chance)),
    pause: () => Promise.resolve(),
    lead: () => Promise.resolve(),
  });
  return { session, counsel: new Counsel(session) };
}

describe('a hint', () => {
  test('is the first of what is offered here, and its line can be played step by step', async () => {
    const { session, counsel } = await sitDown();
    const asked = counsel.ask(session.now.view);
    expect(counsel.hints).toEqual({ state: 'thinking' });
    await asked;
    if (counsel.hints?.state !== 'found') throw new Error('no hints');
    expect(counsel.hints.rough).toBe(true); // there are no weights in this test
    for (const { line } of counsel.hints.hints)
      for (const { move, view } of line) expect(offersOf(redCathedral, view)).toContain(move);
  });

  test('that nobody waits for any more does not come up', async () => {
    const { session, counsel } = await sitDown();
    const asked = counsel.ask(session.now.view);
    expect(counsel.forget()).toBe(true);
    await asked;
    expect(counsel.hints).toBeUndefined();
  });

  test('is forgotten for a newer one', async () => {
    const { session, counsel } = await sitDown();
    const first = counsel.ask(session.now.view);
    const offers = offersOf(redCathedral, session.now.view);
    await session.submit([at(offers, 0)]);
    await Promise.all([first, counsel.ask(session.now.view)]);
    if (counsel.hints?.state !== 'found') throw new Error('no hints');
    expect(at(counsel.hints.hints, 0).line[0].view).toBe(session.now.view);
  });

  test('is said to be none when the table is left meanwhile', async () => {
    const { session, counsel } = await sitDown();
    const asked = counsel.ask(session.now.view);
    session.close();
    await asked;
    expect(counsel.hints).toEqual({ state: 'nothing' });
  });
});

describe('the chances', () => {
  test('are those of all seats, and gone where nobody’s secrets may be seen', async () => {
    const { session, counsel } = await sitDown();
    await counsel.weigh(session.now);
    expect(counsel.chances?.win.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1, 6);
    expect(counsel.chances?.scores).toHaveLength(2);
    await counsel.weigh({ ...session.now, hidden: true });
    expect(counsel.chances).toBeUndefined();
  });
});

test('where hints are not allowed nobody can ask', async () => {
  const { session, counsel } = await sitDown(false);
  expect(counsel.allowed).toBe(false);
  expect(session.advise).toBeUndefined();
  await counsel.ask(
    viewOf(redCathedral.setup({ players: 2, side: 'basic', influence: 'first', first: 0 }, seeded(1)), 0),
  );
  expect(counsel.hints).toEqual({ state: 'nothing' });
});
