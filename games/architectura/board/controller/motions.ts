import { colourOf, type Event, type Table } from '@archivolt/architectura';
import type { Sound } from '@archivolt/table/sound.ts';
import type { Motion } from '@archivolt/table/stage.ts';

/** The animation of each event. The cards of the others come from their panels: of a hand only the backs are known. */

const seatSpot = (seat: number): string => `player:${seat}`;
const space = (at: number): string => `space:${at}`;

/** Animations before the table shows the event. */
export function motionsBefore(event: Event, table: Table): Motion[] {
  switch (event.type) {
    case 'compared':
    case 'shielded':
    case 'spared':
      return [{ how: 'flash', at: space(event.space) }];
    case 'destroyed':
      // AR-K13: it leaves the city for its owner's yard.
      return event.beside ? [{ how: 'glide', thing: space(event.space), to: `yard:${event.owner}` }] : [];
    case 'returned':
      return [{ how: 'glide', thing: space(event.space), to: seatSpot(event.owner) }];
    case 'removed':
      if (event.space !== null)
        return [{ how: 'glide', thing: space(event.space), to: seatSpot(event.owner) }];
      return [{ how: 'flash', at: seatSpot(event.owner) }];
    case 'playedFaceDown':
      return [
        {
          how: 'fly',
          icon: `ar-back-${colour(table, event.owner)}`,
          count: 1,
          from: seatSpot(event.owner),
          to: event.space === null ? `yard:${event.owner}` : space(event.space),
        },
      ];
    case 'tokenPlaced':
      return [token(table, event.seat, seatSpot(event.seat), space(event.space))];
    case 'tokenReturned':
      return [token(table, event.seat, space(event.space), seatSpot(event.seat))];
    case 'drew':
    case 'exchanged':
    case 'searched':
    case 'limitRaised':
    case 'copied':
    case 'passed':
      return [{ how: 'flash', at: seatSpot(event.seat) }];
    case 'ready':
    case 'shown':
    case 'turnBegan':
    case 'played':
    case 'playedBeside':
    case 'skipped':
    case 'declined':
    case 'turned':
    case 'rebuilt':
    case 'moved':
    case 'swapped':
    case 'revalued':
    case 'ended':
      return [];
    default:
      return event satisfies never;
  }
}

/** Animations after the table shows it: a card must be there to arrive. */
export function motionsAfter(event: Event): Motion[] {
  switch (event.type) {
    case 'played':
      return [{ how: 'glide', thing: space(event.space), from: seatSpot(event.owner) }];
    case 'playedBeside':
      return [{ how: 'glide', thing: `beside:${event.owner}:${event.card}`, from: seatSpot(event.owner) }];
    case 'moved':
      return [{ how: 'glide', thing: space(event.space), from: space(event.from) }];
    case 'swapped':
      return [{ how: 'pass', one: space(event.one.space), other: space(event.other.space) }];
    case 'turned':
    case 'destroyed':
    case 'rebuilt':
      // A card animates its own turning, falling and rising once the table shows it; it only has to be in view.
      if (event.type === 'destroyed' && event.beside) return [];
      return [{ how: 'flash', at: space(event.space) }];
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
    case 'returned':
    case 'removed':
    case 'playedFaceDown':
    case 'tokenPlaced':
    case 'tokenReturned':
    case 'limitRaised':
    case 'copied':
    case 'revalued':
    case 'ended':
      return [];
    default:
      return event satisfies never;
  }
}

function colour(table: Table, seat: number): string {
  return colourOf(table.colours.charAt(seat));
}

function token(table: Table, seat: number, from: string, to: string): Motion {
  return { how: 'fly', icon: `ar-seal-${colour(table, seat)}`, count: 1, from, to };
}

/** The sound of an event. */
export function soundOf(event: Event): Sound | undefined {
  switch (event.type) {
    case 'played':
    case 'playedBeside':
    case 'playedFaceDown':
    case 'moved':
    case 'swapped':
    case 'returned':
      return 'knock';
    case 'turned':
      return event.to > event.from ? 'middleBell' : 'lowBell';
    case 'destroyed':
    case 'removed':
      return 'thud';
    case 'rebuilt':
      return 'highBell';
    case 'tokenPlaced':
      return 'coin';
    case 'limitRaised':
      return 'twoBells';
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
    case 'copied':
    case 'revalued':
    case 'ended':
      return undefined;
    default:
      return event satisfies never;
  }
}
