import { expect, test } from 'vitest';
import { city, offers, play, player, position, questionOf, value, whyNot } from '../fixtures.testing.ts';

const HALL = 'with TownHall without Palace';
const ACADEMY = 'with MagicAcademy without Palace';
const FULL =
  'bInn,rInn,bPark,rPark,bStatue,rStatue,bLibrary,rGreenhouse / bSchool,rSchool,bTemple,rTemple,bFountain,rFountain,bArsenal,rArsenal';

test('[AR-K17] the Town Hall costs another hand card, which leaves the game', () => {
  const state = position('bInn', [`${HALL} hand TownHall,Temple,Park`, 'hand Temple']);
  play(state, ['play TownHall 2.1']);
  expect(questionOf(state)).toBe('pay r');
  expect(offers(state)).toEqual(['pay Park', 'pay Temple']);
  expect(whyNot(state, 'pay TownHall')).toEqual(['AR-K17 notInHand']);
  expect(whyNot(state, 'decline')).toEqual(['AR-E2 mustAnswer']);
  const events = play(state, ['pay Park']);
  expect(events[0]).toMatchObject({ type: 'removed', card: 'Park', from: 'hand' });
  expect(player(state, 'r')).toContain('out Park');
  expect(value(state, '2.1')).toBe(10);
});

test('[AR-K17] a player who cannot pay may remove the Town Hall as the play of the turn', () => {
  const alone = position('bInn', [`${HALL} hand TownHall`, 'hand Temple']);
  expect(offers(alone)).toEqual(['remove TownHall', 'exchange']);
  expect(whyNot(alone, 'play TownHall 2.1')).toEqual(['AR-K17 costTooHigh']);
  expect(whyNot(alone, 'pass')).toEqual(['AR-T2 mustPlay']);
  play(alone, ['remove TownHall']);
  expect(player(alone, 'r')).toContain('out TownHall');
  expect(questionOf(alone)).toBe('turn b');
});

test('[AR-K17] a card that cannot be paid for need not be removed while another card can be played', () => {
  const beside = 'with MagicAcademy without Palace';
  const state = position('bInn', [`${beside} hand MagicAcademy,Temple`, 'hand Temple']);
  expect(offers(state)).toContain('remove MagicAcademy');
  expect(offers(state)).toContain('play Temple 1.2');
});

test('[AR-K17] a player who can pay cannot remove the Town Hall, even if there is no space for it', () => {
  const state = position(FULL, [`${HALL} hand TownHall,Laboratory`, 'hand Palace']);
  expect(whyNot(state, 'remove TownHall')).toEqual(['AR-K17 costPayable']);
  expect(whyNot(state, 'remove Laboratory')).toEqual(['AR-K17 noCost']);
  expect(offers(state)).toEqual(['pass', 'exchange']);
});

test('[AR-K17] the Town Hall can be removed if there is neither a space nor a card to pay for it', () => {
  const state = position(FULL, [`${HALL} hand TownHall`, 'hand Palace']);
  expect(offers(state)).toEqual(['remove TownHall', 'exchange']);
});

test('[AR-K18] the Magic Academy costs two cards from the hand', () => {
  const state = position('bInn', [`${ACADEMY} hand MagicAcademy,Temple,Park`, 'hand Temple']);
  play(state, ['play MagicAcademy 2.1', 'pay Temple']);
  expect(offers(state)).toEqual(['pay Park']);
  play(state, ['pay Park']);
  expect(player(state, 'r')).toContain('out Park,Temple');
  expect(value(state, '2.1')).toBe(12);
});

test('[AR-K18] cards from beside the Cemetery can pay for the Magic Academy, alone or with a hand card', () => {
  const deck = 'with Cemetery,MagicAcademy without Library,Palace';
  const state = position('bInn', [
    `${deck} hand MagicAcademy,Temple beside Cemetery fallen Inn,Park`,
    'hand Temple',
  ]);
  play(state, ['play MagicAcademy 2.1']);
  expect(offers(state)).toEqual(['pay Inn', 'pay Park', 'pay Temple']);
  const events = play(state, ['pay Inn', 'pay Temple']);
  expect(events[0]).toMatchObject({ type: 'removed', card: 'Inn', from: 'beside' });
  expect(player(state, 'r')).toContain('fallen Park out Inn,Temple');
  const poor = position('bInn', [`${deck} hand MagicAcademy beside Cemetery fallen Inn,Park`, 'hand Temple']);
  expect(offers(poor)).toContain('play MagicAcademy 1.2');
});

test('[AR-K18] a player with too few cards to pay may remove the Magic Academy', () => {
  const state = position('bInn', [`${ACADEMY} hand MagicAcademy,Temple`, 'hand Temple']);
  expect(whyNot(state, 'play MagicAcademy 2.1')).toEqual(['AR-K18 costTooHigh']);
  play(state, ['remove MagicAcademy']);
  expect(player(state, 'r')).toContain('out MagicAcademy');
});

test('[AR-K18][AR-X9] the Magic Academy is protected without using a token', () => {
  const state = position('rMagicAcademy', [`${ACADEMY} hand Temple`, 'hand Laboratory,Library']);
  play(state, ['play Temple 2.1']);
  expect(whyNot(state, 'protect 1.1')).toEqual(['AR-X9 alreadyProtected']);
  play(state, ['decline', 'play Library 2.2']);
  expect(whyNot(state, 'turn 1.1 cw')).toEqual(['AR-X9 protected', 'AR-X6 singleValue']);
  expect(state.table.players[0]?.tokens).toBe(2);
});

test('[AR-X8] a removed card is out of the game', () => {
  const state = position('bInn', [`${HALL} hand TownHall,Temple`, 'hand Temple']);
  play(state, ['play TownHall 1.2', 'pay Temple']);
  expect(city(state)).toBe('bInn<,rTownHall / -');
  expect(player(state, 'r')).toContain('out Temple');
});
