import { dumpOf, readReports, type SettingName } from '@archivolt/server';
import { BadArguments } from '@archivolt/terminal';
import type { Command } from './commands.ts';
import { count } from './count.ts';
import { settingsHelp, settingsOf } from './serve.ts';

const SETTING_NAMES: SettingName[] = ['data', 'database'];

export const reports: Command = {
  help: () =>
    [
      'archivolt reports [options]   works while the server runs',
      '',
      settingsHelp(SETTING_NAMES),
      '',
      'Lists reported chat messages, newest first.',
      '',
    ].join('\n'),
  run: async (argv, io) => {
    const { settings, positionals } = settingsOf(argv, SETTING_NAMES);
    if (positionals.length > 0) throw new BadArguments(`unexpected argument ${positionals[0]}`);
    try {
      const found = await readReports(() => dumpOf(settings));
      // As JSON, so that a text cannot inject terminal escapes.
      for (const { at, table, line, why, note, by, message } of found)
        io.out(
          `${new Date(at).toISOString()} ${why} table ${table} line ${line}\n` +
            `  ${message.person} ${JSON.stringify(message.name)}: ${JSON.stringify(message.text)}\n` +
            `  reported by ${by}${note === '' ? '' : `: ${JSON.stringify(note)}`}\n`,
        );
      io.out(`${count(found.length, 'report')}\n`);
      return 0;
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown;
      io.err(`archivolt reports: ${thrown.message}\n`);
      return 1;
    }
  },
};
