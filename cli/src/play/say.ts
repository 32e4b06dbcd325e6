import type { Io } from '../io.ts';
import { wrap } from '../paint.ts';
import type { Line } from './match.ts';

/** Lines as they are, broken where the terminal ends; what is broken goes on under its own beginning. */
export function say(io: Io, lines: readonly string[]): void {
  for (const line of lines) io.out(`${wrapped(line, io.width).join('\n')}\n`);
}

/** What has happened, while it happens; the log names the rules as well. */
export function tell(io: Io, lines: readonly Line[]): void {
  say(
    io,
    lines.map(({ text }) => text),
  );
}

/** An answer of the terminal, set apart from the table. */
export function answer(io: Io, text: string): void {
  say(io, [`   ${text}`]);
}

function wrapped(line: string, width: number): string[] {
  const indent = /^ */.exec(line)?.[0].length ?? 0;
  return wrap(line.slice(indent), width - indent).map((part) => `${' '.repeat(indent)}${part}`);
}
