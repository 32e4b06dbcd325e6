import { main } from './main.ts';
import { painter } from './paint.ts';

export interface Session {
  code: number;
  out: string;
  err: string;
}

/** What is typed next: seen is what was printed since the last answer; undefined ends the input. */
export type Typist = (seen: string) => string | undefined;

/** Runs a command with a terminal that is only text. */
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

/** Types these lines, then the same one for ever, or ends the input. */
export function typing(lines: readonly string[], then?: string): Typist {
  let next = 0;
  return () => lines[next++] ?? then;
}
