import { expect, test } from 'vitest';
import { city, offers, play, position, questionOf, types, value, whyNot } from '../fixtures.testing.ts';
import { compareValues } from './compare.ts';

/** For each played value, what happens to left cards of −3 to 12: = nothing, u up, d down, x destroyed. */
const TABLE: readonly [number, string][] = [
  [-1, 'xx=uuuuuuuuuuuuu'],
  [0, 'xxx=uuuuuuuuuuuu'],
  [1, 'xxxx=uuuuuuuuuuu'],
  [2, 'xxxxx=uuuuuuuuuu'],
  [3, 'xxxxxd=uuuuuuuuu'],
  [4, 'xxxxxxd=uuuuuuuu'],
  [5, 'xxxxxxdd=uuuuuuu'],
  [6, 'xxxxxxxdd=uuuuuu'],
  [7, 'xxxxxxxddd=uuuuu'],
  [8, 'xxxxxxxxddd=uuuu'],
  [9, 'xxxxxxxxdddd=uuu'],
  [10, 'xxxxxxxxxdddd=uu'],
  [11, 'xxxxxxxxxddddd=u'],
  [12, 'xxxxxxxxxxddddd='],
];
const LETTER = { equal: '=', up: 'u', down: 'd', destroy: 'x' } as const;

test.each(TABLE)(
  '[AR-C2][AR-C3][AR-C4][AR-C5][AR-C6] comparing with a played value of %i follows the table',
  (played, row) => {
    const found = [...row].map((_, index) => LETTER[compareValues(index - 3, played)]);
    expect(found.join('')).toBe(row);
  },
);

test('[AR-C1] a card is not compared with a gap, a destroyed card or a token on its left', () => {
  for (const left of ['-', '(bStatue)', '*r']) {
    const state = position(`${left === '-' ? 'bInn,-' : `bInn,${left}`}`, ['hand Palace', 'hand Temple']);
    const space = left === '-' ? '2.1' : '1.3';
    expect(types(play(state, [`play Palace ${space}`]))).not.toContain('compared');
  }
});

test('[AR-C1] a card in block 1 is not compared with the end of the previous street', () => {
  const street = 'bInn,rInn,bPark,rPark,bStatue,rStatue,bLibrary,rGreenhouse';
  const state = position(street, ['hand Palace', 'hand Temple']);
  expect(types(play(state, ['play Palace 2.1']))).not.toContain('compared');
  expect(city(state)).toBe(`${street} / rPalace`);
});

test('[AR-C2] a left card of equal value does not change', () => {
  const state = position('bInn', ['hand School', 'hand Temple']);
  play(state, ['play School 1.2']);
  expect(city(state)).toBe('bInn,rSchool / -');
});

test('[AR-C3] a higher left card turns clockwise to its next higher value', () => {
  const state = position('bInn', ['hand Statue', 'hand Temple']);
  const events = play(state, ['play Statue 1.2']);
  expect(value(state, '1.1')).toBe(7);
  expect(events).toContainEqual({
    type: 'turned',
    rule: 'AR-C3',
    owner: 1,
    card: 'Inn',
    space: 0,
    way: 'cw',
    from: 6,
    to: 7,
  });
});

test('[AR-C3] a higher left card does not turn if it shows its highest value', () => {
  const state = position('bInn>>', ['hand Statue', 'hand Temple']);
  play(state, ['play Statue 1.2']);
  expect(value(state, '1.1')).toBe(9);
});

test('[AR-C4] a left card of at most half the played value is destroyed', () => {
  const half = position('bManufactory', ['hand Palace', 'hand Temple']);
  play(half, ['play Palace 1.2']);
  expect(city(half)).toBe('(bManufactory),rPalace / -');
  const more = position('bArsenal', ['hand Palace', 'hand Temple']);
  play(more, ['play Palace 1.2']);
  expect(value(more, '1.1')).toBe(3);
});

