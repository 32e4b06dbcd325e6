import { ground, hill } from '../land.ts';
import { archD, block, dome, door, roof, win } from '../masonry.ts';
import { puff, sky, stars } from '../sky.ts';
import { C, circ, courses, line, P, poly, rect } from '../woodcut.ts';

export function laboratory(): string {
  let s =
    sky(C.mint, C.patina, { n: 14 }) +
    stars(
      [
        [30, 30, 5],
        [50, 48, 3],
        [174, 60, 4],
      ],
      C.milk,
    ) +
    P('M168 24A15 15 0 1 0 182 46A12 12 0 0 1 168 24Z', C.milk, { s: 0 });
  s += hill('120C60 106 110 122 196 106', C.patina2) + ground(140, C.sage);
  // green vapour
  s +=
    puff(38, 52, 1.1, C.lime, C.moss) +
    puff(52, 40, 0.8, C.lime, C.moss) +
    puff(30, 33, 0.62, C.lime, C.moss);
  // furnace house at left with stack
  s +=
    poly(
      [
        [46, 62],
        [58, 62],
        [60, 104],
        [44, 104],
      ],
      C.terra,
    ) +
    poly(
      [
        [53, 62],
        [58, 62],
        [60, 104],
        [53, 104],
      ],
      C.brick,
      { s: 0 },
    ) +
    courses(
      [
        [46, 62],
        [58, 62],
        [60, 104],
        [44, 104],
      ],
      { gap: 5, dash: 4, space: 4 },
    ) +
    rect(43, 58, 18, 5, C.cream, { w: 1.2 });
  s +=
    block(30, 104, 52, 46, C.stone, C.stone2, { brick: { gap: 7, dash: 8, space: 8, o: 0.45 } }) +
    roof(30, 105, 52, 16, C.plum, C.night, { lean: 6 });
  s +=
    P(archD(44, 116, 24, 34), C.ember, { w: 1.6 }) +
    P('M56 150C46 146 48 136 54 130C54 136 58 134 57 126C64 132 67 144 58 150Z', C.coral, { w: 1.1 }) +
    P('M56 150C52 147 53 142 56 138C60 142 61 147 57 150Z', C.honey, { s: 0 }) +
    line('M41 124A15 15 0 0 1 71 124', 2.4, C.cream);
  // observatory tower at right
  s +=
    block(132, 76, 42, 74, C.cream, C.stone2, {
      part: 0.38,
      brick: { gap: 8, dash: 7, space: 12, o: 0.35 },
    }) + rect(128, 73, 50, 6, C.stone, { w: 1.4 });
  s +=
    `<g transform="translate(151 57) rotate(-42)">` +
    rect(-6, -5, 42, 10, C.gold, { w: 1.6 }) +
    rect(-6, 0, 42, 5, C.gold2, { s: 0 }) +
    rect(32, -7, 8, 14, C.gold, { w: 1.5 }) +
    rect(10, -6, 4, 12, C.wood2, { w: 1 }) +
    '</g>';
  s +=
    dome(130, 74, 46, 28, C.teal, C.deep, { ball: null, ribs: 2 }) +
    P('M149 74C149 60 150 50 153 46C158 47 161 52 163 60L159 74Z', C.ink, { w: 1.2 });
  s +=
    win(141, 88, 9, 16, C.gold, { bar: C.ink }) +
    win(157, 88, 9, 16, C.gold, { bar: C.ink }) +
    door(145, 124, 16, 26);
  // the great alembic
  s +=
    line('M102 74C104 58 118 62 124 76L136 100', 9) +
    line('M102 74C104 58 118 62 124 76L136 100', 5.6, C.ice);
  s +=
    P('M93 92V76Q93 66 102 66Q111 66 111 76V92', C.ice, { w: 1.8 }) +
    circ(102, 114, 25, C.ice, { w: 2 }) +
    P('M78 108C86 104 92 112 102 108S118 104 126.4 108A25 25 0 0 1 102 139A25 25 0 0 1 78 108Z', C.grass, {
      w: 1.4,
    }) +
    P('M112 107C120 104 124 106 126.4 108A25 25 0 0 1 102 139C114 134 118 120 112 107Z', C.moss, { s: 0 }) +
    (
      [
        [94, 120, 3],
        [104, 116, 2.2],
        [108, 126, 3.4],
        [97, 130, 1.8],
        [102, 99, 2],
        [99, 86, 1.6],
      ] as const
    )
      .map(([x, y, r]) => circ(x, y, r, C.lime, { w: 1 }))
      .join('');
  s +=
    P('M84 104A20 20 0 0 1 94 95L95 98A18 18 0 0 0 87 105Z', C.milk, { s: 0 }) +
    P('M93 94C93 90 111 90 111 94', 'none', { w: 2.4 });
  return (
    s +
    line('M86 135L80 150M118 135L124 150M102 139V150', 4) +
    line('M86 135L80 150M118 135L124 150M102 139V150', 1.8, C.wood) +
    rect(74, 147, 56, 4, C.wood, { w: 1.3 })
  );
}
