import {
  advance,
  at,
  begin,
  type Chance,
  copyState,
  offersOf,
  printRecord,
  type State,
  seeded,
  viewOf,
} from '@archivolt/engine';
import { architectura } from './index.ts';
import type { Architectura, Options } from './state.ts';
import type { Move } from './vocabulary.ts';

/** The recorded games, by file name. */
export const PLAYTHROUGHS: Readonly<Record<string, { options: Options; seed: number; random: boolean }>> = {
  '2-basic': { options: { players: 2 }, seed: 21, random: false },
  '3-basic': { options: { players: 3 }, seed: 31, random: false },
  '4-basic': { options: { players: 4 }, seed: 41, random: false },
  '2-advanced': { options: { players: 2, swaps: 6 }, seed: 22, random: true },
  '3-advanced': { options: { players: 3, swaps: 'rolled' }, seed: 32, random: true },
  '4-advanced': { options: { players: 4, swaps: 3 }, seed: 42, random: false },
};

/** Plays a game and prints it: at random, or greedily by the current lead. */
export function printPlaythrough(name: string): string {
  const { options, seed, random } = PLAYTHROUGHS[name] ?? { options: { players: 2 }, seed: 0, random: true };
  const chance = seeded(seed);
  const choose = seeded(seed + 1);
  const { state, record } = begin(architectura, options, chance);
  for (
    let seat = architectura.toMove(state.table);
    seat !== undefined;
    seat = architectura.toMove(state.table)
  ) {
    const offers = offersOf(architectura, viewOf(state, seat));
    advance(
      architectura,
      state,
      record,
      random ? at(offers, choose(offers.length)) : best(state, seat, offers, choose),
      chance,
    );
  }
  const { totals } = architectura.score(state.table);
  return `# ${name}: ${random ? 'random play' : 'the most points right away'}; it ends ${totals.join(' to ')}.\n${printRecord(architectura, record)}`;
}

function best(state: State<Architectura>, seat: number, offers: readonly Move[], choose: Chance): Move {
  let found = at(offers, choose(offers.length));
  let most = Number.NEGATIVE_INFINITY;
  for (const offer of offers) {
    const next = copyState(architectura, state);
    architectura.play(viewOf(next, seat), offer, seeded(1));
    const { totals } = architectura.score(next.table);
    const lead =
      at(totals, seat) - Math.max(...totals.filter((_, other) => other !== seat)) + choose(100) / 1000;
    if (lead > most) {
      most = lead;
      found = offer;
    }
  }
  return found;
}
