import { at, type Seat } from '@archivolt/engine';
import type { Track } from './componentSet.ts';
import { componentsOf } from './components.ts';
import type { RuleNumber } from './ruleNumbers.ts';
import type { Events, Table } from './state.ts';

/** The score track: RC-S. */

/** RC-S3: the next prestige space ahead; beyond the last space every space is one (RC-S5). */
export function nextPrestige(track: Track, space: number): number {
  return space >= track.last ? space + 1 : at(track.ahead, space);
}

/** RC-S3: the nearest prestige space strictly behind, null if there is none (RC-S4). */
export function previousPrestige(track: Track, space: number): number | null {
  return space > track.last ? space - 1 : (track.behind[space] ?? null);
}

/** RC-E2, RC-S5: the prestige of a marker on this space. */
export function prestigeAt(track: Track, space: number): number {
  return space > track.last ? at(track.counts, track.last) + space - track.last : at(track.counts, space);
}

/** RC-S2: moves a marker by a number of spaces, never below 0. */
export function addRecognition(table: Table, seat: Seat, by: number, rule: RuleNumber, events: Events): void {
  const player = at(table.players, seat);
  const from = player.space;
  player.space = Math.max(0, from + by);
  events?.push({ type: 'recognition', rule, seat, by: player.space - from, from, to: player.space });
}

/** RC-S3: gains `count` prestige. */
export function gainPrestige(
  table: Table,
  seat: Seat,
  count: number,
  rule: RuleNumber,
  events: Events,
): void {
  const { track } = componentsOf(table);
  const player = at(table.players, seat);
  const from = player.space;
  for (let step = 0; step < count; step++) player.space = nextPrestige(track, player.space);
  events?.push({ type: 'prestige', rule, seat, by: count, from, to: player.space });
}

/** RC-S4: whether this seat may choose to lose a prestige. */
export function mayLosePrestige(table: Table, seat: Seat): boolean {
  return previousPrestige(componentsOf(table).track, at(table.players, seat).space) !== null;
}

/** RC-S3: loses one prestige, which must be possible. */
export function losePrestige(table: Table, seat: Seat, rule: RuleNumber, events: Events): void {
  const player = at(table.players, seat);
  const from = player.space;
  const to = previousPrestige(componentsOf(table).track, from);
  if (to === null) throw new Error('no prestige to lose');
  player.space = to;
  events?.push({ type: 'prestige', rule, seat, by: -1, from, to });
}
