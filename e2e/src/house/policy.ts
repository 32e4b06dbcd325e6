import { redCathedralLevels } from '@archivolt/bots';
import { type Chance, seeded } from '@archivolt/engine';
import type { Move } from '@archivolt/red-cathedral';
import type { Standing } from './record.ts';

/** What a person at the page wants next: whatever brings the game on soonest, so that it ends. */
export type Policy = (standing: Standing) => Move;

export function purposeful(seed: number): Policy {
  const bot = redCathedralLevels.greedy();
  const chance: Chance = seeded(seed);
  return ({ draft, offers }) => bot(draft.view, offers, chance);
}
