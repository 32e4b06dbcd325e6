import {
  dumpOf,
  frozenIn,
  openStore,
  type SettingName,
  type Thawed,
  thaw as thawTable,
} from '@archivolt/server';
import { BadArguments } from './arguments.ts';
import type { Command } from './commands.ts';
import type { Io } from './io.ts';
import { settingsHelp, settingsOf } from './serve.ts';

const WHERE: SettingName[] = ['data', 'database'];
type Where = Parameters<typeof openStore>[0];

export const thaw: Command = {
  help: () =>
    [
      'archivolt thaw [TABLE] [options]   without TABLE: lists the frozen tables, also while the server runs',
      '',
      settingsHelp(WHERE),
      '',
      'Plays the moves of the table again by the present rules; only if they lead to the very state that is kept does it',
      'go on, with the clocks as they stood. On a data folder the server must be stopped first; on PostgreSQL it may run.',
      '',
    ].join('\n'),
  run: async (argv, io) => {
    const { settings, positionals } = settingsOf(argv, WHERE);
    const [table, ...more] = positionals;
    if (more.length > 0) throw new BadArguments(`${more[0]} is one word too many`);
    try {
      return table === undefined ? await list(settings, io) : await letGo(settings, table, io);
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown;
      io.err(`archivolt thaw: ${thrown.message}\n`);
      return 1;
    }
  },
};

async function list(where: Where, io: Io): Promise<number> {
  const found = await frozenIn(dumpOf(where));
  for (const { id, game, rulesVersion, version, fault } of found)
    io.out(`${id} ${game} rules ${rulesVersion}, after submission ${version}: ${firstLine(fault)}\n`);
  io.out(`${found.length} frozen tables\n`);
  return 0;
}

async function letGo(where: Where, table: string, io: Io): Promise<number> {
  const store = await openStore(where);
  try {
    const thawed = await thawTable(store, table, Date.now());
    if (thawed.ok) io.out(`${table} goes on\n`);
    else io.err(`${table} ${whyNot(thawed)}\n`);
    return thawed.ok ? 0 : 1;
  } finally {
    await store.close();
  }
}

function whyNot(thawed: Thawed & { ok: false }): string {
  switch (thawed.why) {
    case 'unknown':
      return 'is no table here';
    case 'notFrozen':
      return 'is not frozen';
    case 'differs': {
      const { version, what, detail } = thawed.difference;
      return `stays frozen: the present rules part from it at submission ${version}: ${what}: ${detail}`;
    }
    case 'fault':
      return `stays frozen: ${firstLine(thawed.fault)}`;
  }
}

/** As JSON: what was thrown must not steer the terminal. */
function firstLine(fault: string | null): string {
  return JSON.stringify((fault ?? '').split('\n', 1)[0]);
}
