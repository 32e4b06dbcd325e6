import { BASELINES, baselinesOf } from '@archivolt/bots';
import { at, copyState, type GameTypes, seeded, viewOf } from '@archivolt/engine';
import type { GameId } from '@archivolt/protocol';
import type { Entry } from '@archivolt/terminal';
import { withEntry } from '../games.ts';
import { playRandomly } from '../sim/simulate.ts';
import { type Row, row, type Work } from './row.ts';

export const RANDOM = ', random play';

/** Speed of the rules. */
export function gameRows(name: GameId, seed: number): Row[] {
  return withEntry(name, (entry) => [
    row(`${name}${RANDOM}`, 'decisions per CPU second', randomPlay(entry, seed)),
    row(`${name}, greedy bot`, 'decisions per CPU second', greedyPlay(entry, seed)),
    row(`${name}, copy`, 'ns per copy', copying(entry, seed)),
  ]);
}

const PLAYERS = 3;
const TURNS = 2000;

function optionsOf<G extends GameTypes>({ game }: Entry<G>): G['options'] {
  const checked = game.readOptions({ players: PLAYERS });
  if (!checked.ok) throw new Error(`${checked.path}: expected ${checked.expected}`);
  return checked.value;
}

function randomPlay<G extends GameTypes>(entry: Entry<G>, seed: number): Work {
  const options = optionsOf(entry);
  const chance = seeded(seed);
  const own = seeded(seed + 1);
  return (isEnough) => {
    let decisions = 0;
    while (!isEnough())
      decisions += playRandomly(entry, entry.game.setup(options, chance), chance, own, TURNS);
    return decisions;
  };
}

/** The strongest bot that does not depend on the clock, in all seats. */
function greedyPlay<G extends GameTypes>(entry: Entry<G>, seed: number): Work {
  const { game } = entry;
  const options = optionsOf(entry);
  const chance = seeded(seed);
  const own = seeded(seed + 1);
  const bot = baselinesOf(entry.botKit)[at(BASELINES, 1)]();
  let state = game.setup(options, chance);
  return (isEnough) => {
    let decisions = 0;
    while (!isEnough()) {
      let seat = game.toMove(state.table);
      if (seat === undefined || game.turnOf(state.table).number > TURNS) {
        state = game.setup(options, chance);
        seat = game.toMove(state.table) ?? 0;
      }
      const view = viewOf(state, seat);
      const offers: G['move'][] = [];
      game.legal(view, offers);
      game.play(view, bot(view, offers, own), chance);
      decisions++;
    }
    return decisions;
  };
}

/** Copies states from the middle of a game. */
function copying<G extends GameTypes>(entry: Entry<G>, seed: number): Work {
  const { game } = entry;
  const chance = seeded(seed);
  const states = Array.from({ length: 16 }, (_, index) => {
    const state = game.setup(optionsOf(entry), chance);
    playRandomly(entry, state, chance, chance, 2 + 4 * index);
    return state;
  });
  return (isEnough) => {
    let copies = 0;
    let kept: unknown;
    while (!isEnough()) {
      for (let round = 0; round < 64; round++) for (const state of states) kept = copyState(game, state);
      copies += 64 * states.length;
    }
    // Uses the result, so that the copying is not optimised away.
    return kept === undefined ? 0 : copies;
  };
}
