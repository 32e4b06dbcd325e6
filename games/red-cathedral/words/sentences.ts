import { at } from '@archivolt/engine';
import { componentsOf, type Event, type Place, prestigeAt, type Where } from '@archivolt/red-cathedral';
import type { Context, RedCathedralMessages as Messages, Sec, Spot } from './messages/game.ts';
import { benefitOf, gemList, goodsIn, seatName, secOf, spotOf, whoIs } from './things.ts';

/** Events in words. */

export function eventSentence(m: Messages, event: Event, context: Context): string {
  const { table } = context;
  const { events, terms } = m;
  const spot = (place: Place): Spot => spotOf(table, place);
  const sec = (section: Where): Sec => secOf(table, section);
  if (event.type === 'ended') {
    const [first = 0, ...others] = event.winners;
    const names = event.winners.map((seat) => seatName(m, seat, context));
    return events.ended(others.length === 0 ? whoIs(m, first, context) : null, terms.and(names));
  }
  const who = whoIs(m, event.seat, context);
  switch (event.type) {
    case 'turn':
      return events.turn(who);
    case 'claimed':
      return events.claimed(who, sec(event.section), who.ivan ? null : benefitOf(table, event.tile));
    case 'bannerTaken':
      return events.bannerTaken(who, event.from, event.left);
    case 'placed':
      return events.placed(who, benefitOf(table, event.tile), event.slot, event.up, event.rubles);
    case 'unlocked':
      return events.unlocked(who, event.ornament, event.slot);
    case 'tileRemoved':
      return events.tileRemoved(benefitOf(table, event.tile));
    case 'dieMoved':
      return events.dieMoved(who, event.die, spot(event.from), spot(event.to), event.steps, event.rubles);
    case 'dieStays':
      return events.dieStays(event.die, spot(event.full));
    case 'rolled': {
      const dice = event.dice.map((die, index) => m.describe.shows(die, at(event.after, index)));
      return events.rolled(who, spot(event.place), terms.and(dice), dice.length);
    }
    case 'gained':
      return events.gained(who, event.kind, event.count, event.lost, event.from);
    case 'rubles':
      return events.rubles(who, event.by, event.now, event.from);
    case 'recognition':
      return events.recognition(who, event.by, event.to);
    case 'prestige':
      return events.prestige(who, event.by, prestigeAt(componentsOf(table).track, event.to));
    case 'activated':
      return events.activated(who, event.slot, benefitOf(table, event.tile));
    case 'used': {
      const card = at(componentsOf(table).influence, event.card);
      return events.used(who, card.group, at(card.actions, event.action));
    }
    case 'gave': {
      const how = event.rule === 'RC-I3' ? 'sold' : event.rule === 'RC-I5' ? 'traded' : 'returned';
      return events.gave(who, event.kind, event.count, how);
    }
    case 'tilesSwapped':
      return events.tilesSwapped(who, spot(at(event.places, 0)), spot(at(event.places, 1)));
    case 'delivered':
      return events.delivered(who, event.kind, event.count, sec(event.section), event.missing);
    case 'completed':
      return events.completed(who, sec(event.section));
    case 'punished':
      return events.punished(who, sec(event.section), event.above);
    case 'decorated': {
      const gems = gemList(m, event.green, event.purple);
      return events.decorated(who, event.ornament, sec(event.section), gems);
    }
    case 'endTriggered':
      return events.endTriggered(who, table.players.length === 2 ? whoIs(m, 1 - event.seat, context) : null);
    case 'ivanCard':
      return events.ivanCard(event.card, event.die);
    case 'ivanStored':
      return events.ivanStored(goodsIn(m, event.materials));
    case 'ivanTransported':
      return events.ivanTransported(goodsIn(m, event.materials));
    case 'ivanIdle':
      return events.ivanIdle(event.card);
    case 'ivanShuffled':
      return events.ivanShuffled(terms.and(event.dice.map((die) => at(terms.colours, die))));
    default:
      return event satisfies never;
  }
}
