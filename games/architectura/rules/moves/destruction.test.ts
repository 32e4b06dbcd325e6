import { offersOf, rulesAt, seeded, viewOf } from '@archivolt/engine';
import { describe, expect, test } from 'vitest';
import {
  city,
  offers,
  play,
  player,
  position,
  questionOf,
  types,
  value,
  whyNot,
} from '../fixtures.testing.ts';
import { architectura } from '../index.ts';
import type { Event } from '../vocabulary.ts';

describe('the Arsenal', () => {
  test('[AR-K4] destroys all lower cards of its street at any distance, own ones included', () => {
    const state = position('bLibrary,rGreenhouse,bInn,rManufactory,bStatue / bManufactory', [
      'hand Arsenal',
      'hand Temple',
    ]);
    play(state, ['play Arsenal 1.6']);
    expect(city(state)).toBe('(bLibrary),(rGreenhouse),bInn,(rManufactory),bStatue,rArsenal / bManufactory');
  });

  test('[AR-K4] destroys neither itself nor cards of equal or higher value', () => {
    const state = position('bStatue,bInn', ['hand Arsenal', 'hand Temple']);
    const events = play(state, ['play Arsenal 1.3']);
    expect(types(events)).not.toContain('destroyed');
    expect(city(state)).toBe('bStatue,bInn>,rArsenal / -');
  });

  test('[AR-K4] is compulsory and asks nothing', () => {
    const state = position('rLibrary', ['hand Arsenal', 'hand Temple']);
    play(state, ['play Arsenal 1.2']);
    expect(city(state)).toBe('(rLibrary),rArsenal / -');
    expect(questionOf(state)).toBe('turn b');
  });

  test('[AR-K4][AR-X1] reads the value of an X card before the card on its left is destroyed', () => {
    // Library 3, Park 3 + 2 = 5: not lower than 5, though its left goes and it then counts 2.
    const state = position('bLibrary,bPark>>,bPalace,-', ['hand Arsenal', 'hand Temple']);
    play(state, ['play Arsenal 1.4']);
    expect(city(state)).toBe('(bLibrary),bPark>>,bPalace>,rArsenal / -');
    expect(value(state, '1.2')).toBe(2);
    // Library 3, Park 3: both lower, both go.
    const both = position('bLibrary,bPark,bPalace,-', ['hand Arsenal', 'hand Temple']);
    play(both, ['play Arsenal 1.4']);
    expect(city(both)).toBe('(bLibrary),(bPark),bPalace>,rArsenal / -');
  });

  test('[AR-K4][AR-X1] logs the values that were read before anything was destroyed', () => {
    const destroyedCards = (game = architectura) => {
      const state = position('bLibrary,bPark,bPalace,-', ['hand Arsenal', 'hand Temple']);
      const view = viewOf(state, 0);
      const move = offersOf(game, view).find(
        (offer) => game.notation.printMove(offer) === 'play Arsenal 1.4',
      );
      const events: Event[] = [];
      if (move) game.play(view, move, seeded(1), events);
      return events.flatMap((event) => (event.type === 'destroyed' ? [`${event.card} ${event.from}`] : []));
    };
    expect(destroyedCards()).toEqual(['Library 3', 'Park 3']);
    // Rules 1 reported the Park's value after the Library had been destroyed; games begun under them keep their log.
    expect(destroyedCards(rulesAt(architectura, 1))).toEqual(['Library 3', 'Park 0']);
  });

  test("[AR-K4][AR-X9] does not hit an opponent's protected card", () => {
    const state = position('bLibrary*b,bManufactory,bPalace', ['hand Arsenal', 'hand Temple']);
    play(state, ['play Arsenal 1.4']);
    expect(city(state)).toBe('bLibrary*b,(bManufactory),bPalace>,rArsenal / -');
  });

  test('[AR-K4][AR-X9] lets the owner spare each own protected card before anything is destroyed', () => {
    const state = position('rLibrary*r,bManufactory,rGreenhouse*r,bPalace', ['hand Arsenal', 'hand Temple']);
    play(state, ['play Arsenal 1.5']);
    expect(questionOf(state)).toBe('spareHits r');
    expect(city(state)).toBe('rLibrary*r,bManufactory,rGreenhouse*r,bPalace>,rArsenal / -');
    play(state, ['spare']);
    expect(questionOf(state)).toBe('spareHits r');
    play(state, ['allow']);
    expect(city(state)).toBe('rLibrary*r,(bManufactory),(rGreenhouse),bPalace>,rArsenal / -');
    expect(state.table.players[0]?.tokens).toBe(1);
  });

  test('[AR-K4][AR-K7] lets hit Inns move last, in turn order from the active player, and hits no card twice', () => {
    const state = position('gInn<,bInn<,rInn<,bLibrary,bPalace', [
      'hand Arsenal',
      'hand Temple',
      'hand Temple',
    ]);
    play(state, ['play Arsenal 1.6']);
    // The Library is destroyed already, so that its space is open to the Inns.
    expect(city(state)).toBe('gInn<,bInn<,rInn<,(bLibrary),bPalace>,rArsenal / - / -');
    expect(questionOf(state)).toBe('escape r');
    play(state, ['move 1.4']);
    expect(questionOf(state)).toBe('escape b');
    play(state, ['decline']);
    expect(questionOf(state)).toBe('escape g');
    play(state, ['move 1.2']);
    expect(city(state)).toBe('-,(bInn)gInn<,-,(bLibrary)rInn<,bPalace>,rArsenal / - / -');
  });

  test('[AR-K4][AR-K7] starts the order of hit Inns with the active player even if that is not the first seat', () => {
    const street = 'rInn<,gInn<,bInn<,gPalace';
    const state = position(street, ['hand Temple', 'hand Arsenal', 'hand Temple'], 'turn b');
    state.table.active = 1;
    play(state, ['play Arsenal 1.5']);
    for (const seat of ['b', 'g', 'r']) {
      expect(questionOf(state)).toBe(`escape ${seat}`);
      play(state, ['decline']);
    }
    expect(city(state)).toBe('(rInn),(gInn),(bInn),gPalace>,bArsenal / - / -');
  });

  test('[AR-K4][AR-K13] sends the destroyed cards of a Cemetery owner beside the Cemetery, leaving gaps', () => {
    const deck = 'with Cemetery without Greenhouse hand Temple beside Cemetery';
    const state = position('bLibrary,(rLibrary)bManufactory,bPalace', ['hand Arsenal', deck]);
    play(state, ['play Arsenal 1.4']);
    expect(city(state)).toBe('-,(rLibrary),bPalace>,rArsenal / -');
    expect(player(state, 'b')).toContain('fallen Library,Manufactory');
  });
});

