import type { Language, TerminalMessages } from '@archivolt/i18n';
import type { Io } from './io.ts';

export interface Command {
  /** The help, and whatever is refused, is told in the language of the reader; without this in English. */
  spoken?: true;
  help(m: TerminalMessages, language: Language): string | Promise<string>;
  run(argv: readonly string[], io: Io): Promise<number>;
}

/** A command is read from the disk when it is called: who plays does not wait for the server. */
interface Listed {
  name: string;
  summary: string;
  load(): Promise<Command>;
}

export const COMMANDS: readonly Listed[] = [
  {
    name: 'play',
    summary: 'play in the terminal, against bots, Ivan or each other',
    load: async () => (await import('./play/play.ts')).play,
  },
  {
    name: 'sim',
    summary: 'bots play many games, and the figures are printed',
    load: async () => (await import('./sim/sim.ts')).sim,
  },
  {
    name: 'bench',
    summary: 'how fast the games are played and the bots think, beside boardgame.io',
    load: async () => (await import('./bench/bench.ts')).bench,
  },
  {
    name: 'arena',
    summary: 'bots are measured against each other, with intervals',
    load: async () => (await import('./arena.ts')).arena,
  },
  {
    name: 'train',
    summary: 'a net learns a game by playing against itself',
    load: async () => (await import('./train.ts')).train,
  },
  {
    name: 'strength',
    summary: 'fills the tables of bots/STRENGTH.md',
    load: async () => (await import('./strength.ts')).strength,
  },
  {
    name: 'serve',
    summary: 'the house opens its doors: the web page, tables, people',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'verify',
    summary: 'a finished game is played again from its seed, and its dice are proved',
    load: async () => (await import('./verify.ts')).verify,
  },
  {
    name: 'backup',
    summary: 'everything a server keeps, in one file, while it runs',
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'a backup becomes a server again, in an empty folder or database',
    load: async () => (await import('./backup.ts')).restore,
  },
  {
    name: 'replay',
    summary: 'every game of a backup is played again by the present rules',
    load: async () => (await import('./backup.ts')).replay,
  },
  {
    name: 'import',
    summary: 'a finished game of another house is proved and kept here',
    load: async () => (await import('./backup.ts')).take,
  },
  {
    name: 'reports',
    summary: 'what players have complained of in the talk, newest first, while the server runs',
    load: async () => (await import('./reports.ts')).reports,
  },
  {
    name: 'thaw',
    summary: 'a table that a fault had stopped goes on, once the fault is mended',
    load: async () => (await import('./thaw.ts')).thaw,
  },
];
