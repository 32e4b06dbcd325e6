import { at } from '@archivolt/engine';
import type { Die, Place, Table } from '@archivolt/red-cathedral';
import { angleOf, onPlace } from '../draw/ring.ts';
import { keyOf, type Touching } from '../targets.ts';

/** Positions of the dice on the ring. */

export interface PlacedDie {
  die: Die;
  shows: number;
  place: Place;
  x: number;
  y: number;
  /** Whether it is a preview. */
  ghost: boolean;
}

const DIE_DISTANCE = 34.5;

export function placedDice(table: Table, after: Table | undefined): PlacedDie[] {
  const all: Omit<PlacedDie, 'x' | 'y'>[] = [];
  for (const [die, { place, shows }] of table.dice.entries()) {
    all.push({ die, shows, place, ghost: false });
    const next = after?.dice[die];
    if (next && next.place !== place) all.push({ die, shows, place: next.place, ghost: true });
  }
  return all.map((one) => {
    const here = all.filter(({ place }) => place === one.place);
    const t = (angleOf(one.place) * Math.PI) / 180;
    const [x, y] = onPlace(one.place, 180);
    const off = (here.indexOf(one) - (here.length - 1) / 2) * DIE_DISTANCE;
    return { ...one, x: x + off * Math.cos(t), y: y + off * Math.sin(t) };
  });
}

/** The way of the chosen die to the chosen place: its place and the places it passes. */
export function chosenWay(
  table: Table,
  touching: Touching,
): { die: Die; from: Place; steps: number } | undefined {
  const chosen = (key: string): boolean => touching.marks.get(key)?.state === 'chosen';
  const die = table.dice.findIndex((_, index) => chosen(keyOf({ on: 'die', die: index })));
  const place = table.market.findIndex((_, index) => chosen(keyOf({ on: 'place', place: index })));
  if (die < 0 || place < 0) return undefined;
  const from = at(table.dice, die).place;
  const places = table.market.length;
  return { die, from, steps: ((place - from + places - 1) % places) + 1 };
}
