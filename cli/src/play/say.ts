import { wrap } from '@archivolt/terminal';
import type { Io } from '../io.ts';
import type { LogLine } from './match.ts';

/** Prints lines wrapped to the terminal; continuation lines keep the indentation. */
export function say(io: Io, lines: readonly string[]): void {
  for (const line of lines) io.out(`${wrapped(line, io.width).join('\n')}\n`);
}

/** Prints what has happened; the log also cites the rules. */
export function printLog(io: Io, lines: readonly LogLine[]): void {
  say(
    io,
    lines.map(({ text }) => text),
  );
}

/** Prints an answer, indented to set it apart from the table. */
export function answer(io: Io, text: string): void {
  say(io, [`   ${text}`]);
}

function wrapped(line: string, width: number): string[] {
  const indent = /^ */.exec(line)?.[0].length ?? 0;
  return wrap(line.slice(indent), width - indent).map((part) => `${' '.repeat(indent)}${part}`);
}
