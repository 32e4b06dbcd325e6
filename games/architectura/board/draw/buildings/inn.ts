import { ground, hill } from '../land.ts';
import { block, door, win } from '../masonry.ts';
import { puff, sky } from '../sky.ts';
import { C, circ, courses, hatch, line, P, poly, rect } from '../woodcut.ts';

export function inn(): string {
  let s =
    sky(C.peach, C.coral, { n: 12 }) +
    circ(40, 78, 20, C.honey, { s: 0 }) +
    circ(40, 78, 15.5, C.milk, { s: 0 });
  s +=
    hill('118C50 108 100 120 196 104', C.mauve) +
    hill('130C60 120 110 132 196 120', C.plum) +
    ground(142, C.wheat);
  s += puff(144, 36, 0.78, C.smoke, C.stone3) + puff(160, 26, 0.6, C.smoke, C.stone3);
  s +=
    block(137, 46, 14, 36, C.terra, C.brick, { part: 0.4, brick: { o: 0.5 } }) +
    rect(135, 42, 18, 5, C.cream, { w: 1.2 });
  // crooked house: stone foot, two jettied floors, steep roof
  s += block(54, 118, 86, 32, C.stone, C.stone2, {
    part: 0.26,
    brick: { gap: 7, dash: 8, space: 8, o: 0.45 },
  });
  s +=
    poly(
      [
        [47, 88],
        [148, 86],
        [146, 119],
        [49, 119],
      ],
      C.cream,
    ) +
    poly(
      [
        [122, 87],
        [148, 86],
        [146, 119],
        [122, 119],
      ],
      C.sand,
      { s: 0 },
    ) +
    hatch(
      [
        [124, 87],
        [148, 86],
        [146, 119],
        [124, 119],
      ],
      { gap: 4, w: 1.5 },
    );
  const beam = (d: string): string => line(d, 4.4) + line(d, 2.4, C.wood2);
  s +=
    beam('M47 88L49 119H146L148 86M72 88V119M97 88V119M122 87V119M49 119L72 88M146 119L122 88') +
    rect(45, 117, 105, 4, C.wood, { w: 1.2 });
  s +=
    poly(
      [
        [38, 90],
        [62, 52],
        [128, 47],
        [156, 86],
      ],
      C.teal,
    ) +
    poly(
      [
        [118, 48],
        [128, 47],
        [156, 86],
        [128, 88],
      ],
      C.deep,
      { s: 0 },
    ) +
    courses(
      [
        [38, 90],
        [62, 52],
        [128, 47],
        [156, 86],
      ],
      { gap: 5.4, dash: 6, space: 3, o: 0.5 },
    ) +
    hatch(
      [
        [118, 48],
        [128, 47],
        [156, 86],
        [128, 88],
      ],
      { gap: 4, w: 1.5, reach: 0.8 },
    ) +
    poly(
      [
        [38, 90],
        [62, 52],
        [128, 47],
        [156, 86],
      ],
      'none',
    );
  // dormer
  s +=
    rect(82, 66, 22, 20, C.cream, { w: 1.5 }) +
    poly(
      [
        [77, 68],
        [93, 50],
        [109, 68],
      ],
      C.coral,
      { w: 1.6 },
    ) +
    poly(
      [
        [93, 68],
        [93, 50],
        [109, 68],
      ],
      C.terra,
      { s: 0 },
    ) +
    win(87, 70, 12, 13, C.gold, { bar: C.ink });
  // lit windows
  s += [53.5, 78, 103]
    .map(
      (x) =>
        rect(x, 97, 13, 15, C.gold, { w: 1.4 }) +
        line(`M${x + 6.5} 97v15M${x} 104h13`, 1) +
        rect(x - 3.4, 97, 3.4, 15, C.coral, { w: 1 }) +
        rect(x + 13, 97, 3.4, 15, C.coral, { w: 1 }),
    )
    .join('');
  s +=
    door(88, 124, 20, 26, C.terra) +
    win(63, 127, 14, 15, C.gold, { bar: C.ink }) +
    win(117, 127, 14, 15, C.gold, { bar: C.ink });
  s += rect(80, 120.5, 36, 4.5, C.wood, { w: 1.1 });
  // sign
  s +=
    line('M146 92H174M150 86L166 92', 2.2) +
    line('M158 92V98M170 92V98', 1.2) +
    P('M153 98H175V114Q164 123 153 114Z', C.brick, { w: 1.6 }) +
    P('M159 102h8v10h-8ZM167 104q4.4 0 4.4 3t-4.4 3', C.gold, { w: 1.1 }) +
    P('M158 102c0-3 3-3 4-2c1-2 5-1 6 2Z', C.milk, { w: 0.9 });
  // barrel and bench
  s +=
    P('M146 132q-4 9 0 18h16q4-9 0-18Z', C.wood, { w: 1.5 }) +
    line('M144.6 137h18.8M144.4 145h19.2', 2) +
    line('M151 132q-2 9 0 18M157 132q2 9 0 18', 0.8) +
    circ(38, 145, 0.1, C.ink, { s: 0 });
  s +=
    rect(26, 136, 22, 4, C.wood, { w: 1.3 }) +
    line('M29 140l-2 12M45 140l2 12', 2) +
    P('M33 130h5v6h-5Z', C.gold, { w: 1 });
  return s;
}
