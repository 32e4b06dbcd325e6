import type { Colour } from '@archivolt/architectura';

/**
 * The four houses of the city. Each differs from the others in colour, outline of the shield, charge, and beading of its
 * frames, so that none is identified by its colour alone.
 */
interface House {
  shield: string;
  charge: string;
  /** Dashes of the beading. */
  bead: string;
  cap: 'butt' | 'round';
}

const HOUSES: Readonly<Record<Colour, House>> = {
  red: {
    shield: 'M2 2H38V25C38 33.5 30 39 20 39C10 39 2 33.5 2 25Z',
    charge: 'M20 5.5L33.5 30.5H24V25.5A4 4 0 0 0 16 25.5V30.5H6.5Z',
    bead: '6 5',
    cap: 'butt',
  },
  yellow: {
    shield: 'M20 1A19 19 0 1 1 20 39A19 19 0 0 1 20 1Z',
    charge:
      'M20 5.5L22.9 13L30.3 9.7L27 17.1L34.5 20L27 22.9L30.3 30.3L22.9 27L20 34.5L17.1 27L9.7 30.3L13 22.9L5.5 20L13 17.1L9.7 9.7L17.1 13Z',
    bead: '.1 8',
    cap: 'round',
  },
  green: {
    shield: 'M1 2H39C39 20 33 33 20 40C7 33 1 20 1 2Z',
    charge:
      'M20 5C28 10.5 31 15.5 31 20.5C31 26 27 29.5 21.6 30V35H18.4V30C13 29.5 9 26 9 20.5C9 15.5 12 10.5 20 5ZM19.1 13V26.5H20.9V22.5L25 18.6L23.8 17.4L20.9 20V13Z',
    bead: '10 4 .1 4',
    cap: 'round',
  },
  blue: {
    shield: 'M20 0L40 20L20 40L0 20Z',
    charge: 'M23.5 8.5A11.8 11.8 0 1 0 31.3 24A9.2 9.2 0 1 1 23.5 8.5Z',
    bead: '15 4',
    cap: 'butt',
  },
};

export const COLOUR_NAMES = Object.keys(HOUSES) as Colour[];

const charge = (colour: Colour): string =>
  `<path d="${HOUSES[colour].charge}" fill="var(--p-${colour}-on)" fill-rule="evenodd"/>`;

export const arms = (colour: Colour): string =>
  `<path d="${HOUSES[colour].shield}" fill="var(--p-${colour})" stroke="#2a1a15" stroke-width="2.4" stroke-linejoin="round"/>${charge(colour)}`;

/** Frame of a card, 200 x 200. */
export function frame(colour: Colour): string {
  const { bead, cap } = HOUSES[colour];
  return (
    `<rect x="1.2" y="1.2" width="197.6" height="197.6" rx="11" fill="var(--p-${colour})" stroke="#2a1a15" stroke-width="2.4"/>` +
    `<rect x="6.2" y="6.2" width="187.6" height="187.6" rx="7" fill="none" stroke="var(--p-${colour}-on)" stroke-width="3.4" opacity=".5" stroke-dasharray="${bead}" stroke-linecap="${cap}"/>`
  );
}

/** A wax seal, pressed by hand: nearly round. 46 x 46 around 0. */
export function seal(colour: Colour): string {
  const r = 20;
  let d = '';
  for (let i = 0; i < 44; i++) {
    const angle = (i / 44) * 2 * Math.PI;
    const q = r * (1 + 0.022 * Math.sin(3 * angle + 1) + 0.016 * Math.sin(7 * angle));
    d += `${i ? 'L' : 'M'}${(q * Math.cos(angle)).toFixed(1)} ${(q * Math.sin(angle)).toFixed(1)}`;
  }
  return (
    `<path d="${d}Z" fill="#2a1a15" opacity=".35" transform="translate(1.6 2.4)"/>` +
    `<path d="${d}Z" fill="var(--p-${colour})" stroke="#2a1a15" stroke-width="2.2" stroke-linejoin="round"/>` +
    `<circle r="${r * 0.76}" fill="none" stroke="var(--p-${colour}-on)" stroke-width="1.6" stroke-dasharray="2.4 2.4" opacity=".7"/>` +
    `<g transform="translate(${-r * 0.56} ${-r * 0.56}) scale(.56)">${charge(colour)}</g>`
  );
}

/** The stones of an archivolt, the logo on every back. */
function voussoirs(cx: number, cy: number): string {
  let d = '';
  for (let row = 0; row < 3; row++) {
    const inner = 52 + row * 17;
    const outer = inner + 13;
    const n = 9 + row * 2;
    const at = (r: number, i: number): string => {
      const angle = Math.PI + (i * Math.PI) / n;
      return `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
    };
    for (let i = 0; i < n; i++)
      d += `M${at(inner, i + 0.06)}A${inner} ${inner} 0 0 1 ${at(inner, i + 0.94)}L${at(outer, i + 0.94)}A${outer} ${outer} 0 0 0 ${at(outer, i + 0.06)}Z`;
  }
  return d;
}

/** The back of a card. */
export const back = (colour: Colour): string =>
  frame(colour) +
  `<g fill="var(--p-${colour}-on)"><rect x="16" y="16" width="168" height="168" rx="4" fill="none" stroke="var(--p-${colour}-on)" stroke-width="1.6" opacity=".75"/>` +
  `<g clip-path="url(#ar-back-clip)" opacity=".34"><path d="${voussoirs(100, 122)}"/><path d="M35 126H48V180H35ZM152 126H165V180H152ZM18 126H31V180H18ZM169 126H182V180H169Z"/></g></g>` +
  `<svg x="66" y="92" width="68" height="68" viewBox="-2 -2 44 44">${arms(colour)}</svg>`;
export const BACK_CLIP =
  '<clipPath id="ar-back-clip"><rect x="20" y="20" width="160" height="160"/></clipPath>';

/** A space reserved by a token: bunting between two posts, and the seal. */
export const claim = (colour: Colour): string =>
  '<g stroke="#2a1a15" stroke-linecap="round" stroke-linejoin="round"><path d="M26 40V176M174 40V176" stroke-width="9"/><path d="M26 40V176M174 40V176" stroke-width="4.4" stroke="#b9834c"/>' +
  '<path d="M26 54Q100 84 174 54M26 150Q100 176 174 150" fill="none" stroke-width="5.4"/><path d="M26 54Q100 84 174 54M26 150Q100 176 174 150" fill="none" stroke-width="2.4" stroke="#f2dfb4"/>' +
  `<path d="M52 62l8 17 9-13M88 69l8 18 9-17M126 69l9 16 8-19" fill="var(--p-${colour})" stroke-width="2.4"/></g>` +
  `<use href="#ar-seal-${colour}" x="54" y="66" width="92" height="92"/>`;
