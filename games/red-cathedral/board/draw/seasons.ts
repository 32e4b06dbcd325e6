import { polar } from '@archivolt/table/draw/shapes.ts';
import { circle, ellipse, FINE, f, join, line, path, rect, times, v } from '@archivolt/table/draw/svg.ts';

/** The plants between the places: every drawing grows outwards from the hub, so y is minus the radius. */

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

const THIN = { ...FINE, 'stroke-width': 0.5 };
const trunk = (to: number, width: number, colour: string): string =>
  line(`M0 -96V${to}`, v('line'), width + 2.3) + line(`M0 -96V${to}`, v(colour), width);

/** A spruce under snow. */
function winter(): string {
  const bough = (i: number): string => {
    const [y, w] = [-106 - i * 18, 14.5 - i * 1.7];
    const top = y - 30 + i;
    return (
      path(
        `M${f(-w)} ${y}L0 ${top}L${f(w)} ${y}Q${f(w * 0.55)} ${y + 4.5} ${f(w * 0.3)} ${y}Q0 ${y + 5} ${f(-w * 0.3)} ${y}Q${f(-w * 0.55)} ${y + 4.5} ${f(-w)} ${y}Z`,
        v('fir'),
        FINE,
      ) +
      path(
        `M${f(-w * 0.62)} ${y - 9}L0 ${top}L${f(w * 0.62)} ${y - 9}Q${f(w * 0.3)} ${y - 4} ${f(w * 0.15)} ${y - 11}Q${f(-w * 0.1)} ${y - 2} ${f(-w * 0.25)} ${y - 10}Q${f(-w * 0.45)} ${y - 5} ${f(-w * 0.62)} ${y - 9}Z`,
        v('snow'),
        THIN,
      )
    );
  };
  const flake = (x: number, y: number, r: number): string => {
    const ray = (k: number): string => {
      const [dx, dy] = [r * Math.sin((k * Math.PI) / 3), r * Math.cos((k * Math.PI) / 3)];
      return `M${f(x - dx)} ${f(y - dy)}L${f(x + dx)} ${f(y + dy)}`;
    };
    return (
      line(times(3, ray), v('winter-3'), 1.3, { 'stroke-linecap': 'round' }) +
      circle(x, y, r * 0.34, v('winter-3'))
    );
  };
  return (
    trunk(-120, 2.7, 'timber-dark') +
    times(5, bough) +
    join([-1, 1], (d) => flake(d * 25, -212, 6.5) + flake(d * 38, -222, 3.4))
  );
}

/** A birch in leaf. */
function spring(): string {
  const LEAVES = [
    [0, -216, 9],
    [-13, -211, 8],
    [13, -211, 8],
    [-25, -214, 7],
    [25, -214, 7],
    [-7, -200, 7.5],
    [8, -199, 7.5],
    [-18, -199, 6],
    [19, -199, 6],
    [-37, -219, 5],
    [37, -219, 5],
    [0, -188, 6],
  ] as const;
  const leaf = ([x, y, r]: readonly [number, number, number], i: number): string =>
    path(
      `M${x} ${f(y - r)}C${f(x + r * 1.1)} ${f(y - r * 0.4)} ${f(x + r * 0.9)} ${f(y + r * 0.7)} ${x} ${f(y + r)}C${f(x - r * 0.9)} ${f(y + r * 0.7)} ${f(x - r * 1.1)} ${f(y - r * 0.4)} ${x} ${f(y - r)}Z`,
      v(i % 3 === 1 ? 'spring-3' : 'spring-2'),
      FINE,
    );
  const bark = (y: number, i: number): string =>
    path(i % 2 ? `M3 ${y}h-4l1.5 2.4h2.5z` : `M-3 ${y}h4l-1.5 2.4h-2.5z`, v('line'));
  const catkin = (x: number, y: number): string =>
    line(`M${f(x * 0.6)} ${y - 16}q${f(x * 0.5)} 4 ${f(x * 0.3)} 12`, v('spring-3'), 1) +
    ellipse(x * 0.9, y, 1.9, 4.6, v('summer-2'), { stroke: v('line'), 'stroke-width': 0.6 });
  return (
    path('M-3.5 -92L-2.2 -196H2.2L3.5 -92Z', v('limestone'), FINE) +
    join([-104, -117, -131, -146, -160, -174], bark) +
    join(LEAVES, leaf) +
    catkin(-10, -178) +
    catkin(11, -176)
  );
}

