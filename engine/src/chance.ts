import type { Chance } from './game.ts';
import { misfit } from './mistake.ts';

/**
 * Seeded random number generator (sfc32) for simulations and local games. Online picks come from the server, with a
 * proof.
 */
export function seeded(seed: number): Chance {
  let a = seed | 0;
  let b = Math.floor(seed / 2 ** 32) | 0; // use all bits of seeds beyond 32
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next = (): number => {
    const out = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + out;
    c |= 0;
    return out >>> 0;
  };
  for (let i = 0; i < 12; i++) next(); // mix the state, so that adjacent seeds diverge
  return (n) => Math.floor((next() / 2 ** 32) * n);
}

/** Records every pick, so that the game can be replayed. */
export function recording(chance: Chance, picks: number[]): Chance {
  return (n) => {
    const pick = chance(n);
    picks.push(pick);
    return pick;
  };
}

/**
 * Replays recorded picks. Throws if there are too few or one is out of range: then the record does not fit the rules.
 */
export function replaying(picks: readonly number[]): Chance {
  let next = 0;
  return (n) => {
    const pick = picks[next++];
    if (pick === undefined) throw misfit('pick {pick} is missing', { pick: next });
    if (!Number.isInteger(pick) || pick < 0 || pick >= n)
      throw misfit('pick {pick} is {found}, not below {limit}', { pick: next, found: pick, limit: n });
    return pick;
  };
}

/** Thrown by `unknown`: the move needs a pick, and only the holder of the full state can make one. */
export class NotYetKnown extends Error {}

/** Chance for drafts and views, which may not make picks: the draft ends at the first one. */
export const unknown: Chance = () => {
  throw new NotYetKnown('this is not known yet');
};

/** Takes a random element out of a list; the order of the rest does not matter. */
export function draw<V>(from: V[], chance: Chance): V {
  const index = chance(from.length);
  const drawn = from[index];
  const end = from.pop();
  if (drawn === undefined || end === undefined) throw new RangeError('nothing to draw from');
  if (index < from.length) from[index] = end;
  return drawn;
}

/** Returns a shuffled copy. */
export function shuffled<V>(list: readonly V[], chance: Chance): V[] {
  const rest = [...list];
  return list.map(() => draw(rest, chance));
}
