import { block, gothicD, merlons, type TowerLook, tower } from '../masonry.ts';
import { cloud, rings, stars } from '../sky.ts';
import { C, circ, hatch, line, P, rect } from '../woodcut.ts';

export function magicAcademy(): string {
  let s =
    rect(6, 6, 188, 188, C.night, { s: 0 }) +
    rings(
      56,
      50,
      [
        [104, 8],
        [88, 6.6],
        [74, 5.4],
        [61, 4.2],
        [49, 3],
      ],
      C.plum,
    ) +
    circ(56, 50, 21, C.sand, { s: 0 }) +
    circ(56, 50, 17, C.milk, { s: 0 }) +
    P('M50 44a4 4 0 1 0 5 5a5 5 0 0 1-5-5ZM60 56a3 3 0 1 0 4 3a4 4 0 0 1-4-3Z', C.sand, { s: 0 });
  s += stars(
    [
      [150, 34, 6],
      [166, 54, 3.4],
      [142, 60, 3],
      [24, 24, 3],
      [24, 82, 3.4],
      [180, 110, 3],
      [20, 104, 2.6],
      [172, 30, 2.6],
    ],
    C.honey,
  );
  s +=
    P('M4 196V150C30 138 60 148 90 142S160 134 196 146V196Z', C.indigo, { w: 1.6 }) +
    cloud(14, 150, 0.7, C.lilac, C.mauve) +
    cloud(142, 148, 0.72, C.lilac, C.mauve);
  s += `<path d="M28 112C34 92 150 62 178 84" fill="none" stroke="${C.honey}" stroke-width="1.8" stroke-dasharray="30 7 3 7"/>`;
  // floating rock
  s +=
    P(
      'M38 118H164C160 126 150 128 144 136C136 142 130 138 122 148C116 156 108 158 102 168C94 158 92 150 82 148C74 146 72 138 62 136C52 134 44 126 38 118Z',
      C.stone3,
      { w: 2 },
    ) +
    P(
      'M110 118H164C160 126 150 128 144 136C136 142 130 138 122 148C116 156 108 158 102 168C106 150 116 136 110 118Z',
      C.plum,
      { s: 0 },
    ) +
    hatch(
      [
        [112, 120],
        [162, 120],
        [144, 136],
        [122, 148],
        [104, 164],
        [110, 140],
      ],
      { gap: 4, w: 1.8, reach: 0.8 },
    ) +
    line('M56 124l8 8M74 124l4 14l8 4M92 126l2 18M104 128l-4 18', 1.3);
  s += P('M32 119C40 112 56 114 70 113H136C150 114 160 112 170 119C150 123 60 123 32 119Z', C.moss, {
    w: 1.6,
  });
  // towers
  const t = (x: number, y: number, w: number, rh: number, lean = 0, o: TowerLook = {}): string =>
    `<g transform="rotate(${lean} ${x + w / 2} 116)">` +
    tower(x, y, w, 116 - y, {
      c: C.cream,
      sh: C.lilac,
      roof: C.mauve,
      roof2: C.plum,
      rh,
      over: 4,
      wn: 0,
      ...o,
    }) +
    '</g>';
  s += t(46, 84, 16, 34, -6) + t(142, 88, 14, 30, 7);
  s += block(58, 92, 86, 24, C.cream, C.lilac, { part: 0.3 }) + merlons(58, 89, 86, 9, { h: 5, c: C.cream });
  s += t(66, 68, 17, 36, -2) + t(120, 74, 15, 32, 3);
  s +=
    block(86, 74, 32, 42, C.cream, C.lilac, { part: 0.36 }) +
    rect(83, 71, 38, 5, C.gold, { w: 1.3 }) +
    P('M82 72C86 62 96 62 97 48C99 52 99 54 104 52C103 62 116 62 122 72Z', C.azure, { w: 1.8 }) +
    P('M101 72C106 64 101 58 104 52C103 62 116 62 122 72Z', C.navy, { s: 0 });
  const lit = (x: number, y: number, w: number, h: number): string =>
    P(gothicD(x, y, w, h), C.honey, { w: 1.2 });
  s +=
    lit(51, 94, 5, 10) +
    lit(71, 80, 6, 11) +
    lit(124, 84, 5, 10) +
    lit(147, 97, 4.6, 9) +
    lit(90, 82, 6, 12) +
    lit(99, 82, 6, 12) +
    lit(108, 82, 6, 12) +
    [64, 74, 124, 134].map((x) => lit(x, 100, 5, 9)).join('') +
    P(gothicD(94, 100, 16, 16), C.coral, { w: 1.5 }) +
    line('M102 101V116', 1);
  return (
    s +
    `<path d="M28 112C50 126 150 112 178 84" fill="none" stroke="${C.honey}" stroke-width="2.2" stroke-dasharray="40 7 3 7"/>` +
    stars(
      [
        [28, 112, 5.4],
        [178, 84, 6],
      ],
      C.milk,
    )
  );
}
