import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makePuzzles } from '@archivolt/bots/node';
import { type Puzzle, printPuzzles } from '@archivolt/engine';
import type { GameId } from '@archivolt/protocol';
import { describe, expectNoMore, type Options, readArguments } from '@archivolt/terminal';
import type { Command } from './commands.ts';
import { chosenGames, ONLY_FLAG, withEntry } from './games.ts';

const COUNT = 24;

const FLAGS: Options = {
  count: { value: 'a number', help: `number of puzzles per game (default: ${COUNT})` },
  from: { value: 'a number', help: 'first seed (default: 1)' },
  minutes: { value: 'a number', help: 'how long to search for each game at most (default: 60)' },
  only: ONLY_FLAG,
  write: { help: 'write the puzzles to games/GAME/rules/puzzles/puzzles.ts' },
};

export const puzzles: Command = {
  help: (m) =>
    [
      'archivolt puzzles [options]',
      '',
      describe(FLAGS, m),
      '',
      'Bots play games by seed. A decision becomes a puzzle if its best answer is clearly better than the others, and',
      'if a deeper search finds the same answer. The same seeds give the same puzzles until rules or weights change.',
      '',
    ].join('\n'),
  async run(argv, io) {
    const args = readArguments(argv, FLAGS);
    expectNoMore(args.positionals);
    const count = args.whole('count', 1, 1000) ?? COUNT;
    const from = args.whole('from', 1, 1_000_000) ?? 1;
    const minutes = args.whole('minutes', 1, 100_000) ?? 60;
    for (const id of chosenGames(args)) {
      const until = performance.now() + 60_000 * minutes;
      const found = withEntry(id, ({ botKit, positions }) =>
        makePuzzles(botKit, positions, { from, count, until }, (puzzle) => io.err(`${id} ${puzzle.id}\n`)),
      );
      if (args.has('write')) writeFileSync(fileOf(id), source(found));
      else io.out(`${printPuzzles(found)}\n`);
    }
    return 0;
  },
};

const fileOf = (id: GameId): string =>
  fileURLToPath(new URL(`../../games/${id}/rules/puzzles/puzzles.ts`, import.meta.url));

/** The module that the page loads. */
const source = (found: readonly Puzzle[]): string =>
  `import { type Puzzle, readPuzzles } from '@archivolt/engine';

/** Found in games between bots; this file is written by \`archivolt puzzles --write\`. */
export const PUZZLES: readonly Puzzle[] = readPuzzles(\`
${printPuzzles(found)}\`);
`;
