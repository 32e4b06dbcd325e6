import { describe, expect, test } from 'vitest';
import { city, offers, play, position, questionOf, whyNot } from '../fixtures.testing.ts';

describe('the Fountain', () => {
  test('[AR-K8] puts a token on an eligible space, which then counts as occupied', () => {
    const state = position('bInn', ['hand Fountain', 'hand Temple']);
    play(state, ['play Fountain 1.2']);
    expect(offers(state)).toEqual(['token 1.3', 'token 2.1']);
    play(state, ['token 1.3']);
    expect(city(state)).toBe('bInn,rFountain,*r / -');
    expect(state.table.players[0]?.tokens).toBe(1);
    expect(offers(state)).toContain('play Temple 1.4');
    expect(whyNot(state, 'play Temple 1.3')).toEqual(['AR-P5 foreignToken']);
  });

  test('[AR-K8][AR-E2] is compulsory and cannot be declined', () => {
    const state = position('bInn', ['hand Fountain', 'hand Temple']);
    play(state, ['play Fountain 1.2']);
    expect(whyNot(state, 'decline')).toEqual(['AR-E2 mustAnswer']);
    expect(whyNot(state, 'token 1.1')).toEqual(['AR-P1 spaceTaken']);
  });

  test('[AR-K8][AR-E2] does nothing if the player has no token left', () => {
    const state = position('bInn,*r,rInn*r', ['hand Fountain', 'hand Temple']);
    play(state, ['play Fountain 2.1']);
    expect(questionOf(state)).toBe('turn b');
  });

  test('[AR-K8] cannot put a second token on a space', () => {
    const state = position('bInn,*r', ['hand Fountain', 'hand Temple']);
    play(state, ['play Fountain 2.1']);
    expect(whyNot(state, 'token 1.2')).toEqual(['AR-K8 tokenThere']);
    expect(whyNot(state, 'token 1.7')).toEqual(['AR-P1 leftIsEmpty']);
  });

  test('[AR-K8] may put a token on a destroyed card, which returns when its owner plays there', () => {
    const state = position('(bInn),bPark', ['hand Fountain', 'hand Temple']);
    play(state, ['play Fountain 2.1', 'token 1.1']);
    expect(city(state)).toBe('(bInn)*r,bPark / rFountain');
    const later = position('(bInn)*r', ['hand Palace', 'hand Temple']);
    play(later, ['play Palace 1.1']);
    expect(city(later)).toBe('(bInn)rPalace / -');
    expect(later.table.players[0]?.tokens).toBe(2);
  });

  test('[AR-K8] opens no further space at the end of a street', () => {
    const street = 'bInn,rInn,bPark,rPark,bStatue,rStatue,bLibrary';
    const state = position(street, ['hand Fountain', 'hand Temple']);
    play(state, ['play Fountain 2.1', 'token 1.8']);
    expect(city(state)).toBe(`${street},*r / rFountain`);
    expect(offers(state).filter((offer) => offer.startsWith('play'))).toEqual(['play Temple 2.2']);
  });

  test('[AR-K8] cannot put a token on its own space', () => {
    const state = position('', ['hand Fountain', 'hand Temple']);
    play(state, ['play Fountain 1.1']);
    expect(whyNot(state, 'token 1.1')).toEqual(['AR-P1 spaceTaken']);
  });

  test('[AR-P5] opens a street with a token alone, so that the next street is eligible', () => {
    const state = position('bInn', ['hand Fountain', 'hand Temple', 'hand Temple']);
    play(state, ['play Fountain 1.2', 'token 2.1']);
    expect(offers(state)).toContain('play Temple 3.1');
    expect(offers(state)).toContain('play Temple 2.2');
  });
});

describe('the Temple', () => {
  test('[AR-K12] protects a face-up card of the player with a token', () => {
    const state = position('rInn,bInn', ['hand Temple', 'hand Temple']);
    play(state, ['play Temple 2.1', 'protect 1.1']);
    expect(city(state)).toBe('rInn*r,bInn / rTemple');
    expect(state.table.players[0]?.tokens).toBe(1);
  });

  test('[AR-K12][AR-E2] may be declined', () => {
    const state = position('rInn', ['hand Temple', 'hand Temple']);
    play(state, ['play Temple 2.1', 'decline']);
    expect(city(state)).toBe('rInn / rTemple');
  });

  test('[AR-K12][AR-E3] may protect itself', () => {
    const state = position('', ['hand Temple', 'hand Palace']);
    play(state, ['play Temple 1.1', 'protect 1.1']);
    expect(city(state)).toBe('rTemple*r / -');
  });

  test('[AR-K12] asks nothing if the player has no token left', () => {
    const state = position('rInn*r,*r', ['hand Temple', 'hand Palace']);
    play(state, ['play Temple 2.1']);
    expect(questionOf(state)).toBe('turn b');
  });

  test('[AR-X9] cannot protect a card twice, or another player’s card', () => {
    const state = position('rInn*r,bInn,(rPark)', ['hand Temple', 'hand Palace']);
    play(state, ['play Temple 2.1']);
    expect(whyNot(state, 'protect 1.1')).toEqual(['AR-X9 alreadyProtected']);
    expect(whyNot(state, 'protect 1.2')).toEqual(['AR-K12 notYours']);
    expect(whyNot(state, 'protect 1.3')).toEqual(['AR-K12 nothingFaceUp']);
    expect(offers(state)).toEqual(['decline', 'protect 2.1']);
  });
});
