import { describe, expect, test } from 'vitest';
import { position, read } from './fixtures.testing.ts';
import { architectura } from './index.ts';
import { positions } from './positions.ts';

const { printMove, parseMove } = architectura.notation;
const { printState, parseState } = positions;

describe('positions', () => {
  test('are one line that a person can read', () => {
    const text =
      'standard rb swaps 6 turn 9 r quiet 0 | (bInn)rPalace>*r,-,*b / bPark< | r with Cemetery,Museum,Forge without Library,School,Laboratory hand Forge,Inn beside Cemetery fallen Statue known Forge limit 4 exchanged | b hand Temple under Palace buried Palace raised 1 exchanged | turn r';
    const cards = text.replace('hand Forge,Inn', 'hand Inn,Forge');
    expect(printState(read(text))).toBe(cards);
  });

  test('keep every question with what it remembers', () => {
    for (const todo of [
      'endTurn r; effect r rArsenal 1.2; spare r 1.3 destroy',
      'endTurn r; effect r rArsenal 1.2; escape b 1.1',
      'endTurn r; spareHits r 1.2 1 3',
      'endTurn r; escapes r 1.2 1; escape b 1.1',
      'endTurn r; turnCards r each rb 2 1.1+2.3',
      'endTurn r; turnCards r own r 1 -',
      'endTurn r; leave r rForge; return r rForge',
      'endTurn r; return r -',
      'endTurn r; replay r 1.2 rInn',
      'endTurn r; copy r rForge 1.2',
      'endTurn r; pay r rTownHall 2.1 1',
      'endTurn r; faceDown b',
      'endTurn r; swap r 1.2',
      'endTurn r; token r',
      'endTurn r; protect r',
      'endTurn r; rebuild r',
      'over',
    ]) {
      const state = position(
        'bInn,rArsenal,rStatue*r',
        ['with Forge,TownHall without Laboratory,Palace hand Inn', ''],
        todo,
      );
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
    [
      'standard rb swaps 0 turn 1 r quiet 0 | rInn,rInn / - | r | b | turn r',
      45,
      'Inn lies elsewhere already',
    ],
    ['standard rb swaps 6 turn 1 r quiet 0 | rMagicAcademy*r / - | r | b | turn r', 53, 'protected already'],
    [
      'standard rb swaps 6 turn 1 r quiet 0 | - / - | r with Forge without Inn | b | turn r',
      71,
      'do not replace',
    ],
    [
      'standard rb swaps 6 turn 1 r quiet 0 | - / - | r with TownHall,MagicAcademy without Palace,Inn | b | turn r',
      94,
      'do not replace',
    ],
    [
      'standard rb swaps 1 turn 1 r quiet 0 | - / - | r with Museum,Forge without School,Laboratory | b | turn r',
      92,
      'at most 1',
    ],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r beside Inn | b | turn r', 59, 'belongs there'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r fallen Inn | b | turn r', 59, 'takes them in'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r under Inn | b | turn r', 58, 'only an exchange'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r limit 4 | b | turn r', 56, 'hand limit 4'],
    [
      'standard rb swaps 0 turn 1 r quiet 0 | - / - | r hand Inn,Park,Temple,School | b | turn r',
      76,
      'limit is 3',
    ],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r known Inn | b | turn r', 58, 'in the hand'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r hand Inn lacks Inn | b | turn r', 67, 'not in it'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r searches | b | turn r', 57, 'nothing to search'],
    ['standard rb swaps 6 turn 1 r quiet 0 | - / - | r choosing hand Inn | b | turn r', 66, 'drawn nothing'],
    ['standard rb swaps 6 turn 1 r quiet 0 | - / - | r choosing | b | turn r', 64, 'still has to show'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | turn b', 55, 'turn of another'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | turn r; token r', 55, 'do not follow'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | token r', 55, 'do not follow'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | endTurn r; escape r 1.1', 66, 'move away'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | endTurn r; spare r 1.1 up', 66, 'own protected'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | endTurn r; pay r rInn 1.1 1', 66, 'costs 0'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | endTurn r; swap r 1.1', 66, 'nothing face up'],
    [
      'standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | endTurn r; replay r 1.1 rInn',
      66,
      'in the hand',
    ],
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
