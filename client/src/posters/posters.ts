import { defs } from '../red-cathedral/draw/defs.ts';
import { architecturaPoster } from './architectura.ts';
import { POSTER } from './frame.ts';
import { redCathedralPoster } from './redCathedral.ts';

/** Both posters as SVG in the names of the tokens; `build/posters.ts` makes files of them, one for each theme. */

const STYLE = '.value{font:700 13px Georgia,serif}.small{font:700 9.5px Georgia,serif;fill:var(--line)}';

const whole = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${POSTER.width} ${POSTER.height}"><style>${STYLE}</style><defs>${defs()}</defs>${inner}</svg>`;

export const posters = (): Record<string, string> => ({
  'red-cathedral': whole(redCathedralPoster()),
  architectura: whole(architecturaPoster()),
});
