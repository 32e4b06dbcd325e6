import { homedir } from 'node:os';
import { join } from 'node:path';

/** One setting: how it is called, what it must be, and what it is without being set. */
interface Setting<V> {
  /** Also an environment variable. */
  readonly variable: string;
  readonly help: string;
  readonly expected: string;
  readonly usual: V;
  /** What was given is not repeated: it may hold a password. */
  readonly isSecret?: boolean;
  /** Undefined: not what was expected. */
  read(given: string): V | undefined;
}

const whole = (
  variable: string,
  help: string,
  usual: number,
  least: number,
  most: number,
): Setting<number> => ({
  variable,
  help,
  expected: `a whole number from ${least} to ${most}`,
  usual,
  read(given) {
    const value = Number(given);
    return given.trim() !== '' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : undefined;
  },
});

const words = <V extends string | undefined>(
  variable: string,
  help: string,
  usual: V,
  expected: string,
  pattern: RegExp,
): Setting<string | V> => ({
  variable,
  help,
  expected,
  usual,
  read: (given) => (pattern.test(given) ? given : undefined),
});

/** An address of a server, perhaps with a password in it. */
const server = (
  variable: string,
  help: string,
  expected: string,
  pattern: RegExp,
): Setting<string | undefined> => ({
  variable,
  help,
  expected,
  usual: undefined,
  isSecret: true,
  read: (given) => (pattern.test(given) && URL.canParse(given) ? given : undefined),
});

const oneOf = <const V extends string>(
  variable: string,
  help: string,
  usual: V,
  values: readonly V[],
): Setting<V> => ({
  variable,
  help,
  expected: `one of ${values.join(', ')}`,
  usual,
  read: (given) => values.find((value) => value === given),
});

/** Every setting there is. `archivolt serve --help` is made of this list. */
export const SETTINGS = {
  port: whole('PORT', 'Port; 0 takes any free one. Without it 8080 or the next free', -1, 0, 65535),
  host: words(
    'HOST',
    'Address to listen at; 0.0.0.0 for every one',
    'localhost',
    'a host name or an address',
    /^[\w.:[\]-]+$/,
  ),
  data: words(
    'DATA_FOLDER',
    'Folder for everything that is kept',
    join(homedir(), '.archivolt'),
    'the path of a folder',
    /./,
  ),
  database: server(
    'DATABASE_URL',
    'PostgreSQL instead of the embedded database; several processes may share it',
    'an address that begins with postgres:// or postgresql://',
    /^postgres(?:ql)?:\/\/\S+$/,
  ),
  base: {
    variable: 'PUBLIC_URL',
    help: 'Where people find it, for links, cookies and passkeys; without it the address listened at',
    expected: 'an address such as https://play.example.org, without a path',
    usual: undefined,
    read: (given) => (/^https?:\/\/[^\s/@]+\/?$/.test(given) && URL.canParse(given) ? given : undefined),
  } as Setting<string | undefined>,
  proxies: whole(
    'TRUST_PROXIES',
    'How many proxies stand in front and tell the address of the visitor',
    0,
    0,
    10,
  ),
  mail: server(
    'MAIL_URL',
    'Server for mail; without it no mail is sent',
    'an address that begins with smtp:// or smtps://',
    /^smtps?:\/\/\S+$/,
  ),
  mailFrom: words(
    'MAIL_FROM',
    'Sender of mail',
    'Archivolt <archivolt@localhost>',
    'an address for mail',
    /^[^\n\r]+@[^\n\r]+$/,
  ),
  push: words(
    'PUSH_CONTACT',
    'Whom push services may write to; without it nothing is pushed',
    undefined,
    'an address that begins with mailto: or https://',
    /^(?:mailto:\S+@\S+|https:\/\/\S+)$/,
  ),
  bots: whole('BOT_THREADS', 'Threads in which bots think', 1, 1, 64),
  botMilliseconds: whole(
    'BOT_MS',
    'The longest a bot may think about a turn, in milliseconds',
    2000,
    10,
    60_000,
  ),
  botQueue: whole('BOT_QUEUE', 'How many turns may wait for a thread', 1000, 1, 100_000),
  step: whole(
    'STEP_MS',
    'A step of a game takes a millisecond; a table where one takes this long, twice, is frozen',
    3000,
    100,
    600_000,
  ),
  tables: whole('TABLES_PER_PERSON', 'Tables that one person may have open at a time', 50, 1, 10_000),
  sockets: whole(
    'SOCKETS_PER_ADDRESS',
    'Sockets that may come from one address, to each process',
    100,
    1,
    100_000,
  ),
  requests: whole(
    'REQUESTS_PER_MINUTE',
    'Requests that one address, or one person, may make in a minute, to each process',
    600,
    1,
    1_000_000,
  ),
  guests: whole('GUESTS_PER_HOUR', 'Guests that may come in from one address in an hour', 60, 1, 1_000_000),
  passwords: whole(
    'PASSWORD_COST',
    'What a guess at a password costs: 2^n kilobytes of memory, and time in proportion',
    15,
    10,
    20,
  ),
  messages: whole(
    'MESSAGES_PER_SECOND',
    'Messages that one person, or one address without, may send in a second, to each process, on average',
    20,
    1,
    100_000,
  ),
  metrics: {
    variable: 'METRICS_TOKEN',
    help: 'Token with which /metrics is read from elsewhere; without it only from this machine',
    expected: 'at least 16 letters without spaces',
    usual: undefined,
    isSecret: true,
    read: (given) => (/^\S{16,}$/.test(given) ? given : undefined),
  } as Setting<string | undefined>,
  log: oneOf('LOG_LEVEL', 'What is written to the log', 'warn', ['silent', 'error', 'warn', 'info', 'debug']),
} as const satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof SETTINGS;
type ValueOf<S> = S extends Setting<infer V> ? V : never;
export type Settings = { readonly [N in SettingName]: ValueOf<(typeof SETTINGS)[N]> };

/** A setting that cannot be used: its name and what was expected. */
export class BadSetting extends Error {
  constructor(
    readonly setting: string,
    readonly expected: string,
  ) {
    super(`${setting}: expected ${expected}`);
  }
}

/** The flag of a setting: `botQueue` is `--bot-queue`. */
export const flagOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A setting by both its names, where it is not known which of them was used. */
export const namesOf = (name: SettingName): string => `${flagOf(name)} (${SETTINGS[name].variable})`;

/** Reads settings from flags, then from the environment. Throws `BadSetting` for the first that cannot be used. */
export function readSettings(
  flags: Readonly<Partial<Record<SettingName, string>>>,
  environment: Readonly<Record<string, string | undefined>>,
): Settings {
  const read = Object.entries<Setting<unknown>>(SETTINGS).map(([name, setting]) => {
    const flag = flags[name as SettingName];
    const given = flag ?? environment[setting.variable];
    if (given === undefined || given === '') return [name, setting.usual];
    const value = setting.read(given);
    if (value === undefined)
      throw new BadSetting(
        flag === undefined ? setting.variable : flagOf(name),
        setting.isSecret ? setting.expected : `${setting.expected}, not "${given}"`,
      );
    return [name, value];
  });
  return Object.fromEntries(read) as Settings;
}
