import { readFileSync, writeFileSync } from 'node:fs';
import {
  calibrationTables,
  FORECASTS_FILE,
  forecastGames,
  readForecasts,
  STRENGTH_FILE,
  withTables,
} from '@archivolt/bots/node';
import { GAME_IDS, gameIdOf } from '@archivolt/protocol';
import { BadArguments, describe, type Options, readArguments } from '@archivolt/terminal';
import type { Command } from './commands.ts';

const FLAGS: Options = {
  minutes: { value: 'a number', help: 'how long to play at most; 0 only prints known results (default: 60)' },
  only: { value: 'a game', help: `only this game: ${GAME_IDS.join(', ')}` },
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
    const only = args.text('only');
    const game = gameIdOf(only);
    if (only !== undefined && !game) throw new BadArguments(`no game is called "${only}"`);
    const file = args.text('record') ?? FORECASTS_FILE;
    const minutes = args.whole('minutes', 0, 100_000) ?? 60;
    forecastGames(file, game ? [game] : GAME_IDS, performance.now() + 60_000 * minutes);
    const tables = calibrationTables(readForecasts(readFileSync(file, 'utf8')));
    if (args.has('write'))
      writeFileSync(STRENGTH_FILE, withTables(readFileSync(STRENGTH_FILE, 'utf8'), tables, 'calibrate'));
    else io.out(`${tables}\n`);
    return 0;
  },
};
