import { at, each, type Seat } from '@archivolt/engine';
import {
  type ComponentSet,
  countOf,
  isAvailable,
  type Pile,
  shares,
  type Table,
  totalOf,
} from '@archivolt/red-cathedral';

export const countIn = countOf;
export const totalIn = totalOf;

/** A claimed section that is not completed yet. */
export interface Site {
  /** Cubes still due, and those of them that the owner does not have. */
  missing: number;
  lacking: number;
  /** Cubes of the whole card. */
  due: number;
  recognition: number;
  rubles: number;
  /** RC-B4: somebody else's section above it is completed, or may be. */
  doneAbove: boolean;
  claimedAbove: boolean;
}

export interface SeatSight {
  done: number;
  /** Points of the towers if the game ended now. */
  towers: number;
  /** The nearest to completion first. */
  sites: Site[];
  canDeliver: number;
  /** Sites for which every cube is there, one by one; and together with three deliveries. */
  finishable: number;
  finishableWith3: number;
  /** Cubes that all sites together lack, and of which kind. */
  lacking: number;
  lacks: number[];
  threats: number;
  /** Has the seat completed sections without ornament, by kind? */
  bare: boolean[];
}

/** What one look over the cathedral tells: gathered once a position, because everything else is made of it. */
export interface Sight {
  seats: SeatSight[];
  towers: { value: number; presence: number[]; claimed: number[]; free: number }[];
  /** Completed sections without ornament, by kind. */
  bare: number[];
  /** Sections that can be claimed, by kind. */
  open: { count: number; recognition: number }[];
  /** Benefits of the tiles on them, as bits. */
  openTiles: number;
  /** Sections without a banner. */
  free: number;
  /** How many cubes the seat lacks for the easiest of them; 5 if there is none. */
  easiest(seat: Seat): number;
}

const ZEROS = [0, 0, 0, 0];

export function sightOf(table: Table, set: ComponentSet): Sight {
  const seats = table.players.length;
  const sight: Omit<Sight, 'easiest'> = {
    seats: each(seats, newSeat),
    towers: [],
    bare: [0, 0, 0],
    open: each(3, () => ({ count: 0, recognition: 0 })),
    openTiles: 0,
    free: 0,
  };
  const costs: Pile[] = [];
  for (const tower of table.towers) {
    const presence = ZEROS.slice(0, seats);
    const claimed = ZEROS.slice(0, seats);
    let value = 0;
    let free = 0;
    for (let level = 0; level < tower.length; level++) {
      const section = at(tower, level);
      if (section.ornament !== null) {
        value++;
        presence[section.ornament] = at(presence, section.ornament) + 1;
      }
      const card = at(set.sections, section.card);
      if (section.banner === null) {
        free++;
        if (!isAvailable(tower, level)) continue;
        const open = at(sight.open, card.kind);
        open.count++;
        open.recognition = Math.max(open.recognition, card.recognition);
        costs.push(card.cost);
        if (section.tile !== null) sight.openTiles |= 1 << benefitIn(set, section.tile);
        continue;
      }
      const own = at(sight.seats, section.banner);
      if (section.done) {
        own.done++;
        value += 2; // RC-E4
        presence[section.banner] = at(presence, section.banner) + 1;
        if (section.ornament === null) {
          sight.bare[card.kind] = at(sight.bare, card.kind) + 1;
          own.bare[card.kind] = true;
        }
        continue;
      }
      claimed[section.banner] = at(claimed, section.banner) + 1;
      let doneAbove = false;
      let claimedAbove = false;
      for (let above = level + 1; above < tower.length; above++) {
        const other = at(tower, above);
        if (other.banner === null || other.banner === section.banner) continue;
        if (other.done) doneAbove = true;
        else claimedAbove = true;
      }
      if (claimedAbove) own.threats++;
      own.sites.push(
        siteOf(
          own,
          card.cost - section.delivered,
          at(table.players, section.banner).goods,
          card,
          doneAbove,
          claimedAbove,
        ),
      );
    }
    const points = shares(value, presence);
    sight.free += free;
    sight.towers.push({ value, presence, claimed, free });
    for (let seat = 0; seat < seats; seat++) at(sight.seats, seat).towers += at(points, seat);
  }
  for (let seat = 0; seat < seats; seat++) finish(at(sight.seats, seat), at(table.players, seat).goods);
  const easiest = (seat: Seat): number => {
    let best = 5;
    for (const cost of costs) best = Math.min(best, lackingFor(cost, at(table.players, seat).goods));
    return best;
  };
  return { ...sight, easiest };
}

function newSeat(): SeatSight {
  return {
    done: 0,
    towers: 0,
    sites: [],
    canDeliver: 0,
    finishable: 0,
    finishableWith3: 0,
    lacking: 0,
    lacks: [0, 0, 0, 0, 0, 0],
    threats: 0,
    bare: [false, false, false],
  };
}

function siteOf(
  own: SeatSight,
  missing: Pile,
  goods: Pile,
  card: { cost: Pile; recognition: number; rubles: number },
  doneAbove: boolean,
  claimedAbove: boolean,
): Site {
  for (let kind = 0; kind < 6; kind++) own.lacks[kind] = at(own.lacks, kind) + countOf(missing, kind);
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
  for (let kind = 0; kind < 6; kind++) lacking += Math.max(0, countOf(cost, kind) - countOf(goods, kind));
  return lacking;
}

function finish(own: SeatSight, goods: Pile): void {
  own.sites.sort((a, b) => a.lacking - b.lacking || a.missing - b.missing);
  let deliveries = 3;
  for (const site of own.sites) {
    if (site.lacking > 0) continue;
    own.finishable++;
    if (site.missing > deliveries) continue;
    deliveries -= site.missing;
    own.finishableWith3++;
  }
  for (let kind = 0; kind < 6; kind++) {
    const due = at(own.lacks, kind);
    const held = countOf(goods, kind);
    own.canDeliver += Math.min(due, held);
    own.lacks[kind] = Math.max(0, due - held);
    own.lacking += at(own.lacks, kind);
  }
}

function benefitIn(set: ComponentSet, tile: number): number {
  const { benefit } = at(set.tiles, tile);
  return 'gain' in benefit ? benefit.gain : 'any' in benefit ? 8 : 9;
}
