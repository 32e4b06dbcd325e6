import {
  BadSetting,
  flagOf,
  readSettings,
  SETTINGS,
  type SettingName,
  type Settings,
  serve as start,
} from '@archivolt/server';
import { BadArguments, type Options, readArguments } from './arguments.ts';
import type { Command } from './commands.ts';

const NAMES = Object.keys(SETTINGS) as SettingName[];

/** Every setting of the server as an option. */
export const SETTING_FLAGS: Options = Object.fromEntries(
  NAMES.map((name) => [flagOf(name).slice(2), { value: SETTINGS[name].expected, help: SETTINGS[name].help }]),
);

/** The settings from the command line and the environment; a wrong one is named. */
export function settingsOf(
  argv: readonly string[],
  more: Options = {},
): { settings: Settings; positionals: string[] } {
  const args = readArguments(argv, { ...SETTING_FLAGS, ...more });
  const given = NAMES.map((name) => [name, args.text(flagOf(name).slice(2))] as const);
  const flags = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  try {
    return { settings: readSettings(flags, process.env), positionals: args.positionals };
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
  name: 'serve',
  summary: 'the house opens its doors: the web page, tables, people',
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
    const { address, close, kept } = await start(settings);
    io.out(`Archivolt is at ${address}\nEverything is kept in ${kept}\nStop it with Ctrl-C.\n`);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    await close();
    return 0;
  },
};
