import { at, type Refusal, type Seat } from '@archivolt/engine';
import type { Level } from '@archivolt/protocol';
import { type Answer, refused } from '../answer.ts';
import { failureCode } from '../store/errors.ts';
import { isPlayedByPerson } from './clocks.ts';
import { seatOf } from './info.ts';
import { returnToSeat } from './leaving.ts';
import { askRules } from './position.ts';
import { MAX_ATTEMPTS, notPlaying, type PendingEntry, type Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** Submits a complete turn. It is stored entirely or not at all, and is on disk before the reply. */
export async function submitTurn(
  rooms: Rooms,
  table: string,
  person: string,
  version: number,
  moves: readonly unknown[],
): Promise<Answer<{ version: number }>> {
  const start = performance.now();
  const { heartbeat, metrics } = rooms.parts;
  try {
    await heartbeat.ensureFresh();
    const answer = await rooms.withRoom(table, (room) => submit(room, person, version, moves));
    if (answer.ok) metrics.answered(performance.now() - start);
    else metrics.refused(answer.why);
    return answer;
  } catch (thrown) {
    metrics.refused(failureCode(thrown));
    throw thrown;
  }
}

/**
 * The path of a turn, top to bottom: identity and permission, the rules on their thread, clocks and store, broadcast,
 * and the reply. Called from within the room's queue.
 */
async function submit(
  room: Room,
  person: string,
  version: number,
  moves: readonly unknown[],
): Promise<Answer<{ version: number }>> {
  // The client has seen an update from another process.
  if (version > room.row.version) await room.sync();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { row } = room;
    const seat = seatOf(row, person);
    if (seat === null) return refused('notSeated');
    const stopped = notPlaying(row);
    if (stopped) return stopped;
    if (version !== row.version) return refused('stale', { version: row.version });
    if (at(row.seats, seat).away) {
      await returnToSeat(room, person);
      continue;
    }
    const step = await applyMoves(room, seat, moves);
    // The table is frozen or has changed; the next iteration finds out which.
    if (!step) continue;
    if (!step.ok) return refused(step.why, { index: step.index }, step.reasons);
    // Clocks, store and broadcast; false if another process was faster.
    if (!(await room.append(step))) continue;
    room.parts.metrics.moved(row.game, 'person');
    return { ok: true, version: room.row.version };
  }
  return refused('unavailable');
}

/** Applies a seat's moves on the rules thread; undefined if the table was frozen because of them. */
async function applyMoves(
  room: Room,
  seat: Seat,
  moves: readonly unknown[],
): Promise<({ readonly ok: true } & PendingEntry) | Refusal | undefined> {
  const { row } = room;
  const { viewpoints } = room.broadcaster;
  const dice = { seed: row.seed, salts: row.seats.map(({ salt }) => salt) };
  const version = row.version + 1;
  // The link of the hash chain contains the time, and the rules thread computes it (decision 004).
  const now = room.parts.now();
  const result = await askRules(room, 'step', {
    seat,
    moves,
    dice,
    version,
    at: now,
    chain: row.chain,
    viewpoints,
  });
  if (!result?.ok) return result;
  const { picks, sides, events, summary, state, updates, hash, moves: printed } = result;
  const stepUpdates = { viewpoints, updates };
  return {
    ok: true,
    seat,
    kind: 'moves',
    moves: printed,
    picks,
    sides,
    events,
    to: null,
    summary,
    state,
    stepUpdates,
    link: { at: now, hash },
  };
}

/** Plays a bot's moves or a forced move; false if the rules refuse it. */
async function play(
  room: Room,
  seat: Seat,
  moves: readonly unknown[],
  by: 'bot' | 'server',
): Promise<boolean> {
  const step = await applyMoves(room, seat, moves);
  if (step?.ok && (await room.append(step))) room.parts.metrics.moved(room.row.game, by);
  return step?.ok ?? true;
}

/** Limit of forced moves in a row; more mean that a rule loops. */
const MAX_FORCED_MOVES = 200;

/** Plays the moves without a choice. */
export async function playForcedMoves(room: Room): Promise<void> {
  for (let count = 0; count <= MAX_FORCED_MOVES; count++) {
    const { row, summary } = room;
    if (row.status !== 'playing' || summary?.forcedMove === undefined || summary.toMove === null) return;
    await play(room, summary.toMove, [summary.forcedMove], 'server');
  }
  await room.freeze(`more than ${MAX_FORCED_MOVES} forced moves in a row`);
}

/** A position in which a bot must decide. */
export interface BotTurn {
  readonly version: number;
  readonly seat: Seat;
  readonly level: Level;
}

export function botTurn({ row, summary }: Room): BotTurn | undefined {
  if (row.status !== 'playing' || !summary || summary.toMove === null) return undefined;
  const seat = at(row.seats, summary.toMove);
  const level = seat.away?.level ?? seat.level;
  if (isPlayedByPerson(seat) || level === null) return undefined;
  return { version: row.version, seat: summary.toMove, level };
}

/** Plays a bot's moves, unless the table has changed since. False if they were not legal. */
export async function playBot(room: Room, turn: BotTurn, moves: readonly unknown[]): Promise<boolean> {
  const now = botTurn(room);
  if (now?.version !== turn.version || now.seat !== turn.seat) return true;
  return play(room, turn.seat, moves, 'bot');
}
