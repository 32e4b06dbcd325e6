import { architectura, type Options } from '@archivolt/architectura';
import { begin, seeded } from '@archivolt/engine';
import { eagerPolicy, type Policy } from './policy.ts';
import { play, type Situation, type StoredRecord, situationOf } from './record.ts';

/** How to play a game of Architectura up to an interesting position. */
export interface GamePlan {
  players: number;
  /** The agreed number of swaps; by default the basic game. */
  swaps?: number;
  /** The seats at this device; the others are bots. */
  here: readonly number[];
  seed?: number;
  /** The policy of all players. */
  policy?: Policy;
  /** Checked at the beginning of each submission; the game stops where it is first true. */
  until: (situation: Situation) => boolean;
}

const NAMES = ['Ada', 'Boris', 'Clio', 'Dora'];
/** The colours that the game assigns (red, blue, green, yellow), as indices of the app's colours. */
const COLOURS = [0, 3, 2, 1];

export function prepareGame(game: GamePlan): StoredRecord {
  const stored = playTo(game);
  if (!stored) throw new Error('the game ended before the wanted position');
  return stored;
}

/** The game of the first seed with which this position occurs. */
export function findGame(game: Omit<GamePlan, 'seed' | 'policy'>): StoredRecord {
  for (let seed = 1; seed < 80; seed++) {
    const stored = playTo({ ...game, seed });
    if (stored) return stored;
  }
  throw new Error('no seed leads to the wanted position');
}

function playTo({
  players,
  swaps,
  here,
  seed = 1,
  policy = eagerPolicy(seed),
  until,
}: GamePlan): StoredRecord | undefined {
  const chance = seeded(seed);
  const options: Options = { players, first: 0, ...(swaps === undefined ? {} : { swaps }) };
  const { record } = begin(architectura, options, chance);
  const seats = Array.from({ length: players }, (_, seat): StoredRecord['seats'][number] => ({
    seat,
    name: NAMES[seat] ?? '',
    colour: COLOURS[seat] ?? 0,
    ...(here.includes(seat) ? { kind: 'me' } : { kind: 'bot', level: 'greedy' }),
  }));
  const id = `prepared${players}${swaps ?? ''}${seed}`;
  let stored: StoredRecord = { id, options, seats, setup: record.setup, submissions: [] };
  for (;;) {
    const situation = situationOf(stored);
    if (until(situation)) return stored;
    if (situation.toMove === undefined) return undefined;
    stored = play(stored, policy, chance);
  }
}

/** Whether the first player is about to begin a turn, and at least this many turns have begun. */
export const firstPlayersTurn =
  (turn = 1) =>
  ({ state: { table }, toMove }: Situation): boolean =>
    toMove === 0 && table.todo.at(-1)?.ask === 'turn' && table.turn >= turn;
