import { cypress, ground } from '../land.ts';
import { archD, block, steps } from '../masonry.ts';
import { birds, rays } from '../sky.ts';
import { C, circ, courses, hatch, line, P, poly, rect } from '../woodcut.ts';

export function statue(): string {
  let s =
    rect(6, 6, 188, 188, C.sky, { s: 0 }) +
    rays(100, 92, 20, C.ice, { part: 0.5 }) +
    circ(100, 92, 40, C.honey, { s: 0 }) +
    circ(100, 92, 35, C.milk, { s: 0 });
  // arcades round the square
  const wing = (x: number): string => {
    let q =
      rect(x, 108, 56, 36, C.peach, { w: 1.4 }) +
      poly(
        [
          [x - 3, 108],
          [x + 59, 108],
          [x + 54, 97],
          [x + 2, 97],
        ],
        C.terra,
        { w: 1.4 },
      ) +
      courses(
        [
          [x - 3, 108],
          [x + 59, 108],
          [x + 54, 97],
          [x + 2, 97],
        ],
        { gap: 3.8, dash: 5, space: 3 },
      );
    for (let i = 0; i < 4; i++)
      q +=
        P(archD(x + 4 + i * 13, 124, 9, 20), C.wine, { w: 1.1 }) +
        rect(x + 6 + i * 13, 113, 5, 6, C.wine, { w: 0.9 });
    return q;
  };
  s += wing(8) + wing(136) + ground(143, C.sand, { o: 0.6 });
  // plinth
  s +=
    steps(76, 141, 48, 3, { h: 3.4, grow: 7 }) +
    block(79, 123, 42, 19, C.cream, C.stone2, { part: 0.34 }) +
    rect(75, 119, 50, 5, C.stone, { w: 1.4 }) +
    line('M86 129h22M86 133h22M86 137h14', 1);
  // the Builder: a robed figure with raised compasses
  s += '<g transform="translate(-2 0)">';
  s +=
    P('M108 84C118 82 128 74 134 62L139 66C134 80 124 92 110 95Z', C.patina, { w: 1.8 }) +
    P('M112 92C122 88 132 78 137.4 65L139 66C134 80 124 92 110 95Z', C.patina2, { s: 0 });
  s +=
    line('M138 62L134 34M138 62L153 40', 4.2) +
    line('M138 62L134 34M138 62L153 40', 2, C.gold) +
    line('M135.6 46Q142 49 147.6 47', 2.6) +
    line('M135.6 46Q142 49 147.6 47', 1, C.gold) +
    circ(137, 63, 4, C.gold, { w: 1.4 });
  s +=
    P(
      'M82 120C85 106 83 98 87 88C89 82 94 79 100 79C107 79 112 83 113 89C116 99 115 108 119 120Z',
      C.patina,
      { w: 2 },
    ) +
    P('M104 79.400C109 80.4 112 84 113 89C116 99 115 108 119 120H104C108 106 108 92 104 79.400Z', C.patina2, {
      s: 0,
    });
  s +=
    line('M89 118C92 106 90 99 92 92M95 119C99 107 98 99 99 93M112 119C111 110 110 103 108 97', 1.3) +
    hatch(
      [
        [106, 84],
        [113, 90],
        [118, 120],
        [106, 120],
      ],
      { gap: 3.4, w: 1.6, reach: 0.8 },
    );
  s +=
    P('M88 89C80 94 77 102 79 109L93 111L94 105L85 104C85 99 89 96 94 93Z', C.patina, { w: 1.6 }) +
    `<g transform="rotate(-8 82 106)">` +
    rect(73, 99, 15, 18, C.milk, { w: 1.5 }) +
    line('M76.4 104h8M76.4 107.400h8M76.4 111h5', 1) +
    '</g>';
  s += P('M86 96C94 105 108 104 115 94L116 101C107 112 92 111 84.6 103Z', C.patina2, { w: 1.3 });
  s +=
    circ(101, 70, 8.6, C.patina, { w: 1.8 }) +
    P('M105 62.600A8.6 8.6 0 0 1 102 78.600Q107 70 105 62.600Z', C.patina2, { s: 0 }) +
    P('M91.6 68C90.6 59 96 56.6 101 56.600C107 56.6 111.4 60 110.4 68C106 63 97 63 91.6 68Z', C.gold, {
      w: 1.4,
    }) +
    line('M97.4 70.600h2.800M103.4 70.600h2.600M101.8 70v3.600h-1.400M99.4 76h4', 1.1) +
    P(
      'M91.8 67C89.6 72 91 78 93.6 79.600C93.4 75 93 70.6 94.8 66.400ZM110.2 67C112.4 72 111 78 108.4 79.600C108.6 75 109 70.6 107.2 66.400Z',
      C.patina2,
      { w: 1.1 },
    ) +
    '</g>';
  s += birds([
    [34, 66, 1.2],
    [50, 56, 0.9],
    [160, 74, 1],
  ]);
  return (
    s +
    cypress(24, 150, 40, 11) +
    cypress(42, 150, 28, 9) +
    cypress(176, 150, 40, 11) +
    cypress(158, 150, 28, 9)
  );
}
