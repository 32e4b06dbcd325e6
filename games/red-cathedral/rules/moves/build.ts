import { at, each, type Seat } from '@archivolt/engine';
import { bySection, isSite, kindOf, missing, sectionAt, where } from '../cathedral.ts';
import { complete } from '../completion.ts';
import { toSupply } from '../goods.ts';
import { countOf, cubes, type Pile, pileOf, totalOf } from '../pile.ts';
import { holding, noSuchSection, notInHand, reason } from '../reasons.ts';
import { type Player, playerOf, type Section, type Table, type View } from '../state.ts';
import { answered, ask, asked, askedFor, END, replaceQuestion } from '../todo.ts';
import { gainPrestige } from '../track.ts';
import {
  type Event,
  GREEN_GEM,
  type Kind,
  MATERIALS,
  type Material,
  type Move,
  PURPLE_GEM,
  SLOT_LIST,
  type Slot,
  type Todo,
  type Where,
} from '../vocabulary.ts';
import { lockedOn } from '../workshop.ts';
import type { Rule } from './rule.ts';

/** RC-B1. */
export const DELIVERIES = 3;
/** RC-D2: wood for a door, stone for an arch, gold for a cross. */
export const ORNAMENT_MATERIAL: readonly Material[] = [0, 2, 3];

/** RC-D2: with one ornament. */
export const MOST_GEMS = 2;

const DELIVER = bySection((section) => MATERIALS.map((_, kind): Move => ({ do: 'deliver', section, kind })));
const DECORATE = bySection((section): Move => ({ do: 'decorate', section }));
const GEMS = each(MOST_GEMS + 1, (green) =>
  each(MOST_GEMS + 1, (purple): Move => ({ do: 'gems', green, purple })),
);

/** RC-D1, RC-D2: whether this player could decorate this section now. */
function canDecorate(table: Table, player: Player, section: Section): boolean {
  if (!section.done || section.ornament !== null) return false;
  const kind = kindOf(table, section);
  return at(player.ornaments, kind) > 0 && countOf(player.goods, at(ORNAMENT_MATERIAL, kind)) > 0;
}

/** Whether this seat could deliver anything. */
export function canDeliver(table: Table, seat: Seat): boolean {
  const player = at(table.players, seat);
  if (player.goods === 0) return false;
  for (const tower of table.towers) {
    for (const section of tower) {
      if (isSite(section, seat)) {
        const needs = missing(table, section);
        for (let kind = 0; kind < MATERIALS.length; kind++)
          if (countOf(needs, kind) > 0 && countOf(player.goods, kind) > 0) return true;
      } else if (canDecorate(table, player, section)) return true;
    }
  }
  return false;
}

/** RC-B2: the materials of this seat that a section still needs. */
export function deliverable(table: Table, seat: Seat, section: Where): Pile {
  const needs = missing(table, sectionAt(table, section));
  const { goods } = at(table.players, seat);
  return pileOf(MATERIALS.map((_, kind) => Math.min(countOf(needs, kind), countOf(goods, kind))));
}

/** RC-B1: how many deliveries are left, also before the first one. */
export function deliveriesLeft({ todo }: Table): number {
  const question = todo.at(-1);
  return question?.ask === 'deliver' ? question.left : DELIVERIES;
}

/** Begins the build action or continues it; returns how many deliveries were left before this one. */
function begin(table: Table): number {
  const left = deliveriesLeft(table);
  if (asked(table).ask === 'deliver') return left;
  replaceQuestion(table, END);
  ask(table, { ask: 'deliver', left, begun: false });
  return left;
}

/** One cube to one section: RC-B2. */
export const deliver: Rule<'deliver'> = {
  answers: ['turn', 'deliver'],
  legal({ table, seat }, offers) {
    const { goods } = at(table.players, seat);
    if (goods === 0) return;
    for (let tower = 0; tower < table.towers.length; tower++) {
      const sections = at(table.towers, tower);
      for (let level = 0; level < sections.length; level++) {
        const section = at(sections, level);
        if (!isSite(section, seat)) continue;
        const needs = missing(table, section);
        for (let kind = 0; kind < MATERIALS.length; kind++) {
          if (countOf(needs, kind) > 0 && countOf(goods, kind) > 0)
            offers.push(at(at(DELIVER, where(tower, level)), kind));
        }
      }
    }
  },
  play({ table, seat }, move, _chance, events) {
    const left = begin(table);
    replaceQuestion(table, { ask: 'deliver', left: left - 1, begun: true });
    const section = sectionAt(table, move.section);
    at(table.players, seat).goods -= cubes(move.kind, 1);
    section.delivered += cubes(move.kind, 1);
    const rest = missing(table, section);
    events?.push({
      type: 'delivered',
      rule: 'RC-B2',
      seat,
      section: move.section,
      kind: move.kind,
      count: 1,
      missing: totalOf(rest),
    });
    if (rest === 0) complete(table, seat, move.section, events);
  },
  why(view, { section, kind }) {
    const gone = noSuchSection(view, section);
    if (gone) return [gone];
    const site = sectionAt(view.table, section);
    const mine = site.banner === view.seat;
    return holding(
      site.banner === null && reason('RC-B2', 'notClaimed', { section }),
      site.banner !== null && !mine && reason('RC-B2', 'notYours', { section, seat: site.banner }),
      mine && site.done && reason('RC-B2', 'completedAlready', { section }),
      mine &&
        !site.done &&
        countOf(missing(view.table, site), kind) === 0 &&
        reason('RC-B2', 'notNeeded', { section, kind }),
      notInHand(view, kind, 'RC-B2'),
    );
  },
};

