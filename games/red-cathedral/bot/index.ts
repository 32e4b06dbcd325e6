import type { BotKit } from '@archivolt/botkit';
import { positions, type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { redCathedralEvaluation } from './evaluation.ts';
import { redCathedralFeatures } from './features.ts';

export const redCathedralBotKit: BotKit<RedCathedral> = {
  game: redCathedral,
  positions,
  features: redCathedralFeatures,
  evaluation: redCathedralEvaluation,
  training: {
    players: [1, 2, 3, 4],
    // Both sides of the workshop boards, and sometimes the influence cards of a first game.
    options: (players, chance) => ({
      players,
      side: chance(3) === 0 ? 'advanced' : 'basic',
      influence: chance(4) === 0 ? 'first' : 'random',
    }),
  },
  measuring: {
    title: 'The Red Cathedral',
    sameTime: ['master:ms=20', 'flat:ms=20'],
    soloRival: 'Ivan',
  },
};
