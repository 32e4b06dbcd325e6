import { at, each, seeded, viewOf } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { count, has } from './cards.ts';
import { componentsOf, pieceNamed } from './components.ts';
import { invariant, play, position } from './fixtures.testing.ts';
import { architectura } from './index.ts';

/** Many worlds consistent with the seat's view, each with blue's hand, deck and buried cards, by name. */
function worlds(state: ReturnType<typeof position>, seat = 0) {
  return each(200, (seed) => {
    const imagined = architectura.imagine(viewOf(state, seat), seeded(seed));
    invariant(imagined);
    const blue = at(imagined.mine, 1);
    const holds = (cards: number, id: string): boolean => {
      const piece = pieceNamed(componentsOf(imagined.table), 1, id);
      return piece !== undefined && has(cards, piece.number);
    };
    return {
      hand: (id: string) => holds(blue.hand, id),
      under: (id: string) => holds(blue.under, id),
      fresh: (id: string) => holds(blue.fresh, id),
      size: count(blue.hand),
    };
  });
}

test('[AR-S2] an imagined state keeps the seat’s own cards and deals the others from the unseen ones', () => {
  const state = position('bInn,(bPark)rPalace', ['hand Statue', 'hand Temple,Palace out School']);
  const all = worlds(state);
  for (const id of ['Inn', 'Park', 'School'])
    expect(all.some((world) => world.hand(id) || world.fresh(id))).toBe(false);
  for (const id of ['Temple', 'Library', 'Palace']) {
    expect(all.some((world) => world.hand(id))).toBe(true);
    expect(all.some((world) => world.fresh(id))).toBe(true);
  }
  expect(architectura.imagine(viewOf(state, 0), seeded(1)).mine[0]).toEqual(state.mine[0]);
});

test('[AR-X8] a card that was returned to a hand is in that hand', () => {
  const state = position('bManufactory,bInn', ['hand Statue', 'hand Temple,Palace'], 'endTurn b; return b -');
  state.table.active = 1;
  play(state, ['return 1.2', 'play Palace 1.2']);
  expect(worlds(state).every((world) => world.hand('Inn'))).toBe(true);
});

test('[AR-K14] a searched Obelisk is in the hand, and the card put into the deck is unknown', () => {
  const deck = 'with Obelisk without Arsenal hand Temple,Palace,Inn searches';
  const state = position('rInn', ['hand Statue', deck], 'turn b');
  state.table.active = 1;
  play(state, ['search Inn']);
  const all = worlds(state);
  expect(all.every((world) => world.hand('Obelisk'))).toBe(true);
  expect(all.some((world) => world.hand('Inn'))).toBe(true);
});

test('[AR-T3] known cards put under the deck are there until cards put under are drawn', () => {
  const out = 'out Library,Greenhouse,Manufactory,Arsenal,Statue';
  const state = position('rInn', ['hand Statue', `hand Temple,Palace,Inn ${out} known Inn`], 'turn b');
  play(state, ['exchange']);
  expect(worlds(state).every((world) => world.under('Inn'))).toBe(true);
  const drawn = position('rInn', [
    'hand Statue',
    `hand School,Temple under Palace,Inn ${out},Park,Fountain,Laboratory buried Inn raised 1 exchanged`,
  ]);
  const all = worlds(drawn);
  expect(all.some((world) => world.under('Inn'))).toBe(true);
  expect(all.some((world) => world.hand('Inn'))).toBe(true);
  expect(all.some((world) => world.fresh('Inn'))).toBe(false);
});

test('[AR-T2] a player who passed has no card that could have been played', () => {
  const full =
    'bInn,rInn,bPark,rPark,bStatue,rStatue,rLibrary,rGreenhouse / bSchool,rSchool,bTemple,rTemple,bFountain,rFountain,bArsenal,rArsenal';
  const deck = 'with Cemetery without Library hand Palace,Laboratory,Manufactory';
  const state = position(full, ['hand Palace', deck], 'turn b');
  state.table.active = 1;
  play(state, ['pass']);
  expect(worlds(state).some((world) => world.hand('Cemetery'))).toBe(false);
  expect(worlds(state).some((world) => world.hand('Greenhouse'))).toBe(true);
});

test('[AR-T2][AR-T3] a card ruled out by a pass is not put under by an exchange, but may be drawn later', () => {
  const full =
    'bInn,rInn,bPark,rPark,bStatue,rStatue,rLibrary,rGreenhouse / bSchool,rSchool,bTemple,rTemple,bFountain,rFountain,bArsenal,rArsenal';
  const deck = 'with Cemetery without Library hand Palace,Laboratory,Manufactory';
  const state = position(full, ['hand Palace out Laboratory', deck], 'turn b');
  state.table.active = 1;
  play(state, ['pass', 'pass', 'exchange']);
  expect(worlds(state).some((world) => world.under('Cemetery'))).toBe(false);
  expect(worlds(state).some((world) => world.hand('Cemetery'))).toBe(true);
  const short = position(full, ['hand Palace', 'with Cemetery without Library hand Palace'], 'turn b');
  short.table.active = 1;
  play(short, ['pass']);
  expect(short.table.players[1]?.lacks).toBe(0);
  expect(worlds(short).some((world) => world.hand('Cemetery'))).toBe(true);
});

test('[AR-V3] a deck that has not been shown may contain any swaps', () => {
  const state = architectura.setup({ players: 2, swaps: 6, first: 0 }, seeded(1));
  const all = worlds(state);
  expect(all.some((world) => world.fresh('Cemetery'))).toBe(true);
  expect(all.some((world) => world.fresh('Library'))).toBe(true);
  expect(all.every((world) => world.size === 0)).toBe(true);
  play(state, ['ready', 'replace Inn by Museum', 'ready', 'show', 'show Museum for Inn']);
  expect(worlds(state).every((world) => world.fresh('Museum') || world.hand('Museum'))).toBe(true);
});

test('[AR-K17] a card that is being paid for is in neither hand nor deck', () => {
  const deck = 'with TownHall without Palace hand TownHall,Inn';
  const state = position('rInn', ['hand Statue', deck], 'turn b');
  state.table.active = 1;
  play(state, ['play TownHall 1.2']);
  expect(worlds(state).some((world) => world.hand('TownHall') || world.fresh('TownHall'))).toBe(false);
});
