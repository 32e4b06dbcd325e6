import { bush, cypress, ground, hill, tree } from '../land.ts';
import { column, dome } from '../masonry.ts';
import { birds, cloud, sky, sun } from '../sky.ts';
import { C, hatch, line, P, rect } from '../woodcut.ts';

export function park(): string {
  let s =
    sky(C.ice, C.sky) +
    sun(46, 42, 15, C.milk, C.honey) +
    cloud(134, 44, 0.74, C.milk, C.azure) +
    cloud(18, 80, 0.5, C.milk, C.azure) +
    birds([
      [146, 64, 1],
      [160, 58, 0.7],
    ]);
  s +=
    hill('96C40 76 84 96 120 86S176 76 196 88', C.mint) +
    hill('108C60 92 120 110 196 96', C.sage) +
    ground(110, C.grass, { cuts: C.pine, n: 4 });
  s +=
    cypress(40, 116, 46, 13) +
    cypress(54, 114, 34, 10) +
    tree(158, 120, 20, C.grass, C.moss, 12) +
    tree(136, 115, 12, C.lime, C.grass, 8) +
    tree(70, 113, 11, C.lime, C.grass, 6);
  // pavilion
  s +=
    P('M84 116H124V112H84Z', C.cream, { w: 1.4 }) +
    [87.5, 97.5, 107.5, 117.5].map((x) => column(x, 88, 3.6, 23)).join('') +
    rect(83, 82, 42, 5.4, C.cream, { w: 1.4 }) +
    dome(85, 82, 38, 23, C.coral, C.terra, { ribs: 2, ball: null }) +
    hatch(
      [
        [110, 82],
        [110, 66],
        [118, 68],
        [123, 82],
      ],
      { gap: 3.6, w: 1.5 },
    );
  // pond and bridge
  s +=
    P('M4 152C20 132 58 120 104 120C152 120 184 132 196 150V196H4Z', C.azure, { w: 1.8 }) +
    P('M96 124C130 124 166 132 190 148L196 160C160 140 130 130 96 124Z', C.sky, { s: 0 }) +
    line('M30 146q7-3 14 0t14 0M60 180q8-3 16 0t16 0M130 178q8-3 16 0t16 0M96 143q6-2.6 12 0', 1.4, C.ice);
  s +=
    P(
      'M46 146C58 116 112 110 146 130L156 138L146 145C132 132 122 132 116 140C110 148 86 148 80 140C74 132 64 138 56 150Z',
      C.cream,
      { w: 2 },
    ) +
    P('M116 140C122 132 132 132 146 145L156 138L146 130C138 125.4 127 122 116 121Z', C.stone2, { s: 0 }) +
    hatch(
      [
        [116, 123],
        [146, 131],
        [155, 138],
        [146, 144],
        [132, 134],
        [116, 138],
      ],
      { gap: 3.6, w: 1.6 },
    );
  s += P('M80 140C74 132 64 138 56 150M146 145C132 132 122 132 116 140C110 148 86 148 80 140', 'none', {
    w: 1.8,
  });
  s +=
    line('M44 138C58 108 112 102 148 124', 3.8) +
    line('M44 138C58 108 112 102 148 124', 1.6, C.cream) +
    line('M54 126v10M66 117.600v9M80 112.600v9M94 111v9M108 112v9M122 115v9M136 119.600v9', 2);
  s +=
    `<g transform="translate(164 143)">` +
    P(
      'M-14 0C-14 6-6 8 2 8C10 8 14 3 14-3C10 0 6-2 3-2C-1-2-4-4-6-7C-8-11-4-13-5-17C-6-20-11-20-12-16L-16-14L-12-13C-9-14-9-12-11-8C-12-5-14-3-14 0Z',
      C.milk,
      { w: 1.6 },
    ) +
    P('M2 8C10 8 14 3 14-3C12-1 9-1 7-1.400C9 2 7 6 2 8Z', C.stone, { s: 0 }) +
    line('M-2 2q6 2 11-3', 1) +
    '</g>';
  return (
    s +
    bush(6, 150, 30, C.moss, C.pine) +
    line('M36 150c-2-9 0-13 1-17M42 151c0-9 2-13 4-16M31 151c-3-7-4-10-4-13', 1.7, C.forest)
  );
}
