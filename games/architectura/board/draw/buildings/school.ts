import { ground, hill, tree } from '../land.ts';
import { archD, block, door, gable, roof, win } from '../masonry.ts';
import { cloud, sky, sun } from '../sky.ts';
import { C, circ, courses, hatch, line, P, poly, rect } from '../woodcut.ts';

export function school(): string {
  let s =
    sky(C.ice, C.sky) +
    sun(30, 70, 13, C.milk, C.honey) +
    cloud(136, 48, 0.7, C.milk, C.azure) +
    cloud(152, 76, 0.5, C.milk, C.azure);
  s += hill('122C50 106 100 124 196 108', C.grass) + ground(140, C.lime);
  s += tree(174, 146, 16, C.grass, C.moss, 10);
  // long house
  s += block(34, 104, 122, 46, C.cream, C.sand, { part: 0.2 });
  const beam = (d: string, w = 3.2): string => line(d, w + 1.6) + line(d, w - 0.4, C.wood);
  s += beam(
    'M36 104V150M154 104V150M62 106V150M138 106V150M36 128H80M120 128H154M36 128L62 106M154 128L138 106',
  );
  s += roof(34, 104, 122, 34, C.coral, C.terra, { lean: 12, over: 6, gap: 5.4 });
  // bell turret
  s +=
    '<g transform="translate(-45 -4)">' +
    rect(90, 52, 20, 30, C.cream, { w: 1.7 }) +
    rect(103, 52, 7, 30, C.sand, { s: 0 }) +
    hatch(
      [
        [104, 53],
        [110, 53],
        [110, 82],
        [104, 82],
      ],
      { gap: 4, w: 1.4 },
    ) +
    P(archD(94, 57, 12, 18), C.navy, { w: 1.3 }) +
    P('M96.4 70C97 63 98 62 100 62C102 62 103 63 103.6 70L105.4 72.400H94.600Z', C.gold, { w: 1.1 }) +
    circ(100, 73.6, 1.5, C.gold2, { w: 0.8 });
  s +=
    poly(
      [
        [85, 53],
        [100, 28],
        [115, 53],
      ],
      C.teal,
      { w: 1.8 },
    ) +
    poly(
      [
        [101, 53],
        [100, 28],
        [115, 53],
      ],
      C.deep,
      { s: 0 },
    ) +
    courses(
      [
        [85, 53],
        [100, 28],
        [115, 53],
      ],
      { gap: 5, dash: 5, space: 3 },
    ) +
    circ(100, 25, 2.2, C.gold, { w: 1.1 }) +
    '</g>';
  // front gable
  s +=
    rect(76, 96, 48, 54, C.cream) + gable(76, 98, 48, 30, C.cream, C.sand, { over: 7, rim: C.terra, th: 7 });
  s +=
    beam('M78 98V150M122 98V150M76 99H124M78 128H122M88 99L100 76L112 99', 3) +
    circ(100, 90, 6.2, C.milk, { w: 1.5 }) +
    line('M100 90V86M100 90L103 91.5', 1.2);
  s += win(83, 105, 12, 19, C.navy) + win(105, 105, 12, 19, C.navy) + door(91, 131, 18, 19, C.teal);
  s +=
    [42, 144].map((x) => win(x - 1, 132, 10, 13, C.navy)).join('') +
    win(66, 132, 9, 13, C.navy) +
    win(126, 132, 9, 13, C.navy);
  s += (
    [
      [48, 112],
      [146, 112],
    ] as const
  )
    .map(([x, y]) => circ(x, y + 1, 3.4, C.navy, { w: 1.2 }))
    .join('');
  // slate board on an easel
  s +=
    line('M22 156L28 124M44 156L38 124', 2.6) +
    line('M22 156L28 124M44 156L38 124', 1.2, C.wood) +
    rect(20, 124, 26, 19, C.wood, { w: 1.4 }) +
    rect(22.5, 126.5, 21, 14, C.forest, { w: 1 }) +
    line('M26 137l3-7l3 7M27 135h4M35 131h6M35 135h6', 1.1, C.milk);
  return s;
}