describe('the Inn', () => {
  test('[AR-K7] may be moved by its owner instead of being destroyed, also in another player’s turn', () => {
    const state = position('bInn<', ['hand Palace', 'hand Temple']);
    play(state, ['play Palace 1.2']);
    expect(questionOf(state)).toBe('escape b');
    expect(offers(state)).toEqual(['decline', 'move 1.3', 'move 2.1']);
    const events = play(state, ['move 2.1']);
    expect(city(state)).toBe('-,rPalace / bInn<');
    expect(events[0]).toMatchObject({ type: 'moved', rule: 'AR-K7', from: 0, space: 8 });
  });

  test('[AR-K7] is destroyed if its owner declines to move it', () => {
    const state = position('bInn<', ['hand Palace', 'hand Temple']);
    play(state, ['play Palace 1.2', 'decline']);
    expect(city(state)).toBe('(bInn),rPalace / -');
  });

  test('[AR-K7] may be moved when its own owner would destroy it', () => {
    const state = position('rInn<', ['hand Palace', 'hand Temple']);
    play(state, ['play Palace 1.2']);
    expect(questionOf(state)).toBe('escape r');
  });

  test('[AR-K7] is destroyed without a question if there is no eligible space', () => {
    const street = 'bLibrary,rLibrary,bPark,rPark,bStatue,rStatue,bInn<,(rInn) / ';
    const full = 'bSchool,rSchool,bTemple,rTemple,bFountain,rFountain,bArsenal,rArsenal';
    const state = position(street + full, ['hand Palace', 'hand Laboratory']);
    play(state, ['play Palace 1.8']);
    expect(city(state)).toContain('(bInn),(rInn)rPalace');
    expect(questionOf(state)).toBe('turn b');
  });

  test('[AR-K7][AR-X5] moves to a space eligible for its owner, judged with the Inn still in its old space', () => {
    const state = position('bLibrary,bInn<,*r / *b', ['hand Palace', 'hand Temple']);
    play(state, ['play Palace 1.3']);
    expect(offers(state)).toEqual(['decline', 'move 1.4', 'move 2.1', 'move 2.2']);
    expect(whyNot(state, 'move 1.2')).toEqual(['AR-X5 otherSpace']);
    expect(whyNot(state, 'move 1.1')).toEqual(['AR-P1 spaceTaken']);
    play(state, ['move 2.1']);
    expect(city(state)).toBe('bLibrary,-,rPalace / bInn<');
    expect(state.table.players[1]?.tokens).toBe(2);
  });

  test('[AR-K7][AR-X9] need not move if it is protected from the opponent’s card', () => {
    const state = position('bInn<*b', ['hand Palace', 'hand Temple']);
    play(state, ['play Palace 1.2']);
    expect(city(state)).toBe('bInn<*b,rPalace / -');
    expect(questionOf(state)).toBe('turn b');
  });

  test('[AR-K7][AR-K13] goes beside the Cemetery if its owner has one and declines to move it', () => {
    const deck = 'with Cemetery without Library hand Temple beside Cemetery';
    const state = position('bInn<', ['hand Palace', deck]);
    play(state, ['play Palace 1.2', 'decline']);
    expect(city(state)).toBe('-,rPalace / -');
    expect(player(state, 'b')).toContain('fallen Inn');
  });

  test('[AR-X5] keeps its side and token when moved, uncovers the card beneath and compares with nothing', () => {
    const state = position('(rLibrary)rInn<*r,- / bManufactory', ['hand Palace', 'hand Temple']);
    const events = play(state, ['play Palace 1.2', 'allow', 'move 2.2']);
    expect(city(state)).toBe('(rLibrary),rPalace / bManufactory,rInn<*r');
    expect(types(events).filter((type) => type === 'compared')).toHaveLength(1);
  });

  test('[AR-X5][AR-P4] may make three in a row when moved', () => {
    const state = position('bInn< / bPark,bStatue', ['hand Palace', 'hand Temple', 'hand Temple']);
    play(state, ['play Palace 1.2']);
    expect(offers(state)).toContain('move 2.3');
  });

  test('[AR-C8][AR-X5] neither compares nor has an effect when moved', () => {
    const state = position('bInn< / rManufactory', ['hand Palace', 'hand Temple']);
    play(state, ['play Palace 1.2', 'move 2.2']);
    expect(city(state)).toBe('-,rPalace / rManufactory,bInn<');
  });
});

