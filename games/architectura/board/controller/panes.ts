import type { Event, Space } from '@archivolt/architectura';
import type { Target } from '../targets.ts';
import type { ArAsking } from './selection.ts';

/** The panes of the table, and which of them matters when. On a phone the hand is below the city. */
export type PaneName = 'city' | 'others';

export function paneOf({ offers }: ArAsking): PaneName | undefined {
  return offers.length > 0 ? 'city' : undefined;
}

export function paneOfTarget({ on }: Target): PaneName {
  // The hand and the yards are below the city and have no tab of their own.
  return on === 'player' ? 'others' : 'city';
}

/** An event that is not on a space, such as the removal of a card from a hand, opens no pane. */
export function paneOfEvent(event: Event): PaneName | undefined {
  return targetOf(event)?.on === 'space' ? 'city' : undefined;
}

/** Where on the board an event is visible. */
export function targetOf(event: Event): Target | undefined {
  switch (event.type) {
    case 'swapped':
      return { on: 'space', space: event.one.space };
    case 'ended':
      return undefined;
    case 'playedBeside':
      return { on: 'player', seat: event.owner };
    case 'removed':
    case 'playedFaceDown':
      return event.space === null ? { on: 'player', seat: event.owner } : onSpace(event.space);
    case 'played':
    case 'compared':
    case 'shielded':
    case 'spared':
    case 'turned':
    case 'destroyed':
    case 'rebuilt':
    case 'moved':
    case 'returned':
    case 'tokenPlaced':
    case 'tokenReturned':
    case 'revalued':
      return onSpace(event.space);
    case 'ready':
    case 'shown':
    case 'turnBegan':
    case 'searched':
    case 'exchanged':
    case 'drew':
    case 'passed':
    case 'skipped':
    case 'declined':
    case 'limitRaised':
    case 'copied':
      return { on: 'player', seat: event.seat };
    default:
      return event satisfies never;
  }
}

const onSpace = (space: Space): Target => ({ on: 'space', space });
