import { type Section, type SectionCard, type Table, type Where, where } from '@archivolt/red-cathedral';
import { cardOf, heightOf, WIDTH } from '../draw/section.ts';

/** Positions of the towers: units of the drawing, y downwards from the top of the view. */

export interface PlacedSection {
  at: Where;
  level: number;
  section: Section;
  card: SectionCard;
  x: number;
  y: number;
  h: number;
}
export interface Tower {
  index: number;
  x: number;
  sections: PlacedSection[];
}
export interface Skyline {
  w: number;
  h: number;
  ground: number;
  towers: Tower[];
}

const GAP = 6;
const MARGIN = 10;
/** Space above the highest tower for its cross, and below the ground for the plaques. */
const SPACE_ABOVE = 30;
const SPACE_BELOW = 50;
const DEFAULT_HEIGHT = 544;

export function skyline(table: Table): Skyline {
  const heights = table.towers.map((tower) =>
    tower.reduce((sum, section) => sum + heightOf(cardOf(table, section)), 0),
  );
  const ground = Math.max(DEFAULT_HEIGHT * 0.82, ...heights) + SPACE_ABOVE;
  const towers = table.towers.map((tower, index): Tower => {
    const x = MARGIN + index * (WIDTH + GAP);
    let y = ground;
    const sections = tower.map((section, level): PlacedSection => {
      const card = cardOf(table, section);
      const h = heightOf(card);
      y -= h;
      return { at: where(index, level), level, section, card, x, y, h };
    });
    return { index, x, sections };
  });
  const w = 2 * MARGIN + towers.length * (WIDTH + GAP) - GAP;
  return { w, h: ground + SPACE_BELOW, ground, towers };
}

/** Left edges of the towers on ground of this width. */
export function towersAt(wide: number): number[] {
  const count = Math.round((wide - 2 * MARGIN + GAP) / (WIDTH + GAP));
  return Array.from({ length: count }, (_, index) => MARGIN + index * (WIDTH + GAP));
}

/**
 * Below this many pixels per unit, the numbers on the plans would be smaller than 10. A narrow panel shows all towers anyway:
 * searching in two directions is worse, and pinching enlarges it.
 */
const MIN_SCALE = 0.59;
const NARROW_WIDTH = 520;
const MIN_NARROW_SCALE = 0.44;
const MAX_SCALE = 2.2;

/** The layout of the skyline in a panel: pixels per unit, size of the stage, and the origin of the drawing. */
export function lay(view: Skyline, width: number, height: number, zoom: number) {
  const fitting = Math.min(width / view.w, height / view.h, MAX_SCALE);
  const least = width < NARROW_WIDTH ? MIN_NARROW_SCALE : MIN_SCALE;
  const scale = Math.max(fitting, least) * zoom;
  const stage = { w: Math.max(width, view.w * scale), h: Math.max(height, view.h * scale) };
  return { scale, stage, left: (stage.w - view.w * scale) / 2, top: stage.h - view.h * scale };
}
