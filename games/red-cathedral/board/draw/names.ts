import { DICE, RESOURCES } from '@archivolt/red-cathedral';

/** Maps indices of the game to names of symbols. */

const ICONS = [
  'i-wood',
  'i-brick',
  'i-stone',
  'i-gold',
  'i-emerald',
  'i-amethyst',
  'i-ruble',
  'i-recognition',
] as const;
export type ResourceIcon = (typeof ICONS)[number];

export function resourceIcon(resource: number): ResourceIcon {
  const icon = ICONS[resource];
  if (icon === undefined) throw new Error(`no icon for resource ${resource} of ${RESOURCES.length}`);
  return icon;
}

/** The colour of a player or a die: `red`, `yellow`, `green`, `blue`, `white`. */
function colourName(index: number): (typeof DICE)[number] {
  return DICE[index] ?? 'white';
}

/** The class that sets --p, --p2, --pon, --pt and --e-cut: the colours of one player. */
export const colourClass = (index: number): string => `pc-${colourName(index)}`;

export const emblemId = (colour: number) => `e-${COLOUR_EMBLEMS[colour] ?? 'red'}` as const;
const COLOUR_EMBLEMS = ['red', 'yellow', 'green', 'blue'] as const;

/** The symbol of a die; without a number its plain side, as on tiles and slots. */
export const dieId = (die: number, shows?: number): string =>
  shows === undefined ? `die-${colourName(die)}` : `die-${colourName(die)}-${shows}`;

/** The symbol of a workshop tile. */
export const tileId = (tile: number): string => `rc-tile-${tile}`;
