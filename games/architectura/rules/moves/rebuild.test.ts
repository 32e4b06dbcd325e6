import { expect, test } from 'vitest';
import { city, offers, play, position, questionOf, types, value, whyNot } from '../fixtures.testing.ts';

test('[AR-K6][AR-X4] the School rebuilds a destroyed card of the player with its basic value', () => {
  const state = position('(rPalace),bInn', ['hand School', 'hand Temple']);
  const events = play(state, ['play School 2.1', 'rebuild 1.1']);
  expect(value(state, '1.1')).toBe(8);
  expect(events.find(({ type }) => type === 'rebuilt')).toMatchObject({
    type: 'rebuilt',
    card: 'Palace',
    to: 8,
  });
});

test('[AR-X4][AR-C8] a rebuilt card neither compares nor has an effect', () => {
  const state = position('bManufactory,(rArsenal)', ['hand School', 'hand Temple']);
  const events = play(state, ['play School 2.1', 'rebuild 1.2']);
  expect(city(state)).toBe('bManufactory,rArsenal / rSchool');
  expect(types(events)).not.toContain('compared');
});

test('[AR-K6][AR-E2] rebuilding may be declined', () => {
  const state = position('(rPalace)', ['hand School', 'hand Temple']);
  play(state, ['play School 2.1', 'decline']);
  expect(city(state)).toBe('(rPalace) / rSchool');
});

test('[AR-K6] the School asks nothing if the player has no destroyed card', () => {
  const state = position('(bPalace),rInn', ['hand School', 'hand Temple']);
  play(state, ['play School 2.1']);
  expect(questionOf(state)).toBe('turn b');
});

test('[AR-K6][AR-E3] the School cannot rebuild itself, because it is face up', () => {
  const state = position('(rPalace)', ['hand School', 'hand Temple']);
  play(state, ['play School 2.1']);
  expect(whyNot(state, 'rebuild 2.1')).toEqual(['AR-X4 notDestroyed']);
});

test('[AR-X4] a covered card cannot be rebuilt', () => {
  const state = position('(rPalace)bInn,(rLibrary)(bStatue),(rPark)', ['hand School', 'hand Temple']);
  play(state, ['play School 2.1']);
  expect(offers(state)).toEqual(['decline', 'rebuild 1.3']);
  expect(whyNot(state, 'rebuild 1.1')).toEqual(['AR-X4 notDestroyed']);
  expect(whyNot(state, 'rebuild 1.2')).toEqual(['AR-K6 notYours']);
});

test('[AR-K6] the School cannot rebuild a destroyed card that it covers', () => {
  const state = position('(rPalace)', ['hand School', 'hand Temple']);
  play(state, ['play School 1.1']);
  expect(questionOf(state)).toBe('turn b');
});

test("[AR-K8] rebuilding under the player's own token returns it, and under an opponent's is refused", () => {
  const state = position('(rPalace)*b,(rPark)*r', ['hand School', 'hand Temple']);
  play(state, ['play School 2.1']);
  expect(whyNot(state, 'rebuild 1.1')).toEqual(['AR-K8 foreignToken']);
  play(state, ['rebuild 1.2']);
  expect(city(state)).toBe('(rPalace)*b,rPark / rSchool');
  expect(state.table.players[0]?.tokens).toBe(2);
});

test('[AR-K13] cards beside the Cemetery cannot be rebuilt', () => {
  const deck = 'with Cemetery without Library hand School beside Cemetery fallen Palace';
  const state = position('bInn', [deck, 'hand Temple']);
  play(state, ['play School 2.1']);
  expect(questionOf(state)).toBe('turn b');
});

test('[AR-X9] a rebuilt card has its printed protection again', () => {
  const deck = 'with MagicAcademy without Palace';
  const state = position('(rMagicAcademy)', [`${deck} hand School`, 'hand Library']);
  play(state, ['play School 2.1', 'rebuild 1.1', 'play Library 2.2']);
  expect(whyNot(state, 'turn 1.1 cw')).toContain('AR-X9 protected');
});
