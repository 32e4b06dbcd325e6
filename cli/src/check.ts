import { checkAll, openStore, type SettingName } from '@archivolt/server';
import { BadArguments } from '@archivolt/terminal';
import type { Command } from './commands.ts';
import { count } from './count.ts';
import { settingsHelp, settingsOf } from './serve.ts';

const SETTING_NAMES: SettingName[] = ['data', 'database'];
const REPAIR = '--repair';

export const check: Command = {
  help: () =>
    [
      'archivolt check [options]   works while the server runs; exits with status 1 if it finds a fault',
      '',
      settingsHelp(SETTING_NAMES),
      `  ${REPAIR.padEnd(24)} ${''.padEnd(22)} Repair damaged game states from their logs;`,
      `${' '.repeat(50)}with a data folder, stop the server first`,
      '',
      'Runs the integrity check of the database, then replays every game and compares its events, state, dice and hash chain.',
      '',
    ].join('\n'),
  run: async (argv, io) => {
    const isRepairing = argv.includes(REPAIR);
    const { settings, positionals } = settingsOf(
      argv.filter((word) => word !== REPAIR),
      SETTING_NAMES,
    );
    if (positionals.length > 0) throw new BadArguments(`unexpected argument ${positionals[0]}`);
    try {
      const store = await openStore(settings, { isReader: true, isUnlocked: !isRepairing });
      try {
        const { tables, wrong, repaired } = await checkAll(
          store,
          ({ table, what, isRepaired }) =>
            // As JSON, so that damaged data cannot inject terminal escapes.
            io.out(`${table ?? 'the database'}: ${JSON.stringify(what)}${isRepaired ? ', repaired' : ''}\n`),
          { isRepairing },
        );
        io.out(
          `${count(tables, 'table')} checked, ${count(wrong, 'fault')}${isRepairing ? `, ${repaired} repaired` : ''}\n`,
        );
        return wrong > repaired ? 1 : 0;
      } finally {
        await store.close();
      }
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown;
      io.err(`archivolt check: ${thrown.message}\n`);
      return 1;
    }
  },
};
