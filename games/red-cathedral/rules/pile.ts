import { MATERIALS, type Material } from './vocabulary.ts';

/**
 * Cubes of the six materials packed into one number: five bits per kind, so 0 to 31 of each. A pile is compared, copied and
 * sent as a plain number, which makes it cheap to try out turns.
 */
export type Pile = number;

const BITS = 5;
const MASK = 31;
export const MOST_OF_A_KIND = MASK;

export const EMPTY: Pile = 0;

export function cubes(kind: Material, count: number): Pile {
  return count << (kind * BITS);
}

export function countOf(pile: Pile, kind: Material): number {
  return (pile >> (kind * BITS)) & MASK;
}

export function totalOf(pile: Pile): number {
  let total = 0;
  for (let rest = pile; rest !== 0; rest >>>= BITS) total += rest & MASK;
  return total;
}

/** Whether the pile holds at least all cubes of the part. */
export function covers(pile: Pile, part: Pile): boolean {
  for (let kind = 0; kind < MATERIALS.length; kind++)
    if (countOf(pile, kind) < countOf(part, kind)) return false;
  return true;
}

/** A pile from six counts in the order of the materials. */
export function pileOf(counts: readonly number[]): Pile {
  return counts.reduce((pile, count, kind) => pile + cubes(kind, count), EMPTY);
}
