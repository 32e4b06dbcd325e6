import type { Event } from '@archivolt/red-cathedral';
import type { Trace, Traces } from '@archivolt/table/kit.ts';

/** Traces of recent events on the board: of two traces of one thing, the later one is shown. */
export function traces(events: readonly Event[]): Traces {
  const left = new Map<string, Trace>();
  for (const event of events)
    switch (event.type) {
      case 'claimed':
      case 'completed':
      case 'decorated':
        left.set(`section:${event.section}`, { how: 'new', seat: event.seat });
        break;
      case 'delivered':
        left.set(`section:${event.section}`, { how: 'changed', seat: event.seat });
        break;
      case 'punished':
        left.set(`section:${event.section}`, { how: 'lost', seat: event.by });
        break;
      case 'dieMoved':
        left.set(`die:${event.die}`, { how: 'new', seat: event.seat, way: [event.from, event.steps] });
        break;
      case 'used':
        left.set(`influence:${event.quadrant}:${event.action}`, { how: 'changed', seat: event.seat });
        break;
      case 'tilesSwapped':
        for (const place of event.places) left.set(`place:${place}`, { how: 'changed', seat: event.seat });
        break;
      case 'turn':
      case 'bannerTaken':
      case 'placed':
      case 'unlocked':
      case 'tileRemoved':
      case 'dieStays':
      case 'rolled':
      case 'gained':
      case 'rubles':
      case 'recognition':
      case 'prestige':
      case 'activated':
      case 'gave':
      case 'endTriggered':
      case 'ivanCard':
      case 'ivanStored':
      case 'ivanTransported':
      case 'ivanIdle':
      case 'ivanShuffled':
      case 'ended':
        break;
      default:
        event satisfies never;
    }
  return left;
}
