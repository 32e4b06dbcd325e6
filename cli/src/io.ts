import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Language } from '@archivolt/i18n';
import { type Page, painter } from './paint.ts';
import { languageIn } from './tongue.ts';

/** Where a command reads and writes; tests bring their own. */
export interface Io extends Page {
  out(text: string): void;
  err(text: string): void;
  /** The next line that the person types, undefined at the end of the input or on Ctrl-C. */
  ask(prompt: string): Promise<string | undefined>;
  /** Ends the reading, so that the process can end. */
  close(): void;
  /** What the system says that is spoken here. */
  language: Language;
  /** Is there somebody who sees a progress line? */
  watched: boolean;
}

/** Boards need the one, and the eye loses its line beyond the other. */
const NARROWEST = 80;
const WIDEST = 100;

export interface Streams {
  input: Readable & { isTTY?: boolean };
  output: Writable & { isTTY?: boolean; columns?: number };
  error: Writable & { isTTY?: boolean };
  env: Record<string, string | undefined>;
}

export function ioOf({ input, output, error, env }: Streams): Io {
  // A reader that goes away early, as `head` does, is no mistake of ours.
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
    width: Math.min(WIDEST, Math.max(NARROWEST, output.columns ?? NARROWEST)),
    language: languageIn(env),
    watched: error.isTTY === true,
  };
}

/** NO_COLOR (no-color.org) wins over everything; FORCE_COLOR helps where a terminal is not recognised. */
function usesColour(output: Streams['output'], env: Streams['env']): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return output.isTTY === true && env.TERM !== 'dumb';
}

interface LineReader {
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Lines may come faster than they are asked for (a pipe) or slower (a person): both wait for each other here. */
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
        if (!isTerminal) output.write(`${line}\n`); // a transcript shows what was answered
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
