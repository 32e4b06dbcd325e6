import { bush, ground, hill } from '../land.ts';
import { archD, block, gable, gothicD } from '../masonry.ts';
import { sky, stars } from '../sky.ts';
import { C, circ, line, P, rect } from '../woodcut.ts';

export function cemetery(): string {
  let s =
    sky(C.pink, C.lilac, { n: 14 }) +
    circ(52, 76, 19, C.peach, { s: 0 }) +
    circ(52, 76, 14, C.milk, { s: 0 });
  s +=
    hill('116C50 100 110 118 196 100', C.mauve) +
    hill('130C60 114 120 130 196 116', C.plum) +
    ground(136, C.sage, { cuts: C.forest });
  // chapel
  s +=
    block(112, 98, 44, 46, C.stone, C.stone2, { part: 0.4 }) +
    gable(112, 100, 44, 30, C.stone, C.stone2, { rim: C.plum, th: 6 }) +
    P(gothicD(127, 112, 14, 32), C.ember, { w: 1.4 }) +
    P(gothicD(130.6, 118, 6.8, 26), C.honey, { s: 0 }) +
    circ(134, 92, 5, C.honey, { w: 1.3 }) +
    line('M134 87v10M129 92h10', 0.9);
  s += line('M134 64V50M129 54.6H139', 2.2);
  // great yew
  s +=
    P('M66 148C70 130 60 118 62 104L69 104C70 116 78 110 84 106L86 111C78 116 74 124 78 148Z', C.wood2, {
      w: 1.5,
    }) +
    P(
      'M28 104C18 92 30 80 40 82C38 66 58 58 68 66C78 56 98 62 98 76C110 78 112 96 100 102C96 114 80 112 76 106C66 114 54 112 50 106C42 112 32 110 28 104Z',
      C.pine,
      { w: 1.7 },
    ) +
    P('M78 70C90 66 98 72 98 78C110 80 112 96 100 102C96 114 80 112 76 106C92 104 92 84 78 70Z', C.forest, {
      s: 0,
    }) +
    line('M40 88q5-5 10 0M58 78q6-5 12 0M54 98q6-5 12 0M80 90q5-4 10 0', 1.2, C.sage);
  // graves
  const g = (x: number, y: number, w: number, h: number, a = 0): string =>
    `<g transform="rotate(${a} ${x + w / 2} ${y + h})">` +
    P(archD(x, y, w, h), C.stone, { w: 1.6 }) +
    P(
      `M${x + w * 0.64} ${y + h}V${y + w * 0.2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`,
      C.stone2,
      { s: 0 },
    ) +
    line(`M${x + w * 0.25} ${y + h * 0.5}h${w * 0.4}M${x + w * 0.25} ${y + h * 0.66}h${w * 0.4}`, 1) +
    '</g>';
  s += g(88, 122, 15, 22, -5) + g(158, 124, 15, 22, 5) + bush(84, 146, 14, C.moss, C.pine);
  // wrought fence with gate piers
  const pier = (x: number): string =>
    block(x, 122, 13, 30, C.cream, C.stone2, { part: 0.4 }) +
    rect(x - 2, 118, 17, 5, C.cream, { w: 1.3 }) +
    circ(x + 6.5, 113.4, 4.6, C.cream, { w: 1.4 });
  const bars = (x0: number, x1: number): string => {
    let d = '';
    for (let x = x0; x <= x1; x += 6) d += `M${x} 150V131l-2 -1l2-5l2 5l-2 1`;
    return line(d, 1.5) + line(`M${x0 - 2} 135H${x1 + 2}M${x0 - 2} 146H${x1 + 2}`, 2);
  };
  s += bars(14, 44) + bars(146, 188) + pier(48) + pier(128);
  return (
    s +
    P('M62 150C62 132 74 124 80 124V150Z', 'none', { w: 1.8 }) +
    line('M68 150V131M74 150V126M62 138H80', 1.4) +
    P('M127 150C127 132 116 124 110 124V150Z', 'none', { w: 1.8 }) +
    line('M121 150V131M115 150V126M127 138H110', 1.4) +
    stars(
      [
        [160, 40, 4],
        [28, 40, 3],
        [172, 66, 2.6],
      ],
      C.milk,
    )
  );
}
