import { at, each } from '@archivolt/engine';
import {
  type ComponentSet,
  countOf,
  DELIVERIES,
  isAvailable,
  MATERIALS,
  ORNAMENT_WORTH,
  type Pile,
  RESOURCES,
  SECTION_WORTH,
  shareOfTwo,
  shares,
  type Table,
  totalOf,
} from '@archivolt/red-cathedral';

/** A claimed section that is not completed yet. */
export interface Site {
  /** Cubes still missing, and those of them that the owner does not have. */
  missing: number;
  lacking: number;
  /** Cubes of the whole card. */
  due: number;
  recognition: number;
  rubles: number;
  /** RC-B4: another player's section above it is completed, or may be. */
  doneAbove: boolean;
  claimedAbove: boolean;
}

export interface SeatSummary {
  done: number;
  /** Points of the towers if the game ended now. */
  towers: number;
  /** The same if every section with a banner were completed. */
  later: number;
  /** The nearest to completion first. */
  sites: Site[];
  canDeliver: number;
  /** Sites for which every cube is available, individually; and together with the deliveries of one action. */
  finishable: number;
  finishableAtOnce: number;
  /** Cubes that all sites together need, and their kinds. */
  lacking: number;
  lacks: number[];
  threats: number;
  /** Whether the seat has completed sections without ornament, by kind. */
  bare: boolean[];
}

/** A summary of the cathedral, computed once per position, because everything else is derived from it. */
export interface BoardSummary {
  seats: SeatSummary[];
  towers: { value: number; presence: number[]; claimed: number[]; free: number }[];
  /** Completed sections without ornament, by kind. */
  bare: number[];
  /** Sections that can be claimed, by kind. */
  open: { count: number; recognition: number }[];
  /** Benefits of the tiles on them, as bits. */
  openTiles: number;
  /** Sections without a banner. */
  free: number;
  /** The costs of the sections that can be claimed. */
  costs: Pile[];
}

const SEATS = 4;

/**
 * One object for all positions: a summary is used before the next is computed, and allocating it took longer than computing
 * it.
 */
const scratch: BoardSummary = {
  seats: each(SEATS, newSeat),
  towers: each(SEATS, newTower),
  bare: [0, 0, 0],
  open: each(3, () => ({ count: 0, recognition: 0 })),
  openTiles: 0,
  free: 0,
  costs: [],
};

/** Computes the summary; it is valid until the next call. */
export function summarizeBoard(table: Table, set: ComponentSet): BoardSummary {
  const summary = scratch;
  const { players, towers } = table;
  const seats = players.length;
  const present = seats === 2 ? pair : each(seats, () => 0);
  const coming = seats === 2 ? otherPair : each(seats, () => 0);
  clear(summary);
  for (let index = 0; index < towers.length; index++) {
    const tower = at(towers, index);
    summary.towers[index] ??= newTower();
    const seen = at(summary.towers, index);
    const { presence, claimed } = seen;
    let value = 0;
    let free = 0;
    let done = 0;
    for (let level = 0; level < tower.length; level++) {
      const section = at(tower, level);
      const { banner, ornament } = section;
      if (ornament !== null) {
        value += ORNAMENT_WORTH;
        presence[ornament] = at(presence, ornament) + 1;
      }
      const card = at(set.sections, section.card);
      if (banner === null) {
        free++;
        if (!isAvailable(tower, level)) continue;
        const open = at(summary.open, card.kind);
        open.count++;
        if (card.recognition > open.recognition) open.recognition = card.recognition;
        summary.costs.push(card.cost);
        if (section.tile !== null) summary.openTiles |= 1 << kindOf(set, section.tile);
        continue;
      }
      const own = at(summary.seats, banner);
      if (section.done) {
        own.done++;
        done++;
        value += SECTION_WORTH;
        presence[banner] = at(presence, banner) + 1;
        if (ornament === null) {
          summary.bare[card.kind] = at(summary.bare, card.kind) + 1;
          own.bare[card.kind] = true;
        }
        continue;
      }
      claimed[banner] = at(claimed, banner) + 1;
      let doneAbove = false;
      let claimedAbove = false;
      for (let above = level + 1; above < tower.length; above++) {
        const other = at(tower, above);
        if (other.banner === null || other.banner === banner) continue;
        if (other.done) doneAbove = true;
        else claimedAbove = true;
      }
      if (claimedAbove) own.threats++;
      own.sites.push(
        siteOf(own, card.cost - section.delivered, at(players, banner).goods, card, doneAbove, claimedAbove),
      );
    }
    summary.free += free;
    seen.value = value;
    seen.free = free;
    for (let seat = 0; seat < seats; seat++) {
      present[seat] = at(presence, seat);
      coming[seat] = at(presence, seat) + at(claimed, seat);
    }
    share(summary.seats, value, present, 'towers');
    share(summary.seats, value + SECTION_WORTH * (tower.length - free - done), coming, 'later');
  }
  for (let seat = 0; seat < seats; seat++) finish(at(summary.seats, seat), at(players, seat).goods);
  return summary;
}

