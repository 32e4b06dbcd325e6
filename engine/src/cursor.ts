import type { Parsed } from './game.ts';
import {
  type Contradiction,
  type EngineMistake,
  type FactsOf,
  inWords,
  type Mistake,
  mistake,
} from './mistake.ts';

class BadText extends Error {
  constructor(
    readonly at: number,
    readonly mistake: Mistake,
  ) {
    super(`at ${at}: ${inWords(mistake)}`);
  }
}

/**
 * Parser for a notation: reads a text from left to right and reports the first mistake with its position. `Word` is the
 * closed list of things that can be expected, for notations that players write.
 */
export class Cursor<Word extends string = string> {
  #at = 0;
  readonly #text: string;
  #refused: (Contradiction & { readonly at: number }) | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** The current position. */
  get at(): number {
    return this.#at;
  }

  get done(): boolean {
    return this.#at >= this.#text.length;
  }

  /** The next character, or an empty string at the end. */
  get next(): string {
    return this.#text.charAt(this.#at);
  }

  /** Aborts parsing at the current position, or `back` characters before it. */
  fail(why: string, back = 0): never {
    throw new BadText(this.#at - back, mistake(why));
  }

  /** What was read is impossible, from the given position on; the rest is still read. */
  get refused(): (Contradiction & { readonly at: number }) | undefined {
    return this.#refused;
  }

  /** Looks for a contradiction in what was read, unless there is one already: what follows may result from it. */
  refuse(find: () => Contradiction | undefined, at = this.#at): void {
    if (this.#refused) return;
    const found = find();
    if (found) this.#refused = { ...found, at };
  }

  #fail<Code extends EngineMistake>(back: number, code: Code, ...facts: FactsOf<Code>): never {
    throw new BadText(this.#at - back, mistake(code, ...facts));
  }

  /** Skips `piece` if it comes next, and returns whether it did. */
  skip(piece: string): boolean {
    if (!this.#text.startsWith(piece, this.#at)) return false;
    this.#at += piece.length;
    return true;
  }

  expect(piece: string): void {
    if (!this.skip(piece)) this.#fail(0, 'expected "{piece}"', { piece });
  }

  /** Reads the longest run of characters matching the pattern; `name` is what the error says was expected. */
  run(pattern: RegExp, name: Word): string {
    let end = this.#at;
    while (end < this.#text.length && pattern.test(this.#text.charAt(end))) end++;
    if (end === this.#at) this.#fail(0, 'expected {what}', { what: mistake<string>(name) });
    const found = this.#text.slice(this.#at, end);
    this.#at = end;
    return found;
  }

  word(name: Word): string {
    return this.run(/[^\s]/, name);
  }

  number(name: Word, min: number, max: number): number {
    const digits = this.run(/[0-9]/, name);
    const value = Number(digits);
    if (value < min || value > max) {
      const what = mistake<string>(name);
      this.#fail(digits.length, '{what} must be from {min} to {max}', { what, min, max });
    }
    return value;
  }

  /** Reads one of the given names, preferring the longest, and returns its index. */
  choice(names: readonly string[], name: Word): number {
    let best = -1;
    for (const [index, candidate] of names.entries()) {
      if (!this.#text.startsWith(candidate, this.#at)) continue;
      if (best < 0 || candidate.length > (names[best] ?? '').length) best = index;
    }
    if (best < 0) {
      const facts = { what: mistake<string>(name), values: names.join(', ') };
      this.#fail(0, 'expected {what}: one of {values}', facts);
    }
    this.#at += (names[best] ?? '').length;
    return best;
  }
}

/** Parses the whole text; anything left over is a mistake. A contradiction counts only if the whole text can be read. */
export function parse<V, Word extends string = string>(
  text: string,
  read: (cursor: Cursor<Word>) => V,
): Parsed<V> {
  const cursor = new Cursor<Word>(text);
  try {
    const value = read(cursor);
    if (!cursor.done) cursor.fail('nothing more was expected here' satisfies EngineMistake);
    const { refused } = cursor;
    if (!refused) return { ok: true, value };
    const { at, mistake, part, rule } = refused;
    return { ok: false, at, why: inWords(mistake), mistake, impossible: { value, part, rule } };
  } catch (thrown) {
    if (!(thrown instanceof BadText)) throw thrown;
    return { ok: false, at: thrown.at, why: inWords(thrown.mistake), mistake: thrown.mistake };
  }
}
