import { isLocale, type Language, loadTerminal, PSEUDO } from '@archivolt/i18n';
import { BadArguments, textIn } from './arguments.ts';
import { COMMANDS, type Command } from './commands.ts';
import { type Io, ioOf } from './io.ts';

/** Exit codes, as other tools have them: all well, something went wrong, called wrongly. */
const WELL = 0;
const CALLED_WRONGLY = 2;

const HELP = ['help', '--help', '-h'];

/** Runs a command of the house and answers with its exit code. */
export async function main(argv: readonly string[], io: Io = processIo()): Promise<number> {
  const [name, ...rest] = argv;
  try {
    if (name === undefined || HELP.includes(name)) {
      io.out(overview());
      return name === undefined ? CALLED_WRONGLY : WELL;
    }
    const listed = COMMANDS.find((one) => one.name === name);
    if (listed === undefined) {
      io.err(`archivolt: there is no command ${name}\n\n${overview()}`);
      return CALLED_WRONGLY;
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
      return WELL;
    }
    return await command.run(argv, io);
  } catch (thrown) {
    if (!(thrown instanceof BadArguments)) throw thrown;
    const m = await loadTerminal(language);
    const see = m.calling.see(`archivolt ${name} --help`);
    io.err(`archivolt ${name}: ${textIn(thrown.text, m)}\n${see}\n`);
    return CALLED_WRONGLY;
  }
}

/** The language that `--lang` names, if it is one: the help and a refusal are told before all options are read. */
function languageIn(argv: readonly string[]): Language | undefined {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const named = argv[at]?.slice('--lang='.length) || argv[at + 1];
  return at >= 0 && isLocale(named) && named !== PSEUDO ? named : undefined;
}

function overview(): string {
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(8)} ${summary}`);
  return `archivolt COMMAND: board games of the house in the terminal\n\n${lines.join('\n')}\n\nMore: archivolt COMMAND --help\n`;
}

function processIo(): Io {
  return ioOf({ input: process.stdin, output: process.stdout, error: process.stderr, env: process.env });
}