/** An ornament and its material; the gems are asked for next: RC-D1, RC-D2. */
export const decorate: Rule<'decorate'> = {
  answers: ['turn', 'deliver'],
  legal({ table, seat }, offers) {
    const player = at(table.players, seat);
    if (player.goods === 0) return;
    for (let tower = 0; tower < table.towers.length; tower++) {
      const sections = at(table.towers, tower);
      for (let level = 0; level < sections.length; level++) {
        if (canDecorate(table, player, at(sections, level))) offers.push(at(DECORATE, where(tower, level)));
      }
    }
  },
  play({ table, seat }, { section }, _chance, events) {
    const left = begin(table) - 1;
    replaceQuestion(table, { ask: 'deliver', left, begun: true });
    const player = at(table.players, seat);
    const decorated = sectionAt(table, section);
    const kind = kindOf(table, decorated);
    toSupply(table, seat, at(ORNAMENT_MATERIAL, kind), 1); // RC-D2, RC-D4
    player.ornaments[kind] = at(player.ornaments, kind) - 1;
    decorated.ornament = seat;
    if (left > 0 && hasGems(player)) ask(table, { ask: 'gems', section, most: Math.min(MOST_GEMS, left) });
    else events?.push(decoration(seat, section, kind, 0, 0));
  },
  why(view, { section }) {
    const gone = noSuchSection(view, section);
    if (gone) return [gone];
    const { table } = view;
    const site = sectionAt(table, section);
    const ornament = kindOf(table, site);
    const none = at(playerOf(view).ornaments, ornament) === 0;
    const locked = none ? lockedSlot(view, ornament) : undefined;
    return holding(
      !site.done && reason('RC-D1', 'notCompleted', { section }),
      site.ornament !== null && reason('RC-D1', 'decoratedAlready', { section, seat: site.ornament }),
      locked !== undefined && reason('RC-C7', 'ornamentLocked', { ornament, slot: locked }),
      none && locked === undefined && reason('RC-D2', 'ornamentGone', { ornament }),
      notInHand(view, at(ORNAMENT_MATERIAL, ornament), 'RC-D2'),
    );
  },
};

export function hasGems({ goods }: Player): boolean {
  return countOf(goods, GREEN_GEM) + countOf(goods, PURPLE_GEM) > 0;
}

/** RC-D3: 1 per gem, and 3 for one of each colour. */
export function prestigeFor(green: number, purple: number): number {
  return green === 1 && purple === 1 ? 3 : green + purple;
}

/** The gems that go with the ornament, as one step: RC-D2, RC-D3. */
export const gems: Rule<'gems'> = {
  answers: ['gems'],
  legal({ table, seat }, offers) {
    const { goods } = at(table.players, seat);
    const { most } = askedFor(table, 'gems');
    for (let green = 0; green <= Math.min(most, countOf(goods, GREEN_GEM)); green++) {
      for (let purple = 0; purple <= Math.min(most - green, countOf(goods, PURPLE_GEM)); purple++) {
        offers.push(at(at(GEMS, green), purple));
      }
    }
  },
  play({ table, seat }, { green, purple }, _chance, events) {
    const { section } = askedFor(table, 'gems');
    answered(table);
    const { left } = askedFor(table, 'deliver');
    replaceQuestion(table, { ask: 'deliver', left: left - green - purple, begun: true }); // RC-D4
    toSupply(table, seat, GREEN_GEM, green);
    toSupply(table, seat, PURPLE_GEM, purple);
    events?.push(decoration(seat, section, kindOf(table, sectionAt(table, section)), green, purple));
    const prestige = prestigeFor(green, purple);
    if (prestige > 0) gainPrestige(table, seat, prestige, 'RC-D3', events);
  },
  why(view, { green, purple }) {
    const todo = asked(view.table);
    return holding(
      todo.ask === 'gems' &&
        green + purple > todo.most &&
        reason('RC-D4', 'tooManyGems', { most: todo.most }),
      green > 0 && notInHand(view, GREEN_GEM, 'RC-D2', green),
      purple > 0 && notInHand(view, PURPLE_GEM, 'RC-D2', purple),
    );
  },
};

function decoration(seat: Seat, section: Where, ornament: Kind, green: number, purple: number): Event {
  return { type: 'decorated', rule: 'RC-D1', seat, section, ornament, green, purple };
}

const STOP: Move = { do: 'stop' };

function hasBegun(todo: Todo): boolean {
  return (todo.ask === 'deliver' || todo.ask === 'get') && todo.begun;
}

/** Enough delivered, traded or gained: RC-B1, RC-T4. */
export const stop: Rule<'stop'> = {
  answers: ['deliver', 'get', 'choose'],
  legal({ table }: View, offers) {
    const todo = asked(table);
    if (todo.ask === 'choose' ? todo.min === 0 : hasBegun(todo)) offers.push(STOP);
  },
  play({ table }) {
    answered(table);
  },
  why({ table }) {
    const todo = asked(table);
    return holding(
      todo.ask === 'deliver' && reason('RC-F4', 'nothingDelivered'),
      (todo.ask === 'get' || todo.ask === 'choose') && reason('RC-T2', 'notNow', { ask: todo.ask }),
    );
  },
};

/** RC-C7: the slot that still locks an ornament of this kind; undefined if all were unlocked and used. */
function lockedSlot(view: View, ornament: Kind): Slot | undefined {
  return SLOT_LIST.find((slot) => lockedOn(view.table, playerOf(view), slot) === ornament);
}
