import { at, seeded, viewOf } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { offers, play, questionOf, whyNot } from '../fixtures.testing.ts';
import { architectura, isMakingDecks } from '../index.ts';

const advanced = (swaps: number | 'rolled', players = 2) =>
  architectura.setup({ players, swaps, first: 0 }, seeded(3));

test('[AR-V1] additional cards replace basic ones of equal basic value, or the card they name', () => {
  expect(offers(advanced(6)).sort()).toEqual(
    [
      'ready',
      'replace Library by Cemetery',
      'replace Greenhouse by Cemetery',
      'replace Arsenal by Obelisk',
      'replace Statue by Obelisk',
      'replace School by Museum',
      'replace Inn by Museum',
      'replace Fountain by Museum',
      'replace Laboratory by Forge',
      'replace Palace by TownHall',
      'replace Palace by MagicAcademy',
    ].sort(),
  );
});

test('[AR-V1] other swaps are refused, and the deck stays at twelve cards', () => {
  const state = advanced(6);
  expect(whyNot(state, 'replace Inn by Cemetery')).toEqual(['AR-V1 cannotReplace']);
  expect(whyNot(state, 'replace Inn by Park')).toEqual(['AR-V1 notAdditional']);
  expect(whyNot(state, 'replace Inn by Nothing')).toEqual(['AR-V1 noSuchCard']);
  play(state, ['replace Library by Cemetery']);
  expect(whyNot(state, 'replace Greenhouse by Cemetery')).toEqual(['AR-V1 alreadySwappedIn']);
  play(state, ['replace Inn by Museum', 'ready', 'ready', 'show Cemetery+Museum for Library+Inn']);
  expect(state.table.players[0]).toMatchObject({ hand: 3, fresh: 9 });
});

test('[AR-V2] a player may use fewer swaps than agreed, but not more', () => {
  const state = advanced(1);
  play(state, ['replace Library by Cemetery']);
  expect(offers(state)).toEqual(['ready']);
  expect(whyNot(state, 'replace Inn by Museum')).toEqual(['AR-V2 noSwapsLeft']);
  play(state, ['ready']);
  expect(questionOf(state)).toBe('swaps b');
});

test('[AR-V2] a die can set the largest number of swaps, from 1 to 6', () => {
  for (let roll = 0; roll < 6; roll++) {
    const state = architectura.setup({ players: 2, swaps: 'rolled', first: 0 }, (n) => (n === 6 ? roll : 0));
    expect(state.table.swaps).toBe(roll + 1);
  }
});

test('[AR-V2] players are not asked if no swaps are agreed', () => {
  expect(questionOf(advanced(0))).toBe('turn r');
});

test('[AR-V3] both Palace replacements cannot be used together', () => {
  const state = advanced(6);
  play(state, ['replace Palace by TownHall']);
  expect(whyNot(state, 'replace Palace by MagicAcademy')).toEqual(['AR-V3 notInDeck']);
});

test('[AR-V3] swaps are chosen secretly, then shown to all, and are final', () => {
  const state = advanced(6);
  const before = JSON.stringify(viewOf(state, 1));
  expect(play(state, ['replace Library by Cemetery'])).toEqual([]);
  expect(JSON.stringify(viewOf(state, 1))).toBe(before);
  expect(play(state, ['ready'])).toEqual([{ type: 'ready', rule: 'AR-V3', seat: 0 }]);
  play(state, ['ready']);
  expect(questionOf(state)).toBe('show r');
  expect(at(state.table.players, 0).deck).toBe(0);
  expect(whyNot(state, 'show')).toEqual(['AR-V3 notYourDeck']);
  expect(whyNot(state, 'replace Inn by Museum')).toEqual(['AR-T1 otherDecision']);
  const [shown] = play(state, ['show Cemetery for Library']);
  expect(shown).toEqual({ type: 'shown', rule: 'AR-V3', seat: 0, added: ['Cemetery'], leftOut: ['Library'] });
  expect(questionOf(state)).toBe('show b');
  expect(isMakingDecks(state.table)).toBe(true);
  play(state, ['show']);
  expect(questionOf(state)).toBe('turn r');
  expect(isMakingDecks(state.table)).toBe(false);
});
