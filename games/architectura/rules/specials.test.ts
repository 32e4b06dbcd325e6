import { describe, expect, test } from 'vitest';
import { city, offers, play, player, position, questionOf, types, whyNot } from './fixtures.testing.ts';

describe('the Manufactory', () => {
  test('[AR-K3] returns a card of the player and plays another hand card in its space, which compares', () => {
    const state = position('bManufactory,rPark,bStatue', ['hand Manufactory,Palace', 'hand Temple']);
    play(state, ['play Manufactory 2.1', 'return 1.2']);
    expect(questionOf(state)).toBe('replay r');
    expect(offers(state)).toEqual(['play Palace 1.2']);
    play(state, ['play Palace 1.2']);
    expect(city(state)).toBe('(bManufactory),rPalace,bStatue / rManufactory');
    expect(player(state, 'r')).toMatch(/hand .*Park.* known Park/);
  });

  test('[AR-K3][AR-E2] may be declined, but not after a card was returned', () => {
    const state = position('rPark', ['hand Manufactory,Palace', 'hand Temple']);
    play(state, ['play Manufactory 2.1', 'decline']);
    expect(city(state)).toBe('rPark / rManufactory');
    const half = position('rPark', ['hand Manufactory,Palace', 'hand Temple']);
    play(half, ['play Manufactory 2.1', 'return 1.1']);
    expect(whyNot(half, 'decline')).toEqual(['AR-E2 mustAnswer']);
    expect(whyNot(half, 'play Park 1.1')).toEqual(['AR-K3 justReturned']);
    expect(whyNot(half, 'play Palace 2.2')).toEqual(['AR-K3 otherSpace']);
  });

  test('[AR-K3][AR-E3] may return itself', () => {
    const state = position('bInn', ['hand Manufactory,Palace', 'hand Temple']);
    play(state, ['play Manufactory 1.2', 'return 1.2', 'play Palace 1.2']);
    expect(city(state)).toBe('bInn,rPalace / -'); // raised by 4, lowered by 8
    expect(player(state, 'r')).toContain('known Manufactory');
  });

  test('[AR-K3] requires another hand card that can be played and paid for', () => {
    const empty = position('rPark', ['hand Manufactory', 'hand Temple']);
    play(empty, ['play Manufactory 2.1']);
    expect(questionOf(empty)).toBe('turn b');
    const academy = 'with MagicAcademy without Palace hand Manufactory,MagicAcademy';
    const poor = position('rPark', [academy, 'hand Temple']);
    play(poor, ['play Manufactory 2.1']);
    expect(offers(poor)).toEqual(['decline']);
    expect(whyNot(poor, 'return 1.1')).toEqual(['AR-K3 nothingToReplay']);
  });

  test('[AR-K3] cannot play the Cemetery', () => {
    const deck = 'with Cemetery without Library hand Manufactory,Cemetery';
    const state = position('rPark', [deck, 'hand Temple']);
    play(state, ['play Manufactory 2.1']);
    expect(offers(state)).toEqual(['decline']);
    const two = position('rPark', [
      'with Cemetery without Library hand Manufactory,Cemetery,Palace',
      'hand Temple',
    ]);
    play(two, ['play Manufactory 2.1', 'return 1.1']);
    expect(offers(two)).toEqual(['play Palace 1.1']);
    expect(whyNot(two, 'play Cemetery 1.1')).toEqual(['AR-K3 belongsBeside']);
  });

  test('[AR-K3][AR-K17] may pay for the Town Hall with the returned card', () => {
    const deck = 'with TownHall without Palace hand Manufactory,TownHall';
    const state = position('rPark', [deck, 'hand Temple']);
    play(state, ['play Manufactory 2.1', 'return 1.1', 'play TownHall 1.1']);
    expect(offers(state)).toEqual(['pay Park']);
    play(state, ['pay Park']);
    expect(city(state)).toBe('rTownHall / rManufactory');
    expect(player(state, 'r')).toContain('out Park');
  });

  test('[AR-K3][AR-K18] may pay for the Magic Academy with the returned card and one other card', () => {
    const deck = 'with MagicAcademy without Palace hand Manufactory,MagicAcademy,Inn';
    const state = position('rPark', [deck, 'hand Temple']);
    play(state, ['play Manufactory 2.1', 'return 1.1']);
    expect(whyNot(state, 'play Statue 1.1')).toEqual(['AR-T1 notInHand']);
    play(state, ['play MagicAcademy 1.1', 'pay Park', 'pay Inn']);
    expect(city(state)).toBe('rMagicAcademy / rManufactory');
  });

  test('[AR-K3] plays in the freed space even if it is not eligible', () => {
    const state = position('bInn,-,rPark', ['hand Manufactory,Palace', 'hand Temple']);
    play(state, ['play Manufactory 2.1', 'return 1.3', 'play Palace 1.3']);
    expect(city(state)).toBe('bInn,-,rPalace / rManufactory');
  });

  test('[AR-X8] uncovers the card beneath the returned one and covers it again', () => {
    const state = position('(bInn)rPark', ['hand Manufactory,Palace', 'hand Temple']);
    play(state, ['play Manufactory 2.1', 'return 1.1']);
    expect(city(state)).toBe('(bInn) / rManufactory');
    play(state, ['play Palace 1.1']);
    expect(city(state)).toBe('(bInn)rPalace / rManufactory');
  });

  test('[AR-K3][AR-X9] may return the player’s protected card, which gives its token back, but no other card', () => {
    const state = position('rPark*r,bInn,(rStatue)', ['hand Manufactory,Palace', 'hand Temple']);
    play(state, ['play Manufactory 2.1']);
    expect(whyNot(state, 'return 1.2')).toEqual(['AR-K3 notYours']);
    expect(whyNot(state, 'return 1.3')).toEqual(['AR-K3 nothingFaceUp']);
    play(state, ['return 1.1']);
    expect(state.table.players[0]?.tokens).toBe(2);
  });

  test('[AR-K3][AR-E1] applies the effect of the card that it plays', () => {
    const state = position('bLibrary,rPark', ['hand Manufactory,Laboratory', 'hand Temple']);
    play(state, ['play Manufactory 2.1', 'return 1.2', 'play Laboratory 1.2']);
    expect(questionOf(state)).toBe('faceDown b');
  });
});

