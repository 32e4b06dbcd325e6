import { randomInt } from 'node:crypto';
import { architecturaLevels, type Levels, PoolTrouble, redCathedralLevels } from '@archivolt/bots';
import type { Seat, Shape, View } from '@archivolt/engine';
import type { GameId } from '@archivolt/protocol';
import type { RoomParts } from './parts.ts';
import type { Position } from './position.ts';
import type { BotTurn } from './turns.ts';

/** So few positions that the process that serves everybody is not held up. */
const AT_ONCE = { positions: 40 };

type Decide = (position: Position, seat: Seat) => unknown;

/** A greedy bot at a position whose types are known to be those of its game. */
function greedy<G extends Shape>(levels: Levels<G>): Decide {
  return (position, seat) => {
    const offers = position.offers(seat) as readonly G['move'][];
    return levels.greedy()(position.view(seat) as View<G>, offers, (n) => randomInt(n), AT_ONCE);
  };
}

const GREEDY: Readonly<Record<GameId, Decide>> = {
  'red-cathedral': greedy(redCathedralLevels),
  architectura: greedy(architecturaLevels),
};

/** What a bot plays; undefined when so many think already that it must wait. Thinks beside this process. */
export async function think(
  { pool, log }: RoomParts,
  table: string,
  game: GameId,
  { position, seat, level }: BotTurn,
  signal: AbortSignal,
): Promise<readonly unknown[] | undefined> {
  const view = position.view(seat) as View<Shape>;
  try {
    const { moves, fallback } = await pool.think({ game, view, level, signal });
    if (fallback) log.warn({ table, level, ...fallback }, 'a bot plays below its level');
    return moves;
  } catch (thrown) {
    if (signal.aborted || (thrown instanceof PoolTrouble && thrown.code === 'full')) return undefined;
    log.error({ err: thrown, table, level }, 'a bot cannot think and plays greedily');
    return greedily(game, { position, seat });
  }
}

/** One decision, made here and now. */
export function greedily(game: GameId, { position, seat }: Pick<BotTurn, 'position' | 'seat'>): unknown[] {
  return [GREEDY[game](position, seat)];
}
