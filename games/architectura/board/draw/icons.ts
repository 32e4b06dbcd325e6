import type { Card, Effect } from '@archivolt/architectura';

/** Symbols on 24 x 24, one colour, distinguishable at 16 px. Cut-outs show `--icon-ground`. */
const full = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const drawn = (d: string, width = 2.4, stroke = 'currentColor'): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const GROUND = 'var(--icon-ground,#fcf3dc)';
const cut = (d: string): string => `<path d="${d}" fill="${GROUND}"/>`;
const cutLine = (d: string, width = 2): string => drawn(d, width, GROUND);

const SHIELD = 'M12 1.2L21.2 4.4V11C21.2 17 17.4 21 12 23.2C6.6 21 2.8 17 2.8 11V4.4Z';
const CARDS = drawn('M4.6 19.6L2.4 7.6L6.4 6.6', 2) + full('M8 3.4h13.4v17.4H8Z');
const COST = full('M9 2h12.6v18H9Z') + drawn('M1.6 12h5', 3);

export const ICONS = {
  // Effects of buildings.
  turn:
    full('M7.5 9.5h9v10.5h-9Z') + drawn('M3.2 12A9.2 9.2 0 0 1 15 3.4') + full('M13.4 -.4L20 3.6L13.2 7.6Z'),
  'turn-own':
    full('M2.5 12h8v9h-8ZM13.5 12h8v9h-8Z') +
    drawn('M3 8.4A5 5 0 0 1 8.4 4M14 8.4A5 5 0 0 1 19.4 4', 2) +
    full('M7.4 1L11.6 4L7.4 7.2ZM18.4 1L22.6 4L18.4 7.2Z'),
  swap: drawn('M3 8h13M21 16H8', 2.8) + full('M14.5 2.6L22 8L14.5 13.4ZM9.5 10.6L2 16L9.5 21.4Z'),
  rebuild:
    full('M3 22v-7h4v2h3v-3h4v4h3v-2h4v6Z') + drawn('M12 12V4', 2.8) + full('M6.4 6.4L12 .2L17.6 6.4Z'),
  destroy:
    full('M16.5 1.6h6v20.8h-6Z') +
    drawn('M11 2.4L4.2 6.6L11 10.8', 2.8) +
    full('M1.4 22.4V18h2.8v-3.6l3 1.8v-3l3.2 2.6v2.4l3.2-1.8v6Z'),
  protect: full(SHIELD) + cutLine('M7.4 12L10.8 15.4L16.8 8.4', 2.8),
  escape:
    full('M1.6 21.5v-6l5-5l5 5v6Z') +
    drawn('M10 4.2H19.4', 2.8) +
    drawn('M15.6 12.6h3M14.4 17h5.4', 2) +
    full('M16.6 -.4L23.4 4.4L16.6 9.2Z'),
  token:
    drawn('M2.4 7V2.4H7M17 2.4h4.6V7M21.6 17v4.6H17M7 21.6H2.4V17') +
    full('M12 5.4a6.6 6.6 0 1 1 0 13.2a6.6 6.6 0 0 1 0-13.2Z') +
    cutLine('M12 8.6a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 0 1 0-6.8Z', 1.6),
  facedown:
    full('M2.5 2h11.5v14H2.5Z') +
    cutLine('M4.6 9.6L9 4.6M5.2 13.4L11.6 6M8.2 14L12 9.6', 1.5) +
    drawn('M18.8 3.4v13', 2.8) +
    full('M13.4 14.6L18.8 22.4L24.2 14.6Z'),
  replay:
    full('M2.5 3h10v13h-10Z') +
    drawn('M16.4 4.4C21.6 6.4 22.6 14.6 16 18.4', 2.6) +
    full('M18.4 13.4L17.6 22L10.6 18Z'),
  limit: CARDS + cutLine('M14.7 8v8M10.7 12h8', 2.2),
  'limit-4': CARDS + cutLine('M16.8 17.6V6.6L11.2 14.4h8', 2.2),
  'limit-5': CARDS + cutLine('M17.6 6.8h-5l-.5 4.2c4-1.4 6 .6 6 2.8c0 3-3.6 4-6.4 2.4', 2.2),
  copy:
    drawn('M2.6 15.4V2.6h12.8') +
    full('M7.2 7.2h14.4v14.4H7.2Z') +
    cut('M14.4 9.2l1.5 3.7 3.7 1.5-3.7 1.5-1.5 3.7-1.5-3.7-3.7-1.5 3.7-1.5Z'),
  cost: COST,
  'cost-1': COST + cutLine('M12.6 8l3-2.4V16.4', 2.4),
  'cost-2': COST + cutLine('M12.6 8.4c.4-4 6-3.6 5.4.2c-.4 2.4-3.6 4-5.6 7.4h6', 2.2),
  end:
    full(
      'M4 1.6h16v3H4ZM4 19.4h16v3H4ZM6 5.6h12c0 3.4-2.4 4.8-4 6.4c1.6 1.6 4 3 4 6.4H6c0-3.4 2.4-4.8 4-6.4C8.4 10.4 6 9 6 5.6Z',
    ) + cut('M9.4 7.6h5.2c-.6 1.4-1.8 2.2-2.6 3c-.8-.8-2-1.6-2.6-3Z'),
  yard:
    full('M3 21.4V10a6 6 0 0 1 12 0v11.4Z') +
    cutLine('M6.4 11.4h5.2M6.4 15h5.2', 1.8) +
    drawn('M18.6 21.4V13M22 21.4v-5M16 21.4h7', 2),
  // Marks on cards.
  star: full('M12 1.2l3.1 7 7.6.8-5.7 5.1 1.7 7.5L12 17.7l-6.7 3.9L7 14.1 1.3 9l7.6-.8Z'),
  // What comparing does.
  rises: drawn('M3.6 19.4C10.6 19.8 13.6 16 13.6 10', 3.2) + full('M6.4 11.2L13.6 1.4L20.8 11.2Z'),
  falls: drawn('M3.6 4.6C10.6 4.2 13.6 8 13.6 14', 3.2) + full('M6.4 12.8L13.6 22.6L20.8 12.8Z'),
  destroyed:
    full('M2 21.4V17h3.4v-5l3 1.4V9.4h2.8V6l3.6 3v5.6l3-1.4V17H22v4.4Z') +
    full('M16.4 3.2l3.4-1 1 3.4-3.2 1.2ZM20.4 9.4l2.4.6-.8 2.6-2.6-.8Z'),
  equal: drawn('M4.6 8.6h14.8M4.6 15.4h14.8', 3.2),
  protected: full(SHIELD) + cut('M12 5.4V19.4C8.6 17.8 6.4 15 6.4 11V7.2Z'),
  none: drawn('M5 12h3M11 12h2M16.4 12h2.6', 3.2),
  // Around the cards.
  hand:
    full('M1.8 8.4L6.6 6.8L10 18.6L5 20.4Z') +
    full('M8.4 5h6.8v14.6H8.4Z') +
    full('M17 6.8l5.2 1.6L18.6 20.4l-5-1.8Z') +
    cutLine('M8 5v15M15.6 5v15', 1.1),
  deck: full('M5 2.4h13v15H5Z') + drawn('M8 21.4h13.4V6', 2),
  exchange:
    drawn('M4.6 12a7.4 7.4 0 0 1 13-4.8', 2.6) +
    full('M19.6 2.6v7.4h-7.4Z') +
    drawn('M19.4 12a7.4 7.4 0 0 1-13 4.8', 2.6) +
    full('M4.4 21.4V14h7.4Z'),
  /** Turned clockwise: the left side comes up. The other way is its mirror image. */
  cw: drawn('M4 20C4 10.6 8.6 7 14.6 7', 3.2) + full('M13.4 .8L22.4 7L13.4 13.2Z'),
  lock: full('M4.4 10.4h15.2v11H4.4Z') + drawn('M7.6 10V7.4a4.4 4.4 0 0 1 8.8 0V10'),
  close: drawn('M6 6l12 12M18 6L6 18', 2.6),
  city: full('M2 21.4V12h4V8h3V3.4L11.4 1v2.4V8H15v4h3V9l2-2l2 2v12.4Z'),
} as const;
export type IconId = keyof typeof ICONS;

const known = (id: string, other: IconId): IconId => (id in ICONS ? (id as IconId) : other);

function iconOf(effect: Effect): IconId {
  switch (effect.kind) {
    case 'turn':
      return effect.whose === 'each' ? 'turn' : 'turn-own';
    case 'destroyLower':
      return 'destroy';
    case 'rebuild':
      return 'rebuild';
    case 'tokenOnSpace':
      return 'token';
    case 'opponentsFaceDown':
      return 'facedown';
    case 'swapAdjacent':
      return 'swap';
    case 'protect':
      return 'protect';
    case 'handLimit':
      return known(`limit-${effect.cards}`, 'limit');
    case 'special':
      return effect.special;
    default:
      return effect satisfies never;
  }
}

/** The symbols of what a card does, derived from its data, so that cards of any set have theirs. */
export function effectIcons(card: Card): IconId[] {
  const icons: IconId[] = [];
  if (card.cost) icons.push(known(`cost-${card.cost.remove}`, 'cost'));
  if (card.effect) icons.push(iconOf(card.effect));
  if (card.escapes) icons.push('escape');
  if (card.beside) icons.push('yard');
  return icons;
}
