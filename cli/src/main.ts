import { isLocale, type Language, loadTerminal, PSEUDO } from '@archivolt/i18n';
import { BadArguments, textIn } from '@archivolt/terminal';
import { COMMANDS, type Command } from './commands.ts';
import { type Io, ioOf } from './io.ts';

/** Exit codes as in other tools: 0 success, 1 failure, 2 usage error. */
const EXIT_OK = 0;
const EXIT_USAGE = 2;

const HELP = ['help', '--help', '-h'];
const VERSIONS = ['version', '--version', '-v'];

/** Runs a command and returns its exit code. */
export async function main(argv: readonly string[], io: Io = processIo()): Promise<number> {
  const [name, ...rest] = argv;
  try {
    if (name === undefined || HELP.includes(name)) {
      io.out(overview());
      return name === undefined ? EXIT_USAGE : EXIT_OK;
    }
    if (VERSIONS.includes(name)) {
      io.out(`${(await import('@archivolt/server/version')).VERSION}\n`);
      return EXIT_OK;
    }
    const listed = COMMANDS.find((one) => one.name === name);
    if (listed === undefined) {
      io.err(`archivolt: unknown command “${name}”\n\n${overview()}`);
      return EXIT_USAGE;
    }
    return await call(name, await listed.load(), rest, io);
  } finally {
    io.close();
  }
}

async function call(name: string, command: Command, argv: readonly string[], io: Io): Promise<number> {
  const language = command.spoken ? (languageIn(argv) ?? io.language) : 'en';
  try {
    if (argv.some((argument) => argument === '--help' || argument === '-h')) {
      io.out(await command.help(await loadTerminal(language), language));
      return EXIT_OK;
    }
    return await command.run(argv, io);
  } catch (thrown) {
    if (!(thrown instanceof BadArguments)) throw thrown;
    const m = await loadTerminal(language);
    const see = m.calling.see(`archivolt ${name} --help`);
    io.err(`archivolt ${name}: ${textIn(thrown.text, m)}\n${see}\n`);
    return EXIT_USAGE;
  }
}

/** The language given by `--lang`, if valid: help and errors need it before all options are parsed. */
function languageIn(argv: readonly string[]): Language | undefined {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const named = argv[at]?.slice('--lang='.length) || argv[at + 1];
  return at >= 0 && isLocale(named) && named !== PSEUDO ? named : undefined;
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: archivolt COMMAND [options]\n\n${lines.join(
    '\n',
  )}\n\nHelp for a command: archivolt COMMAND --help. Version: archivolt --version.\nExit status: 0 success, 1 failure, 2 wrong usage.\n`;
}

function processIo(): Io {
  return ioOf({ input: process.stdin, output: process.stdout, error: process.stderr, env: process.env });
}
