import { compareValues, type Event } from '@archivolt/architectura';
import { figure } from '@archivolt/i18n';
import type { Context, ArchitecturaMessages as Messages, OwnedCard, Seat, Who } from './messages/game.ts';
import { declinable, owned, spotOf, whoIs } from './things.ts';

/** Events in words. */

export function eventSentence(m: Messages, event: Event, context: Context): string {
  const { events } = m;
  const who = (seat: Seat): Who => whoIs(seat, context);
  const its = ({ card, owner }: { card: string; owner: Seat }): OwnedCard => owned(card, owner, context);
  switch (event.type) {
    case 'ready':
    case 'passed':
    case 'skipped':
      return events[event.type](who(event.seat));
    case 'shown':
      return events.shown(who(event.seat), event.added, event.leftOut);
    case 'turnBegan':
      return events.turnBegan(who(event.seat), event.turn);
    case 'searched':
    case 'copied':
      return events[event.type](who(event.seat), event.card);
    case 'exchanged':
      return events.exchanged(who(event.seat), event.count);
    case 'drew':
      return events.drew(who(event.seat), event.count, event.hand, event.deck);
    case 'played':
      return events.played(
        who(event.owner),
        event.card,
        spotOf(event.space),
        figure(event.value),
        event.covers,
      );
    case 'playedBeside':
      return events.playedBeside(who(event.owner), event.card, figure(event.value));
    case 'declined':
      return events.declined[declinable(event.ask)](who(event.seat));
    case 'compared': {
      const how = compareValues(event.value, event.played);
      return events.compared(its(event), how, figure(event.value), figure(event.played));
    }
    case 'shielded':
      return events.shielded(its(event));
    case 'spared':
      return events.spared(who(event.owner), event.card);
    case 'turned':
      return events.turned(
        its(event),
        event.way,
        figure(event.from),
        figure(event.to),
        event.to > event.from,
      );
    case 'destroyed':
      return events.destroyed(its(event), figure(event.from), event.beside);
    case 'rebuilt':
      return events.rebuilt(who(event.owner), event.card, spotOf(event.space), figure(event.to));
    case 'moved':
      return events.moved(who(event.owner), event.card, spotOf(event.from), spotOf(event.space));
    case 'swapped':
      return events.swapped(its(event.one), its(event.other));
    case 'returned':
      return events.returned(who(event.owner), event.card, spotOf(event.space));
    case 'removed':
      return events.removed(its(event), event.from);
    case 'playedFaceDown': {
      const spot = event.space === null ? null : spotOf(event.space);
      return events.playedFaceDown(who(event.owner), event.card, spot);
    }
    case 'tokenPlaced':
      return events.tokenPlaced(who(event.seat), spotOf(event.space), event.on);
    case 'tokenReturned':
      return events.tokenReturned(who(event.seat), spotOf(event.space));
    case 'limitRaised':
      return events.limitRaised(who(event.seat), event.to);
    case 'revalued':
      return events.revalued(its(event), figure(event.from), figure(event.to));
    case 'ended':
      return events.ended;
    default:
      return event satisfies never;
  }
}
