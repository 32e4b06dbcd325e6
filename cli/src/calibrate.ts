import { readFileSync, writeFileSync } from 'node:fs';
import {
  calibrationTables,
  FORECASTS_FILE,
  forecastGames,
  readForecasts,
  STRENGTH_FILE,
  withTables,
} from '@archivolt/bots/node';
import { describe, expectNoMore, type Options, readArguments } from '@archivolt/terminal';
import type { Command } from './commands.ts';
import { chosenGames, ONLY_FLAG } from './games.ts';

const FLAGS: Options = {
  minutes: { value: 'a number', help: 'how long to play at most; 0 only prints known results (default: 60)' },
  only: ONLY_FLAG,
  record: { value: 'a file', help: 'file to record forecasts in (default: bots/forecasts.csv)' },
  write: { help: 'write the tables to bots/STRENGTH.md' },
};

export const calibrate: Command = {
  help: (m) =>
    [
      'archivolt calibrate [options]',
      '',
      describe(FLAGS, m),
      '',
      'Bots of the same level play games by seed. A study forecasts each game at a quarter, at half and at three quarters',
      'of its length, and the tables compare its forecasts with the outcomes. Recorded games are not played again,',
      'so the command can be interrupted and resumed. Delete the file when the weights or the study have changed.',
      '',
    ].join('\n'),
  async run(argv, io) {
    const args = readArguments(argv, FLAGS);
    expectNoMore(args.positionals);
    const games = chosenGames(args);
    const file = args.text('record') ?? FORECASTS_FILE;
    const minutes = args.whole('minutes', 0, 100_000) ?? 60;
    forecastGames(file, games, performance.now() + 60_000 * minutes);
    const tables = calibrationTables(readForecasts(readFileSync(file, 'utf8')));
    if (args.has('write'))
      writeFileSync(STRENGTH_FILE, withTables(readFileSync(STRENGTH_FILE, 'utf8'), tables, 'calibrate'));
    else io.out(`${tables}\n`);
    return 0;
  },
};
