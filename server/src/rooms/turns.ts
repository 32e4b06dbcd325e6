import { at, type Seat } from '@archivolt/engine';
import type { Level } from '@archivolt/protocol';
import { type Answer, refused } from './answer.ts';
import { isPlayedByPerson } from './clocks.ts';
import { seatOf } from './info.ts';
import { handBack } from './leaving.ts';
import { notPlaying } from './playing.ts';
import type { Room, Step } from './room.ts';
import type { Rooms } from './rooms.ts';

/** More versions than two processes can put between reading and writing by chance. */
const ATTEMPTS = 8;

/** A turn as its player has thought it over. It stands whole or not at all, and is on the disk before it is answered. */
export async function submitTurn(
  rooms: Rooms,
  table: string,
  person: string,
  version: number,
  moves: readonly unknown[],
): Promise<Answer<{ version: number }>> {
  const start = performance.now();
  const answer = await rooms.at(table, (room) => submitAt(room, person, version, moves));
  if (answer.ok) rooms.parts.metrics.answered(performance.now() - start);
  return answer;
}

async function submitAt(
  room: Room,
  person: string,
  version: number,
  moves: readonly unknown[],
): Promise<Answer<{ version: number }>> {
  // What this client has seen was told by another process.
  if (version > room.row.version) await room.sync();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { row } = room;
    const seat = seatOf(row, person);
    if (seat === null) return refused('notSeated');
    const stopped = notPlaying(row);
    if (stopped) return stopped;
    if (version !== row.version) return refused('stale', { version: row.version });
    if (at(row.seats, seat).away) {
      await handBack(room, person);
      continue;
    }
    const played = await playSeat(room, seat, moves, 'person');
    if (played === 'stale') continue;
    return played;
  }
  return refused('unavailable');
}

/** `stale`: the table is another one now; look at it again. */
async function playSeat(
  room: Room,
  seat: Seat,
  moves: readonly unknown[],
  by: 'person' | 'bot' | 'house',
): Promise<Answer<{ version: number }> | 'stale'> {
  const { row } = room;
  const { outlooks } = room.showing;
  const dice = { seed: row.seed, salts: row.seats.map(({ salt }) => salt) };
  const played = await room.referee.ask('step', { seat, moves, dice, version: row.version + 1, outlooks });
  // Frozen, or gone on: the next look at it tells.
  if (!played) return 'stale';
  if (!played.ok) return refused(played.why, { index: played.index }, played.reasons);
  const { picks, events, after, state, seen } = played;
  const news = { outlooks, seen };
  const step: Step = {
    seat,
    kind: 'moves',
    moves: played.moves,
    picks,
    events,
    to: null,
    after,
    state,
    news,
  };
  const stored = await room.append(step);
  if (!stored) return 'stale';
  room.parts.metrics.moved(row.game, by);
  return { ok: true, version: room.row.version };
}

/** So many moves of its own the house makes in a row: more are a rule that goes in circles. */
const MOST_HOUSE_MOVES = 200;

/** Makes the moves that decide nothing. */
export async function playHouse(room: Room): Promise<void> {
  for (let made = 0; made <= MOST_HOUSE_MOVES; made++) {
    const { row, moment } = room;
    if (row.status !== 'playing' || moment?.houseMove === undefined || moment.toMove === null) return;
    await playSeat(room, moment.toMove, [moment.houseMove], 'house');
  }
  await room.freeze(`the house has made ${MOST_HOUSE_MOVES} moves and is asked for more`);
}

/** Where a bot must decide. */
export interface BotTurn {
  readonly version: number;
  readonly seat: Seat;
  readonly level: Level;
}

export function botTurn({ row, moment }: Room): BotTurn | undefined {
  if (row.status !== 'playing' || !moment || moment.toMove === null) return undefined;
  const seat = at(row.seats, moment.toMove);
  const level = seat.away?.level ?? seat.level;
  if (isPlayedByPerson(seat) || level === null) return undefined;
  return { version: row.version, seat: moment.toMove, level };
}

/** Plays what a bot has thought of, unless the table has gone on without it. False: it was no move. */
export async function playBot(room: Room, turn: BotTurn, moves: readonly unknown[]): Promise<boolean> {
  const now = botTurn(room);
  if (now?.version !== turn.version || now.seat !== turn.seat) return true;
  const played = await playSeat(room, turn.seat, moves, 'bot');
  return played === 'stale' || played.ok;
}
