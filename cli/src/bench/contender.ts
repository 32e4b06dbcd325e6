import { type Chance, seeded } from '@archivolt/engine';
import { type Row, row, type Timed } from './row.ts';

interface Contender {
  playBoardgameIo(pick: Chance, isEnough: () => boolean): number;
  /** A bot of boardgame.io's own at the small game; `decide` gives the playouts that one decision took. */
  newMctsTable(pick: Chance, iterations: number): { decide(): Promise<number> };
}

/** Playouts that its bot may make for a decision. Left alone it makes a thousand, which takes a hundred times as long. */
const ITERATIONS = 10;

/** boardgame.io with a small game of the same kind, by its own reducer and its own bot. */
export async function contender(seed: number): Promise<{ game: Row; search: Row; timed: Timed }> {
  // Found by its path: boardgame.io is there for development only, and no room depends on it.
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
