import { dumpOf, readReports } from '@archivolt/server';
import { expectNoMore } from '@archivolt/terminal';
import type { Command } from './commands.ts';
import { count } from './count.ts';
import { dataHelp, runOnData } from './storedData.ts';

export const reports: Command = {
  help: () =>
    [
      'archivolt reports [options]   works while the server runs',
      '',
      dataHelp(),
      '',
      'Lists reported chat messages, newest first.',
      '',
    ].join('\n'),
  run: (argv, io) =>
    runOnData('reports', argv, io, async (where, positionals) => {
      expectNoMore(positionals);
      const found = await readReports(() => dumpOf(where));
      // As JSON, so that a text cannot inject terminal escapes.
      for (const { at, table, line, why, note, by, message } of found)
        io.out(
          `${new Date(at).toISOString()} ${why} table ${table} message ${line}\n` +
            `  ${message.person} ${JSON.stringify(message.name)}: ${JSON.stringify(message.text)}\n` +
            `  reported by ${by}${note === '' ? '' : `: ${JSON.stringify(note)}`}\n`,
        );
      io.out(`${count(found.length, 'report')}\n`);
      return 0;
    }),
};
