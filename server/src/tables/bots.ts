import { randomInt } from 'node:crypto';
import { type BotKit, greedyBot, PoolError, withBotKit } from '@archivolt/bots';
import { type GameTypes, rulesAt, type View } from '@archivolt/engine';
import type { GameId } from '@archivolt/protocol';
import type { SeatView } from '../rules/work.ts';
import type { TableRow } from '../store/store.ts';
import type { RoomParts } from './parts.ts';
import type { BotTurn } from './submit.ts';

/** Few enough positions not to block the main thread. */
const GREEDY_BUDGET = { positions: 40 };

/** What a bot needs for one decision. */
export interface BotTask extends BotTurn {
  readonly table: string;
  readonly game: GameId;
  readonly rulesVersion: number;
  readonly seatView: SeatView;
  /** The quota the bot's thinking counts against: the origin and the host of the table. */
  readonly share: readonly [origin: string, host: string];
}

/** Lets a bot think outside this process. Returns its moves, or undefined if too many bots are thinking already. */
export async function think(
  { pool, log }: Pick<RoomParts, 'pool' | 'log'>,
  task: BotTask,
  signal: AbortSignal,
): Promise<readonly unknown[] | undefined> {
  const { table, game, rulesVersion: rules, level, seatView, share } = task;
  try {
    const view = seatView.view as View<GameTypes>;
    const { moves, fallback } = await pool.think({ game, rules, view, level, signal, share });
    // Not as `code`: the log hides fields of that name, because codes sign people in.
    if (fallback)
      log.warn({ table, level, fallback: fallback.code, why: fallback.why }, 'bot played below its level');
    return moves;
  } catch (thrown) {
    if (signal.aborted || (thrown instanceof PoolError && thrown.code === 'full')) return undefined;
    log.error({ err: thrown, table, level }, 'bot failed; playing greedily instead');
    return chooseGreedily(task);
  }
}

/** A table without a host, or with an unknown origin, has its own quota. */
export function shareOf({ id, host, origin }: TableRow): BotTask['share'] {
  const maker = host ?? id;
  return [origin ?? maker, maker];
}

/** Makes one greedy decision synchronously, in this process. */
export function chooseGreedily({ game, rulesVersion, seatView }: BotTask): unknown[] {
  return [withBotKit(game, (botKit) => decide(botKit, rulesVersion, seatView))];
}

/** The types in a greedy bot's view are known to be those of its game. */
function decide<G extends GameTypes>(
  { game: newest, evaluation }: BotKit<G>,
  rulesVersion: number,
  { view, offers }: SeatView,
): G['move'] {
  const game = rulesAt(newest, rulesVersion);
  if (!game) throw new RangeError(`${newest.id} has no rules ${rulesVersion}`);
  const bot = greedyBot(game, evaluation);
  return bot(view as View<G>, offers as readonly G['move'][], (n) => randomInt(n), GREEDY_BUDGET);
}
