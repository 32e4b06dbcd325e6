import { LEVELS } from '@archivolt/botkit';
import { offersOf, seeded, viewOf } from '@archivolt/engine';
import { redCathedral } from '@archivolt/red-cathedral';
import { redCathedralBotKit } from '@archivolt/red-cathedral/bot';
import { expect, test } from 'vitest';
import { botOf, configOf } from './ladder.ts';

const options = { players: 2, side: 'basic', influence: 'random', first: 0 } as const;

test.each(LEVELS)('the %s bot chooses only among moves that are not blunders', (level) => {
  const view = viewOf(redCathedral.setup(options, seeded(1)), 0);
  const offers = offersOf(redCathedral, view);
  expect(offers.length).toBeGreaterThan(4);
  for (const only of offers) {
    const sense = { isBlunder: (_view: unknown, move: unknown) => move !== only, shorter: () => [] };
    const botKit = { ...redCathedralBotKit, evaluation: { ...redCathedralBotKit.evaluation, sense } };
    const bot = botOf(botKit, undefined, 2, configOf(level, botKit));
    expect(bot(view, offers, seeded(2))).toBe(only);
  }
});
