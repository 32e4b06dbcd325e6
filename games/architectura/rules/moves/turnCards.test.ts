import { describe, expect, test } from 'vitest';
import { city, offers, play, position, questionOf, value, whyNot } from '../fixtures.testing.ts';

describe('the Library', () => {
  test('[AR-K1] turns one card of each player one step, in any order', () => {
    const state = position('bInn,gInn', ['hand Library', 'hand Temple', 'hand Temple']);
    play(state, ['play Library 2.1', 'turn 1.2 ccw']);
    expect(whyNot(state, 'turn 1.2 cw')).toEqual(['AR-K1 turnedAlready']);
    play(state, ['turn 2.1 cw', 'turn 1.1 cw']);
    expect(city(state)).toBe('bInn>,gInn< / rLibrary> / -');
    expect(questionOf(state)).toBe('turn b');
  });

  test('[AR-K1] cannot turn a second card of the same player', () => {
    const state = position('bInn,bPalace', ['hand Library', 'hand Temple']);
    play(state, ['play Library 2.1', 'turn 1.1 cw']);
    expect(whyNot(state, 'turn 1.2 cw')).toEqual(['AR-K1 playerDone']);
  });

  test('[AR-K1][AR-E2] need not turn a card of every player', () => {
    const state = position('bInn', ['hand Library', 'hand Temple']);
    play(state, ['play Library 2.1', 'turn 1.1 cw', 'decline']);
    expect(city(state)).toBe('bInn> / rLibrary');
  });

  test('[AR-K1][AR-E3] may turn itself', () => {
    const state = position('bMagicAcademy', ['hand Library', 'with MagicAcademy without Palace hand Temple']);
    play(state, ['play Library 2.1']);
    expect(offers(state)).toEqual(['decline', 'turn 2.1 cw', 'turn 2.1 ccw']);
    play(state, ['turn 2.1 ccw']);
    expect(value(state, '2.1')).toBe(2);
  });

  test('[AR-K1][AR-X9] cannot turn an opponent’s protected card, but may turn the player’s own', () => {
    const state = position('bInn*b,rInn*r', ['hand Library', 'hand Temple']);
    play(state, ['play Library 2.1']);
    expect(whyNot(state, 'turn 1.1 cw')).toEqual(['AR-X9 protected']);
    play(state, ['turn 1.2 cw']);
    expect(city(state)).toBe('bInn*b,rInn>*r / rLibrary');
  });

  test('[AR-X6] may turn a card from its highest value to its lowest, and back', () => {
    const state = position('bInn>>', ['hand Library', 'hand Temple']);
    play(state, ['play Library 2.1', 'turn 1.1 cw']);
    expect(value(state, '1.1')).toBe(4);
    const back = position('bInn<', ['hand Library', 'hand Temple']);
    play(back, ['play Library 2.1', 'turn 1.1 ccw']);
    expect(value(back, '1.1')).toBe(9);
  });

  test('[AR-X6] cannot turn empty spaces, destroyed cards or cards with a single value', () => {
    const academy = 'with MagicAcademy without Palace hand Temple,Library';
    const state = position('rMagicAcademy,(bInn)', [academy, 'hand Temple']);
    play(state, ['play Library 2.1']);
    expect(whyNot(state, 'turn 1.1 cw')).toEqual(['AR-X6 singleValue']);
    expect(whyNot(state, 'turn 1.2 cw')).toEqual(['AR-K1 nothingFaceUp']);
    expect(whyNot(state, 'turn 1.5 cw')).toEqual(['AR-K1 nothingFaceUp']);
  });

  test('[AR-C8] compares with nothing when it turns a card', () => {
    const state = position('bManufactory,bPalace', ['hand Library', 'hand Temple']);
    play(state, ['play Library 2.1', 'turn 1.2 cw', 'decline']);
    expect(city(state)).toBe('bManufactory,bPalace> / rLibrary');
  });
});

describe('the Greenhouse', () => {
  test('[AR-K2] turns up to two different cards of the player', () => {
    const state = position('rInn,rStatue,bInn', ['hand Greenhouse', 'hand Temple']);
    play(state, ['play Greenhouse 2.1', 'turn 1.1 cw']);
    expect(whyNot(state, 'turn 1.1 cw')).toEqual(['AR-K2 turnedAlready']);
    expect(whyNot(state, 'turn 1.3 cw')).toEqual(['AR-K2 notYours']);
    play(state, ['turn 1.2 cw']);
    expect(city(state)).toBe('rInn>,rStatue>,bInn / rGreenhouse');
    expect(questionOf(state)).toBe('turn b');
  });

  test('[AR-K2][AR-E2] may turn one card or none', () => {
    const state = position('rInn', ['hand Greenhouse', 'hand Temple']);
    play(state, ['play Greenhouse 2.1', 'turn 1.1 cw', 'decline']);
    expect(city(state)).toBe('rInn> / rGreenhouse');
    const none = position('rInn', ['hand Greenhouse', 'hand Temple']);
    play(none, ['play Greenhouse 2.1', 'decline']);
    expect(city(none)).toBe('rInn / rGreenhouse');
  });

  test('[AR-K2][AR-E3][AR-X9] may turn itself and the player’s protected cards', () => {
    const state = position('rInn*r,bInn*b', ['hand Greenhouse', 'hand Temple']);
    play(state, ['play Greenhouse 2.1', 'turn 2.1 cw']);
    expect(whyNot(state, 'turn 1.2 cw')).toEqual(['AR-X9 protected', 'AR-K2 notYours']);
    play(state, ['turn 1.1 ccw']);
    expect(city(state)).toBe('rInn<*r,bInn*b / rGreenhouse>');
  });

  test('[AR-K2] is done after turning itself if the player has no other card', () => {
    const state = position('', ['hand Greenhouse', 'hand Temple']);
    play(state, ['play Greenhouse 1.1', 'turn 1.1 cw']);
    expect(questionOf(state)).toBe('turn b');
  });
});
