import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseNetworks } from './networks.ts';

/** One setting: its names, its help, its validation and its default. */
interface Setting<V> {
  /** The environment variable. */
  readonly variable: string;
  readonly help: string;
  readonly expected: string;
  readonly defaultValue: V;
  /** Errors do not repeat the value, which may contain a password. */
  readonly isSecret?: boolean;
  /** A flag without a value on the command line. */
  readonly isFlag?: boolean;
  /** Undefined if the value is not valid. */
  read(given: string): V | undefined;
}

const integer = (
  variable: string,
  help: string,
  defaultValue: number,
  min: number,
  max: number,
): Setting<number> => ({
  variable,
  help,
  expected: `a whole number from ${min} to ${max}`,
  defaultValue,
  read(given) {
    const value = Number(given);
    return given.trim() !== '' && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
  },
});

const text = <V extends string | undefined>(
  variable: string,
  help: string,
  defaultValue: V,
  expected: string,
  pattern: RegExp,
): Setting<string | V> => ({
  variable,
  help,
  expected,
  defaultValue,
  read: (given) => (pattern.test(given) ? given : undefined),
});

/** The URL of a server, which may contain a password. */
const server = (
  variable: string,
  help: string,
  expected: string,
  pattern: RegExp,
): Setting<string | undefined> => ({
  variable,
  help,
  expected,
  defaultValue: undefined,
  isSecret: true,
  read: (given) => (pattern.test(given) && URL.canParse(given) ? given : undefined),
});

const oneOf = <const V extends string>(
  variable: string,
  help: string,
  defaultValue: V,
  values: readonly V[],
): Setting<V> => ({
  variable,
  help,
  expected: `one of ${values.join(', ')}`,
  defaultValue,
  read: (given) => values.find((value) => value === given),
});

const yesOrNo = (variable: string, help: string): Setting<boolean> => ({
  variable,
  help,
  expected: 'yes or no',
  defaultValue: false,
  isFlag: true,
  read: (given) => ({ yes: true, no: false })[given],
});

/** A retention period in days. */
const days = (variable: string, help: string, defaultValue: number): Setting<number> =>
  integer(variable, `${help}; 0: never`, defaultValue, 0, 36_500);

