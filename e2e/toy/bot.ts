import type { BotKit } from '@archivolt/botkit';
import { MAX_TAKEN, positions, type Stones, stones } from './rules.ts';

/** Leaving a multiple of four to the next player wins the game. */
export const stonesBotKit: BotKit<Stones> = {
  game: stones,
  positions,
  features: {
    version: 1,
    rules: 1,
    points: 1,
    opinions: 1,
    players: ({ players }) => players,
    seats: ({ players }) => players,
    write: ({ table }, inputs) => inputs.number(table.left % (MAX_TAKEN + 1)),
  },
  evaluation: { value: ({ table }) => (table.left % (MAX_TAKEN + 1) === 0 ? 1 : 0) },
  training: { players: [], options: (players) => ({ players }) },
  measuring: { title: 'Stones', sameTime: ['greedy', 'random'] },
};
