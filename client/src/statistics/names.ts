import { levelName } from '@archivolt/i18n';
import type { FinishedSeat } from './finishedGames.ts';
import { levels, statistics } from './words.svelte.ts';

/** The name of an opponent; all bots of one level are one opponent. */
export function opponentName({ kind, name, level }: FinishedSeat): string {
  return kind === 'bot' && level !== undefined ? statistics.t.bot(levelName(levels.t, level).name) : name;
}