/** All settings. `archivolt serve --help` is generated from this list. */
export const SETTINGS = {
  port: integer(
    'PORT',
    'Port to listen on; 0 picks a free one (default: 8080 or the next free port)',
    -1,
    0,
    65535,
  ),
  host: text(
    'HOST',
    'Address to listen on; 0.0.0.0 for all interfaces',
    'localhost',
    'a host name or an address',
    /^[\w.:[\]-]+$/,
  ),
  data: text('DATA_FOLDER', 'Data folder', join(homedir(), '.archivolt'), 'the path of a folder', /./),
  database: server(
    'DATABASE_URL',
    'PostgreSQL database to use instead of SQLite; several processes can share it',
    'an address that begins with postgres:// or postgresql://',
    /^postgres(?:ql)?:\/\/\S+$/,
  ),
  unsafeDatabase: yesOrNo(
    'UNSAFE_DATABASE',
    'Start even if PostgreSQL may lose acknowledged writes (fsync or full_page_writes off)',
  ),
  publicUrl: {
    variable: 'PUBLIC_URL',
    help: 'Public URL, used for links, cookies and passkeys (default: the address listened on)',
    expected: 'an address such as https://play.example.org, without a path',
    defaultValue: undefined,
    read: (given) => (/^https?:\/\/[^\s/@]+\/?$/.test(given) && URL.canParse(given) ? given : undefined),
  } as Setting<string | undefined>,
  trustedProxies: integer(
    'TRUST_PROXIES',
    'Number of trusted reverse proxies in front of the server',
    0,
    0,
    10,
  ),
  mail: server(
    'MAIL_URL',
    'SMTP server for email; without it no email is sent',
    'an address that begins with smtp:// or smtps://',
    /^smtps?:\/\/\S+$/,
  ),
  mailFrom: text(
    'MAIL_FROM',
    'Sender address of emails',
    'Archivolt <archivolt@localhost>',
    'an email address',
    /^[^\n\r]+@[^\n\r]+$/,
  ),
  push: text(
    'PUSH_CONTACT',
    'Contact address for push services (VAPID); push is disabled without it',
    undefined,
    'an address that begins with mailto: or https://',
    /^(?:mailto:\S+@\S+|https:\/\/\S+)$/,
  ),
  bots: integer('BOT_THREADS', 'Number of bot threads', 1, 1, 64),
  botMilliseconds: integer('BOT_MS', 'Time limit for one bot turn, in milliseconds', 2000, 10, 60_000),
  botQueue: integer('BOT_QUEUE', 'Maximum number of bot turns waiting for a thread', 1000, 1, 100_000),
  stepTimeoutMs: integer(
    'STEP_MS',
    'Timeout for one game step, in milliseconds (normally about 1); a table that exceeds it twice is frozen',
    3000,
    100,
    600_000,
  ),
  tables: integer('TABLES_PER_PERSON', 'Maximum number of open tables per person', 50, 1, 10_000),
  openTables: integer(
    'OPEN_TABLES_PER_PERSON',
    'Maximum number of tables per person that wait for players in the lobby',
    5,
    1,
    10_000,
  ),
  openTablesAddress: integer(
    'OPEN_TABLES_PER_ADDRESS',
    'Maximum number of tables per address that wait for players in the lobby',
    20,
    1,
    1_000_000,
  ),
  sockets: integer(
    'SOCKETS_PER_ADDRESS',
    'Maximum number of sockets per address and process',
    100,
    1,
    100_000,
  ),
  requests: integer(
    'REQUESTS_PER_MINUTE',
    'Maximum number of requests per minute, per address or person and process',
    600,
    1,
    1_000_000,
  ),
  guests: integer('GUESTS_PER_HOUR', 'Maximum number of new guests per hour and address', 60, 1, 1_000_000),
  passwordCost: integer('PASSWORD_COST', 'Password hashing cost: 2^n KiB of memory per check', 15, 10, 20),
  messages: integer(
    'MESSAGES_PER_SECOND',
    'Average number of socket messages per second, per person (or address) and process',
    20,
    1,
    100_000,
  ),
  metrics: {
    variable: 'METRICS_TOKEN',
    help: 'Token for reading /metrics; without it only METRICS_FROM can read them',
    expected: 'at least 16 characters without spaces',
    defaultValue: undefined,
    isSecret: true,
    read: (given) => (/^\S{16,}$/.test(given) ? given : undefined),
  } as Setting<string | undefined>,
  metricsFrom: {
    variable: 'METRICS_FROM',
    help: 'Addresses that can read /metrics without a token, unless a proxy forwarded the request',
    expected: 'addresses or networks separated by commas, such as 10.0.0.7,192.168.0.0/16',
    defaultValue: '',
    read: (given) => (parseNetworks(given) ? given : undefined),
  } as Setting<string>,
  contact: text(
    'CONTACT',
    'Name and contact of the operator, for the privacy page',
    '',
    'a name, an address or both, in one line of at most 200 characters',
    /^[^\n\r]{1,200}$/,
  ),
  keepGuests: days(
    'KEEP_GUESTS_DAYS',
    'Days after which inactive guests without a way to sign in are deleted',
    400,
  ),
  keepAddresses: days(
    'KEEP_ADDRESSES_DAYS',
    'Days after which email addresses and push subscriptions of inactive people are deleted',
    730,
  ),
  keepTalk: days('KEEP_TALK_DAYS', 'Days after which chat messages and their reports are deleted', 365),
  keepClosed: days('KEEP_CLOSED_DAYS', 'Days after which tables that never started are deleted', 30),
  keepGames: days('KEEP_GAMES_DAYS', 'Days after which finished games are deleted', 0),
  log: oneOf('LOG_LEVEL', 'Log level', 'warn', ['silent', 'error', 'warn', 'info', 'debug']),
} as const satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof SETTINGS;
type ValueOf<S> = S extends Setting<infer V> ? V : never;
export type Settings = { readonly [N in SettingName]: ValueOf<(typeof SETTINGS)[N]> };

/** An invalid setting: its name and what was expected. */
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

/** Both names of a setting, for when it is unknown which one was used. */
export const namesOf = (name: SettingName): string => `${flagOf(name)} (${SETTINGS[name].variable})`;

/** Reads settings from flags, then from the environment. Throws `BadSetting` for the first invalid one. */
export function readSettings(
  flags: Readonly<Partial<Record<SettingName, string>>>,
  environment: Readonly<Record<string, string | undefined>>,
): Settings {
  const read = Object.entries<Setting<unknown>>(SETTINGS).map(([name, setting]) => {
    const flag = flags[name as SettingName];
    const given = flag ?? environment[setting.variable];
    if (given === undefined || given === '') return [name, setting.defaultValue];
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
