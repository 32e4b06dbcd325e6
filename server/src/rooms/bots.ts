import { randomInt } from 'node:crypto';
import { architecturaLevels, type Levels, PoolTrouble, redCathedralLevels } from '@archivolt/bots';
import type { Shape, View } from '@archivolt/engine';
import type { GameId } from '@archivolt/protocol';
import type { Standing, Viewed } from '../rules/work.ts';
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

/** Where a bot must decide. */
export type BotTable = Omit<Standing, 'state'>;

/** What a bot plays; undefined when so many think already that it must wait. Thinks beside this process. */
export async function think(
  parts: RoomParts,
  at: BotTable,
  turn: BotTurn,
  signal: AbortSignal,
): Promise<readonly unknown[] | undefined> {
  const { pool, log } = parts;
  const { level } = turn;
  const view = (await viewedBy(parts, at, turn)).view as View<Shape>;
  try {
    const { moves, fallback } = await pool.think({ game: at.game, view, level, signal });
    if (fallback) log.warn({ table: at.table, level, ...fallback }, 'a bot plays below its level');
    return moves;
  } catch (thrown) {
    if (signal.aborted || (thrown instanceof PoolTrouble && thrown.code === 'full')) return undefined;
    log.error({ err: thrown, table: at.table, level }, 'a bot cannot think and plays greedily');
    return greedily(parts, at, turn);
  }
}

/** One decision, made here and now. */
export async function greedily(parts: RoomParts, at: BotTable, turn: BotTurn): Promise<unknown[]> {
  return [GREEDY[at.game](await viewedBy(parts, at, turn))];
}

function viewedBy({ rules }: RoomParts, at: BotTable, { moment, seat }: BotTurn): Promise<Viewed> {
  return rules.ask('view', { state: moment.state, seat, ...at });
}
