import type { Chance } from './game.ts';

/** A repeatable chance for simulations and local games (sfc32). Online picks are proved and made elsewhere. */
export function seeded(seed: number): Chance {
  let a = seed | 0;
  let b = Math.floor(seed / 2 ** 32) | 0; // seeds beyond 32 bits count whole
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
  for (let i = 0; i < 12; i++) next(); // neighbouring seeds part ways
  return (n) => Math.floor((next() / 2 ** 32) * n);
}

/** Passes picks through and writes them down, so that a game can be replayed. */
export function recording(chance: Chance, picks: number[]): Chance {
  return (n) => {
    const pick = chance(n);
    picks.push(pick);
    return pick;
  };
}

/** Gives recorded picks again. Running out, or a pick that cannot be, means that the record does not fit the rules. */
export function replaying(picks: readonly number[]): Chance {
  let next = 0;
  return (n) => {
    const pick = picks[next++];
    if (pick === undefined) throw new RangeError(`pick ${next} is missing`);
    if (!Number.isInteger(pick) || pick < 0 || pick >= n)
      throw new RangeError(`pick ${next} is ${pick}, not below ${n}`);
    return pick;
  };
}

/** Thrown by `unknown`: the move needs a pick that only the keeper of the game can make. */
export class NotYetKnown extends Error {}

/** The chance of one who may not know: a draft ends where it is asked. */
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

/** The same elements in random order, as a new list. */
export function shuffled<V>(list: readonly V[], chance: Chance): V[] {
  const rest = [...list];
  return list.map(() => draw(rest, chance));
}
