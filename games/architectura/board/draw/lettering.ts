/**
 * Custom numerals and capitals, written with one broad-nib pen, as paths: a 7 looks the same on every machine, and no font is
 * loaded. Each letter is a skeleton on a grid 100 high (top 0, baseline 100); the pen is an ellipse, which is a stroke seen
 * through a skewing matrix.
 */
const NIB = (-24 * Math.PI) / 180;
/** Thin to thick. */
const FLAT = 0.42;
const COS = Math.cos(NIB);
const SIN = Math.sin(NIB);

/** Advance and skeleton. */
type Glyph = readonly [number, string];
const BLANK: Glyph = [30, ''];
const O = 'M37 9C17 9 8 28 8 50C8 72 17 91 37 91C57 91 66 72 66 50C66 28 57 9 37 9Z';
const GLYPHS: Readonly<Record<string, Glyph>> = {
  '0': [60, 'M30 9C13 9 8 30 8 50C8 70 13 91 30 91C47 91 52 70 52 50C52 30 47 9 30 9Z'],
  '1': [46, 'M9 27C18 22 23 16 26 9L26 91M11 91L41 91'],
  '2': [58, 'M9 29C10 16 18 9 29 9C42 9 49 17 49 29C49 48 29 62 8 91L52 91'],
  '3': [
    58,
    'M10 20C13 12 20 9 28 9C40 9 47 16 47 27C47 40 37 46 24 47C40 47 51 54 51 69C51 83 41 91 27 91C17 91 10 88 7 80',
  ],
  '4': [62, 'M43 91L43 9L7 67L57 67'],
  '5': [58, 'M48 9L17 9L14 45C19 41 24 39 30 39C43 39 51 49 51 64C51 82 41 91 27 91C18 91 11 88 8 81'],
  '6': [60, 'M46 12C24 18 8 38 8 64C8 82 17 91 31 91C44 91 52 82 52 68C52 54 45 46 33 46C22 46 12 53 9 64'],
  '7': [56, 'M9 20L9 9L51 9C37 32 27 60 25 91'],
  '8': [
    60,
    'M30 47C18 43 13 36 13 27C13 16 20 9 30 9C40 9 47 16 47 27C47 36 42 43 30 47C16 52 8 58 8 70C8 83 16 91 30 91C44 91 52 83 52 70C52 58 44 52 30 47Z',
  ],
  '9': [60, 'M14 88C36 82 52 62 52 36C52 18 43 9 29 9C16 9 8 18 8 32C8 46 15 54 27 54C38 54 48 47 51 36'],
  '+': [52, 'M7 55L45 55M26 34L26 76'],
  '-': [46, 'M7 55L39 55'],
  '.': [24, 'M11 90L12 91'],
  "'": [24, 'M14 8L9 24'],
  A: [72, 'M6 91L34 9L38 9L66 91M17 63L56 63'],
  B: [
    62,
    'M14 9L14 91M7 9L30 9C43 9 49 16 49 27C49 40 40 46 28 46L14 46M28 46C44 46 54 54 54 68C54 83 44 91 29 91L7 91',
  ],
  C: [68, 'M60 24C55 14 47 9 38 9C18 9 8 28 8 50C8 73 20 91 39 91C49 91 56 87 62 77'],
  D: [70, 'M14 9L14 91M7 9L28 9C50 9 62 25 62 50C62 76 50 91 28 91L7 91'],
  E: [56, 'M14 9L14 91M7 9L48 9M14 48L41 48M7 91L50 91'],
  F: [53, 'M14 9L14 91M7 9L48 9M14 49L40 49'],
  G: [70, 'M60 22C55 14 47 9 38 9C18 9 8 28 8 50C8 73 20 91 39 91C48 91 55 88 60 83L60 56L42 56'],
  H: [70, 'M14 9L14 91M56 9L56 91M14 49L56 49'],
  I: [30, 'M15 9L15 91'],
  J: [42, 'M29 9L29 72C29 85 22 91 13 91C10 91 7 90 5 88'],
  K: [64, 'M14 9L14 91M54 9L16 51M27 40L58 91'],
  L: [53, 'M14 9L14 91L49 91'],
  M: [82, 'M10 91L16 9L41 70L66 9L72 91'],
  N: [72, 'M13 91L13 9L58 91L58 9'],
  O: [74, O],
  P: [59, 'M14 9L14 91M7 9L31 9C45 9 52 18 52 30C52 44 43 52 30 52L14 52'],
  Q: [74, `${O}M42 76L66 104`],
  R: [63, 'M14 9L14 91M7 9L31 9C45 9 51 17 51 28C51 42 42 49 30 49L14 49M30 49L58 91'],
  S: [
    56,
    'M46 20C42 13 36 9 28 9C17 9 10 16 10 27C10 38 18 44 29 49C41 54 49 60 49 71C49 84 40 91 27 91C18 91 11 87 7 79',
  ],
  T: [60, 'M30 9L30 91M5 20L5 9L55 9L55 20'],
  U: [68, 'M13 9L13 62C13 82 21 91 34 91C47 91 55 82 55 62L55 9'],
  V: [68, 'M6 9L33 91L36 91L62 9'],
  W: [92, 'M6 9L26 91L28 91L46 22L64 91L66 91L86 9'],
  X: [66, 'M9 9L57 91M57 9L9 91'],
  Y: [64, 'M6 9L32 50L58 9M32 50L32 91'],
  Z: [60, 'M9 20L9 9L52 9L8 91L52 91L52 80'],
  ß: [
    62,
    'M14 91L14 30C14 16 21 9 31 9C42 9 48 16 48 26C48 36 42 40 36 44C46 48 54 55 54 69C54 83 46 91 34 91C29 91 26 90 24 88',
  ],
};
/** Accents; x counts from the middle of the letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0301': 'M-4 -8L8 -24',
  '\u0300': 'M4 -8L-8 -24',
  '\u0302': 'M-12 -9L0 -24L12 -9',
  '\u0303': 'M-14 -10C-8 -24 6 -4 14 -20',
  '\u0308': 'M-11 -15L-10 -15M10 -15L11 -15',
  '\u0327': 'M2 98C12 100 10 114 -6 112',
};
/** Kerning pairs. */
const KERN: Readonly<Record<string, number>> = {
  AT: -9,
  TA: -9,
  LT: -9,
  AV: -9,
  VA: -9,
  PA: -8,
  FO: -4,
  TO: -4,
  LY: -10,
  RY: -5,
  AC: -3,
  RA: -3,
  TR: -3,
  RT: -3,
  AU: -2,
  FA: -7,
  OA: -2,
};

