import { architectura, positions as cities } from '@archivolt/architectura';
import { ILLUSTRATIONS as CITY_DRAWINGS } from '@archivolt/architectura/illustrations';
import { at, type Game, type GameTypes, offersOf, type PositionNotation, seeded } from '@archivolt/engine';
import { positions, redCathedral } from '@archivolt/red-cathedral';
import { ILLUSTRATIONS } from '@archivolt/red-cathedral/illustrations';
import { SandboxSession } from '@archivolt/table/session/sandboxSession.ts';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { describe, expect, test } from 'vitest';

function openSandbox<G extends GameTypes>(
  game: Game<G>,
  from: PositionNotation<G>,
  position: string,
): SandboxSession<G> {
  const parsed = from.parseState(position);
  if (!parsed.ok) throw new Error(parsed.why);
  const seats = parsed.value.mine.map(
    (_, seat): SeatInfo => ({ seat, name: `${seat}`, kind: 'me', colour: seat }),
  );
  return new SandboxSession(game, parsed.value, { seats, chance: seeded(3) });
}

/** Plays the first offer of the player to move, up to `times` times. */
async function playOn<G extends GameTypes>(session: SandboxSession<G>, times: number): Promise<void> {
  for (let step = 0; step < times && session.now.mayMove; step++) {
    const offer = at(offersOf(session.game, session.now.view), 0);
    expect((await session.submit([offer])).ok).toBe(true);
  }
}

describe('a sandbox', () => {
  test.each(Object.entries(ILLUSTRATIONS))(
    '[%s] opens at the drawing and can be played from there',
    async (_, drawing) => {
      const session = openSandbox(redCathedral, positions, drawing.position);
      expect(session.now.version).toBe(0);
      await playOn(session, 12);
    },
  );

  test.each(Object.entries(CITY_DRAWINGS))(
    '[%s] opens at the drawing and can be played from there',
    async (_, drawing) => {
      const session = openSandbox(architectura, cities, drawing.position);
      await playOn(session, 12);
      expect(session.now.hidden).toBeUndefined();
    },
  );

  test('shows the hand of the seat to move', async () => {
    const session = openSandbox(architectura, cities, CITY_DRAWINGS.equal.position);
    const first = session.now.view;
    expect(first.seat).toBe(first.table.active);
    expect(first.mine.hand).not.toBe(0);
    const move = architectura.notation.parseMove('play Inn 1.3');
    if (!move.ok) throw new Error(move.why);
    expect(await session.submit([move.value])).toEqual({ ok: true, version: 1 });
    expect(session.now.view.seat).not.toBe(first.seat);
    expect(session.now.view.mine.hand).not.toBe(0);
  });

  test('refuses an illegal move without changing anything', async () => {
    const session = openSandbox(redCathedral, positions, ILLUSTRATIONS.fullLocation.position);
    const before = session.now;
    const move = redCathedral.notation.parseMove(ILLUSTRATIONS.fullLocation.refused);
    if (!move.ok) throw new Error(move.why);
    expect(await session.submit([move.value])).toMatchObject({ ok: false, why: 'notOffered' });
    expect(session.now).toBe(before);
    expect(session.history()).toEqual([]);
  });
});
