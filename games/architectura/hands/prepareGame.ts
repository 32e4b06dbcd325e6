import { architectura, type Options } from '@archivolt/architectura';
import { begin, seeded } from '@archivolt/engine';
import { eagerPolicy, type Policy } from './policy.ts';
import { play, type Situation, type StoredRecord, situationOf } from './record.ts';

/** A game of Architectura played up to an interesting position. */
export interface GamePlan {
  players: number;
  /** The agreed number of swaps; by default the basic game. */
  swaps?: number;
  /** The seats at this device; the others are bots. */
  here: readonly number[];
  seed?: number;
  /** The policy that plays up to there. */
  policy?: Policy;
  /** Checked at the beginning of each submission; the game stops where it is first true. */
  until: (situation: Situation) => boolean;
}

const NAMES = ['Ada', 'Boris', 'Clio', 'Dora'];
/** The colours that the game assigns (red, blue, green, yellow), as indices of the app's colours. */
const COLOURS = [0, 3, 2, 1];

export function prepareGame(game: GamePlan): StoredRecord {
  const stored = playTo(game);
  if (!stored) throw new Error('the game is over, and it never came to that');
  return stored;
}

/** The first of many games in which this position occurs. */
export function findGame(game: Omit<GamePlan, 'seed' | 'policy'>): StoredRecord {
  for (let seed = 1; seed < 80; seed++) {
    const stored = playTo({ ...game, seed });
    if (stored) return stored;
  }
  throw new Error('in none of many games it came to that');
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

/** The first person's turn, with nothing done in it, once a number of turns have begun. */
export const firstPlayersTurn =
  (turn = 1) =>
  ({ state: { table }, toMove }: Situation): boolean =>
    toMove === 0 && table.todo.at(-1)?.ask === 'turn' && table.turn >= turn;