/** How many cubes a seat needs for the cheapest section that can be claimed; 5 if there is none. */
export function lacksForEasiest({ costs }: BoardSummary, goods: Pile): number {
  let best = 5;
  for (let index = 0; index < costs.length; index++) {
    const lacking = lackingFor(at(costs, index), goods);
    if (lacking < best) best = lacking;
  }
  return best;
}

const pair = [0, 0];
const otherPair = [0, 0];

function share(
  seats: SeatSummary[],
  value: number,
  presence: readonly number[],
  as: 'towers' | 'later',
): void {
  if (presence.length > 2) {
    const points = shares(value, presence);
    for (let seat = 0; seat < points.length; seat++) at(seats, seat)[as] += at(points, seat);
    return;
  }
  // The most frequent case, without allocating lists.
  const one = at(presence, 0);
  const other = at(presence, 1);
  at(seats, 0)[as] += shareOfTwo(value, one, other);
  at(seats, 1)[as] += shareOfTwo(value, other, one);
}

function clear(summary: BoardSummary): void {
  for (let seat = 0; seat < SEATS; seat++) {
    const own = at(summary.seats, seat);
    own.done = 0;
    own.towers = 0;
    own.later = 0;
    if (own.sites.length > 0) own.sites = [];
    own.canDeliver = 0;
    own.finishable = 0;
    own.finishableAtOnce = 0;
    own.lacking = 0;
    for (let kind = 0; kind < MATERIALS.length; kind++) own.lacks[kind] = 0;
    own.threats = 0;
    for (let kind = 0; kind < 3; kind++) own.bare[kind] = false;
  }
  for (let index = 0; index < summary.towers.length; index++) {
    const { presence, claimed } = at(summary.towers, index);
    for (let seat = 0; seat < SEATS; seat++) {
      presence[seat] = 0;
      claimed[seat] = 0;
    }
  }
  for (let kind = 0; kind < 3; kind++) {
    summary.bare[kind] = 0;
    const open = at(summary.open, kind);
    open.count = 0;
    open.recognition = 0;
  }
  summary.openTiles = 0;
  summary.free = 0;
  summary.costs = [];
}

function newTower(): BoardSummary['towers'][number] {
  return { value: 0, presence: [0, 0, 0, 0], claimed: [0, 0, 0, 0], free: 0 };
}

function newSeat(): SeatSummary {
  return {
    done: 0,
    towers: 0,
    later: 0,
    sites: [],
    canDeliver: 0,
    finishable: 0,
    finishableAtOnce: 0,
    lacking: 0,
    lacks: [0, 0, 0, 0, 0, 0],
    threats: 0,
    bare: [false, false, false],
  };
}

function siteOf(
  own: SeatSummary,
  missing: Pile,
  goods: Pile,
  card: { cost: Pile; recognition: number; rubles: number },
  doneAbove: boolean,
  claimedAbove: boolean,
): Site {
  for (let kind = 0; kind < MATERIALS.length; kind++)
    own.lacks[kind] = at(own.lacks, kind) + countOf(missing, kind);
  return {
    missing: totalOf(missing),
    lacking: lackingFor(missing, goods),
    due: totalOf(card.cost),
    recognition: card.recognition,
    rubles: card.rubles,
    doneAbove,
    claimedAbove,
  };
}

function lackingFor(cost: Pile, goods: Pile): number {
  let lacking = 0;
  for (let kind = 0; kind < MATERIALS.length; kind++) {
    const short = countOf(cost, kind) - countOf(goods, kind);
    if (short > 0) lacking += short;
  }
  return lacking;
}

function finish(own: SeatSummary, goods: Pile): void {
  if (own.sites.length > 1) own.sites.sort((a, b) => a.lacking - b.lacking || a.missing - b.missing);
  let deliveries = DELIVERIES;
  for (const site of own.sites) {
    if (site.lacking > 0) continue;
    own.finishable++;
    if (site.missing > deliveries) continue;
    deliveries -= site.missing;
    own.finishableAtOnce++;
  }
  for (let kind = 0; kind < MATERIALS.length; kind++) {
    const due = at(own.lacks, kind);
    const held = countOf(goods, kind);
    own.canDeliver += Math.min(due, held);
    own.lacks[kind] = Math.max(0, due - held);
    own.lacking += at(own.lacks, kind);
  }
}

/** The kinds of workshop tiles: one per resource, then a material of choice, then what is at a die's place. */
export const BENEFITS = RESOURCES.length + 2;

/** The kind of a tile, from 0 to `BENEFITS` - 1. */
export function kindOf(set: ComponentSet, tile: number): number {
  const { benefit } = at(set.tiles, tile);
  switch (benefit.kind) {
    case 'resource':
      return benefit.gain;
    case 'any':
      return RESOURCES.length;
    case 'die':
      return RESOURCES.length + 1;
    default:
      return benefit satisfies never;
  }
}
