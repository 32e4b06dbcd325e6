import type { Level } from '@archivolt/protocol';
import type { SeatRow } from '../store/store.ts';

const BOT = 'bot:';

/** The name a bot is rated under: one for all bots of a level. */
export const botName = (level: Level | null): string => `${BOT}${level}`;

/** Bots are in the same pool as people. */
export function ratedAs({ person, level }: Pick<SeatRow, 'person' | 'level'>): string {
  return person ?? botName(level);
}

/** The level of a bot; undefined for a person. */
export function levelOf(who: string): string | undefined {
  return who.startsWith(BOT) ? who.slice(BOT.length) : undefined;
}
