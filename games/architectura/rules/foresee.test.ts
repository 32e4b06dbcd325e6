import { at, offersOf, seeded, submit, viewOf } from '@archivolt/engine';
import { describe, expect, test } from 'vitest';
import { componentsOf, offeredPiece } from './components.ts';
import { position } from './fixtures.testing.ts';
import { type Fate, foresee } from './foresee.ts';
import { architectura } from './index.ts';
import type { Event } from './vocabulary.ts';

const TEMPLE = 'hand Temple';

/** What playing a card of red on street 1, block 2 would do to the city's first card. */
function foreseeFirstCard(city: string, card: string, mine = '', theirs = TEMPLE) {
  const { table } = position(city, [`${mine} hand ${card}`.trim(), theirs]);
  return foresee(table, offeredPiece(componentsOf(table), 0, card), 1);
}

describe('the predicted effect of a play on the card to its left', () => {
  test.each<[string, string, string, Fate]>([
    ['[AR-C2] is none if the values are equal', 'bInn', 'School', { what: 'equal', to: 6 }],
    ['[AR-C3] is a rise', 'bInn', 'Statue', { what: 'up', to: 7, choice: false }],
    ['[AR-C3] is none at the highest value', 'bInn>>', 'Statue', { what: 'highest', to: 9 }],
    ['[AR-C4] is destruction', 'bLibrary', 'School', { what: 'destroyed', choice: false }],
    ['[AR-C5] is a fall', 'bStatue', 'School', { what: 'down', to: 3, choice: false }],
    ['[AR-C5] is none at the lowest value', 'bInn<', 'School', { what: 'lowest', to: 4 }],
    [
      '[AR-C7] is none on a card that an opponent protects',
      'bStatue*b',
      'School',
      { what: 'protected', to: 5 },
    ],
    [
      '[AR-C7] is a fall of the player’s own protected card, if the player chooses',
      'rStatue*r',
      'School',
      { what: 'down', to: 3, choice: true },
    ],
    [
      '[AR-C7] is destruction of the player’s own protected card, if the player chooses',
      'rLibrary*r',
      'School',
      { what: 'destroyed', choice: true },
    ],
    ['[AR-K7] is an escape of the Inn', 'bInn<', 'Palace', { what: 'escapes', choice: false }],
    ['[AR-C1] is none on a destroyed card', '(bInn)', 'Palace', { what: 'nothing' }],
  ])('%s', (_title, city, card, fate) => {
    expect(foreseeFirstCard(city, card).left).toEqual(fate);
  });

  test('[AR-K18] is the same for a card with a cost', () => {
    const mine = 'with MagicAcademy without Palace';
    expect(foreseeFirstCard('bInn', 'MagicAcademy', mine)).toEqual({
      value: 12,
      left: { what: 'escapes', choice: false },
    });
  });

  test('[AR-X1][AR-X2] uses the value of X or N in the space', () => {
    expect(foreseeFirstCard('bInn', 'Park').value).toBe(6);
    expect(foreseeFirstCard('bInn', 'Temple', '', 'hand Park').value).toBe(2);
  });

  test('[AR-K7] is destruction of an Inn without an eligible space', () => {
    const streets = [
      'bPark,bLaboratory,bArsenal,bManufactory,bPalace,rFountain,bInn<',
      'bLibrary,bGreenhouse,bStatue,bSchool,rLibrary,rGreenhouse,rStatue,rSchool',
    ];
    const { table } = position(streets.join(' / '), ['hand Palace', TEMPLE]);
    const palace = offeredPiece(componentsOf(table), 0, 'Palace');
    expect(foresee(table, palace, 7).left).toEqual({ what: 'destroyed', choice: false });
  });
});

test('[AR-C1] predictions match the events of random games', () => {
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
      const piece = offeredPiece(componentsOf(table), seat, move.card);
      if (piece.cost > 0) continue;
      const { left } = foresee(table, piece, move.space);
      seen.add(left.what);
      expect(impliedEvent(left)).toBe(lastEventAt(played.events, move.space - 1));
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

/** The event that a prediction implies; if somebody may still decide, none. */
function impliedEvent(fate: Fate): string {
  if (!('choice' in fate) || fate.choice || fate.what === 'escapes') return 'nothing';
  return 'to' in fate ? `${fate.what} ${fate.to}` : fate.what;
}