const short = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
const fine = (value: number): string => String(Math.round(value * 1000) / 1000);
/** The transform of every written path. */
export const PEN = `matrix(${fine(COS)} ${fine(SIN)} ${fine(-SIN * FLAT)} ${fine(COS * FLAT)} 0 0)`;

const lettersOf = (text: string): string[] => [
  ...text
    .replace(/[\u2212\u2013\u2010]/g, '-')
    .replace(/\u2019/g, "'")
    .normalize('NFD')
    .replaceAll('ß', '\u0001')
    .toUpperCase()
    .replaceAll('\u0001', 'ß'),
];

/** Whether the pen can write all of it. Other scripts use a font instead. */
export const canWrite = (text: string): boolean =>
  lettersOf(text).every((letter) => letter === ' ' || letter in GLYPHS || letter in ACCENTS);

export interface Writing {
  /** Height of the capitals. */
  size: number;
  x?: number;
  /** The baseline. */
  y?: number;
  /** Between letters, in hundredths of the size. */
  track?: number;
  anchor?: 'start' | 'middle';
}

/** The width of a text. */
export function measure(text: string, size: number, track = 0): number {
  let width = -track;
  let before = '';
  for (const letter of lettersOf(text)) {
    if (letter in ACCENTS) continue;
    width += (KERN[before + letter] ?? 0) + (GLYPHS[letter] ?? BLANK)[0] + track;
    before = letter;
  }
  return (width * size) / 100;
}

/** A text as the data of one path, to be drawn with the transform `PEN`. */
export function written(text: string, { size, x = 0, y = 0, track = 0, anchor = 'middle' }: Writing): string {
  const scale = size / 100;
  let at = anchor === 'middle' ? x - measure(text, size, track) / 2 : x;
  let d = '';
  let before = '';
  let middle = at;
  const put = (skeleton: string, left: number): void => {
    d += skeleton.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, sx: string, sy: string) => {
      // The inverse transform, so that the matrix moves it to the right place.
      const px = left + Number(sx) * scale;
      const py = y - size + Number(sy) * scale;
      return `${short(px * COS + py * SIN)} ${short((-px * SIN + py * COS) / FLAT)}`;
    });
  };
  for (const letter of lettersOf(text)) {
    const accent = ACCENTS[letter];
    if (accent !== undefined) {
      put(accent, middle);
      continue;
    }
    const [advance, skeleton] = GLYPHS[letter] ?? BLANK;
    at += (KERN[before + letter] ?? 0) * scale;
    put(skeleton, at);
    middle = at + (advance * scale) / 2;
    at += (advance + track) * scale;
    before = letter;
  }
  return d;
}
