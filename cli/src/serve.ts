import {
  BadSetting,
  flagOf,
  readSettings,
  SETTINGS,
  type SettingName,
  type Settings,
  serve as start,
} from '@archivolt/server';
import { BadArguments, readArguments } from './arguments.ts';
import type { Command } from './commands.ts';

const NAMES = Object.keys(SETTINGS) as SettingName[];

/** These settings, or all, from the command line and the environment; a wrong one is named. */
export function settingsOf(
  argv: readonly string[],
  names: readonly SettingName[] = NAMES,
): { settings: Settings; positionals: string[] } {
  const wordOf = (name: SettingName): string => flagOf(name).slice(2);
  const options = names.map((name) => {
    const { expected: value, help } = SETTINGS[name];
    return [wordOf(name), { value, help }];
  });
  const args = readArguments(argv, Object.fromEntries(options));
  const given = names.map((name) => [name, args.text(wordOf(name))] as const);
  const flags = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  const variables = names.map((name) => SETTINGS[name].variable);
  const environment = Object.fromEntries(variables.map((variable) => [variable, process.env[variable]]));
  try {
    return { settings: readSettings(flags, environment), positionals: args.positionals };
  } catch (thrown) {
    if (thrown instanceof BadSetting) throw new BadArguments(thrown.message);
    throw thrown;
  }
}

export function settingsHelp(names: readonly SettingName[] = NAMES): string {
  return names
    .map((name) => {
      const { variable, help, expected, usual } = SETTINGS[name];
      const without = usual === undefined || usual === -1 ? '' : ` (${usual})`;
      return `  ${flagOf(name).padEnd(24)} ${variable.padEnd(22)} ${help}${without}\n${' '.repeat(50)}${expected}`;
    })
    .join('\n');
}

export const serve: Command = {
  help: () =>
    [
      'archivolt serve [options]   every option is also an environment variable, which it outdoes',
      '',
      settingsHelp(),
      '',
      'Stops on Ctrl-C or SIGTERM after the moves in hand are written.',
      '',
    ].join('\n'),
  run: async (argv, io) => {
    const { settings, positionals } = settingsOf(argv);
    if (positionals.length > 0) throw new BadArguments(`${positionals[0]} is one word too many`);
    const { address, close, kept } = await started(settings);
    io.out(`Archivolt is at ${address}\nEverything is kept in ${kept}\nStop it with Ctrl-C.\n`);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    await close();
    return 0;
  },
};

/** What only shows when it is tried is refused by name too. */
async function started(settings: Settings): ReturnType<typeof start> {
  try {
    return await start(settings);
  } catch (thrown) {
    if (thrown instanceof BadSetting) throw new BadArguments(thrown.message);
    throw thrown;
  }
}