const FORGE = 'with Forge without Laboratory';

describe('the Forge', () => {
  test('[AR-K16] carries out an effect as if printed on it, then leaves the game', () => {
    const state = position('bArsenal,bLibrary,bManufactory / bPalace,bStatue', [
      `${FORGE} hand Forge`,
      'hand Temple',
    ]);
    const events = play(state, ['play Forge 1.4']);
    expect(offers(state)).toEqual(['decline', 'copy Arsenal', 'copy Library']);
    expect(whyNot(state, 'copy Palace')).toEqual(['AR-K16 noInstantEffect']);
    expect(whyNot(state, 'copy Inn')).toEqual(['AR-K16 notFaceUpInCity']);
    expect(types(events)).not.toContain('removed');
    // With the value of the Forge, 7, in the street of the Forge.
    const copied = play(state, ['copy Arsenal']);
    expect(city(state)).toBe('(bArsenal),(bLibrary),(bManufactory) / bPalace,bStatue');
    expect(types(copied)).toContain('removed');
    expect(player(state, 'r')).toContain('out Forge');
  });

  test('[AR-K16][AR-E2] stays in the city if copying is declined', () => {
    const state = position('bLibrary', [`${FORGE} hand Forge`, 'hand Temple']);
    play(state, ['play Forge 2.1', 'decline']);
    expect(city(state)).toBe('bLibrary / rForge');
  });

  test('[AR-K16] asks nothing if there is nothing to copy', () => {
    const state = position('bPalace,(bLibrary),bInn,bStatue', [`${FORGE} hand Forge`, 'hand Temple']);
    play(state, ['play Forge 2.1']);
    expect(questionOf(state)).toBe('turn b');
  });

  test('[AR-K16] cannot copy a Forge, end, destruction and cost texts, or an effect that would do nothing', () => {
    const blue = 'with Forge,TownHall without Laboratory,Palace hand Temple';
    const state = position('bForge,bInn,bStatue,bTownHall,bSchool,bLibrary', [`${FORGE} hand Forge`, blue]);
    play(state, ['play Forge 2.1']);
    for (const card of ['Forge', 'Inn', 'Statue', 'TownHall']) {
      expect(whyNot(state, `copy ${card}`)).toEqual(['AR-K16 noInstantEffect']);
    }
    expect(whyNot(state, 'copy School')).toEqual(['AR-K16 nothingWouldHappen']);
  });

  test('[AR-K16][AR-K1] copies the Library', () => {
    const state = position('bLibrary', [`${FORGE} hand Forge`, 'hand Temple']);
    play(state, ['play Forge 2.1', 'copy Library', 'turn 2.1 cw', 'turn 1.1 cw']);
    expect(city(state)).toBe('bLibrary> / -');
  });

  test('[AR-K16][AR-K2] copies the Greenhouse', () => {
    const state = position('bGreenhouse,rInn,rStatue', [`${FORGE} hand Forge`, 'hand Temple']);
    play(state, ['play Forge 2.1', 'copy Greenhouse', 'turn 1.2 cw', 'turn 1.3 cw']);
    expect(city(state)).toBe('bGreenhouse,rInn>,rStatue> / -');
  });

  test('[AR-K16][AR-K3] copies the Manufactory, but cannot return itself', () => {
    const state = position('bManufactory,rInn', [`${FORGE} hand Forge,Palace`, 'hand Temple']);
    play(state, ['play Forge 2.1', 'copy Manufactory']);
    expect(whyNot(state, 'return 2.1')).toEqual(['AR-K16 notItself']);
    play(state, ['return 1.2', 'play Palace 1.2']);
    expect(city(state)).toBe('(bManufactory),rPalace / -');
  });

  test('[AR-K16][AR-K3] leaves the game from the hand if a Manufactory that it played returned it', () => {
    const state = position('bManufactory,rInn', [`${FORGE} hand Forge,Manufactory,Palace`, 'hand Temple']);
    play(state, [
      'play Forge 2.1',
      'copy Manufactory',
      'return 1.2',
      'play Manufactory 1.2',
      'return 2.1',
      'play Palace 2.1',
    ]);
    expect(city(state)).toBe('bManufactory,rManufactory / rPalace');
    expect(player(state, 'r')).toContain('out Forge');
  });

  test('[AR-K16][AR-K17] leaves the game only once if it has paid a cost meanwhile', () => {
    const deck = 'with Forge,TownHall without Laboratory,Palace hand Forge,Manufactory,TownHall';
    const state = position('bManufactory,rInn', [deck, 'hand Temple']);
    play(state, [
      'play Forge 2.1',
      'copy Manufactory',
      'return 1.2',
      'play Manufactory 1.2',
      'return 2.1',
      'play TownHall 2.1',
    ]);
    const events = play(state, ['pay Forge']);
    expect(types(events).filter((type) => type === 'removed')).toHaveLength(1);
    expect(city(state)).toBe('bManufactory,rManufactory / rTownHall');
    expect(player(state, 'r')).toContain('out Forge');
  });

  test('[AR-K16] leaves the game from under a pile or from beside the Cemetery', () => {
    const todo = 'endTurn r; leave r rForge; rebuild r';
    const covered = position('(rForge)(bInn),(rPark)', [FORGE, 'hand Temple'], todo);
    play(covered, ['decline']);
    expect(city(covered)).toBe('(bInn),(rPark) / -');
    expect(player(covered, 'r')).toContain('out Forge');
    const deck = 'with Cemetery,Forge without Library,Laboratory beside Cemetery fallen Inn,Forge';
    const beside = position('(rPark)', [deck, 'hand Temple'], todo);
    play(beside, ['decline']);
    expect(player(beside, 'r')).toContain('fallen Inn out Forge');
  });

  test('[AR-K16] leaves the game from the hand after its owner continues, if another player answered last', () => {
    const state = position(
      'bInn',
      [`${FORGE} hand Forge known Forge`, 'hand Temple'],
      'endTurn r; leave r rForge; faceDown b',
    );
    play(state, ['down Temple 1.2']);
    expect(questionOf(state)).toBe('leave r');
    play(state, ['continue']);
    expect(player(state, 'r')).toContain('out Forge');
  });

  test('[AR-K16][AR-K4] copies the Arsenal with its own value', () => {
    const state = position('bInn,(rPark) / bArsenal', [`${FORGE} hand Forge`, 'hand Temple']);
    play(state, ['play Forge 1.2', 'copy Arsenal']);
    expect(questionOf(state)).toBe('escape b');
    play(state, ['decline', 'continue']);
    expect(city(state)).toBe('(bInn),(rPark) / bArsenal');
  });

  test('[AR-K16][AR-K6] copies the School', () => {
    const state = position('bSchool,(rPalace)', [`${FORGE} hand Forge`, 'hand Temple']);
    play(state, ['play Forge 2.1', 'copy School', 'rebuild 1.2']);
    expect(city(state)).toBe('bSchool,rPalace / -');
  });

  test('[AR-K16][AR-K8] copies the Fountain while its own space still counts as occupied', () => {
    const state = position('bFountain', [`${FORGE} hand Forge`, 'hand Temple']);
    play(state, ['play Forge 1.2', 'copy Fountain', 'token 1.3']);
    expect(city(state)).toBe('bFountain<,-,*r / -');
  });

  test('[AR-K16][AR-K9] copies the Laboratory, including the decisions of the opponents', () => {
    const state = position('bLaboratory', [`${FORGE} hand Forge`, 'hand Temple', 'hand Palace']);
    play(state, ['play Forge 1.2', 'copy Laboratory', 'down Temple 1.3', 'down Palace 2.1']);
    expect(city(state)).toBe('bLaboratory,-,(bTemple) / (gPalace) / -');
    expect(questionOf(state)).toBe('endTurn r');
  });

  test('[AR-K16][AR-K11] copies the Park, and leaves from its new place', () => {
    const state = position('bInn,bPark', [`${FORGE} hand Forge`, 'hand Temple']);
    play(state, ['play Forge 1.3', 'copy Park', 'swap 1.2']);
    expect(city(state)).toBe('bInn,-,bPark< / -');
  });

  test('[AR-K16][AR-K12] copies the Temple, and a token on the Forge itself goes back', () => {
    const state = position('bTemple', [`${FORGE} hand Forge`, 'hand Palace']);
    play(state, ['play Forge 2.1', 'copy Temple', 'protect 2.1']);
    expect(city(state)).toBe('bTemple / -');
    expect(state.table.players[0]?.tokens).toBe(2);
  });

  test('[AR-K16][AR-D1] copies the hand limit of Museum and Obelisk, but not the search', () => {
    const blue = 'with Obelisk,Museum without Arsenal,School hand Temple';
    const state = position('bObelisk,bMuseum', [`${FORGE} hand Forge`, blue]);
    play(state, ['play Forge 2.1']);
    expect(offers(state)).toEqual(['decline', 'copy Obelisk', 'copy Museum']);
    play(state, ['copy Obelisk']);
    expect(state.table.players[0]).toMatchObject({ limit: 5, hand: 5 });
  });

  test('[AR-K16][AR-K13] cannot copy the Cemetery, which is not in the city', () => {
    const blue = 'with Cemetery without Library hand Temple beside Cemetery';
    const state = position('bGreenhouse', [`${FORGE} hand Forge`, blue]);
    play(state, ['play Forge 2.1']);
    expect(whyNot(state, 'copy Cemetery')).toEqual(['AR-K16 notFaceUpInCity']);
  });

  test('[AR-K16][AR-X9] may copy a protected card without affecting it', () => {
    const state = position('bLibrary*b', [`${FORGE} hand Forge`, 'hand Temple']);
    play(state, ['play Forge 2.1', 'copy Library', 'turn 2.1 cw']);
    expect(city(state)).toBe('bLibrary*b / -');
  });
});
