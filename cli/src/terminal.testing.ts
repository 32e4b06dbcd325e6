import { painter } from '@archivolt/terminal';
import { main } from './main.ts';

export interface Session {
  code: number;
  out: string;
  err: string;
}

/** Provides the next input line from the output since the last one; undefined ends the input. */
export type Typist = (seen: string) => string | undefined;

/** Runs a command with a text-only terminal. */
export async function runWith(argv: readonly string[], type: Typist = () => undefined): Promise<Session> {
  let out = '';
  let err = '';
  let answered = 0;
  const code = await main(argv, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    ask: (prompt) => {
      const line = type(out.slice(answered));
      out += prompt + (line === undefined ? '' : `${line}\n`);
      answered = out.length;
      return Promise.resolve(line);
    },
    close: () => {},
    paint: painter(false),
    width: 80,
    language: 'en',
    watched: false,
  });
  return { code, out, err };
}

/** Types these lines, then repeats `then` or ends the input. */
export function typeLines(lines: readonly string[], then?: string): Typist {
  let next = 0;
  return () => lines[next++] ?? then;
}
