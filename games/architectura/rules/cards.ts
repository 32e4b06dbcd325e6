import type { Chance } from '@archivolt/engine';

/**
 * A set of cards of one colour: bit i stands for card number i of that colour. Every card exists once, so a hand, a layer of
 * a deck or a heap is such a set; as a number it has no order that could reveal anything.
 */
export type Cards = number;

export const NO_CARDS: Cards = 0;

export function only(card: number): Cards {
  return 1 << card;
}

export function has(cards: Cards, card: number): boolean {
  return (cards & (1 << card)) !== 0;
}

export function count(cards: Cards): number {
  let rest = cards;
  let found = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    found++;
  }
  return found;
}

/** The lowest card of a set that is not empty. */
export function lowest(cards: Cards): number {
  return 31 - Math.clz32(cards & -cards);
}

/** The cards of a set in ascending order. */
export function listed(cards: Cards): number[] {
  const list: number[] = [];
  for (let rest = cards; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
}

/** A random card of a set that is not empty, as a set of one. */
export function pickOne(cards: Cards, chance: Chance): Cards {
  let rest = cards;
  for (let skip = chance(count(cards)); skip > 0; skip--) rest &= rest - 1;
  return rest & -rest;
}
