import { type Comparison, compareWith, type GameFile, type Verdict, verifyGame } from '@archivolt/protocol';
import { withBoard } from '../../boards.ts';
import { witnessOf } from '../dice/witness.ts';

export interface VerifiedGame {
  readonly verdict: Verdict;
  /** Compared with what this browser has stored about the game. */
  readonly comparison: Comparison;
}

/** Replays a finished game in this page, and compares its file with what was shown and sent before and during it. */
export async function verify(file: GameFile, seat: number | null): Promise<VerifiedGame> {
  const comparison = compareWith(file, witnessOf(file.id, seat));
  const verdict = await withBoard(file.game, async ({ rules }) => verifyGame(await rules(), file));
  return { verdict, comparison };
}
