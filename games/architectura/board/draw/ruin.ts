import { ground, hill } from './land.ts';
import { birds, sky } from './sky.ts';
import { C, courses, hatch, line, P, type Point, rect } from './woodcut.ts';

/** The remains of a building: three drawings, so that a ruined street does not look stamped. */
export const RUINS = 3;

const WALL = '#cfc3aa';
const SHADE = '#94876f';
const DUST = '#b8ab8f';
const STONES: readonly (readonly [number, number, number])[] = [
  [30, 150, 9],
  [44, 152, 7],
  [84, 151, 8],
  [96, 153, 10],
  [116, 152, 8],
  [128, 152, 6],
  [166, 151, 9],
  [152, 153, 7],
];

function rubble(): string {
  return STONES.map(([x, y, r], i) => {
    const right = `L${x + r} ${y - r * 0.3}L${x + r * 0.9} ${y + r * 0.3}`;
    const top = `${x + r * 0.2} ${y - r}`;
    return (
      P(
        `M${x - r} ${y}L${x - r * 0.7} ${y - r * 0.8}L${top}${right}L${x - r * 0.4} ${y + r * 0.4}Z`,
        i % 2 ? WALL : DUST,
        { w: 1.5 },
      ) + P(`M${top}${right}L${x + r * 0.2} ${y + r * 0.34}Z`, SHADE, { s: 0 })
    );
  }).join('');
}

const old = (area: readonly Point[], dash = 8): string => courses(area, { gap: 8, dash, space: 8, o: 0.5 });
const dark = (area: readonly Point[]): string => hatch(area, { gap: 4, w: 1.7 });

/** A stump of a tower and its fallen half. */
const stump = (): string =>
  P('M58 150V78L64 70L70 76L76 62L84 70L90 66V86L96 92L102 88V150Z', WALL, { w: 2 }) +
  P('M84 150V72L90 66V86L96 92L102 88V150Z', SHADE, { s: 0 }) +
  dark([
    [86, 76],
    [90, 72],
    [92, 90],
    [102, 92],
    [102, 150],
    [86, 150],
  ]) +
  old([
    [58, 78],
    [90, 78],
    [102, 92],
    [102, 150],
    [58, 150],
  ]) +
  P('M68 96q4-6 8 0v14h-8ZM68 124q4-6 8 0v14h-8Z', '#3b3128', { w: 1.2 }) +
  `<g transform="rotate(68 140 140)">${P('M122 118H152V152L146 146L140 154L132 146L126 152L122 148Z', WALL, { w: 1.8 })}${old(
    [
      [122, 118],
      [152, 118],
      [152, 148],
      [122, 148],
    ],
  )}</g>`;

/** A broken arch between two walls, and a column that fell. */
const arch = (): string =>
  P('M34 150V86L40 76L47 82L52 70L60 76V92H66C68 84 76 76 84 74L82 86C78 90 76 96 76 104V150Z', WALL, {
    w: 2,
  }) +
  P('M62 150V92H66C68 84 76 76 84 74L82 86C78 90 76 96 76 104V150Z', SHADE, { s: 0 }) +
  dark([
    [62, 94],
    [68, 92],
    [76, 104],
    [76, 150],
    [62, 150],
  ]) +
  old([
    [34, 86],
    [60, 86],
    [60, 150],
    [34, 150],
  ]) +
  P('M128 150V104C128 98 125 92 121 88L128 78C136 84 140 92 142 100H150V112L156 118L162 112V150Z', WALL, {
    w: 2,
  }) +
  P('M146 150V100H150V112L156 118L162 112V150Z', SHADE, { s: 0 }) +
  dark([
    [147, 104],
    [156, 120],
    [162, 116],
    [162, 150],
    [147, 150],
  ]) +
  old([
    [128, 104],
    [146, 104],
    [146, 150],
    [128, 150],
  ]) +
  `<g transform="rotate(-72 104 140)">${rect(98, 118, 11, 44, WALL, { w: 1.7 })}${rect(105, 118, 4, 44, SHADE, { s: 0 })}${rect(95, 113, 17, 6, WALL, { w: 1.5 })}</g>`;

export function ruin(variant: number): string {
  const mirrored = variant === 1;
  return (
    sky('#d8cdb8', '#c2b69f', { y1: 116, n: 12 }) +
    hill('120C50 108 110 122 196 108', '#a99d86') +
    ground(138, DUST) +
    `<g${mirrored ? ' transform="matrix(-1 0 0 1 200 0)"' : ''}>${variant === 2 ? stump() : arch()}${rubble()}` +
    line(
      'M54 150q-2-8-6-10M54 150q0-9 1-13M54 150q3-7 7-9M140 150q-3-7-6-8M140 150q1-8 3-11M140 150q4-5 7-6',
      1.5,
      '#5f6b45',
    ) +
    '</g>' +
    birds(
      mirrored
        ? [
            [120, 62, 1.1],
            [136, 54, 0.8],
          ]
        : [
            [118, 64, 1.1],
            [106, 56, 0.8],
          ],
      C.ink,
    )
  );
}

/** Cracks that run in from the edges of the frame. */
export const CRACKS =
  'M118 0H133L127 15L138 23L127 38L133 48L120 70L124 50L116 40L126 25L115 17ZM0 112V126L14 122L21 131L34 124L44 132L33 116L22 122L15 113ZM200 52V64L189 60L183 68L170 62L182 58L188 50Z';

/** Clouds of dust, for the moment in which a building falls. */
export const CLOUDS =
  'M14 158c-14-8-8-28 8-26c2-18 28-20 32-4c14-8 28 4 22 16c12 2 10 18-2 18ZM104 164c-10-10 0-26 14-22c4-18 32-16 34-2c16-4 26 10 18 20c6 6 0 12-8 12h-50ZM64 140c-8-8 0-20 10-18c4-14 24-12 26-2c12-2 16 10 10 16c4 6-2 10-8 10H70Z';
