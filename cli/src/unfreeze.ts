import { dumpOf, listFrozenTables, openStore, type UnfreezeResult, unfreezeTable } from '@archivolt/server';
import { expectNoMore } from '@archivolt/terminal';
import type { Command } from './commands.ts';
import { count } from './count.ts';
import type { Io } from './io.ts';
import { type DataSettings, dataHelp, runOnData } from './storedData.ts';

export const unfreeze: Command = {
  help: () =>
    [
      'archivolt unfreeze [TABLE] [options]   without TABLE: list the frozen tables (works while the server runs)',
      '',
      dataHelp(),
      '',
      'Replays the table under its rules and resumes it only if every move still has its recorded result. The clocks',
      'continue where they stopped. A damaged state is repaired from the moves. With a data folder, stop the server',
      'first; with PostgreSQL it may keep running.',
      '',
    ].join('\n'),
  run: (argv, io) =>
    runOnData('unfreeze', argv, io, async (where, [table, ...more]) => {
      expectNoMore(more);
      return table === undefined ? list(where, io) : resume(where, table, io);
    }),
};

async function list(where: DataSettings, io: Io): Promise<number> {
  const found = await listFrozenTables(dumpOf(where));
  for (const { id, game, rulesVersion, version, fault } of found)
    io.out(`${id} ${game} rules ${rulesVersion}, after submission ${version}: ${firstLine(fault)}\n`);
  io.out(`${count(found.length, 'frozen table')}\n`);
  return 0;
}

async function resume(where: DataSettings, table: string, io: Io): Promise<number> {
  const store = await openStore(where, { isReader: true });
  try {
    const result = await unfreezeTable(store, table, Date.now());
    if (result.ok)
      io.out(
        `${table} has been resumed${result.isRepaired ? '; its state was repaired from its log' : ''}\n`,
      );
    else io.err(`${table} ${whyNot(result)}\n`);
    return result.ok ? 0 : 1;
  } finally {
    await store.close();
  }
}

function whyNot(result: UnfreezeResult & { ok: false }): string {
  switch (result.why) {
    case 'unknown':
      return 'is not a table on this server';
    case 'notFrozen':
      return 'is not frozen';
    case 'differs': {
      const { version, what, detail } = result.difference;
      return `stays frozen: the current rules diverge at submission ${version}: ${what}: ${detail}`;
    }
    case 'fault':
      return `stays frozen: ${firstLine(result.fault)}`;
  }
}

/** As JSON, so that an error text cannot inject terminal escapes. */
function firstLine(fault: string | null): string {
  return JSON.stringify((fault ?? '').split('\n', 1)[0]);
}
