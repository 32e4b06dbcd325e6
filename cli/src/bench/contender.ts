import { type Chance, seeded } from '@archivolt/engine';
import { type Row, row, type TimedDecisions } from './row.ts';

interface Contender {
  playBoardgameIo(pick: Chance, isEnough: () => boolean): number;
  /** A table for boardgame.io's own bot at the small game; `decide` returns the playouts of one decision. */
  newMctsTable(pick: Chance, iterations: number): { decide(): Promise<number> };
}

/** Playouts per decision. By default its bot makes a thousand, which takes a hundred times as long. */
const ITERATIONS = 10;

/** boardgame.io with a small game of the same kind, using its own reducer and its own bot. */
export async function contender(seed: number): Promise<{ game: Row; search: Row; timed: TimedDecisions }> {
  // Imported by path: boardgame.io is a development dependency only, and no package depends on it.
  const file = new URL('../../../scripts/bench-boardgameio.mjs', import.meta.url);
  const { playBoardgameIo, newMctsTable } = (await import(file.href)) as Contender;
  const pick = seeded(seed);
  const table = newMctsTable(seeded(seed), ITERATIONS);
  return {
    game: row('boardgame.io, a small game', 'decisions per CPU second', (isEnough) =>
      playBoardgameIo(pick, isEnough),
    ),
    search: row('boardgame.io, MCTSBot', 'simulations per CPU second', async (isEnough) => {
      let done = 0;
      while (!isEnough()) done += await table.decide();
      return done;
    }),
    timed: {
      name: `boardgame.io, MCTSBot, ${ITERATIONS} iterations`,
      once: async () => void (await table.decide()),
      times: [],
    },
  };
}
