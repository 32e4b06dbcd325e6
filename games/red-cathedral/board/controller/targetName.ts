import { at, type View } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import { cardAt, componentsOf, countOf, type RedCathedral } from '@archivolt/red-cathedral';
import { texts } from '@archivolt/red-cathedral/words';
import type { Target } from '../targets.ts';
import { needsOf } from './needs.ts';
import type { Voice } from './voice.ts';

/** The name of a thing on the board, with what is to be known of it. */
export function targetName(voice: Voice, target: Target, view: View<RedCathedral>): string {
  const { m, seats, note, context } = voice;
  const { table, seat } = view;
  const here = context(table);
  const own = at(table.players, seat);
  const { terms } = m;
  switch (target.on) {
    case 'section':
      return texts.describeSection(m, target.section, here);
    case 'die':
      return texts.describeDie(m, target.die, here);
    case 'place':
      return placeName(voice, target.place, view);
    case 'influence': {
      const { group, actions } = cardAt(table, target.quadrant);
      const season = terms.seasons[at(texts.SEASONS, target.quadrant)];
      const action = at(actions, target.action);
      const does = `${terms.action(action)} (${terms.mark(action.repeat)})`;
      return `${capital(at(terms.groups, group))} (${season})${terms.colon}${does}`;
    }
    case 'slot':
      return texts.describeSlot(m, seat, target.slot, here);
    case 'goods':
      return `${terms.inventory}${terms.colon}${terms.count(target.kind, countOf(own.goods, target.kind))}`;
    case 'supply':
      return `${terms.supply}${terms.colon}${terms.count(target.kind, countOf(table.supply, target.kind))}`;
    case 'banner':
      return terms.countBanners(target.from === 'inventory' ? own.covered : own.aside);
    case 'ornament':
      return `${at(terms.ornaments, target.ornament)}${terms.colon}${at(own.ornaments, target.ornament)}`;
    case 'player': {
      // What is visible on it is announced first.
      const info = seats[target.seat];
      const seen = [texts.seatName(m, target.seat, here), ...(info ? [note(info)] : [])];
      return `${seen.join(' ').trim()}. ${texts.describePlayer(m, target.seat, here)}`;
    }
    default:
      return target satisfies never;
  }
}

/** Adds that the player's sections need what is there. */
function placeName({ m, context }: Voice, place: number, { table, seat }: View<RedCathedral>): string {
  const described = texts.describePlace(m, place, context(table));
  const { gain } = at(componentsOf(table).resources, at(table.market, place));
  return needsOf(table, seat).has(gain) ? `${described}, ${m.board.needed}` : described;
}
