import { describe, expect, test } from 'vitest';
import { position, read } from './fixtures.testing.ts';
import { architectura } from './index.ts';

const { printState, parseState, printMove, parseMove } = architectura.notation;

describe('positions', () => {
  test('are one line that a person can read', () => {
    const text =
      'standard rb swaps 6 turn 9 r quiet 0 | (bInn)rPalace>*r,-,*b / bPark< | r with Cemetery,Forge without Library,Laboratory hand Forge,Inn beside Cemetery fallen Statue known Forge limit 4 exchanged | b hand Temple under Palace buried Palace raised 1 exchanged | turn r';
    const cards = text.replace('hand Forge,Inn', 'hand Inn,Forge');
    expect(printState(read(text))).toBe(cards);
  });

  test('keep every question with what it remembers', () => {
    for (const todo of [
      'endTurn r; effect r rArsenal 1.2; spare r 1.1 destroy',
      'endTurn r; effect r rArsenal 1.2; escape b 1.1',
      'endTurn r; spareHits r 1.2 1 -',
      'endTurn r; escapes r 1.2 13; escape b 1.1',
      'endTurn r; turnCards r each rb 2 1.1+2.3',
      'endTurn r; turnCards r own r 1 -',
      'endTurn r; leave r rForge; return r rForge',
      'endTurn r; return r -',
      'endTurn r; replay r 1.2 rInn',
      'endTurn r; copy r rForge 1.2',
      'endTurn r; pay r rPalace 2.1 2',
      'endTurn r; faceDown b',
      'endTurn r; swap r 1.2',
      'endTurn r; token r',
      'endTurn r; protect r',
      'endTurn r; rebuild r',
      'over',
    ]) {
      const state = position('bInn,rArsenal', ['with Forge without Laboratory', ''], todo);
      expect(printState(state).endsWith(` | ${todo}`)).toBe(true);
      expect(parseState(printState(state))).toEqual({ ok: true, value: state });
    }
  });

  test.each([
    ['', 0, 'component set'],
    ['standard rx swaps 0', 9, 'letters'],
    ['standard rb swaps 7', 18, 'from 0 to 6'],
    ['standard rb swaps 0 turn 1 g quiet 0', 27, 'a colour'],
    ['standard rb swaps 0 turn 1 r quiet 0 | rZoo / - | r | b | turn r', 40, 'no card Zoo'],
    ['standard rb swaps 0 turn 1 r quiet 0 | rInn*b / - | r | b | turn r', 44, 'owner protects'],
    ['standard rb swaps 0 turn 1 r quiet 0 | rInn / - | r hand Inn | b | turn r', 73, 'two places'],
    ['standard rb swaps 0 turn 1 r quiet 0 | rForge / - | r | b | turn r', 66, 'not in its deck'],
    ['standard rb swaps 0 turn 1 r quiet 0 | *r,*r,*r / - | r | b | turn r', 68, 'more than 2 tokens'],
    [
      'standard rb swaps 0 turn 1 r quiet 0 | - / - | r with Forge without Inn,Park | b | turn r',
      76,
      '12 cards',
    ],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r hand Inn,Inn | b | turn r', 61, 'only once'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | sleep r', 55, 'what is asked'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | escape r 3.1', 64, '2 streets'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | turn r and', 61, 'nothing more'],
  ])('a mistake in "%s" is told with its place and reason', (text, at, why) => {
    const parsed = parseState(text);
    expect(parsed).toMatchObject({ ok: false, at });
    expect(parsed.ok ? '' : parsed.why).toContain(why);
  });
});

describe('moves', () => {
  test.each([
    'play Arsenal 2.4',
    'play Cemetery beside',
    'down Inn 1.1',
    'down Inn beside',
    'turn 1.3 cw',
    'turn 4.8 ccw',
    'replace Library by Cemetery',
    'show',
    'show Cemetery+Museum for Library+Inn',
    'search Inn',
    'exchange',
    'pass',
    'remove TownHall',
    'pay Inn',
    'spare',
    'allow',
    'move 1.1',
    'return 1.1',
    'rebuild 1.1',
    'token 1.1',
    'swap 1.1',
    'protect 1.1',
    'copy Library',
    'decline',
    'ready',
    'continue',
  ])('%s', (text) => {
    const parsed = parseMove(text);
    expect(parsed.ok && printMove(parsed.value)).toBe(text);
  });

  test.each([
    ['fly 1.1', 0, 'a move'],
    ['play Arsenal', 12, ' '],
    ['play Arsenal 5.1', 13, 'a street must be from 1 to 4'],
    ['play Arsenal 1.9', 15, 'a block must be from 1 to 8'],
    ['turn 1.3 left', 9, 'a way'],
    ['play 1.3', 5, 'a card'],
    ['pass now', 4, 'nothing more'],
  ])('"%s" is refused with its place and reason', (text, at, why) => {
    const parsed = parseMove(text);
    expect(parsed).toMatchObject({ ok: false, at });
    expect(parsed.ok ? '' : parsed.why).toContain(why);
  });
});
