import type { TableMessages } from '@archivolt/i18n';
import type { SeatInfo } from './session/session.ts';

/** A short note under the name of a player. Whether a remote player is online is shown beside their clock. */
export function seatNote(
  { seats: words }: TableMessages,
  seats: readonly SeatInfo[],
  { name, kind, level }: SeatInfo,
  nameOfLevel: (level: NonNullable<SeatInfo['level']>) => string,
): string {
  if (kind === 'bot') return level === undefined ? words.bot : `${words.bot}, ${nameOfLevel(level)}`;
  if (kind !== 'me') return '';
  // Several people at one device are distinguished from bots; a single one is simply "you", if not already called so.
  if (seats.filter((seat) => seat.kind === 'me').length > 1) return words.here;
  return name.toLowerCase() === words.you ? '' : words.you;
}
