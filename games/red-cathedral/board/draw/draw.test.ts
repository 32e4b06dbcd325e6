import { base, PLACES } from '@archivolt/red-cathedral';
import { describe, expect, it } from 'vitest';
import { plan, sockets } from './blueprint.ts';
import { defs } from './defs.ts';
import { actionRow, signsOf } from './influence.ts';
import { hubGround, onPlace, ringGround } from './ring.ts';
import { scenery, terrace } from './scenery.ts';
import { building, costOf } from './section.ts';
import { workshopTile } from './tile.ts';
import { markerAt, SQUARE, trackFrame } from './track.ts';

const everything = (): string[] => [
  ...base.sections.flatMap((card) => [building(card), building(card, 2), plan(card), sockets(card, [], [])]),
  ...base.tiles.map((tile) => workshopTile(tile, 0, 0, 30)),
  ...base.influence.flatMap((card) => card.actions.map((action) => actionRow(action, 0, 0, 100, false))),
  workshopTile(undefined, 0, 0, 30),
  ringGround(),
  hubGround(),
  trackFrame(base.track),
  scenery(560, 574),
  terrace(560, 574, [10]),
  defs(),
];

describe('the drawings', () => {
  it('contain no NaN, and nothing that the content security policy forbids', () => {
    for (const drawing of everything()) {
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
      expect(drawing).not.toMatch(/\sstyle=|\son\w+=|<script|javascript:/);
    }
  });

  it('have a separate building for each section card', () => {
    expect(new Set(base.sections.map((card) => building(card))).size).toBe(base.sections.length);
  });

  it('have a socket for every cube of a cost, filled once it is delivered', () => {
    for (const card of base.sections) {
      const cost = costOf(card);
      expect(sockets(card, [], []).match(/class="need"/g)).toHaveLength(cost.length);
      expect(sockets(card, cost, [])).not.toContain('class="need"');
      expect(sockets(card, [], cost).match(/class="coming"/g)).toHaveLength(cost.length);
    }
  });

  it('show every influence action as symbols', () => {
    for (const { actions } of base.influence)
      for (const action of actions) expect(signsOf(action)).not.toHaveLength(0);
  });
});

describe('places on the board', () => {
  it('are inside the square, and no two are at the same spot', () => {
    const spots = [
      ...Array.from({ length: 80 }, (_, space) => markerAt(space)),
      ...Array.from({ length: PLACES }, (_, place) => onPlace(place, 180)),
    ];
    for (const [x, y] of spots) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(SQUARE);
    }
    expect(new Set(spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(spots.length);
  });

  it('start again after the last space', () => {
    expect(markerAt(83)).toEqual(markerAt(3));
  });
});
