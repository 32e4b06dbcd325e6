import { type Architectura, architectura, positions } from '@archivolt/architectura';
import type { BotKit } from '@archivolt/botkit';
import { architecturaEvaluation } from './evaluation.ts';
import { architecturaFeatures } from './features.ts';

export const architecturaBotKit: BotKit<Architectura> = {
  game: architectura,
  positions,
  features: architecturaFeatures,
  evaluation: architecturaEvaluation,
  configs: {
    // Turns are short here, so a better plan alone did not help: 51.7 % [47.8, 55.7] against the skilled level.
    expert: {
      beam: { width: 6, positions: 300, samples: 3 },
      budget: { candidates: 4, simulations: 10, turns: 2, ms: 400 },
    },
  },
  training: {
    players: [2, 3, 4],
    // The basic game, and the advanced one with any number of swaps.
    options: (players, chance) => (chance(3) === 0 ? { players, swaps: 'rolled' } : { players }),
  },
  measuring: { title: 'Architectura', sameTime: ['master:ms=150', 'flat:ms=30'] },
};
