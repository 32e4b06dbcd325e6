import { base } from '@archivolt/red-cathedral';
import { v } from '@archivolt/table/draw/svg.ts';
import { tileId } from './names.ts';
import { workshopTile } from './tile.ts';

const pattern = (id: string, w: number, h: number, d: string, paint: string, turn = ''): string =>
  `<pattern id="rc-${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${turn}><path d="${d}" fill="none" ${paint}/></pattern>`;

const SIGNS = {
  'rc-swap':
    '<circle cx="6.5" cy="12" r="4"/><circle cx="17.5" cy="12" r="4"/><path d="M8 4.5c3-2 6-1.5 8 .5M16.5 2v3.3h-3.3M16 19.5c-3 2-6 1.5-8-.5M7.5 22v-3.3h3.3"/>',
  'rc-slot': '<path d="M5 21.5V10a7 7 0 0 1 14 0v11.5z"/><path d="m13 7.5-4.5 6h3.5l-1.2 4.5 4.7-6H12z"/>',
  'rc-kinds':
    '<path d="M12 1.5c-.8 1.8-2.7 2.3-2.7 4 0 .9.5 1.5 1 2h3.4c.5-.5 1-1.1 1-2 0-1.7-1.9-2.2-2.7-4zM7.5 7.5h9V14h-9zM5 14h14v8H5zM10 22v-3.5a2 2 0 0 1 4 0V22M12 10v1.5"/>',
  'rc-unknown': '<path d="M7.5 8.5a4.5 4.5 0 1 1 6.7 4c-1.5.8-2.2 1.5-2.2 3.5M12 20v.3"/>',
};
const SIGN =
  'fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"';

/** Symbols that only this board needs: swap tiles, activate a slot, one section of each kind, unknown. */
const signs = (): string =>
  Object.entries(SIGNS)
    .map(([id, inner]) => `<symbol id="${id}" viewBox="0 0 24 24"><g ${SIGN}>${inner}</g></symbol>`)
    .join('');

/** Brick courses, ashlar, shingles, plan paper, and the hatching of impossible targets. */
const patterns = (): string =>
  pattern(
    'brick',
    13,
    9,
    'M0 .4H13M0 4.9H13M3.5 .4V4.9M10 4.9V9',
    `stroke="${v('mortar')}" stroke-width=".75"`,
  ) +
  pattern(
    'ashlar',
    22,
    14,
    'M0 .4H22M0 7.4H22M7 .4V7.4M18 7.4V14',
    `stroke="${v('limestone-2')}" stroke-width=".8"`,
  ) +
  pattern(
    'shingle',
    8,
    7,
    'M0 0c0 5 8 5 8 0M-4 3.5c0 5 8 5 8 0M4 3.5c0 5 8 5 8 0',
    `stroke="${v('line')}" stroke-opacity=".4" stroke-width=".7"`,
  ) +
  pattern('plan', 8, 8, 'M0 .3H8M.3 0V8', `stroke="${v('bp-grid')}" stroke-width=".6"`) +
  pattern(
    'hatch',
    6,
    6,
    'M0 3H6',
    `stroke="${v('ink')}" stroke-opacity=".34" stroke-width="1.6"`,
    ' patternTransform="rotate(45)"',
  );

/** The workshop tiles, for use outside of the board. */
const tiles = (): string =>
  base.tiles
    .map(
      (tile, index) =>
        `<symbol id="${tileId(index)}" viewBox="-1 -1 32 32">${workshopTile(tile, 0, 0, 30)}</symbol>`,
    )
    .join('');

/** Definitions that drawings refer to by `url(#…)` or `#…`: once per page. */
export const defs = (): string => patterns() + signs() + tiles();
