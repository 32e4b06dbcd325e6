import { readFileSync, writeFileSync } from 'node:fs';
import {
  BASELINE_ROWS,
  LADDER_ROWS,
  Ledger,
  measureRows,
  STRENGTH_FILE,
  strengthTables,
  withTables,
} from '@archivolt/bots/node';
import { GAME_IDS } from '@archivolt/protocol';
import { BadArguments, describe, expectNoMore, type Options, readArguments } from '@archivolt/terminal';
import { lineOf } from './arena.ts';
import type { Command } from './commands.ts';

const GAMES = 400;

const FLAGS: Options = {
  minutes: { value: 'a number', help: 'how long to play at most; 0 only prints known results (default: 60)' },
  workers: { value: 'a number', help: 'threads (default: 1, because times are measured too)' },
  only: {
    value: 'a text',
    help: `only rows that contain all these words, such as "${GAME_IDS[0]} 2 master greedy"`,
  },
  record: { value: 'a file', help: 'file to record games in (default: strength.jsonl)' },
  write: { help: 'write the tables to bots/STRENGTH.md' },
};

export const strength: Command = {
  help: (m) =>
    [
      'archivolt strength [options]',
      '',
      describe(FLAGS, m),
      '',
      `Every row is an arena match of ${GAMES} games. Recorded games are not played again unless the bots or`,
      'their weights have changed, so the command can be interrupted and resumed.',
      '',
    ].join('\n'),
  async run(argv, io) {
    const args = readArguments(argv, FLAGS);
    expectNoMore(args.positionals);
    const words = (args.text('only') ?? '').split(' ');
    const rows = [...BASELINE_ROWS, ...LADDER_ROWS];
    const ledger = new Ledger(args.text('record') ?? 'strength.jsonl');
    const minutes = args.whole('minutes', 0, 100_000) ?? 60;
    const measure = { ledger, games: GAMES, workers: args.whole('workers', 1, 256) ?? 1 };
    const chosen = rows.filter(({ game, players, names }) => {
      const row = [game, String(players), ...names];
      return words.every((word) => word === '' || row.includes(word));
    });
    if (chosen.length === 0) throw new BadArguments(`no row contains all of the words "${words.join(' ')}"`);
    const until = performance.now() + 60_000 * minutes;
    await measureRows({ ...measure, rows: chosen, until, say: (result) => io.out(`${lineOf(result)}\n`) });
    const results = await measureRows({ ...measure, rows, until: 0, say: () => undefined });
    const tables = strengthTables(results, GAMES);
    if (args.has('write'))
      writeFileSync(STRENGTH_FILE, withTables(readFileSync(STRENGTH_FILE, 'utf8'), tables));
    else io.out(`${tables}\n`);
    return 0;
  },
};
