import type { GameTypes } from '@archivolt/engine';
import type { Session } from '../session/session.ts';
import { type CoachMemory, isFirstGame } from './memory.ts';

/** A game stored on this device, reduced to what matters here. */
interface LocalGame {
  readonly id: string;
  readonly game: string;
}

export type CoachWish = 'first' | 'always' | 'never';

/**
 * Whether the coach helps at this table. By default it helps only a single person at this device in one of their first games
 * against bots; online tables are not among the stored games.
 */
export function isCoached<G extends GameTypes>(
  wish: CoachWish,
  { id, seats, game, uncoached }: Pick<Session<G>, 'id' | 'seats' | 'game' | 'uncoached'>,
  memory: CoachMemory,
  stored: readonly LocalGame[],
): boolean {
  if (wish === 'never' || uncoached || seats.filter(({ kind }) => kind === 'me').length !== 1) return false;
  if (wish === 'always') return true;
  if (seats.some(({ kind }) => kind === 'other') || !stored.some((known) => known.id === id)) return false;
  const others = stored.filter((known) => known.game === game.id).map((known) => known.id);
  return isFirstGame(memory, game.id, id, others);
}
