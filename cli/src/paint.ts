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

/** Where something is drawn: with which colours, and how many characters wide. */
export interface Page {
  paint: Paint;
  width: number;
}

export function painter(colour: boolean): Paint {
  if (!colour) return (_style, text) => text;
  return (style, text) => (style && text !== '' ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text);
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9]+m`, 'g');

/** Characters that a text takes up on the screen. */
function widthOf(text: string): number {
  return [...text.replace(ESCAPES, '')].length;
}

export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

const NO_BREAK = '\u00a0';

/** A text that `wrap` leaves in one piece. */
export function glued(text: string): string {
  return text.replaceAll(' ', NO_BREAK);
}

/** Things that `wrap` leaves in one piece each, two spaces apart. */
export function spaced(things: readonly string[]): string {
  return things.map(glued).join(`${NO_BREAK} `);
}

/** A text in lines of at most so many characters; later lines are indented. A sign of French stays with its word. */
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
