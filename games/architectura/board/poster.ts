import { polar } from '@archivolt/table/draw/shapes.ts';
import {
  circle,
  f,
  g,
  join,
  line,
  path,
  rect,
  seeded,
  text,
  times,
  use,
  v,
} from '@archivolt/table/draw/svg.ts';
import { framed, POSTER } from '@archivolt/table/posters/frame.ts';
import { titleLine } from '@archivolt/table/posters/title.ts';
import { type House, onCard } from './posterHouses.ts';

/** A sunlit city of square cards. */

const INK = { stroke: v('line'), 'stroke-width': 1.2 };
const FINE = { stroke: v('line'), 'stroke-width': 0.8 };
const W = POSTER.width - 2 * POSTER.border;
const H = POSTER.height - 2 * POSTER.border;
const STREET = 166;
const SIDE = 80;
const GAP = 8;
const SUN = [262, 128] as const;

type Colour = 'red' | 'yellow' | 'green' | 'blue';
/** Its value, then its effects to the right, below and to the left. */
type Lot =
  | { house: House; colour: Colour; values: readonly [number, number, number, number] }
  | 'ruin'
  | 'free';

const card = (house: House, colour: Colour, ...values: [number, number, number, number]): Lot => ({
  house,
  colour,
  values,
});

const CITY: readonly (readonly Lot[])[] = [
  [
    card('museum', 'blue', 5, 2, 3, 4),
    card('park', 'green', 3, 1, 2, 4),
    card('palace', 'yellow', 9, 9, 9, 9),
    card('inn', 'red', 4, 2, 3, 5),
  ],
  [
    card('fountain', 'yellow', 2, 3, 4, 1),
    card('arsenal', 'red', 6, 3, 4, 5),
    'ruin',
    card('library', 'green', 5, 2, 3, 4),
  ],
  [
    card('school', 'red', 3, 4, 5, 2),
    card('obelisk', 'blue', 7, 7, 7, 7),
    card('greenhouse', 'green', 4, 1, 2, 3),
    card('statue', 'yellow', 1, 2, 3, 4),
  ],
  [card('manufactory', 'blue', 6, 3, 4, 5), card('laboratory', 'green', 4, 5, 6, 3), 'free', 'free'],
];

function lot(what: Lot): string {
  if (what === 'free')
    return rect(3, 3, SIDE - 6, SIDE - 6, 'none', {
      rx: 5,
      stroke: v('ground-line'),
      'stroke-width': 1.4,
      'stroke-dasharray': '5 4',
      opacity: 0.8,
    });
  const down = what === 'ruin';
  const [colour, rim] = down ? ['', v('stone-2')] : [what.colour, v(`p-${what.colour}`)];
  const lawn = `M6 ${SIDE * 0.72}H${SIDE - 6}V${SIDE - 9}a3 3 0 0 1 -3 3H9a3 3 0 0 1 -3 -3Z`;
  return (
    path(`M${SIDE} 6l9 9v${SIDE - 6}l-9 -9zM6 ${SIDE}l9 9h${SIDE - 6}l-9 -9z`, v('shade')) +
    rect(0, 0, SIDE, SIDE, down ? v('stone-3') : v('limestone'), { ...INK, rx: 6 }) +
    rect(3, 3, SIDE - 6, SIDE - 6, 'none', { rx: 4, stroke: rim, 'stroke-width': 3 }) +
    path(lawn, down ? v('stone') : v('spring-2')) +
    onCard(down ? 'ruin' : what.house, SIDE) +
    (down ? '' : numbers(what.values, colour, rim))
  );
}

function numbers([value, right, below, left]: readonly number[], colour: string, rim: string): string {
  const small = (x: number, y: number, number: number | undefined): string =>
    text(x, y + 2, number ?? '', { class: 'small' });
  return (
    circle(SIDE / 2, 12, 10, rim, INK) +
    text(SIDE / 2, 16.6, value ?? '', { class: 'value', fill: v(`p-${colour}-on`) }) +
    small(SIDE - 8.5, SIDE / 2, right) +
    small(SIDE / 2, SIDE - 5, below) +
    small(8.5, SIDE / 2, left) +
    // The symbol is drawn in the current colour, and cut out of it.
    g(use(`e-${colour}`, 7, 7, 12), { color: rim })
  );
}

function sky(): string {
  const [x, y] = SUN;
  const ray = (k: number): string => {
    const [[ax, ay], [bx, by]] = [polar(x, y, 700, k * 20), polar(x, y, 700, k * 20 + 10)];
    return `M${x} ${y}L${f(ax)} ${f(ay)}L${f(bx)} ${f(by)}Z`;
  };
  const sun = v('sky-sun');
  return (
    rect(0, 0, W, H, v('poster-sky')) +
    path(times(18, ray), v('poster-ray'), { opacity: 0.6 }) +
    circle(x, y, 52, sun) +
    circle(x, y, 61, 'none', { stroke: sun, 'stroke-width': 2 }) +
    cloud(-30, 128, 170) +
    cloud(250, 146, 160)
  );
}

function cloud(x: number, y: number, width: number): string {
  const step = width / 5;
  const rise = [-9, -8, 2, 6, 9];
  const edge = join(rise, (dy) => `a${f(step * 0.6)} ${f(step * 0.6)} 0 0 1 ${f(step)} ${dy}`);
  return path(`M${x} ${y}${edge}Z`, v('cloud'), { stroke: v('cloud-line'), 'stroke-width': 1.2 });
}

/** The old town on the horizon. */
function farTown(): string {
  const random = seeded('town');
  const walls = [v('rose'), v('ochre'), v('limestone'), v('brick-light')];
  let all = '';
  for (let x = -10; x < W; ) {
    const [w, h] = [18 + random() * 22, 16 + random() * 28];
    const top = STREET + 2 - h;
    all +=
      rect(x, top, w, h + 10, walls[Math.floor(random() * walls.length)] ?? v('rose'), FINE) +
      path(
        `M${f(x - 2)} ${f(top)}l${f(w / 2 + 2)} -10l${f(w / 2 + 2)} 10z`,
        random() > 0.5 ? v('brick') : v('brick-light'),
        FINE,
      ) +
      rect(x + w / 2 - 2, top + 6, 4, 6, v('void'));
    x += w + 1;
  }
  return all;
}

function street(): string {
  const course = (row: number): string => {
    const y = STREET + row * 12;
    return `M0 ${y}H${W}${times(16, (i) => `M${i * 24 + (row % 2 ? 0 : 12)} ${y}v12`)}`;
  };
  return (
    rect(0, STREET, W, H, v('poster-street')) +
    path(`M0 ${STREET}H${W}`, 'none', INK) +
    line(times(Math.ceil((H - STREET) / 12), course), v('ground-line'), 0.7, { opacity: 0.28 })
  );
}

export function poster(): string {
  const place = (row: number, column: number): string =>
    `translate(${8 + column * (SIDE + GAP)} ${176 + row * (SIDE + GAP)})`;
  const city = join(CITY, (lots, row) =>
    join(lots, (what, column) => g(lot(what), { transform: place(row, column) })),
  );
  const title = titleLine('ARCHITECTURA', {
    y: 50,
    high: 45,
    track: 9,
    fill: v('poster-title'),
    edge: v('poster-edge'),
    rim: 5,
  });
  return framed(sky() + farTown() + street() + city, `0 0 ${W} ${H}`, title, {
    ground: v('poster-frame'),
    line: v('leaf-gold'),
    leaf: v('spring-2'),
    bud: v('brick-light'),
    petal: v('limestone'),
    heart: v('ochre'),
  });
}
