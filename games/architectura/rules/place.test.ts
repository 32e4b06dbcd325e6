import { describe, expect, test } from 'vitest';
import { city, offers, play, player, position, questionOf, value, whyNot } from './fixtures.testing.ts';

/** The spaces on which the Palace may be played. */
function spaces(state: ReturnType<typeof position>): string[] {
  return offers(state)
    .filter((offer) => offer.startsWith('play Palace'))
    .map((offer) => offer.slice('play Palace '.length))
    .sort();
}

describe('eligible spaces', () => {
  test('[AR-P1] are right of an occupied one, start the first unopened street, or hold a destroyed card', () => {
    const state = position('bInn,(rInn),rPark / / ', ['hand Palace', 'hand Temple', 'hand Temple']);
    expect(spaces(state)).toEqual(['1.2', '1.4', '2.1']);
    expect(whyNot(state, 'play Palace 1.1')).toEqual(['AR-P1 spaceTaken']);
    expect(whyNot(state, 'play Palace 1.6')).toEqual(['AR-P1 leftIsEmpty']);
    expect(whyNot(state, 'play Palace 3.1')).toEqual(['AR-P1 streetNotOpen']);
  });

  test('[AR-P1] include destroyed cards at any depth, which the new card covers', () => {
    const state = position('(bInn)(rInn)', ['hand Palace', 'hand Temple']);
    play(state, ['play Palace 1.1']);
    expect(city(state)).toBe('(bInn)(rInn)rPalace / -');
  });

  test('[AR-P1] include the space right of a destroyed card', () => {
    expect(spaces(position('bPark,(bInn)', ['hand Palace', 'hand Temple']))).toEqual(['1.2', '1.3', '2.1']);
  });

  test('[AR-P1] exclude a full street', () => {
    const state = position('bInn,rInn,bPark,rPark,bStatue,rStatue,bLibrary,rLibrary', [
      'hand Palace',
      'hand Temple',
    ]);
    expect(spaces(state)).toEqual(['2.1']);
  });

  test('[AR-P2] include the vacated start of a street, but other gaps only right of a card', () => {
    const state = position('-,-,bInn,-,bPark', ['hand Palace', 'hand Temple']);
    expect(spaces(state)).toEqual(['1.1', '1.4', '1.6', '2.1']);
  });

  test('[AR-P2] include a street that lost all its cards as the only unopened one', () => {
    const state = position('- / bInn / -', ['hand Palace', 'hand Temple', 'hand Temple']);
    expect(spaces(state)).toEqual(['1.1', '2.2']);
    expect(whyNot(state, 'play Palace 3.1')).toEqual(['AR-P1 streetNotOpen']);
  });

  test('[AR-P2] include the start of an unopened street while earlier streets have room', () => {
    expect(spaces(position('bInn', ['hand Palace', 'hand Temple']))).toEqual(['1.2', '2.1']);
  });

  test('[AR-P5] include any space with the player’s own token, but none with another player’s', () => {
    const mine = position('bInn,-,-,*r', ['hand Palace', 'hand Temple']);
    expect(spaces(mine)).toEqual(['1.2', '1.4', '1.5', '2.1']);
    play(mine, ['play Palace 1.4']);
    expect(city(mine)).toBe('bInn,-,-,rPalace / -');
    expect(mine.table.players[0]?.tokens).toBe(2);
    const foreign = position('bInn,-,-,*b', ['hand Palace', 'hand Temple']);
    expect(spaces(foreign)).toEqual(['1.2', '1.5', '2.1']);
    expect(whyNot(foreign, 'play Palace 1.4')).toEqual(['AR-P5 foreignToken']);
  });

  test('[AR-P5] exclude destroyed cards with another player’s token, which also opens its street', () => {
    expect(spaces(position('bPark,(rInn)*b', ['hand Palace', 'hand Temple']))).toEqual(['1.3', '2.1']);
    expect(spaces(position('*b / -', ['hand Palace', 'hand Temple']))).toEqual(['1.2', '2.1']);
    expect(spaces(position('-,-,*b / -', ['hand Palace', 'hand Temple']))).toEqual(['1.1', '1.4', '2.1']);
  });

  test('[AR-S3] are in as many streets as players and in eight blocks', () => {
    const state = position('bInn', ['hand Palace', 'hand Temple']);
    expect(state.table.top.length).toBe(16);
    expect(whyNot(state, 'play Palace 3.1')).toEqual(['AR-S3 noSuchSpace']);
  });
});

