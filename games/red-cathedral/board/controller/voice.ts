import type { TableMessages } from '@archivolt/i18n';
import type { Listener, RedCathedralMessages } from '@archivolt/red-cathedral/words';
import type { Seating } from '@archivolt/table/kit.ts';
import type { SeatInfo } from '@archivolt/table/session/session.ts';

/** What the sentences at a table are made of: the texts of one language, who sits there, and who hears them. */
export interface Voice extends Pick<Seating, 'seats'>, Pick<Listener, 'context' | 'deciding'> {
  readonly m: RedCathedralMessages;
  readonly t: TableMessages;
  /** A short note under the name of a player. */
  note(info: SeatInfo): string;
}
