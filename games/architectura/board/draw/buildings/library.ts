import { ground, hill, tree } from '../land.ts';
import { archD, block, roof, steps, tower, win } from '../masonry.ts';
import { birds, cloud, sky, sun } from '../sky.ts';
import { C, circ, hatch, line, P, rect, rnd } from '../woodcut.ts';

const spines = [C.brick, C.teal, C.ochre, C.plum, C.cream, C.moss, C.coral, C.navy];

export function library(): string {
  let s =
    sky(C.peach, C.apricot) +
    sun(64, 50, 17, C.milk, C.honey) +
    cloud(134, 52, 0.7, C.milk, C.apricot) +
    birds([
      [140, 74, 1],
      [154, 80, 0.8],
    ]);
  s += hill('116C40 104 70 118 110 110S170 104 196 112', C.sage) + ground(138, C.sand);
  s += tree(176, 142, 13, C.grass, C.moss, 6);
  // hall behind, with a long teal roof
  s +=
    block(132, 98, 34, 52, C.cream, C.stone2) +
    roof(132, 98, 34, 20, C.teal, C.deep, { lean: 2 }) +
    win(142, 108, 8, 17, C.navy) +
    win(155, 108, 8, 17, C.navy);
  // stair tower
  s +=
    tower(30, 64, 22, 86, { roof: C.teal, roof2: C.deep, rh: 38, wn: 0 }) +
    win(36, 76, 6, 10, C.ink, { sill: 0 }) +
    win(41, 98, 6, 10, C.ink, { sill: 0 }) +
    win(36, 120, 6, 10, C.ink, { sill: 0 });
  // stepped gable front
  const G = 'M52 150V80H61V71H70V63H80V56H91V51H109V56H120V63H130V71H139V80H148V150Z';
  s +=
    P(G, C.sand) +
    P('M118 150V62L120 63H130V71H139V80H148V150Z', C.wheat, { s: 0 }) +
    hatch(
      [
        [122, 64],
        [130, 64],
        [130, 72],
        [139, 72],
        [139, 81],
        [148, 81],
        [148, 150],
        [122, 150],
      ],
      { gap: 4.2, w: 1.5, reach: 0.9 },
    ) +
    P(G);
  s +=
    (
      [
        [50, 80, 13],
        [60, 71, 12],
        [69, 63, 12],
        [79, 56, 13],
        [119, 56, 13],
        [128, 63, 12],
        [137, 71, 12],
        [146, 80, 13],
      ] as const
    )
      .map(([x, y, w], i) => rect(x - (i > 3 ? 1 : 0), y - 3, w - 2, 4, C.terra, { w: 1.1 }))
      .join('') + rect(89, 47, 22, 5, C.terra, { w: 1.1 });
  // great window with the shelves
  s += P(archD(66, 66, 68, 84), C.stone) + P(archD(71, 71, 58, 79), C.ember);
  for (let r = 0; r < 4; r++) {
    const y = 85 + r * 16.5;
    let x = r ? 73.5 : 79;
    const end = r ? 126.5 : 121;
    let i = r * 13;
    while (x < end - 2) {
      const w = 2.6 + rnd(i + 3) * 2.6,
        h = 8.2 + rnd(i * 2 + 1) * 4.4,
        W = Math.min(w, end - x);
      s += rect(x, y + 13 - h, W, h, spines[Math.floor(rnd(i * 5 + 2) * 8)] ?? C.brick, { w: 0.8 });
      x += w + (rnd(i) > 0.86 ? 2.6 : 0.25);
      i++;
    }
    s += rect(71.5, y + 13, 57, 2.6, C.wood, { w: 0.9 });
  }
  s += line('M100 71V150', 3.2) + line('M100 71V150', 1.2, C.stone) + P(archD(71, 71, 58, 79));
  s +=
    circ(100, 60, 5.4, C.teal, { w: 1.2 }) +
    P('M96.8 58.4q1.7-1 3.2 0q1.5-1 3.2 0v3.6q-1.7-1-3.2 0q-1.5-1-3.2 0Z', C.milk, { w: 0.7 });
  return s + steps(66, 146, 68, 3, { h: 3, grow: 5 });
}
