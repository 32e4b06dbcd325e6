import type { Event } from '@archivolt/architectura';
import type { Trace, Traces } from '@archivolt/table/kit.ts';

/** Traces of recent events in the city: of two traces of one space, the later one is shown. */
export function traces(events: readonly Event[]): Traces {
  const left = new Map<string, Trace>();
  const mark = (space: number | null, how: Trace['how'], seat: number) => {
    if (space !== null) left.set(`space:${space}`, { how, seat });
  };
  for (const event of events)
    switch (event.type) {
      case 'played':
      case 'rebuilt':
      case 'moved':
        mark(event.space, 'new', event.owner);
        break;
      case 'turned':
        mark(event.space, 'changed', event.owner);
        break;
      case 'destroyed':
      case 'returned':
      case 'removed':
      case 'playedFaceDown':
        mark(event.space, 'lost', event.owner);
        break;
      case 'swapped':
        mark(event.one.space, 'changed', event.one.owner);
        mark(event.other.space, 'changed', event.other.owner);
        break;
      case 'tokenPlaced':
        mark(event.space, 'new', event.seat);
        break;
      case 'playedBeside':
        left.set(`beside:${event.owner}:${event.card}`, { how: 'new', seat: event.owner });
        break;
      case 'ready':
      case 'shown':
      case 'turnBegan':
      case 'searched':
      case 'exchanged':
      case 'drew':
      case 'passed':
      case 'skipped':
      case 'declined':
      case 'compared':
      case 'shielded':
      case 'spared':
      case 'tokenReturned':
      case 'limitRaised':
      case 'copied':
      case 'revalued':
      case 'ended':
        break;
      default:
        event satisfies never;
    }
  return left;
}
