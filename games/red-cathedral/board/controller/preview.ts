import { at, type Seat } from '@archivolt/engine';
import {
  bannersOf,
  componentsOf,
  countOf,
  cubes,
  type Die,
  type Event,
  type Kind,
  MATERIALS,
  type Move,
  movedDie,
  openSpaces,
  type Pile,
  presences,
  prestigeAt,
  type Table,
  towerValue,
  type Where,
} from '@archivolt/red-cathedral';
import { diceOn } from './offersAt.ts';

/** What a move or a draft changes, computed from the tables before and after. */

export type Counter = number | 'rubles' | 'recognition' | 'prestige' | 'banners' | 'spaces';

export interface Change {
  readonly seat: Seat;
  /** A material by its index, or the name of another counter. */
  readonly of: Counter;
  readonly from: number;
  readonly to: number;
}

/** A tower whose lead changes hands. */
export interface Lead {
  readonly tower: number;
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
}

export interface Differences {
  readonly changes: readonly Change[];
  readonly leads: readonly Lead[];
  /** What did not fit or was not available: RC-T4, RC-M2. */
  readonly lost: Pile;
  readonly completed: readonly Where[];
  readonly punished: readonly { readonly seat: Seat; readonly section: Where; readonly above: number }[];
  readonly decorated: readonly { readonly section: Where; readonly ornament: Kind }[];
  readonly triggersEnd: boolean;
}

export function differences(before: Table, after: Table, events: readonly Event[]): Differences {
  const changes = before.players.flatMap((_, seat) => changesOf(before, after, seat));
  const of = <T extends Event['type']>(type: T) =>
    events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  return {
    changes,
    leads: leadsChanged(before, after),
    lost: of('gained').reduce((pile, { kind, lost }) => pile + cubes(kind, lost), 0),
    completed: of('completed').map(({ section }) => section),
    punished: of('punished').map(({ seat, section, above }) => ({ seat, section, above })),
    decorated: of('decorated').map(({ section, ornament }) => ({ section, ornament })),
    triggersEnd: of('endTriggered').length > 0,
  };
}

function countersOf(table: Table, seat: Seat): [Counter, number][] {
  const player = at(table.players, seat);
  return [
    ...MATERIALS.map((_, kind): [Counter, number] => [kind, countOf(player.goods, kind)]),
    ['rubles', player.rubles],
    ['recognition', player.space],
    ['prestige', prestigeAt(componentsOf(table).track, player.space)],
    ['banners', bannersOf(player)],
    ['spaces', openSpaces(player)],
  ];
}

function changesOf(before: Table, after: Table, seat: Seat): Change[] {
  const now = countersOf(after, seat);
  return countersOf(before, seat).flatMap(([of, from], index) => {
    const [, to] = at(now, index);
    return from === to ? [] : [{ seat, of, from, to }];
  });
}

/** The seats with the most presence in a tower; empty if there is nothing to share. */
function leadersOf(table: Table, tower: number): Seat[] {
  const sections = at(table.towers, tower);
  if (towerValue(sections) === 0) return [];
  const presence = presences(sections, table.players.length);
  const most = Math.max(...presence);
  return most === 0 ? [] : presence.flatMap((own, seat) => (own === most ? [seat] : []));
}

function leadsChanged(before: Table, after: Table): Lead[] {
  return before.towers.flatMap((_, tower) => {
    const [was, is] = [leadersOf(before, tower), leadersOf(after, tower)];
    return was.join() === is.join() ? [] : [{ tower, before: was, after: is }];
  });
}

/** The dice that a move would roll, or that a sealed draft waits for. */
export function diceAtStake(table: Table, move: Move): Die[] {
  if (move.do === 'reroll') return diceOn(table, move.place);
  if (move.do !== 'roll') return [];
  const die = movedDie(table);
  return die === null ? [] : diceOn(table, at(table.dice, die).place);
}
