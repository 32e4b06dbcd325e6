import type { Seat } from '@archivolt/engine';
import { changesOf } from '@archivolt/protocol';
import type { Position } from './position.ts';

/** A viewer's perspective on a table: a seat or a spectator (null), with or without the legal moves. */
export interface Viewpoint {
  readonly seat: Seat | null;
  readonly offers: boolean;
}

/** The update of one viewpoint after a step, as the JSON that is sent. */
export interface ViewUpdate {
  readonly changes: string;
  readonly offers: string | null;
}

/** The diff of the open table is the same for every viewpoint; the diff of a hand goes to its seat alone. */
export function seenFrom(viewpoints: readonly Viewpoint[], before: Position, after: Position): ViewUpdate[] {
  const open = changesOf({ table: before.table }, { table: after.table });
  const alike = JSON.stringify(open);
  return viewpoints.map(({ seat, offers }) => {
    const own = after.hasSecrets
      ? changesOf({ mine: before.view(seat).mine }, { mine: after.view(seat).mine })
      : [];
    return {
      changes: own.length === 0 ? alike : JSON.stringify([...open, ...own]),
      offers: offers ? JSON.stringify(after.offers(seat)) : null,
    };
  });
}
