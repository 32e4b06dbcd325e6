import { type GameFile, type Verdict, verifyGame } from '@archivolt/protocol';
import { rulesOf } from '../../games.ts';
import { seals } from '../keepsake.ts';

export type Checked = Verdict | { ok: false; what: 'commitment' };

/** Plays a finished game again in this page, and compares its seal with the one that was shown before the game. */
export async function verify(file: GameFile): Promise<Checked> {
  const seen = seals.of(file.id);
  if (seen !== undefined && seen !== file.commitment) return { ok: false, what: 'commitment' };
  return file.game === 'red-cathedral'
    ? verifyGame(await rulesOf(file.game), file)
    : verifyGame(await rulesOf(file.game), file);
}
