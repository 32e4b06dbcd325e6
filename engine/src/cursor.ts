import type { Parsed } from './game.ts';

class BadText extends Error {
  constructor(
    readonly at: number,
    readonly why: string,
  ) {
    super(`at ${at}: ${why}`);
  }
}

/** Walks a text from left to right for a notation; the first mistake is kept with its place. */
export class Cursor {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** How far it has come. */
  get at(): number {
    return this.#at;
  }

  get done(): boolean {
    return this.#at >= this.#text.length;
  }

  /** The next character; empty at the end. */
  get next(): string {
    return this.#text.charAt(this.#at);
  }

  /** Stops the parsing here, or `back` characters before here. */
  fail(why: string, back = 0): never {
    throw new BadText(this.#at - back, why);
  }

  /** Is this the next piece of text? Then steps over it. */
  skip(piece: string): boolean {
    if (!this.#text.startsWith(piece, this.#at)) return false;
    this.#at += piece.length;
    return true;
  }

  expect(piece: string): void {
    if (!this.skip(piece)) this.fail(`expected "${piece}"`);
  }

  /** The longest run of characters that the pattern allows; `name` says what was looked for. */
  run(pattern: RegExp, name: string): string {
    let end = this.#at;
    while (end < this.#text.length && pattern.test(this.#text.charAt(end))) end++;
    if (end === this.#at) this.fail(`expected ${name}`);
    const found = this.#text.slice(this.#at, end);
    this.#at = end;
    return found;
  }

  word(name: string): string {
    return this.run(/[^\s]/, name);
  }

  number(name: string, min: number, max: number): number {
    const digits = this.run(/[0-9]/, name);
    const value = Number(digits);
    if (value < min || value > max) this.fail(`${name} must be from ${min} to ${max}`, digits.length);
    return value;
  }

  /** One of the given names; the longest that fits wins. Gives its index. */
  choice(names: readonly string[], name: string): number {
    let best = -1;
    for (const [index, candidate] of names.entries()) {
      if (!this.#text.startsWith(candidate, this.#at)) continue;
      if (best < 0 || candidate.length > (names[best] ?? '').length) best = index;
    }
    if (best < 0) this.fail(`expected ${name}: one of ${names.join(', ')}`);
    this.#at += (names[best] ?? '').length;
    return best;
  }
}

/** Parses the whole text with the reader; what is left over is a mistake too. */
export function parse<V>(text: string, read: (cursor: Cursor) => V): Parsed<V> {
  const cursor = new Cursor(text);
  try {
    const value = read(cursor);
    if (!cursor.done) cursor.fail('nothing more was expected here');
    return { ok: true, value };
  } catch (thrown) {
    if (thrown instanceof BadText) return { ok: false, at: thrown.at, why: thrown.why };
    throw thrown;
  }
}
