import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Language } from '@archivolt/i18n';
import { languageIn, type Page, painter } from '@archivolt/terminal';

/** Input and output of a command; tests provide their own. */
export interface Io extends Page {
  out(text: string): void;
  err(text: string): void;
  /** Reads the next line; undefined at the end of input or on Ctrl-C. */
  ask(prompt: string): Promise<string | undefined>;
  /** Stops reading, so that the process can exit. */
  close(): void;
  /** The system's language. */
  language: Language;
  /** Whether a progress line is visible. */
  watched: boolean;
}

/** Boards need at least the minimum; text becomes hard to read beyond the maximum. */
const MIN_WIDTH = 80;
const MAX_WIDTH = 100;

export interface Streams {
  input: Readable & { isTTY?: boolean };
  output: Writable & { isTTY?: boolean; columns?: number };
  error: Writable & { isTTY?: boolean };
  env: Record<string, string | undefined>;
}

export function ioOf({ input, output, error, env }: Streams): Io {
  // A reader that closes the pipe early, as `head` does, is not an error.
  for (const stream of [output, error]) stream.on('error', () => {});
  let lines: LineReader | undefined;
  return {
    out: (text) => void output.write(text),
    err: (text) => void error.write(text),
    ask(prompt) {
      lines ??= readLines(input, output);
      return lines.next(prompt);
    },
    close: () => lines?.close(),
    paint: painter(usesColour(output, env)),
    width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, output.columns ?? MIN_WIDTH)),
    language: languageIn(env),
    watched: error.isTTY === true,
  };
}

/** NO_COLOR (no-color.org) takes precedence; FORCE_COLOR helps if a terminal is not detected. */
function usesColour(output: Streams['output'], env: Streams['env']): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return output.isTTY === true && env.TERM !== 'dumb';
}

interface LineReader {
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Lines may arrive before they are requested (a pipe) or after (a person), so both sides are queued here. */
function readLines(input: Streams['input'], output: Streams['output']): LineReader {
  const isTerminal = input.isTTY === true && output.isTTY === true;
  const reader: Interface = createInterface({
    input,
    ...(isTerminal ? { output, terminal: true } : { terminal: false }),
  });
  const waiting: ((line: string | undefined) => void)[] = [];
  const ready: string[] = [];
  let ended = false;
  reader.on('line', (line) => {
    const asker = waiting.shift();
    if (asker) asker(line);
    else ready.push(line);
  });
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    ended = true;
    for (const asker of waiting.splice(0)) asker(undefined);
  });
  return {
    next(prompt) {
      const line = ready.shift();
      if (isTerminal && !ended) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else output.write(prompt);
      if (line !== undefined) {
        if (!isTerminal) output.write(`${line}\n`); // so that a transcript includes the answers
        return Promise.resolve(line);
      }
      if (ended) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        waiting.push((answer) => {
          if (!isTerminal && answer !== undefined) output.write(`${answer}\n`);
          resolve(answer);
        });
      });
    },
    close: () => reader.close(),
  };
}
