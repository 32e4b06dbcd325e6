import { expect, test } from 'vitest';
import { city, offers, play, player, position, questionOf, types, whyNot } from '../fixtures.testing.ts';

test('[AR-K9] each opponent in turn order plays a hand card face down', () => {
  const state = position('bInn', ['hand Laboratory', 'hand Palace', 'hand Temple', '']);
  play(state, ['play Laboratory 2.1']);
  expect(questionOf(state)).toBe('faceDown b');
  expect(offers(state)).toEqual(['down Palace 1.2', 'down Palace 2.2', 'down Palace 3.1']);
  const events = play(state, ['down Palace 1.2']);
  expect(events[0]).toEqual({ type: 'playedFaceDown', rule: 'AR-K9', owner: 1, card: 'Palace', space: 1 });
  expect(questionOf(state)).toBe('faceDown g');
  play(state, ['down Temple 1.2']);
  expect(city(state)).toBe('bInn,(bPalace)(gTemple) / rLaboratory / - / -');
});

test('[AR-K9] the active player draws next, and the opponents only at the end of their own turns', () => {
  const state = position('bInn', ['hand Laboratory', 'hand Palace']);
  play(state, ['play Laboratory 1.2', 'down Palace 2.1']);
  expect(state.table.players[1]?.hand).toBe(0);
  expect(questionOf(state)).toBe('endTurn r');
  expect(offers(state)).toEqual(['continue']);
  play(state, ['continue']);
  expect(state.table.players[0]?.hand).toBe(3);
  expect(offers(state)).toEqual(['pass']);
  play(state, ['pass']);
  expect(state.table.players[1]?.hand).toBe(3);
});

test('[AR-K9][AR-E2] an opponent cannot decline to play a card face down', () => {
  const state = position('bInn', ['hand Laboratory', 'hand Palace']);
  play(state, ['play Laboratory 1.2']);
  expect(whyNot(state, 'decline')).toEqual(['AR-E2 mustAnswer']);
  expect(whyNot(state, 'down Temple 1.3')).toEqual(['AR-T1 notInHand']);
  expect(whyNot(state, 'down Palace 1.1')).toEqual(['AR-P1 spaceTaken']);
  expect(whyNot(state, 'down Palace beside')).toEqual(['AR-K9 staysInCity']);
});

test('[AR-K9] an opponent without a card or an eligible space plays none', () => {
  const noCard = position('bInn', ['hand Laboratory', '']);
  play(noCard, ['play Laboratory 1.2']);
  expect(questionOf(noCard)).toBe('turn b');
  const full =
    'bInn,rInn,bPark,rPark,bStatue,rStatue,bLibrary,rLibrary / bSchool,rSchool,bTemple,rTemple,bFountain,rFountain,bArsenal,(rArsenal)';
  const noSpace = position(full, ['hand Laboratory', 'hand Palace']);
  play(noSpace, ['play Laboratory 2.8']);
  expect(questionOf(noSpace)).toBe('turn b');
});

test('[AR-K9] a card played face down costs and compares with nothing, and the Inn cannot react', () => {
  const deck = 'with TownHall without Palace hand TownHall';
  const hall = position('rManufactory', ['hand Laboratory', deck]);
  const events = play(hall, ['play Laboratory 2.1', 'down TownHall 1.2']);
  expect(city(hall)).toBe('rManufactory,(bTownHall) / rLaboratory');
  expect(types(events)).not.toContain('compared');
  const inn = position('rManufactory', ['hand Laboratory', 'hand Inn']);
  play(inn, ['play Laboratory 2.1', 'down Inn 1.2']);
  expect(questionOf(inn)).toBe('endTurn r');
});

test('[AR-K9][AR-D1] a Museum played face down does not raise the hand limit', () => {
  const state = position('bInn', ['hand Laboratory', 'with Museum without School hand Museum']);
  play(state, ['play Laboratory 1.2', 'down Museum 2.1']);
  expect(state.table.players[1]?.limit).toBe(3);
});

test('[AR-K9][AR-K13] a Cemetery owner’s card goes beside the Cemetery but still requires an eligible space', () => {
  const deck = 'with Cemetery without Library hand Palace,Inn beside Cemetery';
  const state = position('bStatue', ['hand Laboratory', deck]);
  play(state, ['play Laboratory 1.2']);
  expect(offers(state)).toEqual(['down Inn beside', 'down Palace beside']);
  expect(whyNot(state, 'down Inn 1.3')).toEqual(['AR-K13 goesBeside']);
  play(state, ['down Inn beside']);
  expect(player(state, 'b')).toContain('fallen Inn');
  const full =
    'bInn,rInn,bPark,rPark,bStatue,rStatue,bGreenhouse,rLibrary / bSchool,rSchool,bTemple,rTemple,bFountain,rFountain,bArsenal,(rArsenal)';
  const noSpace = position(full, [
    'hand Laboratory',
    'with Cemetery without Library hand Palace beside Cemetery',
  ]);
  play(noSpace, ['play Laboratory 2.8']);
  expect(questionOf(noSpace)).toBe('turn b');
});

test('[AR-K9][AR-K8] a card may be played on its owner’s token, which returns, but not on another player’s', () => {
  const state = position('rInn,*b,*r', ['hand Laboratory', 'hand Palace']);
  play(state, ['play Laboratory 2.1']);
  expect(offers(state)).toEqual(['down Palace 1.2', 'down Palace 1.4', 'down Palace 2.2']);
  expect(whyNot(state, 'down Palace 1.3')).toEqual(['AR-P5 foreignToken']);
  play(state, ['down Palace 1.2']);
  expect(city(state)).toBe('rInn,(bPalace),*r / rLaboratory');
  expect(state.table.players[1]?.tokens).toBe(2);
});

test('[AR-K9] the Laboratory does not affect protected cards in the city', () => {
  const state = position('bInn*b,rInn*r', ['hand Laboratory', 'hand Palace']);
  play(state, ['play Laboratory 2.1', 'down Palace 1.3']);
  expect(city(state)).toBe('bInn*b,rInn*r,(bPalace) / rLaboratory');
});

test('[AR-S2] a card played face down is public', () => {
  const state = position('bInn', ['hand Laboratory', 'hand Palace']);
  const events = play(state, ['play Laboratory 1.2', 'down Palace 2.1']);
  expect(events.find(({ type }) => type === 'playedFaceDown')).toMatchObject({ card: 'Palace' });
});
