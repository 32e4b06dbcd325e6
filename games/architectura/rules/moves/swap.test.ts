import { expect, test } from 'vitest';
import { city, offers, play, position, questionOf, types, value, whyNot } from '../fixtures.testing.ts';

test('[AR-K11][AR-X7] the Park changes places with an adjacent card, without comparing', () => {
  const state = position('bInn>,bPalace', ['hand Park', 'hand Temple']);
  const events = play(state, ['play Park 1.3', 'swap 1.2']);
  expect(city(state)).toBe('bInn>,rPark,bPalace / -');
  expect(value(state, '1.2')).toBe(7);
  expect(types(events).filter((type) => type === 'compared')).toHaveLength(1);
  expect(events).toContainEqual({
    type: 'revalued',
    rule: 'AR-X1',
    owner: 0,
    card: 'Park',
    space: 1,
    from: 8,
    to: 7,
  });
});

test('[AR-K11][AR-X10] the Park swaps only with the card to its left, to its right, above or below', () => {
  const state = position('bInn,bPalace,bStatue / rInn,(bPark),gStatue', ['hand Park', 'hand Temple', '']);
  play(state, ['play Park 2.2']);
  expect(offers(state)).toEqual(['decline', 'swap 1.2', 'swap 2.1', 'swap 2.3']);
  expect(whyNot(state, 'swap 1.1')).toEqual(['AR-X10 notAdjacent']);
  expect(whyNot(state, 'swap 3.2')).toEqual(['AR-X7 nothingFaceUp']);
});

test('[AR-X10] the end of a street is not adjacent to the start of the next', () => {
  const street = 'bInn,rInn,bPalace,rPalace,bStatue,rStatue,bLibrary,rLibrary';
  const state = position(street, ['hand Park', 'hand Temple']);
  play(state, ['play Park 2.1']);
  expect(offers(state)).toEqual(['decline', 'swap 1.1']);
});

test('[AR-K11][AR-E2] the swap may be declined, and is not asked without an adjacent card', () => {
  const state = position('bInn', ['hand Park', 'hand Temple']);
  play(state, ['play Park 1.2', 'decline']);
  expect(city(state)).toBe('bInn,rPark / -');
  const alone = position('', ['hand Park', 'hand Temple']);
  play(alone, ['play Park 1.1']);
  expect(questionOf(alone)).toBe('turn b');
});

test('[AR-K11][AR-E3] the Park cannot swap with itself', () => {
  const state = position('bInn', ['hand Park', 'hand Temple']);
  play(state, ['play Park 1.2']);
  expect(whyNot(state, 'swap 1.2')).toEqual(['AR-X10 notAdjacent']);
});

test("[AR-K11][AR-X9] the token of an own card travels in a swap, and an opponent's protected card is refused", () => {
  const state = position('bInn*b,(bPark),rInn*r', ['hand Park', 'hand Temple']);
  play(state, ['play Park 1.2']);
  expect(whyNot(state, 'swap 1.1')).toEqual(['AR-X9 protected']);
  play(state, ['swap 1.3']);
  expect(city(state)).toBe('bInn*b,(bPark)rInn*r,rPark / -');
});

test('[AR-X7] swapped cards keep their sides, and the cards beneath stay', () => {
  const state = position('(bStatue)bInn<,(rStatue)', ['hand Park', 'hand Temple']);
  play(state, ['play Park 1.2', 'swap 1.1']);
  expect(city(state)).toBe('(bStatue)rPark,(rStatue)bInn< / -');
});

test('[AR-X7][AR-P4] a swap may make three in a row', () => {
  const state = position('rInn,rStatue,bInn', ['hand Park', '', 'hand Temple']);
  play(state, ['play Park 1.4', 'swap 1.3']);
  expect(city(state)).toBe('rInn,rStatue,rPark,bInn / - / -');
});
