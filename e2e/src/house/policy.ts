import { redCathedralLevels } from '@archivolt/bots';
import { type Chance, seeded } from '@archivolt/engine';
import type { RedCathedral } from '@archivolt/red-cathedral';
import type * as playing from './playing.ts';

export type Policy = playing.Policy<RedCathedral>;

/** Whatever brings the game on soonest, so that it ends. */
export function purposeful(seed: number): Policy {
  const bot = redCathedralLevels.greedy();
  const chance: Chance = seeded(seed);
  return ({ draft, offers }) => bot(draft.view, offers, chance);
}
