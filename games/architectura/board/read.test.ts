import { architectura, componentsOf, valueAt } from '@archivolt/architectura';
import { offersOf, seeded, viewOf } from '@archivolt/engine';
import { describe, expect, it } from 'vitest';
import { groupsOf } from './decks/groups.ts';
import { formula, lotAt, nearestTurn } from './read.ts';

/** Random players, until a number of turns have begun. */
function playRandomly(turns: number, players: number) {
  const chance = seeded(5);
  const state = architectura.setup({ players, swaps: 6 }, chance);
  for (let step = 0; step < 600 && state.table.turn < turns; step++) {
    const seat = architectura.toMove(state.table);
    if (seat === undefined) break;
    const view = viewOf(state, seat);
    const offers = offersOf(architectura, view);
    const move = offers[chance(offers.length)];
    if (move) architectura.play(view, move, chance);
  }
  return state.table;
}

describe('reading a table', () => {
  it('finds the same value on every space as the rules', () => {
    const table = playRandomly(30, 4);
    const components = componentsOf(table);
    table.top.forEach((building, space) => {
      const lot = lotAt(table, space);
      expect(lot.piece?.building ?? -1).toBe(building);
      if (lot.face < 0) expect(lot.value).toBeUndefined();
      else expect(lot.value).toBe(valueAt(table, components, space));
      if (lot.base !== undefined && lot.piece)
        expect(lot.base + (lot.piece.sides[lot.face] ?? Number.NaN)).toBe(lot.value);
      expect(lot.under).toHaveLength(table.covered.filter((card) => card.space === space).length);
    });
  });

  it('rotates the shorter way round', () => {
    expect([nearestTurn(1, 0), nearestTurn(3, 0), nearestTurn(0, 3), nearestTurn(3, 4)]).toEqual([
      1, -1, 4, 3,
    ]);
    expect(nearestTurn(2, 6)).toBe(6);
  });

  it('writes formulas', () => {
    expect([formula('X', 0), formula('N', 2), formula('X', -1)]).toEqual(['X', 'N+2', 'X-1']);
  });
});

describe('groups of a deck', () => {
  it('put every additional card beside the cards it may replace', () => {
    const { table } = architectura.setup({ players: 2, swaps: 3 }, seeded(1));
    const groups = groupsOf(table, componentsOf(table), 0);
    const named = groups.map(({ key, only, basic, additional }) => [
      only ?? key,
      basic.map((card) => card.id),
      additional.map((card) => card.id),
    ]);
    expect(named).toEqual([
      ['3', ['Library', 'Greenhouse'], ['Cemetery']],
      ['5', ['Arsenal', 'Statue'], ['Obelisk']],
      ['6', ['School', 'Inn', 'Fountain'], ['Museum']],
      ['7', ['Laboratory'], ['Forge']],
      ['Palace', ['Palace'], ['TownHall', 'MagicAcademy']],
      [undefined, ['Manufactory', 'Park', 'Temple'], []],
    ]);
  });
});
