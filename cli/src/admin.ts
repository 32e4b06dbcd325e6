import { listAdmins, setAdmin } from '@archivolt/server';
import { expectNoMore } from '@archivolt/terminal';
import type { Command } from './commands.ts';
import { count } from './count.ts';
import type { Io } from './io.ts';
import { type DataSettings, dataHelp, runOnData } from './storedData.ts';

export const admin: Command = {
  help: () =>
    [
      'archivolt admin [options]               list the operators',
      'archivolt admin NAME [options]          make a person an operator, by username or id',
      'archivolt admin remove NAME [options]   remove an operator',
      '',
      dataHelp(),
      '',
      'Operators can open /admin: reports, people, maintenance, health and the audit log. Works while the server runs.',
      '',
    ].join('\n'),
  run: (argv, io) =>
    runOnData('admin', argv, io, async (where, positionals) => {
      const isRemoval = positionals[0] === 'remove' && positionals.length > 1;
      const [name, ...more] = isRemoval ? positionals.slice(1) : positionals;
      expectNoMore(more);
      return name === undefined ? list(where, io) : change(where, name, !isRemoval, io);
    }),
};

async function list(where: DataSettings, io: Io): Promise<number> {
  const admins = await listAdmins(where);
  // As JSON, so that a name cannot inject terminal escapes.
  for (const { id, name, login } of admins)
    io.out(`${id} ${JSON.stringify(login)} ${JSON.stringify(name)}\n`);
  io.out(`${count(admins.length, 'operator')}\n`);
  return 0;
}

async function change(where: DataSettings, who: string, isAdmin: boolean, io: Io): Promise<number> {
  const named = await setAdmin(where, who, isAdmin, Date.now());
  const shown = JSON.stringify(who);
  if (!named.ok) {
    io.err(`archivolt admin: ${shown} ${REFUSALS[named.why]}\n`);
    return 1;
  }
  const { id, name } = named.admin;
  io.out(`${id} ${JSON.stringify(name)} ${isAdmin ? 'is an operator now' : 'is no longer an operator'}\n`);
  return 0;
}

const REFUSALS = {
  unknown: 'is not the username or id of anybody on this server',
  guest: 'is a guest: an operator needs a password or a passkey',
  already: 'is already an operator',
  none: 'is not an operator',
};
