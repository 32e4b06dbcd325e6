import { bush, ground, hill } from '../land.ts';
import { archD, block, roof } from '../masonry.ts';
import { puff, sky, sun } from '../sky.ts';
import { C, circ, courses, hatch, line, P, poly, rect } from '../woodcut.ts';

export function manufactory(): string {
  let s = sky(C.sand, C.wheat) + sun(100, 74, 20, C.milk, C.honey);
  s += hill('120C40 108 90 122 196 106', C.sage) + ground(136, C.grass);
  // bottle kilns
  const kiln = (x: number, y: number, k: number): string => {
    const d = `M${x - 24 * k} 150C${x - 26 * k} ${150 - 46 * k} ${x - 16 * k} ${y + 34 * k} ${x - 8 * k} ${y + 16 * k}L${x - 7 * k} ${y}H${x + 7 * k}L${x + 8 * k} ${y + 16 * k}C${x + 16 * k} ${y + 34 * k} ${x + 26 * k} ${150 - 46 * k} ${x + 24 * k} 150Z`;
    const S = [
      [x + 1, y + 2],
      [x + 7 * k, y + 2],
      [x + 8 * k, y + 16 * k],
      [x + 15 * k, y + 34 * k],
      [x + 21 * k, 150 - 54 * k],
      [x + 24 * k, 150 - 24 * k],
      [x + 24 * k, 150],
      [x + 6, 150],
      [x + 9 * k, 150 - 40 * k],
    ] as const;
    const A = [
      [x - 7 * k, y + 3],
      [x + 7 * k, y + 3],
      [x + 14 * k, y + 30 * k],
      [x + 22 * k, 150 - 46 * k],
      [x + 24 * k, 150],
      [x - 24 * k, 150],
      [x - 22 * k, 150 - 46 * k],
      [x - 14 * k, y + 30 * k],
    ] as const;
    return (
      P(d, C.coral, { w: 2 }) +
      poly(S, C.brick, { s: 0 }) +
      courses(A, { gap: 5.6, dash: 4.6, space: 8, o: 0.5 }) +
      hatch(S, { gap: 4, w: 1.7, reach: 0.85 }) +
      P(d, 'none', { w: 2 }) +
      rect(x - 9 * k, y - 3, 18 * k, 5, C.cream, { w: 1.4 }) +
      rect(x - 11 * k, y + 15 * k, 22 * k, 4, C.terra, { w: 1.3 })
    );
  };
  s +=
    puff(26, 24, 0.9) +
    puff(46, 30, 0.7) +
    puff(150, 30, 0.95) +
    puff(170, 22, 0.74) +
    kiln(44, 42, 1) +
    kiln(152, 46, 0.96);
  // timbered workshop between them
  s +=
    block(60, 100, 82, 50, C.cream, C.sand, { part: 0.26 }) +
    roof(60, 101, 82, 32, C.teal, C.deep, { lean: 12, over: 6, gap: 5.4 });
  const beam = (d: string): string => line(d, 4.2) + line(d, 2.2, C.wood);
  s += beam('M62 102V150M140 102V150M60 124H142M80 102V124M122 102V124M62 124L80 103M140 124L122 103');
  s +=
    rect(88, 78, 26, 24, C.cream, { w: 1.6 }) +
    poly(
      [
        [83, 81],
        [101, 62],
        [119, 81],
      ],
      C.coral,
      { w: 1.7 },
    ) +
    poly(
      [
        [101, 81],
        [101, 62],
        [119, 81],
      ],
      C.terra,
      { s: 0 },
    ) +
    P(archD(94, 84, 14, 18), C.ember, { w: 1.4 }) +
    line('M101 84V72M101 72H112', 2.2) +
    line('M110 72V92', 1.2) +
    rect(105.6, 92, 9, 8, C.wheat, { w: 1.3 }) +
    line('M105.6 96h9', 0.9);
  s +=
    [86, 103]
      .map(
        (x) => rect(x, 107, 12, 12, C.navy, { w: 1.3 }) + line(`M${x + 6} 107v12M${x} 113h12`, 0.9, C.sand),
      )
      .join('') +
    P(archD(88, 128, 24, 22), C.ember, { w: 1.5 }) +
    P('M94 150C92 142 98 140 100 134C106 140 108 146 104 150Z', C.honey, { w: 1.1 });
  // water wheel and race
  s +=
    P('M112 158C140 146 168 148 196 142V178H112Z', C.azure, { w: 1.4 }) +
    line('M140 156q8-3 16 0t16-1M150 164q8-3 16 0t16-1', 1.3, C.ice);
  s += circ(150, 130, 21, 'none', { w: 7 }) + circ(150, 130, 21, 'none', { w: 4, s: C.wood });
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + 0.2;
    s +=
      line(`M150 130L${(150 + 23 * Math.cos(a)).toFixed(1)} ${(130 + 23 * Math.sin(a)).toFixed(1)}`, 3.4) +
      line(
        `M150 130L${(150 + 22 * Math.cos(a)).toFixed(1)} ${(130 + 22 * Math.sin(a)).toFixed(1)}`,
        1.6,
        C.wood,
      ) +
      `<rect x="-2.5" y="-5" width="5" height="8" fill="${C.wood}" stroke-width="1.1" transform="translate(${(150 + 24 * Math.cos(a)).toFixed(1)} ${(130 + 24 * Math.sin(a)).toFixed(1)}) rotate(${(a * 57.3).toFixed(0)})"/>`;
  }
  s += circ(150, 130, 4.4, C.gold, { w: 1.4 });
  // jars waiting for the cart
  const jar = (x: number, y: number, c: string): string =>
    P(`M${x - 3} ${y - 14}h6l-.6 2.6c5 2 5 8 1 11.4h-6.8c-4-3.4-4-9.4 1-11.400Z`, c, { w: 1.2 });
  return s + jar(70, 151, C.apricot) + jar(80, 152, C.terra) + bush(12, 154, 22, C.moss, C.pine);
}
