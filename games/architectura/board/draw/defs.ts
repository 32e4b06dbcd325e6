import { PICTURES } from './buildings/pictures.ts';
import { site } from './buildings/site.ts';
import { arms, BACK_CLIP, back, COLOUR_NAMES, claim, frame, seal } from './houses.ts';
import { ICONS } from './icons.ts';
import { RUINS, ruin } from './ruin.ts';
import { grain } from './sky.ts';
import { C } from './woodcut.ts';

const symbol = (id: string, box: string, inner: string): string =>
  `<symbol id="ar-${id}" viewBox="${box}">${inner}</symbol>`;

const WINDOW = '13 13 174 174';
const CARD = '0 0 200 200';
/** Every picture has one ink contour. */
const print = (id: string, inner: string): string =>
  symbol(
    id,
    WINDOW,
    `<g stroke="${C.ink}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`,
  );

/** Definitions that drawings refer to by `#ar-…`: once per page. */
export const defs = (): string =>
  [
    ...Object.entries(PICTURES).map(([id, picture]) => print(`art-${id}`, picture())),
    print('art-Site', site()),
    ...Array.from({ length: RUINS }, (_, variant) => print(`ruin-${variant}`, ruin(variant))),
    symbol('grain', WINDOW, grain()),
    BACK_CLIP,
    ...COLOUR_NAMES.flatMap((colour) => [
      symbol(`arms-${colour}`, '-2 -2 44 44', arms(colour)),
      symbol(`seal-${colour}`, '-23 -23 46 46', seal(colour)),
      symbol(`frame-${colour}`, CARD, frame(colour)),
      symbol(`back-${colour}`, CARD, back(colour)),
      symbol(`claim-${colour}`, CARD, claim(colour)),
    ]),
    ...Object.entries(ICONS).map(([id, inner]) => symbol(`i-${id}`, '0 0 24 24', inner)),
  ].join('');

/** The picture of a card; for an unknown one, a building site. */
export const artId = (card: string): string => `ar-art-${card in PICTURES ? card : 'Site'}`;
