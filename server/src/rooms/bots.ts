import { randomInt } from 'node:crypto';
import { architecturaLevels, type Levels, PoolTrouble, redCathedralLevels } from '@archivolt/bots';
import type { Shape, View } from '@archivolt/engine';
import type { GameId } from '@archivolt/protocol';
import type { Viewed } from '../rules/work.ts';
import type { RoomParts } from './parts.ts';
import type { BotTurn } from './turns.ts';

/** So few positions that the process that serves everybody is not held up. */
const AT_ONCE = { positions: 40 };

type Decide = (viewed: Viewed) => unknown;

/** A greedy bot that sees something whose types are known to be those of its game. */
function greedy<G extends Shape>(levels: Levels<G>): Decide {
  return ({ view, offers }) =>
    levels.greedy()(view as View<G>, offers as readonly G['move'][], (n) => randomInt(n), AT_ONCE);
}

const GREEDY: Readonly<Record<GameId, Decide>> = {
  'red-cathedral': greedy(redCathedralLevels),
  architectura: greedy(architecturaLevels),
};

/** What a bot must be asked. */
export interface BotTask extends BotTurn {
  readonly table: string;
  readonly game: GameId;
  readonly viewed: Viewed;
}

/** What a bot plays; undefined when so many think already that it must wait. Thinks beside this process. */
export async function think(
  { pool, log }: Pick<RoomParts, 'pool' | 'log'>,
  task: BotTask,
  signal: AbortSignal,
): Promise<readonly unknown[] | undefined> {
  const { table, game, level, viewed } = task;
  try {
    const view = viewed.view as View<Shape>;
    const { moves, fallback } = await pool.think({ game, view, level, signal });
    if (fallback) log.warn({ table, level, ...fallback }, 'a bot plays below its level');
    return moves;
  } catch (thrown) {
    if (signal.aborted || (thrown instanceof PoolTrouble && thrown.code === 'full')) return undefined;
    log.error({ err: thrown, table, level }, 'a bot cannot think and plays greedily');
    return greedily(task);
  }
}

/** One decision, made here and now. */
export function greedily({ game, viewed }: BotTask): unknown[] {
  return [GREEDY[game](viewed)];
}