test('[AR-C5] a lower left card turns counter-clockwise unless it shows its lowest value', () => {
  const state = position('bInn', ['hand Laboratory', 'hand Temple', '']);
  play(state, ['play Laboratory 1.2']);
  expect(value(state, '1.1')).toBe(4);
  const lowest = position('bPalace<', ['with TownHall without Palace hand TownHall,Temple', 'hand Temple']);
  play(lowest, ['play TownHall 1.2', 'pay Temple']);
  expect(value(lowest, '1.1')).toBe(7);
});

test('[AR-C5] comparing does not turn a card from its lowest value to its highest', () => {
  const state = position('bLibrary<', ['hand Greenhouse', 'hand Temple']);
  play(state, ['play Greenhouse 1.2']);
  expect(value(state, '1.1')).toBe(2);
});

test('[AR-C6] a negative left card is destroyed by a higher card but not changed by an equal one', () => {
  // 1.1: X − 1 = −1; 1.2 played as X = −1: equal first, though 2·L <= P holds too.
  const equal = position('bPark<', ['hand Park', 'hand Temple']);
  play(equal, ['play Park 1.2', 'decline']);
  expect(city(equal)).toBe('bPark<,rPark / -');
  expect(value(equal, '1.2')).toBe(-1);
  const lower = position('bPark<', ['hand Temple', 'hand Temple']);
  play(lower, ['play Temple 1.2', 'decline']);
  expect(city(lower)).toBe('(bPark),rTemple / -');
});

test('[AR-C1][AR-X1] the played value is read once, before the left card changes', () => {
  // The Park counts 3 from the left and 3 is equal; were it read again it would never differ.
  const state = position('bLibrary', ['hand Park', 'hand Temple']);
  const events = play(state, ['play Park 1.2', 'decline']);
  expect(events).toContainEqual({
    type: 'compared',
    rule: 'AR-C2',
    owner: 1,
    card: 'Library',
    space: 0,
    value: 3,
    played: 3,
  });
});

test("[AR-C7] an opponent's protected card is not affected", () => {
  const token = position('bManufactory*b', ['hand Palace', 'hand Temple']);
  const events = play(token, ['play Palace 1.2']);
  expect(city(token)).toBe('bManufactory*b,rPalace / -');
  expect(types(events)).toContain('shielded');
  const raised = position('bInn*b', ['hand Statue', 'hand Temple']);
  play(raised, ['play Statue 1.2']);
  expect(value(raised, '1.1')).toBe(6);
});

test('[AR-C7] the player decides whether to spare their own protected card', () => {
  for (const [answer, result] of [
    ['spare', 'rManufactory*r,rPalace / -'],
    ['allow', '(rManufactory),rPalace / -'],
  ] as const) {
    const state = position('rManufactory*r', ['hand Palace', 'hand Temple']);
    play(state, ['play Palace 1.2']);
    expect(questionOf(state)).toBe('spare r');
    expect(offers(state)).toEqual(['spare', 'allow']);
    expect(whyNot(state, 'decline')).toEqual(['AR-E2 mustAnswer']);
    play(state, [answer]);
    expect(city(state)).toBe(result);
    expect(state.table.players[0]?.tokens).toBe(answer === 'allow' ? 2 : 1);
  }
});

test('[AR-C7] the player is not asked to spare a card that would not change', () => {
  const state = position('rInn>>*r', ['hand Statue', 'hand Temple']);
  play(state, ['play Statue 1.2']);
  expect(questionOf(state)).toBe('turn b');
});

test('[AR-C7][AR-X6] comparing does not turn a card with a single value', () => {
  const deck = 'with MagicAcademy without Palace';
  const state = position('rMagicAcademy', [`${deck} hand Statue`, 'hand Temple']);
  play(state, ['play Statue 1.2']);
  expect(city(state)).toBe('rMagicAcademy,rStatue / -');
});
