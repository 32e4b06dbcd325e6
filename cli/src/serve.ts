import {
  BadSetting,
  flagOf,
  readSettings,
  SETTINGS,
  type SettingName,
  type Settings,
  serve as start,
} from '@archivolt/server';
import { BadArguments, expectNoMore, readArguments } from '@archivolt/terminal';
import type { Command } from './commands.ts';

const NAMES = Object.keys(SETTINGS) as SettingName[];

/** Milliseconds after a clean shutdown in which the process must exit without being forced to. */
const EXIT_TIMEOUT_MS = 3000;

const isFlag = (name: SettingName): boolean => 'isFlag' in SETTINGS[name];

/** The given settings, or all, from the command line and the environment; an invalid one is reported by name. */
export function settingsOf(
  argv: readonly string[],
  names: readonly SettingName[] = NAMES,
): { settings: Settings; positionals: string[] } {
  const wordOf = (name: SettingName): string => flagOf(name).slice(2);
  const options = names.map((name) => {
    const { expected: value, help } = SETTINGS[name];
    return [wordOf(name), isFlag(name) ? { help } : { value, help }];
  });
  const args = readArguments(argv, Object.fromEntries(options));
  const textOf = (name: SettingName) =>
    isFlag(name) && args.has(wordOf(name)) ? 'yes' : args.text(wordOf(name));
  const given = names.map((name) => [name, textOf(name)] as const);
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
      const { variable, help, expected, defaultValue } = SETTINGS[name];
      const without =
        defaultValue === undefined || defaultValue === -1 || defaultValue === false || defaultValue === ''
          ? ''
          : ` (default: ${defaultValue})`;
      return `  ${flagOf(name).padEnd(24)} ${variable.padEnd(22)} ${help}${without}\n${' '.repeat(50)}${expected}`;
    })
    .join('\n');
}

export const serve: Command = {
  help: () =>
    [
      'archivolt serve [options]',
      '',
      'Every option can also be set by an environment variable; the option takes precedence.',
      '',
      settingsHelp(),
      '',
      'On Ctrl-C or SIGTERM the server finishes writing in-flight moves and exits.',
      '',
    ].join('\n'),
  run: async (argv, io) => {
    const { settings, positionals } = settingsOf(argv);
    expectNoMore(positionals);
    const { address, close, dataLocation } = await started(settings);
    io.out(`Archivolt is at ${address}\nData is stored in ${dataLocation}\nPress Ctrl-C to stop.\n`);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    try {
      await close();
      setTimeout(() => {
        io.err('archivolt serve: something is still open; exiting anyway\n');
        process.exit(1);
      }, EXIT_TIMEOUT_MS).unref();
      return 0;
    } catch (thrown) {
      io.err(
        `archivolt serve: ${thrown instanceof Error ? thrown.message : String(thrown)}; exiting anyway\n`,
      );
      // Something is still pending, such as a lost database connection; no acknowledged request depends on it.
      process.exit(1);
    }
  },
};

/** Errors that only show at start are also reported with the setting's name. */
async function started(settings: Settings): ReturnType<typeof start> {
  try {
    return await start(settings);
  } catch (thrown) {
    if (thrown instanceof BadSetting) throw new BadArguments(thrown.message);
    throw thrown;
  }
}