describe('destruction', () => {
  test('[AR-X3] a destroyed card stays in its space without a value, and the space is eligible', () => {
    const state = position('bManufactory', ['hand Palace', 'hand Temple']);
    play(state, ['play Palace 1.2']);
    expect(city(state)).toBe('(bManufactory),rPalace / -');
    expect(offers(state)).toContain('play Temple 1.1');
    expect(() => value(state, '1.1')).toThrow();
  });

  test('[AR-X9] the token of a destroyed card goes back to its owner', () => {
    const state = position('rManufactory*r', ['hand Palace', 'hand Temple']);
    play(state, ['play Palace 1.2', 'allow']);
    expect(state.table.players[0]?.tokens).toBe(2);
  });

  test('[AR-K13] only cards destroyed after the Cemetery was played go beside it', () => {
    const deck = 'with Cemetery without Library hand Cemetery';
    const state = position('(rInn),rManufactory', [deck, 'hand Palace']);
    play(state, ['play Cemetery beside', 'play Palace 1.3']);
    expect(city(state)).toBe('(rInn),-,bPalace / -');
    expect(player(state, 'r')).toContain('fallen Manufactory');
  });

  test('[AR-K13] the Cemetery is neither a target nor a neighbour', () => {
    const deck = 'with Cemetery without Library hand Statue beside Cemetery';
    const state = position('bInn', [deck, 'hand Park']);
    expect(offers(state).every((offer) => !offer.includes('Cemetery'))).toBe(true);
    play(state, ['play Statue 2.1', 'play Park 2.2']);
    expect(offers(state)).toEqual(['decline', 'swap 2.1']);
    expect(state.table.top.filter((top) => top >= 0)).toHaveLength(3);
  });

  test('[AR-K13][AR-K9] a Cemetery played face down can be rebuilt in the city, without its effect', () => {
    const deck = 'with Cemetery without Library hand School,Palace';
    const state = position('(rCemetery),bInn', [deck, 'hand Laboratory']);
    play(state, ['play School 2.1', 'rebuild 1.1']);
    expect(value(state, '1.1')).toBe(3);
    expect(state.table.players[0]?.beside).toBe(0);
  });
});
