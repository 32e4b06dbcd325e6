import type { Game, Shape } from '@archivolt/engine';
import { navigate } from '../../router.svelte.ts';
import { cryptoChance } from '../../session/cryptoChance.ts';
import { newGame } from '../../session/newGame.ts';
import type { SeatInfo } from '../../session/session.ts';
import { shelf } from '../../session/shelf.svelte.ts';

/** Sets up a game on this device and goes there; false where the storage has no room for it. */
export async function startGame<G extends Shape>(
  game: Game<G>,
  options: G['options'],
  seats: readonly SeatInfo[],
  hints: boolean,
): Promise<boolean> {
  const started = await newGame(game, options, seats, {
    store: shelf.store,
    chance: cryptoChance,
    clock: Date.now,
    hints,
  });
  if (started.ok) navigate(`/play/${started.id}`);
  return started.ok;
}
