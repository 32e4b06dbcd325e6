import type { Event } from '@archivolt/red-cathedral';
import type { Target } from '../targets.ts';
import { askOf } from './offersAt.ts';
import type { RcAsking } from './selection.ts';

/** The panes of the table, and which of them matters when. On a phone only one is visible at a time. */
export type PaneName = 'market' | 'cathedral' | 'workshop' | 'others';

export function paneOf({ view, offers, selection }: RcAsking): PaneName | undefined {
  switch (selection?.by) {
    case 'die':
    case 'place':
      return 'market';
    case 'goods':
    case 'section':
    case 'ornament':
      return 'cathedral';
    case 'slot':
      return 'workshop';
    case 'action':
      return selection.action === 'claim' || selection.action === 'build' ? 'cathedral' : 'market';
    default:
  }
  if (offers.length === 0) return undefined;
  const ask = askOf(view.table)?.ask;
  switch (ask) {
    case 'slot':
    case 'face':
    case 'banner':
    case 'activate':
    case 'sell':
    case 'give':
    case 'return':
      return 'workshop';
    case 'deliver':
    case 'gems':
    case 'ivanClaim':
    case 'ivanOrnament':
      return 'cathedral';
    case 'market':
    case 'amount':
    case 'choose':
    case 'buy':
    case 'get':
    case 'swap':
      return 'market';
    case 'turn':
    case 'end':
    case undefined:
      return undefined;
    default:
      return ask satisfies never;
  }
}

export function paneOfTarget({ on }: Target): PaneName {
  switch (on) {
    case 'section':
      return 'cathedral';
    case 'die':
    case 'place':
    case 'influence':
    case 'supply':
      return 'market';
    case 'player':
      return 'others';
    case 'slot':
    case 'goods':
    case 'banner':
    case 'ornament':
      return 'workshop';
    default:
      return on satisfies never;
  }
}

export function paneOfEvent({ type }: Event): PaneName | undefined {
  switch (type) {
    case 'dieMoved':
    case 'rolled':
    case 'tilesSwapped':
    case 'recognition':
    case 'prestige':
      return 'market';
    case 'claimed':
    case 'delivered':
    case 'completed':
    case 'decorated':
      return 'cathedral';
    case 'turn':
    case 'bannerTaken':
    case 'placed':
    case 'unlocked':
    case 'tileRemoved':
    case 'dieStays':
    case 'gained':
    case 'rubles':
    case 'activated':
    case 'used':
    case 'gave':
    case 'punished':
    case 'endTriggered':
    case 'ivanCard':
    case 'ivanStored':
    case 'ivanTransported':
    case 'ivanIdle':
    case 'ivanShuffled':
    case 'ended':
      return undefined;
    default:
      return type satisfies never;
  }
}

/** Where on the board an event is visible. */
export function targetOf(event: Event): Target | undefined {
  switch (event.type) {
    case 'claimed':
    case 'delivered':
    case 'completed':
    case 'punished':
    case 'decorated':
      return { on: 'section', section: event.section };
    case 'dieMoved':
      return { on: 'place', place: event.to };
    case 'dieStays':
    case 'rolled':
      return { on: 'place', place: event.place };
    case 'used':
      return { on: 'influence', quadrant: event.quadrant, action: event.action };
    case 'tilesSwapped':
      return { on: 'place', place: event.places[0] };
    case 'ended':
      return undefined;
    case 'turn':
    case 'bannerTaken':
    case 'placed':
    case 'unlocked':
    case 'tileRemoved':
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
      return { on: 'player', seat: event.seat };
    default:
      return event satisfies never;
  }
}
