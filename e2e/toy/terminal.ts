import type { Entry } from '@archivolt/terminal';
import { stonesBotKit } from './bot.ts';
import { positions, type Stones, stones } from './rules.ts';
import { rules, say, speakerOf } from './words.ts';

export const stonesEntry: Entry<Stones> = {
  game: stones,
  positions,
  botKit: stonesBotKit,
  flagWords: async () => ({ heap: 'stones in the heap' }),
  face: { turnBegins: (event) => (event.type === 'turn' ? event.seat : undefined) },
  speak: async () => ({
    ...speakerOf((seat) => `Player ${seat + 1}`),
    board: ({ table: { left } }) => [`${'o '.repeat(left)}(${left})`],
    reason: say.reason,
    rules: async () => rules.texts,
  }),
};
