import { cypress, ground, hill } from '../land.ts';
import { archD, column, dome, steps } from '../masonry.ts';
import { birds, rays, rings } from '../sky.ts';
import { C, circ, hatch, line, P, rect } from '../woodcut.ts';

export function temple(): string {
  let s =
    rect(6, 6, 188, 188, C.azure, { s: 0 }) +
    rings(
      100,
      78,
      [
        [100, 9],
        [84, 7.4],
        [70, 6],
      ],
      C.teal,
    ) +
    rays(100, 78, 28, C.gold, { r: 58, part: 0.36 }) +
    circ(100, 78, 45, C.honey, { s: 0 }) +
    circ(100, 78, 40, C.sand, { s: 0 });
  s += hill('126C50 112 110 126 196 112', C.pine) + ground(144, C.sage);
  s +=
    cypress(26, 148, 58, 14) +
    cypress(44, 148, 40, 11) +
    cypress(174, 148, 58, 14) +
    cypress(156, 148, 40, 11);
  s += steps(58, 140, 84, 4, { h: 3, grow: 5 });
  // cella and columns
  s +=
    rect(66, 102, 68, 36, C.wine, { w: 1.4 }) +
    P(archD(91, 106, 18, 33), C.honey, { w: 1.3 }) +
    P(archD(95, 111, 10, 28), C.milk, { s: 0 });
  s +=
    [60, 73, 84].map((x) => column(x, 104, 6.6, 35, C.milk, C.stone)).join('') +
    [109.4, 120.4, 133.4].map((x) => column(x, 104, 6.6, 35, C.milk, C.stone2)).join('');
  s +=
    rect(54, 95, 92, 7.4, C.milk, { w: 1.6 }) +
    rect(116, 95, 30, 7.4, C.stone2, { s: 0 }) +
    P('M54 95h92v7.4H54Z') +
    line(Array.from({ length: 14 }, (_, i) => `M${(58 + i * 6.4).toFixed(1)} 96.4v4.6`).join(''), 1.1) +
    rect(51, 91.6, 98, 4, C.gold, { w: 1.3 });
  s +=
    rect(66, 83, 68, 9, C.milk, { w: 1.5 }) +
    rect(110, 83, 24, 9, C.stone2, { s: 0 }) +
    [72, 82, 92, 102, 112, 122].map((x) => P(archD(x, 84.6, 5, 7.4), C.navy, { w: 0.9 })).join('');
  s +=
    dome(66, 83, 68, 29, C.gold, C.ochre, { ribs: 3, ball: null }) +
    hatch(
      [
        [114, 83],
        [112, 66],
        [120, 62],
        [132, 74],
        [134, 83],
      ],
      { gap: 3.6, w: 1.6, reach: 0.8 },
    );
  // braziers
  const bz = (x: number): string =>
    P(`M${x - 6} 134h12l-3 6h-6Z`, C.patina2, { w: 1.3 }) +
    line(`M${x} 140v8M${x - 4} 149h8`, 2) +
    P(`M${x} 134c-6-2-5-8-1-12c0 4 3 3 2-3c6 4 7 12-1 15Z`, C.coral, { w: 1.1 });
  return (
    s +
    bz(50) +
    bz(150) +
    birds(
      [
        [36, 52, 1],
        [154, 46, 1],
        [166, 56, 0.7],
      ],
      C.milk,
    )
  );
}
