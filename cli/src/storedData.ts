import type { SettingName, Settings } from '@archivolt/server';
import { BadArguments } from '@archivolt/terminal';
import type { Io } from './io.ts';
import { settingsHelp, settingsOf } from './serve.ts';

export const DATA_SETTINGS: readonly SettingName[] = ['data', 'database'];

/** Where a server stores its data. */
export type DataSettings = Pick<Settings, 'data' | 'database'>;

/** Help for the options of every command on the data of a server. */
export const dataHelp = (): string => settingsHelp(DATA_SETTINGS);

/** Runs a command on the data of a server. If it fails, the message of the error is printed, and the exit code is 1. */
export async function runOnData(
  name: string,
  argv: readonly string[],
  io: Io,
  run: (where: DataSettings, positionals: readonly string[]) => Promise<number>,
  names: readonly SettingName[] = DATA_SETTINGS,
): Promise<number> {
  const { settings, positionals } = settingsOf(argv, names);
  try {
    return await run(settings, positionals);
  } catch (thrown) {
    if (!(thrown instanceof Error) || thrown instanceof BadArguments) throw thrown;
    io.err(`archivolt ${name}: ${thrown.message}\n`);
    return 1;
  }
}
