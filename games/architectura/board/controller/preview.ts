import { type Event, type Table, totals } from '@archivolt/architectura';
import { at, type Seat } from '@archivolt/engine';

/** What a move or a draft changes: the points of every seat, and notable events. */
export interface Change {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

export function changes(before: Table, after: Table): Change[] {
  const now = totals(after);
  return totals(before).flatMap((from, seat) => {
    const to = at(now, seat);
    return from === to ? [] : [{ seat, from, to }];
  });
}

/** Good or bad for the deciding player; undefined for events that need no mention, since the player causes them. */
export function toneOf(event: Event, seat: Seat): 'good' | 'bad' | 'plain' | undefined {
  switch (event.type) {
    case 'turned':
    case 'revalued':
      if (event.to === event.from) return 'plain';
      return event.to > event.from === (event.owner === seat) ? 'good' : 'bad';
    case 'destroyed':
      return event.owner === seat ? 'bad' : 'good';
    case 'rebuilt':
    case 'limitRaised':
      return 'good';
    case 'shielded':
    case 'spared':
    case 'moved':
    case 'swapped':
    case 'removed':
    case 'tokenReturned':
      return 'plain';
    case 'ready':
    case 'shown':
    case 'turnBegan':
    case 'searched':
    case 'exchanged':
    case 'drew':
    case 'played':
    case 'playedBeside':
    case 'passed':
    case 'skipped':
    case 'declined':
    case 'compared':
    case 'returned':
    case 'playedFaceDown':
    case 'tokenPlaced':
    case 'copied':
    case 'ended':
      return undefined;
    default:
      return event satisfies never;
  }
}