/** A sunflower between ears of wheat. */
function summer(): string {
  const leaf = (y: number, i: number): string => {
    const d = i % 2 ? -1 : 1;
    return path(`M0 ${y}q${d * 10} -2 ${d * 13} -15q${-d * 11} 0 ${-d * 13} 15z`, v('moss'), FINE);
  };
  const petal = (k: number): string => {
    const a = (k * 360) / 14;
    const [[lx, ly], [tx, ty], [rx, ry]] = [
      polar(0, -203, 12, a - 13),
      polar(0, -203, 21, a),
      polar(0, -203, 12, a + 13),
    ];
    return `M0 -203L${f(lx)} ${f(ly)}L${f(tx)} ${f(ty)}L${f(rx)} ${f(ry)}Z`;
  };
  const ear = (d: number): string =>
    line(`M${d * 31} -206V-190q0 6 ${-d * 5} 12`, v('summer-3'), 1.3) +
    times(4, (k) =>
      path(`M${d * 31} ${f(-207 - k * 4.4)}q5 -1 5 -6q-5 1 -5 6q-5 -1 -5 -6q5 1 5 6z`, v('summer-2'), THIN),
    );
  const seed = (k: number): string => circle(...polar(0, -203, k ? 5 : 0, k * 60), 1.2, v('ochre'));
  return (
    trunk(-190, 3, 'moss') +
    join([-116, -134, -154, -168], leaf) +
    path(times(14, petal), v('leaf-gold'), FINE) +
    circle(0, -203, 9.6, v('timber-dark'), FINE) +
    times(7, seed) +
    ear(-1) +
    ear(1)
  );
}

/** A rowan with its berries. */
function autumn(): string {
  const crown = (x: number, y: number, r: number, colour: string): string => {
    const edge = times(7, (k) => {
      const [px, py] = polar(x, y, r, (k + 1) * 51.4);
      return `A${f(r * 0.5)} ${f(r * 0.5)} 0 0 1 ${f(px)} ${f(py)}`;
    });
    return path(`M${f(x)} ${f(y - r)}${edge}Z`, v(colour), FINE);
  };
  const berries = ([x, y]: readonly [number, number]): string =>
    join(
      [
        [-3, 0],
        [3, 0],
        [0, 4],
        [0, -3],
      ] as const,
      ([dx, dy]) => circle(x + dx, y + dy, 2.3, v('cinnabar'), THIN),
    );
  const falling = ([x, y, turn]: readonly [number, number, number]): string =>
    path('M0 -5C3.5 -3 3.5 2 0 5C-3.5 2 -3.5 -3 0 -5Z', v('ochre'), {
      ...THIN,
      transform: `translate(${x} ${y}) rotate(${turn})`,
    });
  return (
    path(
      'M-4.5 -92Q-2 -140 -2.5 -178Q-8 -190 -15 -198L-12 -200Q-5 -193 -1.5 -186L-1 -206H1.5L2 -185Q7 -193 13 -199L16 -197Q8 -188 2.5 -176Q2 -140 4.5 -92Z',
      v('timber-dark'),
      FINE,
    ) +
    crown(-21, -209, 10, 'autumn-3') +
    crown(21, -209, 10, 'autumn-3') +
    crown(-10, -201, 11, 'autumn-2') +
    crown(11, -202, 11, 'ochre') +
    crown(0, -213, 11, 'autumn-2') +
    crown(-35, -218, 6, 'ochre') +
    crown(35, -218, 6, 'autumn-2') +
    join(
      [
        [-14, -190],
        [13, -189],
        [0, -200],
      ] as const,
      berries,
    ) +
    join(
      [
        [-9, -160, 20],
        [8, -140, -30],
        [-6, -122, 50],
      ] as const,
      falling,
    )
  );
}

export const PLANTS: Record<Season, () => string> = { spring, summer, autumn, winter };

/** The little bell tower that separates two seasons. */
export function post(colour: string): string {
  const c = v(colour);
  return (
    path('M-5.5 -94L-4.5 -186H4.5L5.5 -94Z', v('limestone'), FINE) +
    join([-112, -134, -156, -176], (y) => rect(-6.5, y, 13, 4, v('brick'), FINE)) +
    path('M-9 -186H9L7 -192H-7Z', v('limestone'), FINE) +
    path(
      'M-5.5 -192C-12.5 -196 -12.5 -205 -5.5 -210C-2 -213 -.8 -216 0 -224C.8 -216 2 -213 5.5 -210C12.5 -205 12.5 -196 5.5 -192Z',
      c,
      FINE,
    ) +
    line('M-3 -193C-7 -199 -5 -206 -1 -212M3.5 -193C6.5 -198 5 -204 2 -210', v('limestone'), 1.1) +
    join([-24, 24], (x) => path(`M${x} -222l4 5l-4 5l-4 -5z`, c, FINE))
  );
}
