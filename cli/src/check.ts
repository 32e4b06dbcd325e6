import { checkAll, openStore } from '@archivolt/server';
import { expectNoMore } from '@archivolt/terminal';
import type { Command } from './commands.ts';
import { count } from './count.ts';
import { dataHelp, runOnData } from './storedData.ts';

const REPAIR = '--repair';

export const check: Command = {
  help: () =>
    [
      'archivolt check [options]   works while the server runs; exits with status 1 if it finds a fault',
      '',
      dataHelp(),
      `  ${REPAIR.padEnd(24)} ${''.padEnd(22)} Repair damaged game states from their logs;`,
      `${' '.repeat(50)}with a data folder, stop the server first`,
      '',
      'Runs the integrity check of the database, then replays every game and compares its events, state, dice and hash chain.',
      '',
    ].join('\n'),
  run: (argv, io) => {
    const isRepairing = argv.includes(REPAIR);
    const others = argv.filter((word) => word !== REPAIR);
    return runOnData('check', others, io, async (where, positionals) => {
      expectNoMore(positionals);
      const store = await openStore(where, { isReader: true, isUnlocked: !isRepairing });
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
    });
  },
};
