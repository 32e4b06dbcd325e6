import { polar } from '@archivolt/table/draw/shapes.ts';
import {
  circle,
  ellipse,
  FINE,
  f,
  INK,
  line,
  path,
  rect,
  seeded,
  times,
  v,
} from '@archivolt/table/draw/svg.ts';

/** Sky and land behind the towers, the terrace under them; drawn far beyond the view, so that any panel is filled. */

const BLEED = 700;

/** A cloud with a scalloped upper edge, a flat foot and echo lines inside. */
function cloud(x: number, y: number, w: number, h: number): string {
  const n = Math.max(4, Math.round(w / 34));
  const edge = (k: number): string => {
    const left = x + k * 9;
    const step = (w - k * 18) / n;
    const scallop = (i: number): string => {
      const lift = i === n - 1 ? 0 : Math.sin(((i + 1) / n) * Math.PI) * (h - k * 8) * 0.82;
      return `A${f(step * 0.62)} ${f(step * 0.62)} 0 0 1 ${f(left + (i + 1) * step)} ${f(y - lift)}`;
    };
    return `M${f(left)} ${f(y)}${times(n, scallop)}`;
  };
  const edgeInk = v('cloud-line');
  return (
    path(`${edge(0)}H${f(x)}Z`, v('cloud'), { stroke: edgeInk, 'stroke-width': 1.4 }) +
    line(edge(1.6), edgeInk, 1, { opacity: 0.7 }) +
    line(edge(3.2), edgeInk, 0.8, { opacity: 0.5 })
  );
}

function fir(x: number, y: number, h: number): string {
  return times(4, (i) => {
    const [foot, w] = [y - i * h * 0.22, h * 0.3 * (1 - i * 0.2)];
    return `M${f(x - w)} ${f(foot)}Q${f(x - w * 0.3)} ${f(foot - h * 0.1)} ${f(x)} ${f(foot - h * 0.34)}Q${f(x + w * 0.3)} ${f(foot - h * 0.1)} ${f(x + w)} ${f(foot)}Z`;
  });
}

function firs(
  seed: string,
  w: number,
  gap: number,
  spread: number,
  at: (x: number) => number,
  high: number,
): string {
  const random = seeded(seed);
  let d = '';
  for (let x = -BLEED; x < w + BLEED; x += gap + random() * spread)
    d += fir(x, at(x), high + random() * high * 0.75);
  return d;
}

/** Sun by day, moon by night; stars in the dark theme only. */
function sky(w: number, ground: number): string {
  const [x, y] = [w / 2, ground - 369];
  const ray = (k: number): string => {
    const [[ax, ay], [bx, by]] = [polar(x, y, 1500, k * 22.5), polar(x, y, 1500, k * 22.5 + 11.25)];
    return `M${f(x)} ${f(y)}L${f(ax)} ${f(ay)}L${f(bx)} ${f(by)}Z`;
  };
  const random = seeded('stars');
  const star = (): string => {
    const q = 1 + random() * 2.2;
    const k = f(q * 0.3);
    const m = f(q * 0.7);
    return `M${f(-BLEED + random() * (w + 2 * BLEED))} ${f(ground - 880 + random() * 640)}l${k} ${m}l${m} ${k}l-${m} ${k}l-${k} ${m}l-${k} -${m}l-${m} -${k}l${m} -${k}z`;
  };
  const r = 168;
  const sun = v('sky-sun');
  return (
    rect(-BLEED, -1200, w + 2 * BLEED, ground + 1300, v('sky-1')) +
    path(times(16, ray), v('sky-2'), { opacity: 0.5 }) +
    path(times(110, star), v('star')) +
    circle(x, y, r + 14, 'none', { stroke: sun, 'stroke-width': 2, opacity: 0.5 }) +
    circle(x, y, r, sun, { opacity: 0.62 }) +
    circle(x, y, r - 8, 'none', { stroke: v('sky-1'), 'stroke-width': 1.4, opacity: 0.7 })
  );
}

/** A wall with swallow-tailed merlons. */
function kremlin(w: number, y: number): string {
  const count = Math.ceil((w + 2 * BLEED) / 18);
  const gates = times(count / 2, (i) => `M${-BLEED + i * 36 + 12} ${y}v-18a7 7 0 0 1 14 0v18z`);
  return (
    path(`M${-BLEED} ${y}V${y - 40}${'v-11l4.5 4.5l4.5 -4.5v11h9'.repeat(count)}V${y}Z`, v('wall-far'), {
      ...FINE,
      'stroke-opacity': 0.45,
    }) + path(gates, v('hill-3'), { opacity: 0.5 })
  );
}

export function scenery(w: number, y: number): string {
  const [x0, x1] = [-BLEED, w + BLEED];
  const hill = { stroke: v('cloud-line'), 'stroke-width': 1.2 };
  const tree = { stroke: v('line'), 'stroke-width': 0.6, 'stroke-opacity': 0.35 };
  return (
    sky(w, y) +
    cloud(-60, y - 442, 210, 34) +
    cloud(w - 190, y - 244, 260, 34) +
    cloud(-330, y - 324, 240, 36) +
    cloud(w + 60, y - 414, 260, 40) +
    cloud(-20, y - 274, 130, 24) +
    cloud(w - 250, y - 482, 150, 22) +
    path(
      `M${x0} ${y - 96}C${x0 + 260} ${y - 150} ${x0 + 520} ${y - 60} ${w * 0.1} ${y - 104}S${w * 0.5} ${y - 150} ${w * 0.76} ${y - 110}S${w + 320} ${y - 60} ${x1} ${y - 120}V${y + 60}H${x0}Z`,
      v('hill-1'),
      hill,
    ) +
    path(
      firs('far', w, 15, 12, (x) => y - 84 + Math.sin(x / 70) * 16, 28),
      v('hill-2'),
      tree,
    ) +
    path(
      `M${x0} ${y - 70}C${x0 + 300} ${y - 110} ${x0 + 560} ${y - 40} ${w * 0.2} ${y - 72}S${w * 0.72} ${y - 96} ${w} ${y - 62}S${w + 420} ${y - 100} ${x1} ${y - 60}V${y + 60}H${x0}Z`,
      v('hill-2'),
      hill,
    ) +
    kremlin(w, y) +
    path(
      firs('near', w, 34, 40, () => y + 2, 40),
      v('hill-3'),
      tree,
    )
  );
}

/** Terrace and paving, with the shadows of the towers at these x. */
export function terrace(w: number, y: number, towers: readonly number[]): string {
  const [x0, all] = [-BLEED, w + 2 * BLEED];
  const course = (row: number): string => {
    const top = y + 8 + row * 15;
    const joints = times(all / 48, (i) => `M${x0 + i * 48 + (row % 2 ? 24 : 0)} ${top}v15`);
    return `M${x0} ${top}h${all}${joints}`;
  };
  return (
    rect(x0, y + 8, all, 600, v('ground')) +
    line(times(5, course), v('ground-line'), 0.8, { opacity: 0.5 }) +
    rect(x0, y, all, 8, v('limestone'), INK) +
    rect(x0, y + 8, all, 3, v('shade')) +
    towers.map((x) => ellipse(x + 50, y + 6, 52, 4, v('shade'))).join('')
  );
}

/** The wooden board at the foot of a tower, 100 by 30. */
export const plaque = (): string =>
  path('M6 0h88l5 15l-5 15h-88l-5 -15z', v('timber-dark'), INK) +
  line('M9 3h82l4 12l-4 12h-82l-4 -12z', v('ochre'), 0.8, { opacity: 0.8 });
