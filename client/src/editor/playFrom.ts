import type { GameId } from '@archivolt/protocol/ids';
import { cryptoChance } from '@archivolt/table/session/cryptoChance.ts';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { withBoard } from '../boards.ts';
import type { GameStore } from '../session/games.ts';
import { newGameAt, type StartResult } from '../session/newGame.ts';

/** Stores a game that begins at a position of the editor. */
export function playFrom(
  game: GameId,
  position: string,
  seats: readonly SeatInfo[],
  store: GameStore,
): Promise<StartResult> {
  return withBoard(game, async ({ rules, book }) => {
    const [{ sandbox }, played] = await Promise.all([book(), rules()]);
    const parsed = sandbox.positions.parseState(position);
    if (!parsed.ok) throw new RangeError(`the position is impossible: ${parsed.why}`);
    const beginning = { store, chance: cryptoChance, clock: Date.now };
    return newGameAt(played, sandbox.positions, parsed.value, seats, beginning);
  });
}
