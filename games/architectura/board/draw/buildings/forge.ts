import { ground, hill } from '../land.ts';
import { archD, block, win } from '../masonry.ts';
import { puff, rays, sky, stars } from '../sky.ts';
import { C, courses, hatch, line, P, poly, rect } from '../woodcut.ts';

export function forge(): string {
  let s =
    sky(C.coral, C.wine, { n: 15, y1: 126 }) +
    hill('114C40 92 70 112 100 100S160 92 196 108', C.ember) +
    ground(138, C.wood, { cuts: C.ember, o: 0.8 });
  // chimney with sparks
  s += puff(44, 30, 0.9, C.smoke, C.stone3) + puff(28, 22, 0.66, C.smoke, C.stone3);
  s +=
    poly(
      [
        [38, 44],
        [58, 44],
        [64, 100],
        [32, 100],
      ],
      C.stone,
    ) +
    poly(
      [
        [50, 44],
        [58, 44],
        [64, 100],
        [50, 100],
      ],
      C.stone3,
      { s: 0 },
    ) +
    courses(
      [
        [38, 44],
        [58, 44],
        [64, 100],
        [32, 100],
      ],
      { gap: 6, dash: 7, space: 7, o: 0.55 },
    ) +
    hatch(
      [
        [51, 44],
        [58, 44],
        [64, 100],
        [51, 100],
      ],
      { gap: 3.6, w: 1.6 },
    ) +
    rect(35, 38, 26, 7, C.stone, { w: 1.5 });
  s += stars(
    [
      [66, 34, 4],
      [74, 46, 3],
      [62, 52, 2.4],
      [80, 58, 2.2],
      [30, 54, 2.4],
    ],
    C.honey,
  );
  // stone house
  s += block(26, 96, 142, 54, C.stone, C.stone2, {
    part: 0.2,
    brick: { gap: 8, dash: 9, space: 10, o: 0.5 },
  });
  s +=
    poly(
      [
        [18, 98],
        [36, 66],
        [150, 58],
        [178, 94],
      ],
      C.slate,
    ) +
    poly(
      [
        [138, 59],
        [150, 58],
        [178, 94],
        [150, 95],
      ],
      C.slate2,
      { s: 0 },
    ) +
    courses(
      [
        [18, 98],
        [36, 66],
        [150, 58],
        [178, 94],
      ],
      { gap: 6, dash: 8, space: 3, o: 0.6 },
    ) +
    hatch(
      [
        [138, 59],
        [150, 58],
        [178, 94],
        [150, 95],
      ],
      { gap: 4, w: 1.6 },
    ) +
    poly(
      [
        [18, 98],
        [36, 66],
        [150, 58],
        [178, 94],
      ],
      'none',
      { w: 2 },
    );
  s +=
    poly(
      [
        [38, 68],
        [58, 66.5],
        [61, 84],
        [35, 86],
      ],
      C.stone,
      { s: 0 },
    ) +
    poly(
      [
        [50, 67],
        [58, 66.5],
        [61, 84],
        [50, 85],
      ],
      C.stone3,
      { s: 0 },
    ) +
    line('M37 68L34.6 86H61L58 66', 1.6);
  // glowing mouth
  s +=
    P(archD(56, 98, 72, 52), C.stone3, { w: 1.8 }) +
    P(archD(62, 104, 60, 46), C.ember, { w: 1.6 }) +
    rays(92, 144, 16, C.brick, { r: 40, from: 190, to: 350, part: 0.5 }) +
    P('M62 134A30 30 0 0 1 122 134V150H62Z', C.terra, { s: 0 }) +
    P(
      'M70 150C64 140 72 130 78 126C76 134 82 134 84 124C92 114 90 112 92 106C100 116 98 126 104 122C106 130 112 128 112 136C116 142 116 146 112 150Z',
      C.coral,
      { w: 1.2 },
    ) +
    P(
      'M78 150C76 142 82 138 86 134C86 140 90 136 92 126C98 134 98 140 102 138C106 144 106 148 102 150Z',
      C.honey,
      { s: 0 },
    ) +
    P('M86 150C86 146 90 144 92 139C96 144 97 148 95 150Z', C.milk, { s: 0 }) +
    P(archD(62, 104, 60, 46), 'none', { w: 1.8 });
  s += line(
    Array.from({ length: 9 }, (_, i) => {
      const a = Math.PI + (i * Math.PI) / 8;
      return `M${92 + 30 * Math.cos(a)} ${134 + 30 * Math.sin(a)}L${92 + 36 * Math.cos(a)} ${134 + 36 * Math.sin(a)}`;
    }).join(''),
    1.3,
  );
  // anvil and hammer
  s +=
    P('M124 150L127 138H118C112 138 108 134 106 130H150V138H141L144 150Z', C.slate2, { w: 1.8 }) +
    P('M134 130H150V138H141L144 150H134Z', C.ink, { s: 0, o: 0.6 }) +
    line('M107 131H149', 1.2, C.stone) +
    `<g transform="translate(142 122) rotate(-32)">` +
    rect(-2, -1, 4, 26, C.wood, { w: 1.2 }) +
    rect(-9, -10, 18, 10, C.slate, { w: 1.5 }) +
    '</g>' +
    stars(
      [
        [124, 124, 4.4],
        [116, 120, 2.6],
        [130, 116, 2.4],
      ],
      C.honey,
    );
  s +=
    win(146, 104, 12, 14, C.honey, { bar: C.ink }) +
    P('M36 108v22a5 5 0 0 0 10 0v-22', 'none', { w: 4.6 }) +
    line('M36 108v22a5 5 0 0 0 10 0v-22', 2, C.slate);
  return s;
}
