import { bush, ground, hill, tree } from '../land.ts';
import { archD } from '../masonry.ts';
import { rays, sky, sun } from '../sky.ts';
import { C, circ, courses, line, P, rect } from '../woodcut.ts';

export function greenhouse(): string {
  let s = sky(C.mint, C.sky) + rays(40, 36, 22, C.ice, { o: 0.75 }) + sun(40, 36, 13, C.milk, C.honey);
  s +=
    hill('112C60 96 100 116 196 100', C.sage) +
    hill('126C60 112 120 126 196 116', C.grass) +
    ground(142, C.lime);
  // inside
  const G = archD(58, 54, 84, 96),
    W1 = 'M22 150V118C22 100 40 92 58 92V150Z',
    W2 = 'M178 150V118C178 100 160 92 142 92V150Z';
  s +=
    P(W1, C.ice) +
    P(W2, C.sky) +
    P(G, C.ice) +
    P('M104 54.4A42 42 0 0 1 142 96V150H112C120 118 116 80 104 54.4Z', C.sky, { s: 0 });
  const leaf = (x: number, y: number, a: number, L: number, c: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${a})">` +
    P(
      `M0 0C${L * 0.3} ${-L * 0.22} ${L * 0.75} ${-L * 0.16} ${L} ${L * 0.12}C${L * 0.7} ${L * 0.08} ${L * 0.3} ${L * 0.1} 0 0Z`,
      c,
      { w: 1.1 },
    ) +
    line(`M1 0Q${L * 0.5} ${-L * 0.06} ${L * 0.9} ${L * 0.07}`, 0.7) +
    '</g>';
  s += P('M97 148C100 128 98 110 99 96L103 96C103 112 103 130 105 148Z', C.wood, { w: 1.2 });
  s += (
    [
      [-158, 32, C.moss],
      [-20, 33, C.pine],
      [-128, 28, C.grass],
      [-52, 28, C.moss],
      [-90, 24, C.grass],
      [172, 26, C.moss],
      [8, 26, C.pine],
    ] as const
  )
    .map(([a, L, c]) => leaf(101, 96, a, L, c))
    .join('');
  s += (
    [
      [40, 143],
      [160, 143],
    ] as const
  )
    .map(
      ([x, y]) =>
        P(`M${x - 1.4} ${y}L${x - 1} ${y - 18}h2L${x + 1.4} ${y}Z`, C.wood, { w: 1 }) +
        (
          [
            [-160, 15, C.moss],
            [-20, 15, C.pine],
            [-120, 14, C.grass],
            [-60, 14, C.moss],
            [170, 12, C.grass],
            [10, 12, C.moss],
          ] as const
        )
          .map(([a, L, c]) => leaf(x, y - 18, a, L, c))
          .join(''),
    )
    .join('');
  s +=
    bush(60, 143, 34, C.grass, C.moss) +
    bush(106, 143, 34, C.moss, C.pine) +
    bush(24, 143, 18, C.moss, C.pine) +
    bush(42, 143, 16, C.grass, C.moss) +
    bush(142, 143, 18, C.grass, C.moss) +
    bush(160, 143, 17, C.moss, C.pine);
  s += (
    [
      [66, 138, C.coral],
      [72, 134, C.honey],
      [79, 136, C.coral],
      [86, 139, C.honey],
      [112, 138, C.coral],
      [118, 133, C.honey],
      [126, 136, C.coral],
      [133, 139, C.honey],
      [30, 139, C.rose],
      [50, 139, C.coral],
      [149, 139, C.rose],
      [170, 139, C.coral],
    ] as const
  )
    .map(([x, y, c]) => circ(x, y, 2.4, c, { w: 0.9 }))
    .join('');
  // bars
  let d = '';
  for (const x of [72, 86, 114, 128])
    d += `M${x} 150V${(96 - Math.sqrt(42 * 42 - (x - 100) ** 2)).toFixed(1)}`;
  d += 'M100 96V54M100 96M58 96H142M58 120H142M63 78H137';
  s +=
    line(d, 2.6, C.ink) +
    line(d, 1.3, C.milk) +
    line('M34 150V104M46 150V96M22 120H58M154 150V96M166 150V104M142 120H178', 2.6) +
    line('M34 150V104M46 150V96M22 120H58M154 150V96M166 150V104M142 120H178', 1.2, C.milk);
  s += P(
    'M64 112L84 78L91 78L66 121Z M64 132L72 118L76 118L64 138Z M148 118L156 103L160 103L150 122Z',
    C.milk,
    { s: 0, o: 0.8 },
  );
  s +=
    [G, W1, W2].map((d) => P(d, 'none', { w: 4.6 }) + P(d, 'none', { w: 2, s: C.patina })).join('') +
    circ(100, 54, 3.4, C.gold, { w: 1.3 });
  s +=
    rect(20, 142, 160, 8, C.terra) +
    courses(
      [
        [20, 142],
        [180, 142],
        [180, 150],
        [20, 150],
      ],
      { gap: 4, dash: 8, space: 3, o: 0.6 },
    );
  s +=
    P(archD(90, 116, 20, 34), C.patina2, { w: 1.6 }) +
    line('M100 117V150M91 134H109', 1.1) +
    circ(97, 136, 1, C.gold, { s: 0 }) +
    circ(103, 136, 1, C.gold, { s: 0 });
  const pot = (x: number, y: number): string =>
    P(`M${x - 5} ${y - 8}h10l-1.6 8h-6.8Z`, C.terra, { w: 1.1 }) + tree(x, y - 7, 7, C.grass, C.moss, 3);
  return s + pot(76, 150) + pot(124, 150);
}
