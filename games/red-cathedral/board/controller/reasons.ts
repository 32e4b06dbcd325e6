import { at, type Seat } from '@archivolt/engine';
import type { Theme } from '@archivolt/i18n';
import {
  componentsOf,
  EMPTY,
  type Event,
  isFull,
  levelOf,
  MATERIALS,
  type Material,
  missing,
  type Pile,
  type Place,
  pileOf,
  prestigeAt,
  type RedCathedral,
  sectionAt,
  type Table,
  type Tile,
  towerOf,
  unfinishedBelow,
  type Where,
} from '@archivolt/red-cathedral';
import type { HintOutcome } from '@archivolt/table/hints/ladder.ts';
import { needsOf } from './needs.ts';
import { shareChanges } from './shares.ts';

/** A change caused by a line, computed by the rules. */
export type Why =
  | {
      readonly why: 'completes';
      readonly section: Where;
      readonly recognition: number;
      readonly rubles: number;
    }
  /** Prestige from the track, before and after. */
  | { readonly why: 'prestige'; readonly from: number; readonly to: number }
  | { readonly why: 'spaces'; readonly count: number }
  /** Points of a tower if the game ended then. */
  | { readonly why: 'tower'; readonly tower: number; readonly points: number }
  | { readonly why: 'costs'; readonly seat: Seat; readonly recognition: number }
  | { readonly why: 'rivalTower'; readonly seat: Seat; readonly tower: number; readonly points: number }
  | { readonly why: 'end' }
  | { readonly why: 'needed' | 'gained' | 'given'; readonly goods: Pile }
  | { readonly why: 'nearer'; readonly section: Where; readonly left: Pile }
  | { readonly why: 'tile'; readonly tile: Tile }
  | { readonly why: 'reserves'; readonly recognition: number; readonly rubles: number }
  | { readonly why: 'above'; readonly seat: Seat }
  | { readonly why: 'full'; readonly place: Place }
  | { readonly why: 'earns' | 'spends'; readonly rubles: number }
  | { readonly why: 'lost' };

/** What a line changes for its player and for the others, the most important first. */
export function reasonsOf({ before, after, events }: HintOutcome<RedCathedral>): Why[] {
  const { seat } = before;
  const completed = completions(after.table, seat, events);
  // The payment of a section is mentioned with it, unless it reaches another number.
  const track = onTrack(before.table, after.table, seat).filter(
    ({ why }) => why === 'prestige' || completed.length === 0,
  );
  return [
    ...completed,
    ...track,
    ...towers(before.table, after.table, seat),
    ...punishments(seat, events),
    ...events.flatMap((event): Why[] => (event.type === 'endTriggered' ? [{ why: 'end' }] : [])),
    ...materials(before.table, seat, events),
    ...deliveries(after.table, seat, events),
    ...claims(after.table, seat, events),
    ...fillings(after.table, seat, events),
    ...money(before.table, after.table, seat),
    ...(events.some((event) => event.type === 'gained' && event.lost > 0) ? [{ why: 'lost' } as const] : []),
  ];
}

const THEME: Record<Why['why'], Theme> = {
  completes: 'points',
  prestige: 'points',
  spaces: 'points',
  tower: 'points',
  costs: 'denies',
  rivalTower: 'denies',
  end: 'points',
  needed: 'materials',
  gained: 'materials',
  given: 'other',
  nearer: 'tempo',
  tile: 'tempo',
  reserves: 'tempo',
  above: 'denies',
  full: 'denies',
  earns: 'money',
  spends: 'other',
  lost: 'other',
};

/** The main purpose of a line. */
export const themeOf = ([first]: readonly Why[]): Theme => (first ? THEME[first.why] : 'other');

function completions(table: Table, seat: Seat, events: readonly Event[]): Why[] {
  return events.flatMap((event): Why[] => {
    if (event.type !== 'completed' || event.seat !== seat) return [];
    const { recognition, rubles } = at(componentsOf(table).sections, event.card);
    return [{ why: 'completes', section: event.section, recognition, rubles }];
  });
}

