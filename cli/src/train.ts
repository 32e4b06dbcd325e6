import { availableParallelism } from 'node:os';
import { train as trainNet, WEIGHTS_FOLDER } from '@archivolt/bots/node';
import type { GameTypes } from '@archivolt/engine';
import { GAME_IDS } from '@archivolt/protocol';
import { describe, type Entry, type Options, readArguments } from '@archivolt/terminal';
import type { Command } from './commands.ts';
import { gameNamed, onlyOneGame } from './games.ts';
import type { Io } from './io.ts';
import { gameWord, readSeed } from './table.ts';

const FLAGS: Options = {
  players: { value: 'a number', help: 'number of seats; 1 is the solo game (default: 2)' },
  minutes: { value: 'a number', help: 'how long to train now (default: 10)' },
  whole: {
    value: 'a number',
    help: 'minutes of the whole training, including earlier runs (default: this run)',
  },
  workers: { value: 'a number', help: 'threads (default: all cores)' },
  seed: { value: 'a number', help: 'random seed of the training (default: 1)' },
  weights: { value: 'a folder', help: 'folder with other weights than the built-in ones' },
};

export const train: Command = {
  help: (m) =>
    [
      `archivolt train GAME [options]   GAME: ${GAME_IDS.join(', ')}`,
      '',
      describe(FLAGS, m),
      '',
      'Existing weights are trained further; progress is saved every 20 seconds.',
      'Each line shows games, games per second, and how often the network did not lose to a random and a greedy opponent.',
      '',
    ].join('\n'),
  run: (argv, io) => gameNamed(gameWord(argv))((entry) => learn(entry, argv, io)),
};

async function learn<G extends GameTypes>(entry: Entry<G>, argv: readonly string[], io: Io): Promise<number> {
  const args = readArguments(argv, FLAGS);
  onlyOneGame(args);
  const minutes = args.whole('minutes', 1, 100_000) ?? 10;
  const { trained } = await trainNet({
    game: entry.game.id,
    players: args.whole('players', entry.game.facts.players.fewest, entry.game.facts.players.most) ?? 2,
    folder: args.text('weights') ?? WEIGHTS_FOLDER,
    seconds: 60 * minutes,
    whole: 60 * (args.whole('whole', 1, 1_000_000) ?? minutes),
    workers: args.whole('workers', 1, 256) ?? availableParallelism(),
    seed: readSeed(args) ?? 1,
    say: (line) => io.out(`${line}\n`),
  });
  io.out(`${trained.games} games in total\n`);
  return 0;
}
