import { cypress, ground, hill } from '../land.ts';
import { birds, rings } from '../sky.ts';
import { C, circ, hatch, line, P, poly, rect } from '../woodcut.ts';

export function obelisk(): string {
  let s =
    rect(6, 6, 188, 188, C.coral, { s: 0 }) +
    rings(
      72,
      104,
      [
        [100, 10],
        [82, 8],
        [66, 6.4],
      ],
      C.apricot,
    ) +
    circ(72, 104, 52, C.apricot, { s: 0 }) +
    circ(72, 104, 44, C.honey, { s: 0 }) +
    circ(72, 104, 37, C.milk, { s: 0 });
  s += birds([
    [44, 54, 1.1],
    [60, 48, 0.8],
    [34, 66, 0.8],
  ]);
  s +=
    hill('124C50 114 110 128 196 112', C.terra) +
    P('M8 121L30 118L34 110L40 118L52 119L58 106L62 119L76 119L80 113L85 119L110 121Z', C.brick, { s: 0 }) +
    ground(136, C.peach, { cuts: C.brick, n: 10 });
  s +=
    cypress(16, 148, 48, 13) + cypress(34, 145, 36, 10) + cypress(49, 142, 27, 8) + cypress(186, 146, 44, 12);
  s += poly(
    [
      [136, 150],
      [160, 150],
      [196, 164],
      [196, 176],
    ],
    C.terra,
    { s: 0 },
  );
  // needle
  const N = [
    [130, 132],
    [137, 32],
    [144, 17],
    [151, 32],
    [158, 132],
  ] as const;
  s +=
    poly(N, C.cream, { w: 2.2 }) +
    poly(
      [
        [147, 132],
        [145, 32],
        [144, 17],
        [151, 32],
        [158, 132],
      ],
      C.wheat,
      { s: 0 },
    ) +
    hatch(
      [
        [147, 132],
        [145.5, 34],
        [151, 34],
        [158, 132],
      ],
      { gap: 4, w: 1.7, reach: 1 },
    );
  s +=
    poly(
      [
        [137, 32],
        [144, 17],
        [151, 32],
      ],
      C.gold,
      { w: 1.6 },
    ) +
    poly(
      [
        [145, 32],
        [144, 17],
        [151, 32],
      ],
      C.gold2,
      { s: 0 },
    ) +
    poly(N, 'none', { w: 2.2 });
  // glyphs: compasses, eye, tower, waves, key
  s += line(
    'M138.6 50l2.6-8l2.6 8M137.6 62q3-3.6 6 0q-3 3.6-6 0M137.8 77v-7h1.500v2h1.600v-2h1.600v2h1.500v-2v7ZM136.6 87q1.7-2.2 3.4 0t3.4 0M136.6 91q1.7-2.2 3.4 0t3.4 0M140 100v10M137 103.400h6M136.6 121q3.4-5 6.8 0q-3.4 5-6.8 0',
    1.3,
    C.brick,
  );
  const base = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, C.cream, { w: 1.6 }) +
    rect(x + w * 0.62, y, w * 0.38, h, C.stone2, { s: 0 }) +
    hatch(
      [
        [x + w * 0.62, y],
        [x + w, y],
        [x + w, y + h],
        [x + w * 0.62, y + h],
      ],
      { gap: 3, w: 1.3, reach: 0.7 },
    ) +
    rect(x, y, w, h, 'none', { w: 1.6 });
  s += base(124, 130, 40, 7) + base(118, 137, 52, 7) + base(112, 144, 64, 8);
  const man = (x: number, y: number, c: string): string =>
    P(
      `M${x - 2.8} ${y}C${x - 2.8} ${y - 8} ${x - 1.4} ${y - 10.5} ${x} ${y - 10.5}C${x + 1.4} ${y - 10.5} ${x + 2.8} ${y - 8} ${x + 2.8} ${y}Z`,
      c,
      { w: 1.1 },
    ) + circ(x, y - 12.6, 2.2, C.peach, { w: 1 });
  return s + man(92, 150, C.teal) + man(100, 150, C.brick) + man(76, 146, C.plum);
}
