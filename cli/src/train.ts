import { availableParallelism } from 'node:os';
import { train as trainNet, WEIGHTS_FOLDER } from '@archivolt/bots/node';
import type { Shape } from '@archivolt/engine';
import { describe, type Options, readArguments } from './arguments.ts';
import type { Command } from './commands.ts';
import type { Entry } from './entry.ts';
import { GAME_NAMES, gameNamed, onlyOneGame } from './games.ts';
import type { Io } from './io.ts';
import { gameWord, readSeed } from './table.ts';

const FLAGS: Options = {
  players: { value: 'a number', help: 'seats at the table (2); 1 is the solo game' },
  minutes: { value: 'a number', help: 'how long to train now (10)' },
  whole: { value: 'a number', help: 'minutes of the whole training, those before included (as long as now)' },
  workers: { value: 'a number', help: 'threads (all cores)' },
  seed: { value: 'a number', help: 'the luck of the training (1)' },
  weights: { value: 'a folder', help: 'where the weights lie, if not those of the house' },
};

export const train: Command = {
  help: (m) =>
    [
      `archivolt train GAME [options]   GAME: ${GAME_NAMES.join(', ')}`,
      '',
      describe(FLAGS, m),
      '',
      'Weights that are there go on learning; what is learned is written down every 20 seconds.',
      'A line shows games, games a second, and how often the net did not lose to a random and a greedy opponent.',
      '',
    ].join('\n'),
  run: (argv, io) => gameNamed(gameWord(argv))((entry) => learn(entry, argv, io)),
};

async function learn<G extends Shape>(entry: Entry<G>, argv: readonly string[], io: Io): Promise<number> {
  const args = readArguments(argv, FLAGS);
  onlyOneGame(args);
  const minutes = args.whole('minutes', 1, 100_000) ?? 10;
  const { trained } = await trainNet({
    game: entry.game.id,
    players: args.whole('players', entry.players.min, entry.players.max) ?? 2,
    folder: args.text('weights') ?? WEIGHTS_FOLDER,
    seconds: 60 * minutes,
    whole: 60 * (args.whole('whole', 1, 1_000_000) ?? minutes),
    workers: args.whole('workers', 1, 256) ?? availableParallelism(),
    seed: readSeed(args) ?? 1,
    say: (line) => io.out(`${line}\n`),
  });
  io.out(`${trained.games} games in all\n`);
  return 0;
}
