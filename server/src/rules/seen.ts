import type { Seat } from '@archivolt/engine';
import { changesOf } from '@archivolt/protocol';
import type { Position } from './position.ts';

/** From where a table is looked at, and whether what may be done there is asked for too. */
export interface Outlook {
  readonly seat: Seat | null;
  readonly offers: boolean;
}

/** What a step has changed for an outlook: JSON, as it is sent. */
export interface Seen {
  readonly changes: string;
  readonly offers: string | null;
}

/** What lies open has changed alike for everybody; of what a seat alone knows, only that seat is told. */
export function seenFrom(outlooks: readonly Outlook[], before: Position, after: Position): Seen[] {
  const open = changesOf({ table: before.table }, { table: after.table });
  const alike = JSON.stringify(open);
  return outlooks.map(({ seat, offers }) => {
    const own = after.hasSecrets
      ? changesOf({ mine: before.view(seat).mine }, { mine: after.view(seat).mine })
      : [];
    return {
      changes: own.length === 0 ? alike : JSON.stringify([...open, ...own]),
      offers: offers ? JSON.stringify(after.offers(seat)) : null,
    };
  });
}
