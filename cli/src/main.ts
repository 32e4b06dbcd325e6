import { BadArguments } from './arguments.ts';
import { COMMANDS } from './commands.ts';
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
    const command = await listed.load();
    if (rest.some((argument) => argument === '--help' || argument === '-h')) {
      io.out(command.help());
      return WELL;
    }
    return await command.run(rest, io);
  } catch (thrown) {
    if (!(thrown instanceof BadArguments)) throw thrown;
    io.err(`archivolt ${name}: ${thrown.message}\nSee: archivolt ${name} --help\n`);
    return CALLED_WRONGLY;
  } finally {
    io.close();
  }
}

function overview(): string {
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(8)} ${summary}`);
  return `archivolt COMMAND: board games of the house in the terminal\n\n${lines.join('\n')}\n\nMore: archivolt COMMAND --help\n`;
}

function processIo(): Io {
  return ioOf({ input: process.stdin, output: process.stdout, error: process.stderr, env: process.env });
}
