import { ground } from '../land.ts';
import { archD, column } from '../masonry.ts';
import { sky } from '../sky.ts';
import { C, circ, courses, ell, hatch, line, P, poly, rect } from '../woodcut.ts';

export function fountain(): string {
  let s = sky(C.pink, C.rose) + circ(100, 70, 40, C.pink, { s: 0 });
  // loggia behind
  s +=
    rect(10, 84, 180, 62, C.peach, { w: 1.5 }) +
    rect(10, 79, 180, 6, C.cream, { w: 1.3 }) +
    poly(
      [
        [6, 79],
        [14, 67],
        [186, 67],
        [194, 79],
      ],
      C.terra,
      { w: 1.5 },
    ) +
    courses(
      [
        [6, 79],
        [14, 67],
        [186, 67],
        [194, 79],
      ],
      { gap: 4, dash: 6, space: 3 },
    );
  for (const x of [16, 42, 68, 110, 136, 162])
    s +=
      P(archD(x, 92, 22, 52), C.wine, { w: 1.4 }) +
      P(archD(x + 8, 96, 14, 48), C.ember, { s: 0 }) +
      line(`M${x - 1.5} 103A12.5 12.5 0 0 1 ${x + 23.5} 103`, 2.2, C.cream);
  s += [39, 65, 107.5, 133.5, 159.5].map((x) => column(x - 1.2, 104, 4.4, 40)).join('');
  s += P(archD(92, 92, 16, 52), C.wine, { w: 1.4 });
  s += ground(140, C.sand, { o: 0.6 });
  // water
  const w = (d: string, k = 2.6): string => line(d, k + 1.8, C.deep) + line(d, k, C.ice);
  s +=
    w('M100 66C90 52 78 60 75 80') +
    w('M100 66C110 52 122 60 125 80') +
    w('M100 66C96 54 88 58 86 80') +
    w('M100 66C104 54 112 58 114 80');
  s +=
    w('M76 84C66 82 54 92 52 122') +
    w('M124 84C134 82 146 92 148 122') +
    w('M78 86C70 88 62 98 61 122', 2) +
    w('M122 86C130 88 138 98 139 122', 2);
  // tiers
  s += P('M96 68h8l2 18h-12Z', C.cream, { w: 1.5 }) + circ(100, 64, 5.4, C.gold, { w: 1.5 });
  s +=
    P('M70 78H130C128 90 116 94 100 94C84 94 72 90 70 78Z', C.cream, { w: 1.8 }) +
    P('M112 78H130C128 90 116 94 104 94C111 90 113 84 112 78Z', C.stone2, { s: 0 }) +
    ell(100, 78, 30, 4.6, C.azure, { w: 1.6 }) +
    line('M84 78q8-2.4 16 0t14 0', 1.2, C.ice);
  s +=
    P('M92 94h16l-2 10l4 20h-20l4-20Z', C.cream, { w: 1.6 }) +
    P('M102 94h6l-2 10l4 20h-8Z', C.stone2, { s: 0 }) +
    hatch(
      [
        [103, 95],
        [108, 95],
        [106, 104],
        [110, 124],
        [103, 124],
      ],
      { gap: 3.4, w: 1.4 },
    );
  s +=
    P('M36 122H164L158 148H42Z', C.cream, { w: 1.8 }) +
    P('M128 122H164L158 148H124Z', C.stone2, { s: 0 }) +
    hatch(
      [
        [126, 124],
        [163, 124],
        [158, 147],
        [124, 147],
      ],
      { gap: 4, w: 1.6, reach: 0.9 },
    ) +
    ell(100, 122, 64, 8.4, C.azure, { w: 1.8 }) +
    ell(100, 121, 52, 5.6, C.sky, { s: 0 });
  s +=
    line('M52 122q6-3 12 0M140 123q6-3 12 0M76 125q8-3 16 0t16 0', 1.3, C.milk) +
    P('M90 119L94 104H106L110 119Q100 123 90 119Z', C.cream, { w: 1.4 }) +
    P('M102 104H106L110 119Q106 121 102 121Z', C.stone2, { s: 0 });
  s += [56, 78, 100, 122, 144]
    .map(
      (x) =>
        `<g transform="translate(${x} 137)">` +
        P('M-5 4C-5-3-2-5 0-5C2-5 5-3 5 4Z', C.stone, { w: 1.1 }) +
        line('M0-4V4M-2.6-2.6L-3 4M2.6-2.6L3 4', 0.8) +
        '</g>',
    )
    .join('');
  return s + rect(34, 146, 132, 4.6, C.stone, { w: 1.4 });
}
