import { seeded } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { type Card, readComponentSet, timings } from './componentSet.ts';
import { componentSet, registerComponentSet, STANDARD } from './components.ts';
import { architectura } from './index.ts';
import { positions } from './positions.ts';

type LooseSet = {
  id: string;
  cards: Record<string, unknown>[];
  decks: Record<string, Record<string, string[]>>;
};

/** The standard set as JSON, with a change. */
function changeSet(change: (set: LooseSet) => unknown): LooseSet {
  const set = JSON.parse(JSON.stringify(STANDARD)) as LooseSet;
  change(set);
  return set;
}
const put = (set: LooseSet, id: string, fields: object): void => {
  Object.assign(set.cards.find((card) => card.id === id) ?? {}, fields);
};

test('[AR-S1][AR-V1] the standard set has twelve basic and six additional cards per colour', () => {
  expect(readComponentSet(STANDARD)).toEqual({ ok: true, value: STANDARD });
  expect(STANDARD.cards).toHaveLength(18);
  for (const deck of Object.values(STANDARD.decks)) {
    expect([deck.basic.length, deck.additional.length]).toEqual([12, 6]);
  }
});

test('[AR-S1] a set survives a round trip through JSON', () => {
  expect(readComponentSet(JSON.parse(JSON.stringify(STANDARD)))).toEqual({ ok: true, value: STANDARD });
});

const BAD: readonly [string, (set: LooseSet) => unknown, string][] = [
  ['an invalid id', (set) => Object.assign(set, { id: 'My set' }), 'id'],
  ['a standing without words', (set) => Object.assign(set, { standing: { values: 7 } }), 'standing.values'],
  ['sides that do not rise', (set) => put(set, 'Library', { sides: [3, 5, 7, 2] }), 'cards[0].sides'],
  ['three sides', (set) => put(set, 'Library', { sides: [3, 2, 7] }), 'cards[0].sides'],
  ['equal sides', (set) => put(set, 'Library', { sides: [3, 3, 7, 5] }), 'cards[0].sides'],
  [
    'a side that is not a number',
    (set) => put(set, 'Library', { sides: [3, 2, '7', 5] }),
    'cards[0].sides[2]',
  ],
  ['an unknown effect', (set) => put(set, 'Library', { effect: { kind: 'fly' } }), 'cards[0].effect.kind'],
  ['an effect that is not an object', (set) => put(set, 'Library', { effect: 7 }), 'cards[0].effect'],
  [
    'an unknown special effect',
    (set) => put(set, 'Forge', { effect: { kind: 'special', special: 'win' } }),
    'cards[15].effect.special',
  ],
  [
    'two cards of each player',
    (set) => put(set, 'Library', { effect: { kind: 'turn', whose: 'each', count: 2 } }),
    'cards[0].effect.count',
  ],
  [
    'an effect with an extra field',
    (set) => put(set, 'School', { effect: { kind: 'rebuild', count: 2 } }),
    'cards[5].effect.count',
  ],
  ['an unknown end effect', (set) => put(set, 'Statue', { end: { kind: 'win' } }), 'cards[4].end.kind'],
  [
    'an unknown neighbour',
    (set) => put(set, 'Statue', { end: { kind: 'adjacentTo', card: 'Zoo', points: 4 } }),
    'cards[4].end.card',
  ],
  ['an unknown field', (set) => put(set, 'Library', { cheap: true }), 'cards[0].cheap'],
  ['a duplicate card', (set) => put(set, 'Greenhouse', { id: 'Library' }), 'cards[1].id'],
  ['eleven basic cards', (set) => set.decks.blue?.basic?.pop(), 'decks.blue.basic'],
  ['seven additional cards', (set) => set.decks.red?.additional?.push('Forge'), 'decks.red.additional'],
  ['an unknown card in a deck', (set) => set.decks.green?.basic?.splice(3, 1, 'Zoo'), 'decks.green.basic[3]'],
  [
    'a duplicate card in a deck',
    (set) => set.decks.red?.basic?.splice(3, 1, 'Library'),
    'decks.red.basic[3]',
  ],
  [
    'an additional card in the basic deck',
    (set) => set.decks.red?.basic?.splice(3, 1, 'Forge'),
    'decks.red.basic[3]',
  ],
  [
    'a basic value that no basic card has',
    (set) => put(set, 'Museum', { sides: [9, 4, 11, 10] }),
    'decks.red.additional[2]',
  ],
  [
    'a replacement for an unknown card',
    (set) => put(set, 'TownHall', { replaces: 'Zoo' }),
    'decks.red.additional[4]',
  ],
  [
    'a basic card that replaces another',
    (set) => put(set, 'Inn', { replaces: 'Palace' }),
    'cards[6].replaces',
  ],
  [
    'two cards with the replay effect',
    (set) => put(set, 'Library', { effect: { kind: 'special', special: 'replay' } }),
    'decks.red.basic[2]',
  ],
  [
    'a cost beside the city',
    (set) => put(set, 'Cemetery', { cost: { remove: 1, from: 'hand' } }),
    'cards[12].beside',
  ],
];

test.each(BAD)('[AR-S1] a set with %s is refused with the path of the bad value', (_what, change, path) => {
  const read = readComponentSet(changeSet(change));
  expect(read).toMatchObject({ ok: false, path });
  expect(read.ok ? '' : read.expected).not.toBe('');
});

test('[AR-S1] another set is selected by its id, can differ by colour, and its id is part of the position', () => {
  const other = changeSet((set) => {
    set.id = 'tall';
    set.cards.push({ id: 'Tower', deck: 'basic', sides: [9, 8, 11, 10] });
    set.decks.blue?.basic?.splice(4, 1, 'Tower');
  });
  expect(registerComponentSet(other).ok).toBe(true);
  expect(componentSet('tall')?.cards).toHaveLength(19);
  const options = architectura.readOptions({ players: 2, set: 'tall' });
  expect(options.ok).toBe(true);
  const state = architectura.setup({ players: 2, set: 'tall', first: 0 }, seeded(1));
  const text = positions.printState(state);
  expect(text.startsWith('tall rb ')).toBe(true);
  expect(positions.parseState(text)).toEqual({ ok: true, value: state });
  const blue = positions.parseState('tall rb swaps 0 turn 1 r quiet 0 | bTower / - | r | b | turn r');
  expect(blue.ok && architectura.score(blue.value.table).totals).toEqual([0, 9]);
  const red = positions.parseState('tall rb swaps 0 turn 1 r quiet 0 | rTower / - | r | b | turn r');
  expect(red).toMatchObject({ ok: false, at: 36 });
});

test('[AR-S1] a different set with a registered id is refused, but the same set is accepted again', () => {
  expect(registerComponentSet(STANDARD).ok).toBe(true);
  const other = changeSet((set) => put(set, 'Inn', { sides: [6, 5, 9, 7] }));
  expect(registerComponentSet(other)).toMatchObject({ ok: false, path: 'id' });
});

test('[AR-E1] the timings of a card follow from its data', () => {
  const of = (id: string): string[] => timings(STANDARD.cards.find((one) => one.id === id) as Card);
  expect(of('Palace')).toEqual([]);
  expect(of('Inn')).toEqual(['destruction']);
  expect(of('Obelisk')).toEqual(['beforeFirstTurn', 'instant']);
  expect(of('MagicAcademy')).toEqual(['cost', 'always']);
  expect(of('Cemetery')).toEqual(['always', 'end']);
});
