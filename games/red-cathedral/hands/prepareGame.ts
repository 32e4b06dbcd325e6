import { begin, seeded } from '@archivolt/engine';
import { type Options, redCathedral } from '@archivolt/red-cathedral';
import { greedyPolicy } from './policy.ts';
import { play, type Situation, type StoredRecord, situationOf } from './record.ts';

/** How to play a game up to an interesting position, with greedy players. */
export interface GamePlan {
  players?: number;
  side?: Options['side'];
  /** The seats at this device; the others are bots. */
  here?: readonly number[];
  seed?: number;
  /** The names of the players. */
  names?: readonly string[];
  /** Checked at the beginning of each submission; the game stops where it is first true. */
  until: (situation: Situation) => boolean;
}

const NAMES = ['Ada', 'Boris', 'Clio', 'Dora'];

export function prepareGame({
  players = 1,
  side = 'basic',
  here,
  seed = 1,
  names = NAMES,
  until,
}: GamePlan): StoredRecord {
  const chance = seeded(seed);
  const options: Options = {
    players,
    side,
    influence: 'first',
    first: 0,
    colours: [0, 1, 2, 3].slice(0, players),
  };
  const { record } = begin(redCathedral, options, chance);
  const seats: StoredRecord['seats'] = Array.from({ length: players }, (_, seat) => {
    const mine = here === undefined || here.includes(seat);
    return {
      seat,
      name: names[seat] ?? '',
      colour: seat,
      ...(mine ? { kind: 'me' } : { kind: 'bot', level: 'greedy' }),
    };
  });
  if (players === 1) seats.push({ seat: 1, name: 'Ivan', kind: 'automaton', colour: 1 });
  const policy = greedyPolicy(seed);
  let stored: StoredRecord = { id: 'prepared', options, seats, setup: record.setup, submissions: [] };
  for (;;) {
    const situation = situationOf(stored);
    if (until(situation)) return stored;
    if (situation.toMove === undefined) throw new Error('the game ended before the wanted position');
    stored = play(stored, policy, chance);
  }
}

/** Whether the first player is about to begin a turn. */
export const isMyTurn = ({ state: { table }, toMove }: Situation): boolean =>
  toMove === 0 && table.todo.at(-1)?.ask === 'turn';
