import { bush, ground, hill } from '../land.ts';
import { archD, block, gothicD, merlons, pennant, roof, type TowerLook, tower, win } from '../masonry.ts';
import { rays } from '../sky.ts';
import { C, circ, courses, hatch, line, P, poly, rect } from '../woodcut.ts';

export function palace(): string {
  let s =
    rect(6, 6, 188, 188, C.honey, { s: 0 }) +
    rays(100, 96, 24, C.sand, { part: 0.5 }) +
    circ(100, 92, 46, C.sand, { s: 0 });
  s += hill('124C50 108 100 124 196 110', C.sage) + ground(142, C.grass);
  const t = (x: number, y: number, w: number, rh: number, o: TowerLook = {}): string =>
    tower(x, y, w, 150 - y, {
      c: C.milk,
      sh: C.stone2,
      roof: C.azure,
      roof2: C.navy,
      rh,
      over: 2.6,
      wn: 2,
      ...o,
    });
  s += t(40, 70, 14, 40, { flag: C.coral }) + t(146, 70, 14, 40, { flag: C.coral });
  s +=
    block(52, 86, 96, 64, C.milk, C.stone, { part: 0.26 }) +
    roof(52, 87, 96, 18, C.azure, C.navy, { lean: 8, over: 3 });
  s += t(62, 76, 14, 30, { wn: 1 }) + t(124, 76, 14, 30, { wn: 1 });
  // great keep with gable
  s +=
    block(80, 78, 40, 72, C.milk, C.stone2, { part: 0.36 }) +
    rect(77, 75, 46, 5, C.gold, { w: 1.3 }) +
    poly(
      [
        [75, 76],
        [100, 52],
        [125, 76],
      ],
      C.azure,
      { w: 1.8 },
    ) +
    poly(
      [
        [100, 76],
        [100, 52],
        [125, 76],
      ],
      C.navy,
      { s: 0 },
    ) +
    courses(
      [
        [75, 76],
        [100, 52],
        [125, 76],
      ],
      { gap: 5, dash: 5, space: 3 },
    ) +
    hatch(
      [
        [102, 76],
        [101, 54],
        [125, 76],
      ],
      { gap: 4, w: 1.4, reach: 0.6 },
    );
  s +=
    circ(100, 89, 7.4, C.gold, { w: 1.5 }) +
    circ(100, 89, 4.4, C.coral, { w: 1.1 }) +
    [86, 106].map((x) => win(x, 101, 8, 15, C.navy)).join('') +
    P(gothicD(96.6, 101, 6.8, 15), C.navy, { w: 1.2 });
  // outer wall
  s +=
    block(22, 118, 58, 32, C.cream, C.sand, { part: 0.12 }) +
    block(120, 118, 58, 32, C.cream, C.stone2, { part: 0.5 }) +
    merlons(22, 115, 58, 7, { h: 5, c: C.cream }) +
    merlons(120, 115, 58, 7, { h: 5, c: C.stone });
  s += t(16, 96, 15, 26, { wn: 1 }) + t(169, 96, 15, 26, { wn: 1 });
  s +=
    P(archD(86, 122, 28, 28), C.stone, { w: 1.5 }) +
    P(archD(90, 126, 20, 24), C.wine, { w: 1.4 }) +
    line('M95 128V150M100 126V150M105 128V150M90 138H110', 1, C.gold);
  s +=
    [38, 54, 68, 130, 144, 158].map((x) => win(x, 127, 5, 10, C.navy, { sill: 0 })).join('') +
    pennant(88, 118, C.coral, 0.6, -1) +
    pennant(112, 118, C.coral, 0.6);
  return s + bush(36, 152, 22, C.moss, C.pine) + bush(144, 152, 22, C.moss, C.pine);
}
