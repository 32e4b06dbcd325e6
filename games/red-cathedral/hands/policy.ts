import { baselinesOf } from '@archivolt/bots';
import { type Chance, seeded } from '@archivolt/engine';
import type { RedCathedral } from '@archivolt/red-cathedral';
import { redCathedralBotKit } from '@archivolt/red-cathedral/bot';
import type * as playing from '../../../e2e/src/support/playing.ts';

export type Policy = playing.Policy<RedCathedral>;

/** Plays like the greedy bot, which finishes games quickly. */
export function greedyPolicy(seed: number): Policy {
  const bot = baselinesOf(redCathedralBotKit).greedy();
  const chance: Chance = seeded(seed);
  return ({ draft, offers }) => bot(draft.view, offers, chance);
}
