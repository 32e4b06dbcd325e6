// Custom capitals for titles, after the tall letters of Russian vyaz and uncial hands: flared stems, pointed bowls, a lozenge
// where a bar crosses. 100 units high; each letter has its width.
const stem = (x: number, w = 15): string =>
  `M${x - 3} 0H${x + w + 3}C${x + w} 10 ${x + w - 1} 22 ${x + w - 1} 50C${x + w - 1} 78 ${x + w} 90 ${x + w + 3} 100H${x - 3}C${x} 90 ${x + 1} 78 ${x + 1} 50C${x + 1} 22 ${x} 10 ${x - 3} 0Z`;
const lozenge = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}L${x} ${y - r * 1.25}L${x + r} ${y}L${x} ${y + r * 1.25}Z`;
const bar = (x0: number, x1: number, y: number, t = 6): string =>
  `M${x0} ${y - t / 2}H${x1}V${y + t / 2}H${x0}Z`;
const BOWL = 'M45 5C26 -8 3 12 3 50C3 88 26 108 45 95L47 73C38 92 19 88 19 50C19 12 38 8 47 27Z';

interface Glyph {
  width: number;
  d: string;
  evenOdd?: true;
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: {
    width: 62,
    d: 'M14 -3H44L40 8H20ZM22 2H38L61 100H42ZM24 6L33 26L14 100H1ZM12 64L30 75L47 64V73L30 84L11 73Z',
  },
  C: { width: 50, d: BOWL },
  D: {
    width: 58,
    d: `${stem(4)}M14 0C42 0 54 20 54 50C54 80 42 100 14 100V91C32 90 38 74 38 50C38 26 32 10 14 9Z`,
  },
  E: { width: 50, d: BOWL + bar(18.8, 36, 50) + lozenge(36, 50, 8) },
  H: { width: 62, d: stem(4) + stem(43) + bar(17, 45, 50) + lozenge(31, 50, 8.5) },
  I: { width: 26, d: stem(5) + lozenge(12.5, 50, 12) },
  L: { width: 48, d: `${stem(4)}M10 100V91H32C37 91 40 86 42 74L49 76L46 100Z` },
  O: {
    width: 60,
    d: 'M30 -6C34 8 56 20 56 53C56 86 40 104 30 104C20 104 4 86 4 53C4 20 26 8 30 -6ZM30 17C28 26 20 34 20 55C20 77 26 92 30 92C34 92 40 77 40 55C40 34 32 26 30 17Z',
    evenOdd: true,
  },
  R: {
    width: 58,
    d: `${stem(4)}M14 0H28C44 0 50 12 50 26C50 41 40 51 24 52H14V43H22C31 43 34 36 34 26C34 15 31 9 24 9H14ZM20 50L35 48C38 66 44 84 57 100L38 102C29 88 24 70 20 50Z`,
  },
  T: { width: 54, d: `M0 0H54V22L48 24C47 13 43 9 36 9H18C11 9 7 13 6 24L0 22Z${stem(19.5)}` },
  U: {
    width: 62,
    d: 'M0 0H21C19 12 19 30 19 60C19 82 25 91 32 91C40 91 44 80 44 60C44 30 44 12 42 0H62C60 12 59 30 59 60C59 90 46 104 31 104C14 104 4 92 4 62C4 30 3 12 0 0Z',
  },
  V: { width: 60, d: 'M-1 0H21L34 72L46 0H61L37 104H27Z' },
};

const SPACE = 36;

export interface Letter {
  d: string;
  x: number;
  evenOdd: boolean;
}

/** A word in capitals: the position of each letter, and the width of the word. */
export function letters(word: string, track: number): { letters: Letter[]; width: number } {
  const placed: Letter[] = [];
  let x = 0;
  for (const character of word) {
    const glyph = GLYPHS[character];
    if (!glyph) {
      x += SPACE;
      continue;
    }
    placed.push({ d: glyph.d, x, evenOdd: glyph.evenOdd === true });
    x += glyph.width + track;
  }
  return { letters: placed, width: x - track };
}
