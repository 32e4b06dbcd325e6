import { at } from '@archivolt/engine';
import {
  type ComponentSet,
  diceAt,
  freeSpaces,
  IVAN,
  LAST_SECTION,
  obtainable,
  RECOGNITION,
  RUBLE,
  type Table,
  totalOf,
} from '@archivolt/red-cathedral';
import type { BoardSummary } from './boardSummary.ts';

/**
 * A rough evaluation of a position in points: what an untrained net starts from. It is one of the inputs of the net, so it
 * must not change without new weights.
 */
export function heuristicScore(table: Table, set: ComponentSet, summary: BoardSummary, me: number): number {
  let lead = 0;
  const seats = table.players.length;
  for (let seat = 0; seat < seats; seat++) lead = Math.max(lead, at(summary.seats, seat).done);
  const rest = 1 - lead / LAST_SECTION;
  const mine = standing(table, set, summary, me, rest) + pending(table, set, summary, me);
  if (table.ivan !== null) return mine - 0.2 * at(table.players, IVAN).space;
  let others = 0;
  for (let seat = 0; seat < seats; seat++)
    if (seat !== me) others += standing(table, set, summary, seat, rest);
  return mine - (0.5 * others) / (seats - 1);
}

function standing(
  table: Table,
  set: ComponentSet,
  summary: BoardSummary,
  seat: number,
  rest: number,
): number {
  const player = at(table.players, seat);
  const own = at(summary.seats, seat);
  const prestige = player.space > set.track.last ? player.space : at(set.track.counts, player.space);
  let value = rest * 0.36 * player.space + (1 - rest) * (0.7 * prestige + 0.11 * player.space);
  value += 0.3 * Math.min(player.rubles, 7) + 0.2 * Math.max(0, player.rubles - 7);
  for (const site of own.sites) {
    const worth = 0.36 * site.recognition + 0.3 * site.rubles + 3;
    value += worth * (0.25 + 0.65 * (1 - site.missing / site.due));
  }
  value += 0.55 * own.canDeliver + 0.18 * (totalOf(player.goods) - own.canDeliver);
  value += 3 * own.done + 0.55 * own.towers + 0.16 * Math.min(freeSpaces(player), 4) - 0.2 * own.threats;
  let up = 0;
  for (let slot = 0; slot < player.up.length; slot++) if (at(player.up, slot)) up++;
  return (
    value +
    rest * 1.5 * up +
    0.3 * (at(player.ornaments, 0) + at(player.ornaments, 1) + at(player.ornaments, 2))
  );
}

/** What the open questions still promise, because otherwise a turn would never be started. */
function pending(table: Table, set: ComponentSet, summary: BoardSummary, me: number): number {
  if (table.active !== me) return 0;
  let value = 0;
  for (const todo of table.todo) {
    switch (todo.ask) {
      case 'market': {
        const { place } = at(table.dice, todo.die);
        const tile = at(set.resources, at(table.market, place));
        if (!todo.took) value += worthOf(table, summary, me, tile.gain, tile.count * diceAt(table, place));
        if (todo.used === null) value += 0.3;
        if (!todo.activated) value += 0.1;
        break;
      }
      case 'amount':
        value += worthOf(table, summary, me, todo.kind, todo.max);
        break;
      case 'deliver':
        value += 0.4 * todo.left;
        break;
      case 'get':
        value += 0.55 * todo.left;
        break;
      case 'return':
        value += 0.5 * (4 - todo.left);
        break;
      case 'banner':
      case 'slot':
      case 'face':
      case 'gems':
      case 'choose':
      case 'sell':
      case 'buy':
      case 'give':
      case 'swap':
      case 'activate':
      case 'ivanClaim':
      case 'ivanOrnament':
        value += 0.4;
        break;
      case 'turn':
      case 'end':
        break;
      default:
        todo satisfies never;
    }
  }
  return value;
}

function worthOf(table: Table, summary: BoardSummary, me: number, gain: number, count: number): number {
  if (gain === RUBLE) return 0.3 * count;
  if (gain === RECOGNITION) return 0.36 * count;
  const fit = obtainable(table, at(table.players, me), gain, count);
  const needed = Math.min(fit, at(at(summary.seats, me).lacks, gain));
  return 0.55 * needed + 0.18 * (fit - needed);
}
