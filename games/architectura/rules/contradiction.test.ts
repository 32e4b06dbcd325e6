import { offersOf, seeded, viewOf } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { architectura } from './index.ts';
import { positions } from './positions.ts';

const { parseState, printState } = positions;

/** A position from its city, its players and its question. */
const at = (city: string, players: string, todo = 'turn r', swaps = 6): string =>
  `standard rb swaps ${swaps} turn 3 r quiet 0 | ${city} | ${players} | ${todo}`;

/** The position; then the mistake with its facts, the part, the rule, and the text where it stands. */
type Row = [text: string, code: string, facts: object, part: string, rule: string, at: string];

test.each<Row>([
  [at('rInn*b / -', 'r | b'), 'only its owner protects a card', {}, 'space:0', 'AR-X9', 'b / -'],
  [
    at('rInn,rInn / -', 'r | b'),
    '{card} lies elsewhere already',
    { card: 'Inn' },
    'space:1',
    'AR-S1',
    'Inn / -',
  ],
  [
    at('rInn / -', 'r hand Inn | b'),
    'seat {seat} has a card in two places',
    { seat: 0 },
    'player:0',
    'AR-S1',
    'r hand',
  ],
  [
    at('bForge / -', 'r | b'),
    'seat {seat} has a card that is not in its deck',
    { seat: 1 },
    'player:1',
    'AR-V1',
    'b | turn',
  ],
  [
    at('*r,*r,*r / -', 'r | b'),
    'seat {seat} has more than {tokens} tokens',
    { seat: 0, tokens: 2 },
    'player:0',
    'AR-S1',
    'r | b',
  ],
  [
    at('- / -', 'r hand School,Inn,Park,Temple | b'),
    'the hand limit is {limit}',
    { limit: 3 },
    'player:0',
    'AR-D1',
    ' | b',
  ],
  [
    at('- / -', 'r with Museum,Forge without School,Laboratory | b', 'turn r', 1),
    'at most {swaps} cards are replaced',
    { swaps: 1 },
    'player:0',
    'AR-V2',
    ' | b',
  ],
  [
    at('- / -', 'r with Forge without Inn | b'),
    'these cards do not replace those',
    {},
    'player:0',
    'AR-V3',
    ' | b',
  ],
  [
    at('- / -', 'r with Forge without Inn,Park | b'),
    'a deck has {cards} cards, not {count}',
    { cards: 12, count: 11 },
    'player:0',
    'AR-V1',
    ' | b',
  ],
  [
    at('- / -', 'r beside Inn | b'),
    'only a card that belongs there is played beside the city',
    {},
    'player:0',
    'AR-K13',
    ' | b',
  ],
  [
    at('- / -', 'r under Inn | b'),
    'only an exchange puts cards under the deck',
    {},
    'player:0',
    'AR-T3',
    ' | b',
  ],
  [
    at('- / -', 'r limit 4 | b'),
    'no card of this deck makes the hand limit {limit}',
    { limit: 4 },
    'player:0',
    'AR-D1',
    ' | b',
  ],
  [
    at('rMagicAcademy*r / -', 'r with MagicAcademy without Palace | b'),
    '{card} is protected already',
    { card: 'MagicAcademy' },
    'space:0',
    'AR-X9',
    'r / -',
  ],
  [at('- / -', 'r | b', 'turn b'), 'it is the turn of another', {}, 'question', 'AR-T1', 'turn b'],
  [
    at('rTownHall / -', 'r with TownHall without Palace hand Inn | b', 'endTurn r; pay r rTownHall 1.2 1'),
    '{card} is not on its way: it was played already',
    { card: 'TownHall' },
    'question',
    'AR-T1',
    'pay r',
  ],
  [
    at('*r,*r / -', 'r | b', 'endTurn r; token r'),
    'no token is left to place',
    {},
    'question',
    'AR-X9',
    'token r',
  ],
  [
    at('rInn / -', 'r | b', 'endTurn r; copy r rInn 1.1'),
    'no card that copies effects lies face up there',
    {},
    'question',
    'AR-K16',
    'copy r',
  ],
  [
    at('- / -', 'r | b', 'endTurn r; faceDown b'),
    'this question has no answer',
    {},
    'question',
    'AR-T1',
    'faceDown b',
  ],
])('[AR-S1] impossible: %s is refused: %s', (text, code, facts, part, rule, begins) => {
  const parsed = parseState(text);
  expect(parsed).toMatchObject({ ok: false, mistake: { code, facts }, impossible: { part, rule } });
  if (parsed.ok || !parsed.impossible) throw new Error('this position is possible');
  expect(text.slice(parsed.at).startsWith(begins), `${text.slice(parsed.at)} begins with ${begins}`).toBe(
    true,
  );
  // What is impossible can still be looked at, and written as it was.
  expect(printState(parsed.impossible.value)).toBe(text);
});

test('[AR-S1] a text that cannot be read is no position, not even an impossible one', () => {
  expect(parseState(at('rZoo / -', 'r | b'))).not.toHaveProperty('impossible');
});

test('[AR-S1] every position of random games is possible, and its text says all of it', () => {
  const chance = seeded(31);
  for (let players = 2; players <= 4; players++)
    for (const swaps of [0, 6]) {
      const state = architectura.setup({ players, swaps }, chance);
      for (let step = 0; step < 100 && state.table.todo.length > 0; step++) {
        const view = viewOf(state, architectura.toMove(state.table) ?? -1);
        const offers = offersOf(architectura, view);
        const offer = offers[chance(offers.length)];
        if (!offer) throw new Error('nothing is offered');
        architectura.play(view, offer, chance);
        expect(parseState(printState(state))).toEqual({ ok: true, value: state });
      }
    }
});