/** RC-E2: only what is printed on the track counts; progress that reaches no number is still progress. */
function onTrack(before: Table, after: Table, seat: Seat): Why[] {
  const { track } = componentsOf(before);
  const spaces = [before, after].map((table) => at(table.players, seat).space);
  const [from = 0, to = 0] = spaces.map((space) => prestigeAt(track, space));
  if (to !== from) return [{ why: 'prestige', from, to }];
  const count = at(spaces, 1) - at(spaces, 0);
  return count > 0 ? [{ why: 'spaces', count }] : [];
}

/** RC-E4 to RC-E6, for the towers before and after. */
function towers(before: Table, after: Table, me: Seat): Why[] {
  return shareChanges(before, after).flatMap(({ seat, tower, by }): Why[] => {
    if (seat === me) return by > 0 ? [{ why: 'tower', tower, points: by }] : [];
    return by < 0 ? [{ why: 'rivalTower', seat, tower, points: -by }] : [];
  });
}

function punishments(seat: Seat, events: readonly Event[]): Why[] {
  const lost = new Map<Seat, number>();
  for (const event of events)
    if (event.type === 'punished' && event.seat !== seat)
      lost.set(event.seat, (lost.get(event.seat) ?? 0) + event.above);
  return [...lost].map(([other, recognition]) => ({ why: 'costs', seat: other, recognition }));
}

/**
 * Materials from the supply, distinguished by whether one of the player's sections needs them. What is given in a trade of
 * the same turn was not brought, and what was there before and is gone is a price.
 */
function materials(before: Table, seat: Seat, events: readonly Event[]): Why[] {
  const needs = needsOf(before, seat);
  const by = MATERIALS.map(() => 0);
  for (const event of events)
    if ((event.type === 'gained' || event.type === 'gave') && event.seat === seat)
      by[event.kind] = at(by, event.kind) + (event.type === 'gained' ? event.count : -event.count);
  const pile = (counts: (kind: Material) => number): Pile => pileOf(by.map((_, kind) => counts(kind)));
  const goods = {
    needed: pile((kind) => (needs.has(kind) ? Math.max(0, at(by, kind)) : 0)),
    gained: pile((kind) => (needs.has(kind) ? 0 : Math.max(0, at(by, kind)))),
    given: pile((kind) => Math.max(0, -at(by, kind))),
  };
  return (['needed', 'gained', 'given'] as const).flatMap((why): Why[] =>
    goods[why] === EMPTY ? [] : [{ why, goods: goods[why] }],
  );
}

/** Sections that get closer to completion without reaching it. */
function deliveries(table: Table, seat: Seat, events: readonly Event[]): Why[] {
  const sections = new Set(
    events.flatMap((event) => (event.type === 'delivered' && event.seat === seat ? [event.section] : [])),
  );
  return [...sections].flatMap((section): Why[] => {
    const site = sectionAt(table, section);
    return site.done ? [] : [{ why: 'nearer', section, left: missing(table, site) }];
  });
}

function claims(table: Table, seat: Seat, events: readonly Event[]): Why[] {
  return events.flatMap((event): Why[] => {
    if (!('seat' in event) || event.seat !== seat) return [];
    if (event.type === 'placed' && event.up) return [{ why: 'tile', tile: event.tile }];
    if (event.type !== 'claimed') return [];
    const { recognition, rubles } = at(componentsOf(table).sections, event.card);
    const below = unfinishedBelow(at(table.towers, towerOf(event.section)), levelOf(event.section));
    const rivals = new Set(below.flatMap(({ owner }) => (owner === seat ? [] : [owner])));
    return [
      { why: 'reserves', recognition, rubles },
      ...[...rivals].map((rival): Why => ({ why: 'above', seat: rival })),
    ];
  });
}

function fillings(table: Table, seat: Seat, events: readonly Event[]): Why[] {
  return events.flatMap((event): Why[] =>
    event.type === 'dieMoved' && event.seat === seat && isFull(table, event.to)
      ? [{ why: 'full', place: event.to }]
      : [],
  );
}

function money(before: Table, after: Table, seat: Seat): Why[] {
  const by = at(after.players, seat).rubles - at(before.players, seat).rubles;
  if (by === 0) return [];
  return [{ why: by > 0 ? 'earns' : 'spends', rubles: Math.abs(by) }];
}
