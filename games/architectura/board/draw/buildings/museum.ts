import { ground, hill, tree } from '../land.ts';
import { archD, block, column, steps } from '../masonry.ts';
import { cloud, sky } from '../sky.ts';
import { C, circ, line, P, poly, rect } from '../woodcut.ts';

export function museum(): string {
  let s =
    sky(C.lime, C.sage) +
    circ(44, 48, 19, C.sand, { s: 0 }) +
    circ(44, 48, 14, C.milk, { s: 0 }) +
    cloud(138, 58, 0.7, C.milk, C.sage);
  s += hill('120C50 106 110 122 196 106', C.moss) + ground(142, C.sand);
  s += tree(22, 148, 14, C.grass, C.moss, 9) + tree(178, 148, 14, C.grass, C.moss, 9);
  // wings
  s +=
    block(30, 106, 140, 38, C.peach, C.apricot, { part: 0.2 }) +
    rect(27, 102, 146, 5, C.cream, { w: 1.3 }) +
    [36, 154].map((x) => P(archD(x, 114, 11, 22), C.deep, { w: 1.3 })).join('');
  // portico
  s += rect(48, 92, 104, 48, C.deep, { w: 1.4 }) + P(archD(90, 108, 20, 32), C.ink, { w: 1.2 });
  const jug = (x: number, y: number): string =>
    P(`M${x - 3} ${y - 15}h6l-1 3c6 3 6 9 1 13l1 2h-8l1-2c-5-4-5-10 1-13Z`, C.coral, { w: 1.1 }) +
    line(`M${x - 4.4} ${y - 6}h8.8`, 1.3);
  s += jug(100, 137);
  const ban = (x: number, c: string, m: string): string =>
    P(`M${x} 98h13v31l-6.5-5l-6.5 5Z`, c, { w: 1.4 }) + m;
  s +=
    ban(69.5, C.brick, circ(76, 109, 3.6, C.gold, { w: 1 })) +
    ban(117.5, C.brick, circ(124, 109, 3.6, C.gold, { w: 1 }));
  s += [50, 61.4, 84, 108, 130.6, 142]
    .map((x) => column(x, 95, 8, 44, C.milk, C.stone2) + line(`M${x + 2.4} 97v40M${x + 4.6} 97v40`, 0.7))
    .join('');
  s +=
    rect(43, 84, 114, 9, C.milk, { w: 1.6 }) +
    rect(122, 84, 35, 9, C.stone2, { s: 0 }) +
    P('M43 84h114v9H43Z', 'none', { w: 1.6 }) +
    line('M50 88.6h100', 1);
  const A = [
    [38, 84],
    [100, 55],
    [162, 84],
  ] as const;
  s +=
    poly(A, C.milk, { w: 2 }) +
    poly(
      [
        [100, 54],
        [162, 84],
        [120, 84],
      ],
      C.stone2,
      { s: 0 },
    ) +
    poly(
      [
        [52, 80.6],
        [100, 58.6],
        [148, 80.6],
      ],
      C.teal,
      { w: 1.3 },
    ) +
    poly(A, 'none', { w: 2 });
  s +=
    circ(100, 72.6, 6, C.gold, { w: 1.3 }) +
    P('M100 68.6l1.2 2.8 3 .2-2.4 2 .8 3-2.6-1.7-2.6 1.7.8-3-2.4-2 3-.2Z', C.brick, { s: 0 }) +
    P(
      'M92 78C84 79 76 79 70 78.6C76 73 84 72 92 73ZM108 78C116 79 124 79 130 78.6C124 73 116 72 108 73Z',
      C.cream,
      { w: 1 },
    );
  s += P('M40 83c-3-1-3-5 0-7c3 2 3 6 0 7ZM160 83c-3-1-3-5 0-7c3 2 3 6 0 7Z', C.gold, { w: 1.1 });
  return s + steps(46, 139, 108, 4, { h: 3, grow: 4.6 });
}
