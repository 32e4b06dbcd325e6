import { viewOf } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { city, move, offers, play, position, questionOf, types, whyNot } from '../fixtures.testing.ts';
import { architectura } from '../index.ts';

const FULL =
  'bInn,rInn,bPark,rPark,bStatue,rStatue,bLibrary,rGreenhouse / bSchool,rSchool,bTemple,rTemple,bFountain,rFountain,bArsenal,rArsenal';

test('[AR-T1][AR-E1] the order of a turn is play, compare, effect, draw', () => {
  const state = position('bLibrary', ['hand Arsenal', 'hand Temple']);
  const events = play(state, ['play Arsenal 1.2']);
  expect(types(events)).toEqual(['played', 'compared', 'turned', 'destroyed', 'drew', 'turnBegan']);
});

test('[AR-E1] the effect waits until the questions of comparing are answered', () => {
  const state = position('(rPark),rManufactory<*r', ['hand School', 'hand Temple']);
  play(state, ['play School 1.3']);
  expect(questionOf(state)).toBe('spare r');
  play(state, ['allow']);
  expect(questionOf(state)).toBe('rebuild r');
});

test('[AR-E1] the turn waits until another player has answered a question of comparing', () => {
  const state = position('(rPark),bInn<', [
    'with Obelisk,TownHall without Arsenal,Palace hand TownHall,Inn',
    'hand Temple',
  ]);
  play(state, ['play TownHall 1.3', 'pay Inn']);
  expect(questionOf(state)).toBe('escape b');
  const effect = position('rLibrary*r,(rPark)', ['hand School', 'hand Temple']);
  play(effect, ['play School 1.2']);
  expect(questionOf(effect)).toBe('spare r');
});

test('[AR-T2] a player who can play must play', () => {
  const state = position('bInn', ['hand Palace', 'hand Temple']);
  expect(offers(state)).not.toContain('pass');
  expect(whyNot(state, 'pass')).toEqual(['AR-T2 mustPlay']);
});

test('[AR-T2] a player without a playable card passes, may exchange first and still draws', () => {
  const state = position(FULL, ['hand Palace', 'hand Laboratory']);
  expect(offers(state)).toEqual(['pass', 'exchange']);
  const events = play(state, ['pass']);
  expect(types(events)).toEqual(['passed', 'drew', 'turnBegan']);
  expect(state.table.players[0]?.hand).toBe(3);
});

test('[AR-T2] a player who passed plays again when a space opens', () => {
  const second = 'bSchool,gSchool,bTemple,gTemple,bFountain,gFountain,bArsenal,gArsenal';
  const third = 'gStatue,gLibrary,bLibrary,gLaboratory,bGreenhouse,gManufactory,bStatue,gGreenhouse';
  const state = position(`rInn,rPark / ${second} / ${third}`, ['hand Palace', 'hand Palace', 'hand Palace']);
  expect(offers(state)).toEqual(['pass', 'exchange']); // AR-P4 forbids the only space
  play(state, ['pass', 'play Palace 1.3', 'play Palace 1.4']);
  expect(questionOf(state)).toBe('turn r');
  expect(offers(state)).toContain('play Palace 1.5');
});

test('[AR-T2] a player with neither hand nor deck is skipped', () => {
  const gone =
    'out Library,Greenhouse,Manufactory,Arsenal,Statue,School,Inn,Fountain,Laboratory,Palace,Park,Temple';
  const state = position('rInn', ['hand Palace', gone, 'hand Palace']);
  const events = play(state, ['play Palace 2.1']);
  expect(types(events)).toContain('skipped');
  expect(questionOf(state)).toBe('turn g');
});

test('[AR-T2] a player with an empty hand passes and draws from the deck', () => {
  const state = position('bInn', ['', 'hand Temple']);
  expect(offers(state)).toEqual(['pass']);
  expect(whyNot(state, 'exchange')).toEqual(['AR-T3 handEmpty']);
  play(state, ['pass']);
  expect(state.table.players[0]?.hand).toBe(3);
});

test('[AR-E2] optional effects can be declined, compulsory ones cannot', () => {
  const may = position('rInn', ['hand Greenhouse', 'hand Temple']);
  play(may, ['play Greenhouse 1.2']);
  expect(offers(may)).toContain('decline');
  const must = position('rInn', ['hand Fountain', 'hand Temple']);
  play(must, ['play Fountain 1.2']);
  expect(offers(must)).not.toContain('decline');
});

test('[AR-T1] only the seat that is asked may decide, and only the current question', () => {
  const state = position('bInn', ['hand Palace', 'hand Temple']);
  const blue = viewOf(state, 1);
  expect(architectura.explain(blue, move('play Temple 1.2'))).toEqual([
    { rule: 'AR-T1', code: 'notYourDecision', facts: { seat: 0, ask: 'turn' } },
  ]);
  expect(whyNot(state, 'turn 1.1 cw')).toEqual(['AR-T1 otherDecision']);
  expect(whyNot(state, 'play Temple 1.2')).toEqual(['AR-T1 notInHand']);
  expect(whyNot(state, 'play Nothing 1.2')).toEqual(['AR-S1 noSuchCard']);
  expect(city(state)).toBe('bInn / -');
});
