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
import { lineOf } from './arena.ts';
import { BadArguments, describe, type Options, readArguments } from './arguments.ts';
import type { Command } from './commands.ts';

const GAMES = 400;

const FLAGS: Options = {
  minutes: { value: 'a number', help: 'how long to play at most (60); 0 only shows what is known' },
  workers: { value: 'a number', help: 'threads (1, because times are measured too)' },
  only: { value: 'a text', help: 'only rows like "red-cathedral 2 master greedy": all of its words' },
  record: { value: 'a file', help: 'where games are written down (strength.jsonl)' },
  write: { help: 'put the tables into bots/STRENGTH.md' },
};

export const strength: Command = {
  help: (m) =>
    [
      'archivolt strength [options]',
      '',
      describe(FLAGS, m),
      '',
      `Every row is a match of the arena with ${GAMES} games. What is written down already is not played again,`,
      'unless the bots or their weights have changed: so it can be interrupted and goes on.',
      '',
    ].join('\n'),
  async run(argv, io) {
    const args = readArguments(argv, FLAGS);
    const words = (args.text('only') ?? '').split(' ');
    const rows = [...BASELINE_ROWS, ...LADDER_ROWS];
    const ledger = new Ledger(args.text('record') ?? 'strength.jsonl');
    const minutes = args.whole('minutes', 0, 100_000) ?? 60;
    const measure = { ledger, games: GAMES, workers: args.whole('workers', 1, 256) ?? 1 };
    const chosen = rows.filter(({ game, players, names }) => {
      const row = [game, String(players), ...names];
      return words.every((word) => word === '' || row.includes(word));
    });
    if (chosen.length === 0) throw new BadArguments(`no row has all of the words "${words.join(' ')}"`);
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
