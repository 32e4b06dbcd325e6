import { at, type Seat } from '@archivolt/engine';
import { countOf, cubes, totalOf } from './pile.ts';
import type { RuleNumber } from './ruleNumbers.ts';
import type { Events, Player, Table } from './state.ts';
import { ask } from './todo.ts';
import { addRecognition } from './track.ts';
import {
  type Event,
  isMaterial,
  type Material,
  RECOGNITION,
  type Resource,
  RUBLE,
  type Source,
} from './vocabulary.ts';

/** Transfers of materials and roubles between the supply and the players: RC-T. */

/** RC-P2. */
export const INVENTORY = 10;

/** RC-P2: the spaces that no banner covers. */
export function openSpaces({ covered }: Player): number {
  return INVENTORY - covered;
}

export function freeSpaces(player: Player): number {
  return openSpaces(player) - totalOf(player.goods);
}

/** RC-T3, RC-T4: how many of these a player could get now. */
export function obtainable(table: Table, player: Player, resource: Resource, count: number): number {
  if (!isMaterial(resource)) return count; // RC-M3
  return Math.min(count, freeSpaces(player), countOf(table.supply, resource));
}

/** The rule behind a gain, if its source alone determines it. */
export const RULE_OF: Record<Source, RuleNumber> = {
  market: 'RC-M1',
  workshop: 'RC-W1',
  influence: 'RC-I1',
  section: 'RC-B3',
  optional: 'RC-F2a',
};

/** A gain without its receiver: what comes out of the supply, and why. */
export type Gain = Omit<Extract<Event, { type: 'gained' }>, 'type' | 'seat'>;

export function fromSupply(table: Table, seat: Seat, gained: Gain, events: Events): void {
  const taken = cubes(gained.kind, gained.count);
  at(table.players, seat).goods += taken;
  table.supply -= taken;
  events?.push({ type: 'gained', seat, ...gained });
}

/** Sold, traded or returned: RC-T3. */
export function toSupply(table: Table, seat: Seat, kind: Material, count: number): void {
  at(table.players, seat).goods -= cubes(kind, count);
  table.supply += cubes(kind, count);
}

export function changeRubles(
  table: Table,
  seat: Seat,
  by: number,
  from: Source,
  rule: RuleNumber,
  events: Events,
): void {
  if (by === 0) return;
  const player = at(table.players, seat);
  player.rubles += by;
  events?.push({ type: 'rubles', rule, seat, by, now: player.rubles, from });
}

/**
 * Gains a resource. A player may take fewer materials (RC-T4, RC-M1), which can matter because a full inventory cannot be
 * emptied at will; so the number is asked unless `min` leaves no choice.
 */
export function gain(
  table: Table,
  seat: Seat,
  resource: Resource,
  count: number,
  min: number,
  from: Source,
  events: Events,
): void {
  if (resource === RUBLE) return changeRubles(table, seat, count, from, RULE_OF[from], events);
  if (resource === RECOGNITION) return addRecognition(table, seat, count, RULE_OF[from], events);
  const max = obtainable(table, at(table.players, seat), resource, count);
  const lost = count - max;
  if (max > min) ask(table, { ask: 'amount', kind: resource, min, max, lost, from });
  else fromSupply(table, seat, { rule: RULE_OF[from], kind: resource, count: max, lost, from }, events);
}
