import { seeded } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { offers, play, player, position, questionOf, read, types, whyNot } from './fixtures.testing.ts';
import { architectura } from './index.ts';

test('[AR-D1] a player draws up to a hand of three cards', () => {
  const state = position('bInn', ['hand Palace', 'hand Temple']);
  const events = play(state, ['play Palace 1.2']);
  expect(events).toContainEqual({ type: 'drew', rule: 'AR-D1', seat: 0, count: 3, hand: 3, deck: 8 });
});

test('[AR-D1] a player draws what is left of a short deck, and nothing from an empty one', () => {
  const out = 'out Library,Greenhouse,Manufactory,Arsenal,Statue,School,Inn,Fountain,Laboratory,Park';
  const state = position('bInn', [`hand Palace ${out}`, 'hand Temple']);
  play(state, ['play Palace 1.2']);
  expect(state.table.players[0]).toMatchObject({ hand: 1, fresh: 0 });
  const none = position('bInn', [`hand Palace,Temple ${out}`, 'hand Temple']);
  expect(types(play(none, ['play Palace 1.2']))).not.toContain('drew');
});

test('[AR-K15][AR-D1] the Museum raises the hand limit to four, even after it is destroyed', () => {
  const deck = 'with Museum without School';
  const state = position('bInn', [`${deck} hand Museum`, 'hand Temple']);
  play(state, ['play Museum 2.1']);
  expect(state.table.players[0]).toMatchObject({ hand: 4, limit: 4 });
  const destroyed = position('(rMuseum)', [`${deck} hand Palace limit 4`, 'hand Temple']);
  play(destroyed, ['play Palace 2.1']);
  expect(destroyed.table.players[0]?.hand).toBe(4);
});

test('[AR-D1] the higher hand limit counts', () => {
  const deck = 'with Obelisk,Museum without Arsenal,School';
  const state = position('bInn', [`${deck} hand Museum limit 5`, 'hand Temple']);
  expect(types(play(state, ['play Museum 2.1']))).not.toContain('limitRaised');
  expect(state.table.players[0]?.hand).toBe(5);
});

test('[AR-S4] turns go clockwise', () => {
  const state = position('bInn', ['hand Palace', 'hand Palace', 'hand Palace']);
  for (const seat of ['r', 'b', 'g', 'r']) {
    expect(questionOf(state)).toBe(`turn ${seat}`);
    play(state, [offers(state).find((offer) => offer.startsWith('play')) ?? '']);
    while (state.table.todo.at(-1)?.ask !== 'turn') play(state, [offers(state)[0] ?? '']);
  }
});

const GONE = 'out Library,Greenhouse,Manufactory,Arsenal,Statue,School,Inn,Fountain,Laboratory,Park,Temple';

test('[AR-G1] the game ends when all players in succession had a turn in which nothing happened', () => {
  const full =
    'bInn,bPark,bStatue,bLibrary,bSchool,bTemple,bFountain,bArsenal / bManufactory,bGreenhouse,bLaboratory,*b,*b,-,-,-';
  const state = read(
    `standard rb swaps 0 turn 30 r quiet 0 | ${full} | r hand Palace ${GONE} | b hand Palace | turn r`,
  );
  expect(offers(state)).toContain('play Palace 2.6');
  play(state, ['play Palace 2.6', 'play Palace 2.4']);
  expect(questionOf(state)).toBe('over');
  expect(architectura.score(state.table).final).toBe(true);
  expect(whyNot(state, 'pass')).toEqual(['AR-G1 gameOver']);
});

test('[AR-G1][AR-T2] a player without cards is skipped while the others continue', () => {
  const state = position('rPalace', [
    'hand Temple out Library,Greenhouse,Manufactory,Arsenal,Statue,School,Inn,Fountain,Laboratory,Park',
    'hand Palace,Inn,Park',
  ]);
  play(state, ['play Temple 2.1', 'decline']);
  expect(questionOf(state)).toBe('turn b');
  play(state, ['play Palace 2.2']);
  expect(questionOf(state)).toBe('turn b');
});

const FULL =
  'bInn,rInn,bPark,rPark,bStatue,rStatue,bLibrary,rGreenhouse / bSchool,rSchool,bTemple,rTemple,bFountain,rFountain,bArsenal,rArsenal';
const STUCK = 'out Manufactory,Library,Laboratory';

test('[AR-G1] one quiet turn does not end the game, and an exchange restarts the count', () => {
  const blue = 'hand Palace out Manufactory,Greenhouse,Laboratory';
  const state = position(FULL, [`hand Palace ${STUCK}`, blue]);
  play(state, ['pass']);
  expect(state.table.quiet).toBe(1);
  play(state, ['exchange']);
  expect(state.table.quiet).toBe(-1);
  play(state, ['pass']);
  expect(questionOf(state)).toBe('turn r');
  play(state, ['pass']);
  expect(questionOf(state)).toBe('turn b');
  expect(types(play(state, ['pass']))).toContain('ended');
});

test('[AR-G1][AR-T2] a turn with a draw but no play is not a quiet turn', () => {
  const state = position(FULL, ['hand Palace', 'hand Palace out Manufactory,Greenhouse,Laboratory']);
  play(state, ['pass']);
  expect(state.table.quiet).toBe(0);
  expect(state.table.players[0]?.hand).toBe(3);
});

test('[AR-G1][AR-K17] a turn that removes the Town Hall is not a quiet turn', () => {
  const deck = 'with TownHall without Palace hand TownHall out Manufactory,Library,Laboratory';
  const state = position(FULL, [deck, 'hand Palace out Manufactory,Greenhouse,Laboratory'], 'turn b');
  state.table.active = 1;
  play(state, ['pass', 'remove TownHall']);
  expect(state.table.quiet).toBe(0);
  expect(questionOf(state)).toBe('turn b');
  play(state, ['pass']);
  expect(questionOf(state)).toBe('over');
});

test('[AR-G1][AR-K13] a Cemetery in the hand keeps its owner able to play', () => {
  const deck = 'with Cemetery without Library hand Cemetery out Manufactory,Laboratory,Palace';
  const state = position(FULL, [deck, 'hand Palace out Manufactory,Greenhouse,Laboratory']);
  expect(offers(state)).toEqual(['play Cemetery beside', 'exchange']);
  expect(whyNot(state, 'pass')).toEqual(['AR-T2 mustPlay']);
});

test('[AR-S2] drawn cards stay secret, and the event states only their number', () => {
  const state = position('bPalace', ['hand Palace', 'hand Temple']);
  const events = play(state, ['play Palace 1.2'], seeded(4));
  const drawn =
    player(state, 'r')
      .match(/hand (\S+)/)?.[1]
      ?.split(',') ?? [];
  expect(drawn).toHaveLength(3);
  for (const card of drawn) expect(JSON.stringify(events)).not.toContain(card);
});
