import type { Level } from '@archivolt/protocol';
import type { SeatRow } from '../store/store.ts';

const BOT = 'bot:';

/** Under which name a bot is rated: all of a level as one. */
export const botName = (level: Level | null): string => `${BOT}${level}`;

/** Bots are in the same pool as people. */
export function ratedAs({ person, level }: Pick<SeatRow, 'person' | 'level'>): string {
  return person ?? botName(level);
}

/** The level of a bot; undefined: it is a person. */
export function levelOf(who: string): string | undefined {
  return who.startsWith(BOT) ? who.slice(BOT.length) : undefined;
}
