import { ground, hill } from '../land.ts';
import { archD, block, merlons, pennant } from '../masonry.ts';
import { cloud, sky } from '../sky.ts';
import { C, circ, line, P, poly, rect } from '../woodcut.ts';

export function arsenal(): string {
  let s = sky(C.ice, C.sky) + cloud(14, 62, 0.66, C.milk, C.azure) + cloud(146, 44, 0.6, C.milk, C.azure);
  s += hill('118C50 102 110 122 196 104', C.sage) + ground(140, C.wheat);
  // round corner towers behind
  const keep = (x: number, w: number): string =>
    block(x, 62, w, 88, C.terra, C.brick, { part: 0.4, brick: { o: 0.45 } }) +
    poly(
      [
        [x - 5, 62],
        [x + w + 5, 62],
        [x + w + 1, 71],
        [x - 1, 71],
      ],
      C.brick,
      { w: 1.5 },
    ) +
    line(Array.from({ length: 5 }, (_, i) => `M${x - 1 + (i * (w + 2)) / 4} 63v7`).join(''), 1) +
    merlons(x - 5, 56, w + 10, 4, { h: 7, c: C.coral, foot: 6 }) +
    rect(x + w * 0.3, 84, 3.4, 13, C.ink, { w: 0.6 }) +
    rect(x + w * 0.3, 112, 3.4, 13, C.ink, { w: 0.6 });
  s += keep(22, 30) + keep(148, 30);
  s += pennant(37, 42, C.gold) + pennant(163, 42, C.gold);
  // curtain wall and gate
  s +=
    block(50, 84, 100, 66, C.coral, C.terra, { part: 0.22, brick: { o: 0.5 } }) +
    poly(
      [
        [46, 84],
        [154, 84],
        [150, 93],
        [50, 93],
      ],
      C.terra,
      { w: 1.5 },
    ) +
    line(Array.from({ length: 16 }, (_, i) => `M${53 + i * 6.3} 85v7`).join(''), 1) +
    merlons(46, 77, 108, 9, { h: 8, c: C.coral, foot: 7 });
  s +=
    P(archD(78, 102, 44, 48), C.cream) +
    P(archD(83, 107, 34, 43), C.ember) +
    line('M90 108V150M96.6 107V150M103.4 107V150M110 108V150M83 118H117M83 127H117M83 136H117', 2, C.stone3) +
    line('M90 108V138M96.6 107V138M103.4 107V138M110 108V138', 0.7);
  // crossed halberds on a shield
  const halberd = (a: number): string =>
    `<g transform="translate(100 92) rotate(${a})">` +
    line('M0 26V-30', 3.4) +
    line('M0 26V-30', 1.6, C.wheat) +
    P('M0-30L2.6-38L0-46L-2.6-38Z', C.stone, { w: 1 }) +
    P('M1.5-22C10-20 13-27 11-34C8-30 4-31 1.5-31Z', C.stone, { w: 1 }) +
    P('M-1.5-30L-8-25L-1.5-23Z', C.stone2, { w: 1 }) +
    '</g>';
  s +=
    halberd(-52) +
    halberd(52) +
    P('M90 83H110V95Q110 104 100 109Q90 104 90 95Z', C.teal, { w: 1.6 }) +
    P('M100 83H110V95Q110 104 100 109Z', C.deep, { s: 0 }) +
    P('M100 86.5l1.9 5.2 5.4.2-4.3 3.3 1.5 5.3-4.5-3-4.5 3 1.5-5.3-4.3-3.3 5.4-.2Z', C.gold, { w: 0.8 });
  // cannon and balls
  s +=
    `<g transform="translate(40 144) rotate(-14)">` +
    P('M-22-7L16-10L19-8V4L16 6L-22 5C-27 5-27-7-22-7Z', C.slate2, { w: 1.6 }) +
    P('M-22 0L19 0V4L16 6L-22 5Z', C.ink, { s: 0, o: 0.55 }) +
    rect(13, -11.5, 5, 19, C.slate, { w: 1.2 }) +
    '</g>' +
    circ(36, 148, 10, C.wood, { w: 1.8 }) +
    circ(36, 148, 3, C.wood2, { w: 1.2 }) +
    line('M36 138V158M26 148H46M29 141L43 155M43 141L29 155', 1.2);
  return (
    s +
    (
      [
        [136, 146],
        [147, 146],
        [158, 146],
        [141.5, 137],
        [152.5, 137],
        [147, 128],
      ] as const
    )
      .map(([x, y]) => circ(x, y, 5.6, C.slate2, { w: 1.4 }) + circ(x - 1.7, y - 2, 1.4, C.stone, { s: 0 }))
      .join('')
  );
}
