import { at, each, placesOf, type ScoreLine, type ScoreSheet, type Seat } from '@archivolt/engine';
import { completedBy, ornamentsOf } from './cathedral.ts';
import { componentsOf } from './components.ts';
import { totalOf } from './pile.ts';
import { isIvan, type Section, type Table } from './state.ts';
import { prestigeAt } from './track.ts';

/** The codes of the score lines, in the order in which tables show them; each has its sentence elsewhere. */
export const SCORE_CODES = ['track', 'tower', 'leftovers'] as const;
export type ScoreCode = (typeof SCORE_CODES)[number];

/** RC-E3. */
export const LEFTOVERS_A_PRESTIGE = 5;

/** A line whose code has its sentence. */
type CodedLine = ScoreLine & { readonly code: ScoreCode };

/** The score sheet: final once the game is over, before that "if the game ended now". */
export function score(table: Table): ScoreSheet {
  const { track } = componentsOf(table);
  const lines: CodedLine[] = [];
  table.players.forEach((player, seat) => {
    const points = prestigeAt(track, player.space);
    lines.push({ seat, rule: 'RC-E2', code: 'track', points, facts: { space: player.space } });
    if (isIvan(table, seat)) return; // RC-V7: no leftovers
    const materials = totalOf(player.goods);
    const leftovers = Math.floor((materials + player.rubles) / LEFTOVERS_A_PRESTIGE);
    const facts = { materials, rubles: player.rubles };
    lines.push({ seat, rule: 'RC-E3', code: 'leftovers', points: leftovers, facts });
  });
  table.towers.forEach((tower, index) => {
    lines.push(...towerLines(tower, index, table.players.length));
  });
  const totals = table.players.map((_, seat) =>
    lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0),
  );
  const tieBreaks = [
    { rule: 'RC-E7', code: 'completed', values: table.players.map((_, seat) => completedBy(table, seat)) },
    { rule: 'RC-E7', code: 'ornaments', values: table.players.map((_, seat) => ornamentsOf(table, seat)) },
  ];
  return { final: table.todo.length === 0, lines, totals, tieBreaks, places: placesOf(totals, tieBreaks) };
}

/** RC-E4. */
export const SECTION_WORTH = 2;
export const ORNAMENT_WORTH = 1;

export function towerValue(tower: readonly Section[]): number {
  return tower.reduce(
    (value, { done, ornament }) =>
      value + (done ? SECTION_WORTH : 0) + (ornament === null ? 0 : ORNAMENT_WORTH),
    0,
  );
}

/** RC-E4: banners on completed sections plus ornaments, per seat. */
export function presences(tower: readonly Section[], seats: number): number[] {
  const presence = each(seats, () => 0);
  const count = (seat: Seat | null): void => {
    if (seat !== null) presence[seat] = at(presence, seat) + 1;
  };
  for (const section of tower) {
    if (section.done) count(section.banner);
    count(section.ornament);
  }
  return presence;
}

function towerLines(tower: readonly Section[], index: number, seats: number): CodedLine[] {
  const value = towerValue(tower);
  const presence = presences(tower, seats);
  const points = shares(value, presence);
  const rule = seats === 2 ? 'RC-E6' : 'RC-E5';
  return presence.flatMap((own, seat) => {
    if (own === 0) return [];
    const place = 1 + presence.filter((other) => other > own).length;
    const tied = presence.filter((other) => other === own).length - 1;
    const facts = { tower: index, value, presence: own, place, tied };
    return [{ seat, rule, code: 'tower', points: at(points, seat), facts }];
  });
}

/** Each seat's share of a tower's value. */
export function shares(value: number, presence: readonly number[]): number[] {
  return presence.length === 2 ? sharesOfTwo(value, presence) : sharesOfMany(value, presence);
}

function sharesOfTwo(value: number, presence: readonly number[]): number[] {
  return presence.map((own, seat) => shareOfTwo(value, own, at(presence, 1 - seat)));
}

/** RC-E6: all, a third, and nothing for a tie. */
export function shareOfTwo(value: number, own: number, other: number): number {
  if (own === 0 || own === other) return 0;
  return own > other ? value : Math.floor(value / 3);
}

/** RC-E5: halved from place to place; tied players share the places they fill. */
function sharesOfMany(value: number, presence: readonly number[]): number[] {
  const worth = presence.map((_, place) => Math.floor(value / 2 ** place)); // halving twice and rounding = quartering and rounding
  return presence.map((own) => {
    if (own === 0) return 0;
    const first = presence.filter((other) => other > own).length;
    const tied = presence.filter((other) => other === own).length;
    const sum = worth.slice(first, first + tied).reduce((total, each) => total + each, 0);
    return Math.floor(sum / tied);
  });
}