describe('playing', () => {
  test('[AR-P3] a card is played with its basic value on top', () => {
    const state = position('bInn', ['hand Palace', 'hand Temple']);
    play(state, ['play Palace 2.1']);
    expect(value(state, '2.1')).toBe(8);
  });

  test('[AR-K10] the Palace has no effect', () => {
    const state = position('bInn', ['hand Palace', 'hand Temple']);
    play(state, ['play Palace 2.1']);
    expect(questionOf(state)).toBe('turn b');
  });

  test('[AR-K13] the Cemetery is played beside the city, with or without a space, and compares with nothing', () => {
    const deck = 'with Cemetery without Library';
    const state = position('bInn', [`${deck} hand Cemetery,Palace`, 'hand Temple']);
    expect(whyNot(state, 'play Cemetery 1.2')).toEqual(['AR-K13 belongsBeside']);
    expect(whyNot(state, 'play Palace beside')).toEqual(['AR-K13 belongsInCity']);
    play(state, ['play Cemetery beside']);
    expect(player(state, 'r')).toContain('beside Cemetery');
    expect(city(state)).toBe('bInn / -');
    const full = position(FULL, [`${deck} hand Cemetery,Palace`, 'hand Laboratory']);
    expect(offers(full)).toEqual(['play Cemetery beside', 'exchange']);
  });
});

/** A two-player city without an eligible space; both have an Inn in it. */
const FULL =
  'bInn,rInn,bPark,rPark,bStatue,rStatue,bLibrary,rGreenhouse / bSchool,rSchool,bTemple,rTemple,bFountain,rFountain,bArsenal,rArsenal';

describe('three in a row', () => {
  const hands = ['hand Palace', 'hand Temple', 'hand Temple'];

  test('[AR-P4] may not be made by the card of the turn with three or four players', () => {
    const right = position('rInn,rPark', hands);
    expect(spaces(right)).toEqual(['2.1']);
    expect(whyNot(right, 'play Palace 1.3')).toEqual(['AR-P4 threeInARow']);
    const between = position('rInn,(bInn),rPark', hands);
    expect(spaces(between)).toEqual(['1.4', '2.1']);
    expect(spaces(position('rInn,rPark', ['hand Palace', '', '', '']))).toEqual(['2.1']);
  });

  test('[AR-P4] may be made by the card of the turn with two players', () => {
    expect(spaces(position('rInn,rPark', ['hand Palace', 'hand Temple']))).toEqual(['1.3', '2.1']);
  });

  test('[AR-P4] is broken by destroyed cards, tokens, gaps and other colours', () => {
    for (const street of ['rInn,(rLibrary),rPark', 'rInn,-,rPark', 'rInn,*r,rPark', 'rInn,bInn,rPark']) {
      expect(spaces(position(street, hands))).toContain('1.4');
    }
    expect(spaces(position('rInn,-,rPark', hands))).not.toContain('1.2');
    expect(spaces(position('rInn,*r,rPark', hands))).not.toContain('1.2');
  });

  test('[AR-P4] does not continue from the end of a street to the start of the next', () => {
    const street = 'bInn,gInn,bPark,gPark,bStatue,gStatue,rInn,rPark';
    expect(spaces(position(street, hands))).toEqual(['2.1']);
  });

  test('[AR-P4] may be made by a card that is not the card of the turn', () => {
    const replay = position('rInn,rPark,bInn,rStatue', ['hand Manufactory,Palace', '', '']);
    play(replay, ['play Manufactory 2.1', 'return 1.2', 'play Palace 1.2']);
    expect(city(replay)).toMatch(/^rInn<?,rPalace/);
    const down = position('bInn,bPark', ['hand Laboratory', 'hand Palace,Temple', ''], 'turn r');
    play(down, ['play Laboratory 2.1']);
    expect(offers(down)).toContain('down Palace 1.3');
  });
});
