import type { Language, TerminalMessages } from '@archivolt/i18n';
import type { Io } from './io.ts';

export interface Command {
  /** Help and errors are in the reader's language; by default they are in English. */
  spoken?: true;
  help(m: TerminalMessages, language: Language): string | Promise<string>;
  run(argv: readonly string[], io: Io): Promise<number>;
}

/** Commands are loaded lazily, so that players do not wait for the server's modules. */
interface CommandEntry {
  name: string;
  summary: string;
  load(): Promise<Command>;
}

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'play',
    summary: 'play in the terminal: alone, against bots or each other',
    load: async () => (await import('./play/play.ts')).play,
  },
  {
    name: 'sim',
    summary: 'simulate many bot games and print statistics',
    load: async () => (await import('./sim/sim.ts')).sim,
  },
  {
    name: 'bench',
    summary: 'benchmark the games and the bots against boardgame.io',
    load: async () => (await import('./bench/bench.ts')).bench,
  },
  {
    name: 'arena',
    summary: 'play bots against each other and print win rates with confidence intervals',
    load: async () => (await import('./arena.ts')).arena,
  },
  {
    name: 'train',
    summary: 'train a neural network by self-play',
    load: async () => (await import('./train.ts')).train,
  },
  {
    name: 'strength',
    summary: 'measure the bots and fill the tables in bots/STRENGTH.md',
    load: async () => (await import('./strength.ts')).strength,
  },
  {
    name: 'calibrate',
    summary: 'compare the chances that a study gives with the outcomes of bot games',
    load: async () => (await import('./calibrate.ts')).calibrate,
  },
  {
    name: 'puzzles',
    summary: 'find decisions with one clear answer in bot games, as puzzles for the web app',
    load: async () => (await import('./puzzles.ts')).puzzles,
  },
  {
    name: 'serve',
    summary: 'start the web server',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'verify',
    summary: 'replay a finished game from its seed and check every roll and draw',
    load: async () => (await import('./verify.ts')).verify,
  },
  {
    name: 'backup',
    summary: 'write all server data to one file (works while the server runs)',
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'restore a backup into an empty folder or database',
    load: async () => (await import('./backup.ts')).restore,
  },
  {
    name: 'replay',
    summary: 'replay every game in a backup under the current rules',
    load: async () => (await import('./backup.ts')).replay,
  },
  {
    name: 'check',
    summary: 'check the stored data for faults: database, logs, states, dice and hash chains',
    load: async () => (await import('./check.ts')).check,
  },
  {
    name: 'import',
    summary: 'verify and import a finished game from another server',
    load: async () => (await import('./backup.ts')).importCommand,
  },
  {
    name: 'admin',
    summary: 'list, add or remove operators, who can open the page /admin (works while the server runs)',
    load: async () => (await import('./admin.ts')).admin,
  },
  {
    name: 'reports',
    summary: 'list chat reports, newest first (works while the server runs)',
    load: async () => (await import('./reports.ts')).reports,
  },
  {
    name: 'unfreeze',
    summary: 'resume a table that was frozen by a bug',
    load: async () => (await import('./unfreeze.ts')).unfreeze,
  },
];
