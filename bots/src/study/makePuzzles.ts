import type { BotKit, Level } from '@archivolt/botkit';
import { type GameTypes, type PositionNotation, type Puzzle, seeded } from '@archivolt/engine';
import { botOf, configOf } from '../ladder.ts';
import { useAssembly } from '../net/kernel.ts';
import { netFor } from './measure.ts';
import { puzzlesIn } from './puzzles.ts';
import { recordGame } from './recordGame.ts';

/** The tables on which puzzles are searched for. */
const TABLES = [2, 3] as const;
/** Bots that make mistakes, so that their games reach the same kinds of positions as people's. */
const LEVEL: Level = 'casual';

/** Lets bots play games with consecutive seeds from this one on, until enough puzzles are found or the time is up. */
export function makePuzzles<G extends GameTypes>(
  botKit: BotKit<G>,
  positions: PositionNotation<G>,
  { from, count, until }: { readonly from: number; readonly count: number; readonly until: number },
  found: (puzzle: Puzzle) => void,
): Puzzle[] {
  useAssembly();
  const { game, training } = botKit;
  const puzzles: Puzzle[] = [];
  for (let seed = from; puzzles.length < count && performance.now() < until; seed++) {
    const players = TABLES[seed % TABLES.length] ?? 2;
    const options = game.readOptions(training.options(players, seeded(seed)));
    if (!options.ok) throw new Error(`${options.path}: expected ${options.expected}`);
    const { net, seats } = netFor(botKit, options.value, players);
    const bot = botOf(botKit, net, seats, configOf(LEVEL, botKit));
    const bots = Array.from({ length: players }, () => bot);
    const recorded = recordGame(game, options.value, bots, seeded(seed));
    for (const puzzle of puzzlesIn(botKit, net, positions, recorded, `${players}-${seed}`)) {
      puzzles.push(puzzle);
      found(puzzle);
      if (puzzles.length === count || performance.now() >= until) break;
    }
  }
  return puzzles;
}
