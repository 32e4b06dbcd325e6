/** Colour and width of text in a terminal. */

const CODES = {
  bold: 1,
  dim: 2,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 94,
  purple: 35,
  white: 97,
} as const;

export type Style = keyof typeof CODES;

export type Paint = (style: Style | undefined, text: string) => string;

/** A drawing area: its colours, and its width in characters. */
export interface Page {
  paint: Paint;
  width: number;
}

export function painter(colour: boolean): Paint {
  if (!colour) return (_style, text) => text;
  return (style, text) => (style && text !== '' ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text);
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9]+m`, 'g');

/** The width of a text on the screen in characters. */
function widthOf(text: string): number {
  return [...text.replace(ESCAPES, '')].length;
}

export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

const NO_BREAK = '\u00a0';

/** A text that `wrap` does not break. */
export function glued(text: string): string {
  return text.replaceAll(' ', NO_BREAK);
}

/** Joins items two spaces apart, each of which `wrap` does not break. */
export function spaced(things: readonly string[]): string {
  return things.map(glued).join(`${NO_BREAK} `);
}

/** Wraps a text to lines of at most `width` characters; later lines are indented. French punctuation stays with its word. */
export function wrap(text: string, width: number, indent = 0): string[] {
  const [first = '', ...words] = text.split(/ (?![:;?!»](?: |$))/);
  const lines: string[] = [];
  let line = first;
  for (const word of words) {
    if (widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line.trimEnd());
      line = `${' '.repeat(indent)}${word}`;
    } else line = `${line} ${word}`;
  }
  return [...lines, line.trimEnd()].map((whole) => whole.replaceAll(NO_BREAK, ' '));
}

/** Rounds to a number of decimal places. */
export function round(value: number, places = 3): number {
  return Number(value.toFixed(places));
}
