import { at, offersOf, seeded, submit, viewOf } from '@archivolt/engine';
import { describe, expect, test } from 'vitest';
import { position } from './fixtures.testing.ts';
import { type Fate, foresee } from './foresee.ts';
import { architectura } from './index.ts';
import { kitOf, offeredPiece } from './kit.ts';
import type { Event } from './vocabulary.ts';

const TEMPLE = 'hand Temple';

/** What playing a card of red on street 1, block 2 would do to the city's first card. */
function foreseen(city: string, card: string, mine = '', theirs = TEMPLE) {
  const { table } = position(city, [`${mine} hand ${card}`.trim(), theirs]);
  return foresee(table, offeredPiece(kitOf(table), 0, card), 1);
}

describe('what a play would do to the card on the left', () => {
  test.each<[string, string, string, Fate]>([
    ['[AR-C2] equal', 'bInn', 'School', { what: 'equal', to: 6 }],
    ['[AR-C3] it rises', 'bInn', 'Statue', { what: 'up', to: 7, choice: false }],
    ['[AR-C3] at its highest', 'bInn>>', 'Statue', { what: 'highest', to: 9 }],
    ['[AR-C4] it is destroyed', 'bLibrary', 'School', { what: 'destroyed', choice: false }],
    ['[AR-C5] it falls', 'bStatue', 'School', { what: 'down', to: 3, choice: false }],
    ['[AR-C5] at its lowest', 'bInn<', 'School', { what: 'lowest', to: 4 }],
    ['[AR-C7] protected by an opponent', 'bStatue*b', 'School', { what: 'protected', to: 5 }],
    ['[AR-C7] protected by oneself', 'rStatue*r', 'School', { what: 'down', to: 3, choice: true }],
    ['[AR-C7] one’s own, to be destroyed', 'rLibrary*r', 'School', { what: 'destroyed', choice: true }],
    ['[AR-K7] an Inn moves away', 'bInn<', 'Palace', { what: 'escapes', choice: false }],
    ['[AR-C1] a ruin', '(bInn)', 'Palace', { what: 'nothing' }],
  ])('%s', (_title, city, card, fate) => {
    expect(foreseen(city, card).left).toEqual(fate);
  });

  test('[AR-K18] what has to be paid changes nothing in it', () => {
    const mine = 'with MagicAcademy without Palace';
    expect(foreseen('bInn', 'MagicAcademy', mine)).toEqual({
      value: 12,
      left: { what: 'escapes', choice: false },
    });
  });

  test('[AR-X1][AR-X2] a formula is resolved for the space', () => {
    expect(foreseen('bInn', 'Park').value).toBe(6);
    expect(foreseen('bInn', 'Temple', '', 'hand Park').value).toBe(2);
  });

  test('[AR-K7] an Inn without anywhere to go is destroyed', () => {
    const streets = [
      'bPark,bLaboratory,bArsenal,bManufactory,bPalace,rFountain,bInn<',
      'bLibrary,bGreenhouse,bStatue,bSchool,rLibrary,rGreenhouse,rStatue,rSchool',
    ];
    const { table } = position(streets.join(' / '), ['hand Palace', TEMPLE]);
    const palace = offeredPiece(kitOf(table), 0, 'Palace');
    expect(foresee(table, palace, 7).left).toEqual({ what: 'destroyed', choice: false });
  });
});

test('predictions come true, over random games', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const chance = seeded(seed);
    const options = architectura.readOptions({ players: 2 + (seed % 3), swaps: 6 });
    if (!options.ok) throw new Error(options.path);
    let state = architectura.setup(options.value, chance);
    for (;;) {
      const seat = architectura.toMove(state.table);
      if (seat === undefined) break;
      const offers = offersOf(architectura, viewOf(state, seat));
      const move = at(offers, chance(offers.length));
      const { table } = state;
      const played = submit(architectura, state, seat, [move], chance);
      if (!played.ok) throw new Error(played.why);
      state = played.state;
      if (move.do !== 'play') continue;
      const piece = offeredPiece(kitOf(table), seat, move.card);
      if (piece.cost > 0) continue;
      const { left } = foresee(table, piece, move.space);
      seen.add(left.what);
      expect(settled(left)).toBe(lastEventAt(played.events, move.space - 1));
    }
  }
  expect([...seen].sort()).toEqual(
    ['destroyed', 'down', 'equal', 'escapes', 'highest', 'lowest', 'nothing', 'protected', 'up'].sort(),
  );
});

/** What comparing did to the card on the left, according to the events. */
function lastEventAt(events: readonly Event[], left: number): string {
  for (const event of events) {
    if (!('space' in event) || event.space !== left) continue;
    if (event.type === 'turned' && (event.rule === 'AR-C3' || event.rule === 'AR-C5'))
      return `${event.way === 'cw' ? 'up' : 'down'} ${event.to}`;
    if (event.type === 'destroyed' && event.rule === 'AR-C4') return 'destroyed';
  }
  return 'nothing';
}

/** The same as predicted; what somebody may still decide has not happened yet. */
function settled(fate: Fate): string {
  if (!('choice' in fate) || fate.choice || fate.what === 'escapes') return 'nothing';
  return 'to' in fate ? `${fate.what} ${fate.to}` : fate.what;
}
