import { ground, hill, tree } from '../land.ts';
import { archD, block, cone, pennant, roof, win } from '../masonry.ts';
import { birds, cloud, sky, sun } from '../sky.ts';
import { C, circ, courses, line, P, poly, rect } from '../woodcut.ts';

export function townHall(): string {
  let s =
    sky(C.sky, C.azure, { n: 13 }) +
    sun(40, 40, 14, C.milk, C.honey) +
    cloud(20, 82, 0.52, C.milk, C.azure) +
    birds([
      [48, 62, 1],
      [60, 68, 0.7],
    ]);
  s += hill('122C50 108 110 122 196 108', C.sage) + ground(142, C.sand);
  // belfry
  s += block(132, 58, 30, 92, C.apricot, C.ochre, { part: 0.4, brick: { o: 0.4 } });
  s +=
    rect(128, 56, 38, 5, C.cream, { w: 1.4 }) +
    circ(147, 78, 11, C.cream, { w: 1.6 }) +
    circ(147, 78, 8, C.milk, { w: 1 }) +
    line('M147 78V72M147 78L151 80.4', 1.6) +
    line('M147 71v1.4M147 83.6v1.4M140 78h1.4M152.6 78h1.4', 1);
  s += [134.6, 157]
    .map((x) => cone(x - 3, 56, 6, 12, C.teal, C.deep, { over: 1, tile: false, ball: null }))
    .join('');
  s +=
    rect(138, 38, 18, 18, C.cream, { w: 1.4 }) +
    rect(149, 38, 7, 18, C.stone2, { s: 0 }) +
    P(archD(140.6, 41, 5, 14), C.navy, { w: 1 }) +
    P(archD(148.4, 41, 5, 14), C.navy, { w: 1 }) +
    poly(
      [
        [135, 39],
        [147, 16],
        [159, 39],
      ],
      C.teal,
      { w: 1.7 },
    ) +
    poly(
      [
        [148, 39],
        [147, 16],
        [159, 39],
      ],
      C.deep,
      { s: 0 },
    ) +
    courses(
      [
        [135, 39],
        [147, 16],
        [159, 39],
      ],
      { gap: 5, dash: 4, space: 3 },
    );
  s += win(142.6, 96, 9, 16, C.navy) + win(142.6, 122, 9, 14, C.navy);
  // hall with three gables
  s +=
    block(26, 98, 108, 52, C.peach, C.apricot, { part: 0.14 }) +
    roof(26, 99, 108, 30, C.teal, C.deep, { lean: 8, over: 4 });
  const gb = (x: number): string => {
    const d = `M${x} 100V88H${x + 5}V79H${x + 10}V70H${x + 22}V79H${x + 27}V88H${x + 32}V100Z`;
    return (
      P(d, C.peach, { w: 1.7 }) +
      P(`M${x + 20} 100V70H${x + 22}V79H${x + 27}V88H${x + 32}V100Z`, C.apricot, { s: 0 }) +
      P(d, 'none', { w: 1.7 }) +
      (
        [
          [x - 1, 87, 7],
          [x + 4, 78, 7],
          [x + 9, 69, 14],
          [x + 21, 78, 7],
          [x + 26, 87, 7],
        ] as const
      )
        .map(([a, b, w]) => rect(a, b - 1.6, w, 3, C.cream, { w: 1 }))
        .join('') +
      circ(x + 16, 84, 4.6, C.navy, { w: 1.3 }) +
      line(`M${x + 16} 80v8M${x + 12} 84h8`, 0.9, C.sand)
    );
  };
  s += gb(28) + gb(64) + gb(100);
  s += rect(23, 99, 114, 4.4, C.cream, { w: 1.3 });
  s += [32, 46, 60, 94, 108, 122].map((x) => win(x - 1, 107, 8, 13, C.navy)).join('');
  // balcony with banners
  s +=
    rect(72, 120, 18, 3, C.cream, { w: 1.1 }) +
    win(76, 106, 10, 14, C.navy, { sill: 0 }) +
    rect(70, 116, 22, 6, C.cream, { w: 1.2 }) +
    line('M74 116v6M78 116v6M82 116v6M86 116v6', 0.9);
  s += (
    [
      [54, C.brick],
      [100, C.brick],
    ] as const
  )
    .map(
      ([x, c]) =>
        P(`M${x} 104h7v17l-3.5 3.4L${x} 121Z`, c, { w: 1.1 }) + circ(x + 3.5, 111, 1.8, C.gold, { s: 0 }),
    )
    .join('');
  // arcade
  for (let i = 0; i < 6; i++) s += P(archD(30 + i * 17, 127, 12, 23), C.ember, { w: 1.3 });
  s += rect(24, 123.4, 112, 3, C.cream, { w: 1 });
  s += pennant(147, 12, C.coral, 0.9);
  return s + tree(176, 150, 12, C.grass, C.moss, 7);
}
