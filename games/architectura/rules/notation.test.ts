import { at, type Chance, offersOf, type State, seeded, viewOf } from '@archivolt/engine';
import { describe, expect, test } from 'vitest';
import { position, read } from './fixtures.testing.ts';
import { type Architectura, architectura, CARD_IDS } from './index.ts';
import { positions } from './positions.ts';
import { CHANGES } from './state.ts';

const { printMove, parseMove } = architectura.notation;
const { printState, parseState } = positions;

describe('positions', () => {
  test('[AR-S1] are printed on one line', () => {
    const text =
      'standard rb swaps 6 turn 9 r quiet 0 | (bInn)rPalace>*r,-,*b / bPark< | r with Cemetery,Museum,Forge without Library,School,Laboratory hand Forge,Inn beside Cemetery fallen Statue known Forge limit 4 exchanged | b hand Temple under Palace buried Palace raised 1 exchanged | turn r';
    const cards = text.replace('hand Forge,Inn', 'hand Inn,Forge');
    expect(printState(read(text))).toBe(cards);
  });

  test('[AR-T1] preserve every question with its parameters', () => {
    for (const todo of [
      'endTurn r; effect r rArsenal 1.2; spare r 1.3 destroy',
      'endTurn r; effect r rArsenal 1.2; escape b 1.1',
      'endTurn r; spareHits r 1.2 1 3',
      'endTurn r; escapes r 1.2 1; escape b 1.1',
      'endTurn r; turnCards r each rb 2 1.1+2.3',
      'endTurn r; turnCards r own r 1 -',
      'endTurn r; leave r rForge; return r rForge',
      'endTurn r; return r -',
      'endTurn r; replay r 1.5 rInn',
      'endTurn r; copy r rForge 1.4',
      'endTurn r; pay r rTownHall 2.1 1',
      'endTurn r; faceDown b',
      'endTurn r; swap r 1.2',
      'endTurn r; token r',
      'endTurn r; protect r',
      'endTurn r; rebuild r',
      'over',
    ]) {
      const state = position(
        'bInn,rArsenal,rStatue*r,rForge',
        ['with Forge,TownHall without Laboratory,Palace hand Inn,Park', 'hand Park'],
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
    ['standard rb swaps 0 turn 1 r quiet 0 | rInn*b / - | r | b | turn r', 44, 'only by its owner'],
    ['standard rb swaps 0 turn 1 r quiet 0 | rInn / - | r hand Inn | b | turn r', 50, 'in two places'],
    ['standard rb swaps 0 turn 1 r quiet 0 | rForge / - | r | b | turn r', 52, 'not in its deck'],
    ['standard rb swaps 0 turn 1 r quiet 0 | *r,*r,*r / - | r | b | turn r', 54, 'more than 2 tokens'],
    [
      'standard rb swaps 0 turn 1 r quiet 0 | - / - | r with Forge without Inn,Park | b | turn r',
      76,
      '12 cards',
    ],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r hand Inn,Inn | b | turn r', 61, 'already listed'],
    [
      'standard rb swaps 0 turn 1 r quiet 0 | rInn,rInn / - | r | b | turn r',
      45,
      'Inn is already elsewhere in the city',
    ],
    ['standard rb swaps 6 turn 1 r quiet 0 | rMagicAcademy*r / - | r | b | turn r', 53, 'always protected'],
    [
      'standard rb swaps 6 turn 1 r quiet 0 | - / - | r with Forge without Inn | b | turn r',
      71,
      'cannot replace',
    ],
    [
      'standard rb swaps 6 turn 1 r quiet 0 | - / - | r with TownHall,MagicAcademy without Palace,Inn | b | turn r',
      94,
      'cannot replace',
    ],
    [
      'standard rb swaps 1 turn 1 r quiet 0 | - / - | r with Museum,Forge without School,Laboratory | b | turn r',
      92,
      'at most 1',
    ],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r beside Inn | b | turn r', 59, 'not played beside'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r fallen Inn | b | turn r', 59, 'takes them in'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r under Inn | b | turn r', 58, 'only after an exchange'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r limit 4 | b | turn r', 56, 'hand limit to 4'],
    [
      'standard rb swaps 0 turn 1 r quiet 0 | - / - | r hand Inn,Park,Temple,School | b | turn r',
      76,
      'more than 3 cards',
    ],
    [
      'standard rb swaps 0 turn 1 r quiet 0 | - / - | r known Inn | b | turn r',
      58,
      'known to be in the hand',
    ],
    [
      'standard rb swaps 0 turn 1 r quiet 0 | - / - | r hand Inn lacks Inn | b | turn r',
      67,
      'not to be in the hand',
    ],
    [
      'standard rb swaps 0 turn 1 r quiet 0 | - / - | r searches | b | turn r',
      57,
      'no card in this deck to search for',
    ],
    ['standard rb swaps 6 turn 1 r quiet 0 | - / - | r choosing hand Inn | b | turn r', 66, 'no cards yet'],
    ['standard rb swaps 6 turn 1 r quiet 0 | - / - | r choosing | b | turn r', 64, 'still has to show'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | turn b', 55, 'another player’s turn'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | turn r; token r', 55, 'cannot follow'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | token r', 55, 'cannot follow'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | endTurn r; escape r 1.1', 66, 'move away'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | endTurn r; spare r 1.1 up', 66, 'own protected'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | endTurn r; pay r rInn 1.1 1', 66, 'costs 0'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | endTurn r; swap r 1.1', 66, 'no face-up card'],
    [
      'standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | endTurn r; replay r 1.1 rInn',
      66,
      'in the hand',
    ],
    [
      'standard rb swaps 6 turn 1 r quiet 0 | rTownHall / - | r with TownHall without Palace hand Inn | b | endTurn r; pay r rTownHall 1.2 1',
      112,
      'already been played',
    ],
    [
      'standard rb swaps 6 turn 1 r quiet 0 | - / - | r with TownHall without Palace | b | endTurn r; pay r rTownHall 1.1 1',
      95,
      'too few cards',
    ],
    ['standard rb swaps 0 turn 1 r quiet 0 | *r,*r / - | r | b | endTurn r; token r', 70, 'no token is left'],
    [
      'standard rb swaps 0 turn 1 r quiet 0 | *r,*r / - | r | b | endTurn r; protect r',
      70,
      'no token is left',
    ],
    [
      'standard rb swaps 6 turn 1 r quiet 0 | rInn / - | r with Forge without Laboratory | b | endTurn r; copy r rForge 1.2',
      99,
      'copies effects',
    ],
    [
      'standard rb swaps 6 turn 1 r quiet 0 | rInn / - | r with Forge without Laboratory | b | endTurn r; copy r rInn 1.1',
      99,
      'copies effects',
    ],
    [
      'standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | endTurn r; faceDown b',
      66,
      'no possible answer',
    ],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | sleep r', 55, 'what is asked'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | escape r 3.1', 64, '2 streets'],
    ['standard rb swaps 0 turn 1 r quiet 0 | - / - | r | b | turn r and', 61, 'nothing more'],
  ])('[AR-S1] with a mistake are refused with its offset and reason: "%s"', (text, at, why) => {
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
  ])('[AR-T1] %s', (text) => {
    const parsed = parseMove(text);
    expect(parsed.ok && printMove(parsed.value)).toBe(text);
  });

  test.each([
    ['fly 1.1', 0, 'a move'],
    ['play Arsenal', 12, ' '],
    ['play Arsenal 5.1', 13, 'a street must be from 1 to 4'],
    ['play Arsenal 1.9', 15, 'a block must be from 1 to 8'],
    ['turn 1.3 left', 9, 'a direction'],
    ['play 1.3', 5, 'a card'],
    ['pass now', 4, 'nothing more'],
  ])('[AR-T1] with a mistake are refused with its offset and reason: "%s"', (text, at, why) => {
    const parsed = parseMove(text);
    expect(parsed).toMatchObject({ ok: false, at });
    expect(parsed.ok ? '' : parsed.why).toContain(why);
  });
});

/** An entry of the notation with random parameters. */
function randomTodo(chance: Chance, colours: string): string {
  const seat = () => colours.charAt(chance(colours.length));
  const space = () => `${1 + chance(colours.length)}.${1 + chance(8)}`;
  const building = () => `${seat()}${at(CARD_IDS, chance(CARD_IDS.length))}`;
  const set = (letters: string) => [...letters].filter(() => chance(2) === 0).join('') || '-';
  const entries = [
    () => `pay ${seat()} ${building()} ${space()} ${1 + chance(3)}`,
    () => `spare ${seat()} ${space()} ${at(CHANGES, chance(CHANGES.length))}`,
    () => `spareHits ${seat()} ${space()} ${set('12345678')} ${set('12345678')}`,
    () => `escapes ${seat()} ${space()} ${set('12345678')}`,
    () => `escape ${seat()} ${space()}`,
    () => `effect ${seat()} ${building()} ${space()}`,
    () => `turnCards ${seat()} ${at(['each', 'own'], chance(2))} ${set(colours)} ${1 + chance(3)} -`,
    () => `return ${seat()} -`,
    () => `replay ${seat()} ${space()} -`,
    () => `copy ${seat()} ${building()} ${space()}`,
    () => `swap ${seat()} ${space()}`,
    () => `leave ${seat()} ${building()}`,
    () => `${at(['rebuild', 'token', 'faceDown', 'protect', 'endTurn'], chance(5))} ${seat()}`,
  ];
  return at(entries, chance(entries.length))();
}

test('[AR-T1] every question that can be read at a table can be answered, and so can all that follow', () => {
  const chance = seeded(5);
  let found = 0;
  for (let game = 0; game < 15; game++) {
    const state = architectura.setup({ players: 2 + (game % 3), swaps: game % 2 ? 6 : 0 }, chance);
    for (let step = 0; step < 120 && state.table.todo.length > 0; step++) {
      playAtRandom(state, chance);
      const { colours, active } = state.table;
      const todo = `endTurn ${colours.charAt(active)}; ${randomTodo(chance, colours)}`;
      const parsed = parseState(printState(state).replace(/[^|]*$/, ` ${todo}`));
      if (!parsed.ok) continue;
      found++;
      for (let on = 0; on < 10 && parsed.value.table.todo.length > 0; on++) {
        playAtRandom(parsed.value, chance);
        expect(parseState(printState(parsed.value)), printState(parsed.value)).toMatchObject({ ok: true });
      }
    }
  }
  expect(found).toBeGreaterThan(60);
});

function playAtRandom(state: State<Architectura>, chance: Chance): void {
  const seat = architectura.toMove(state.table) ?? -1;
  const view = viewOf(state, seat);
  const offers = offersOf(architectura, view);
  const text = printState(state);
  expect(offers, text).not.toHaveLength(0);
  try {
    architectura.play(view, at(offers, chance(offers.length)), chance);
  } catch (thrown) {
    throw new Error(text, { cause: thrown });
  }
}
