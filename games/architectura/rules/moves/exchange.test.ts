import { replaying, viewOf } from '@archivolt/engine';
import { describe, expect, test } from 'vitest';
import { offers, play, player, position, questionOf, types, whyNot } from '../fixtures.testing.ts';
import { architectura } from '../index.ts';

describe('the exchange', () => {
  test('[AR-T3] puts the whole hand under the deck and draws as many cards before playing', () => {
    const state = position('bInn', ['hand Palace,Inn,Park', 'hand Temple']);
    const events = play(state, ['exchange']);
    expect(questionOf(state)).toBe('turn r');
    expect(player(state, 'r')).toContain('under Inn,Palace,Park');
    expect(state.table.players[0]).toMatchObject({ hand: 3, fresh: 6, under: 3, exchanged: true });
    expect(events).toEqual([{ type: 'exchanged', rule: 'AR-T3', seat: 0, count: 3 }]);
  });

  test('[AR-T3] is possible once per game, and not with an empty hand', () => {
    const state = position('bInn', ['hand Palace,Inn,Park', 'hand Temple']);
    play(state, ['exchange']);
    expect(whyNot(state, 'exchange')).toEqual(['AR-T3 exchangeUsed']);
    expect(whyNot(position('bInn', ['', 'hand Temple']), 'exchange')).toEqual(['AR-T3 handEmpty']);
  });

  test('[AR-T3] draws some of the cards put under again if the deck is short', () => {
    const out = 'out Library,Greenhouse,Manufactory,Arsenal,Statue,School,Fountain,Laboratory';
    const state = position('bInn', [`hand Palace,Inn,Park ${out}`, 'hand Temple']);
    play(state, ['exchange'], replaying([0, 0, 0]));
    // The Temple was the deck; then two of the three come back.
    expect(player(state, 'r')).toContain('hand Inn,Palace,Temple under Park');
    expect(state.table.players[0]).toMatchObject({ fresh: 0, under: 1, raised: 2 });
  });

  test('[AR-T3] draws the same hand again if the deck is empty', () => {
    const out = 'out Library,Greenhouse,Manufactory,Arsenal,Statue,School,Fountain,Laboratory,Temple';
    const state = position('bInn', [`hand Palace,Inn,Park ${out}`, 'hand Temple']);
    play(state, ['exchange'], replaying([]));
    expect(player(state, 'r')).toContain('hand Inn,Palace,Park');
    expect(state.table.players[0]?.exchanged).toBe(true);
  });

  test('[AR-T3] puts cards where they are drawn last', () => {
    const out = 'out Library,Greenhouse,Manufactory,Arsenal,Statue';
    const state = position('bInn', [`hand Palace,Inn,Park ${out}`, 'hand Temple']);
    play(state, ['exchange']);
    expect(state.table.players[0]).toMatchObject({ hand: 3, fresh: 1, under: 3 });
    play(state, [offers(state).filter((offer) => offer.startsWith('play'))[0] ?? '']);
    while (state.table.todo.at(-1)?.ask !== 'turn') play(state, [offers(state)[0] ?? '']);
    expect(state.table.players[0]).toMatchObject({ hand: 3, fresh: 0, under: 3 });
  });

  test('[AR-T3] leaves a known card among those put under only until it is seen again', () => {
    const out = 'out Library,Greenhouse,Manufactory,Arsenal,School,Fountain,Laboratory';
    const state = position('bInn', [
      `hand Statue,Palace,Temple under Inn,Park ${out} buried Palace,Inn raised 1 exchanged`,
      'hand Temple',
    ]);
    play(state, ['play Palace 1.2'], replaying([0]));
    expect(player(state, 'r')).toContain('hand Statue,Inn,Temple under Park');
    expect(player(state, 'r')).toContain('buried Inn raised 1');
  });

  test('[AR-T3] makes the known cards put under known cards of the hand once the last one is drawn', () => {
    const out = 'out Library,Greenhouse,Manufactory,Arsenal,Statue,School,Fountain,Laboratory';
    const state = position('bInn', [
      `hand Palace,Temple under Inn ${out} buried Inn raised 2 exchanged`,
      'hand Temple',
    ]);
    // Park is left in the deck; both it and the Inn are drawn.
    play(state, ['play Palace 1.2']);
    expect(player(state, 'r')).toContain('hand Inn,Park,Temple');
    expect(player(state, 'r')).toContain('known Inn');
    expect(player(state, 'r')).not.toContain('buried');
  });
});

describe('the Obelisk', () => {
  const DECK = 'with Obelisk without Arsenal';

  test('[AR-K14] may go from the deck into the hand before the first turn, for a hand card', () => {
    const state = position('bInn', [`${DECK} hand Palace,Inn,Park searches`, 'hand Temple']);
    expect(offers(state).filter((offer) => offer.startsWith('search'))).toEqual([
      'search Inn',
      'search Palace',
      'search Park',
    ]);
    const events = play(state, ['search Inn']);
    expect(player(state, 'r')).toContain('hand Palace,Park,Obelisk known Obelisk');
    expect(state.table.players[0]).toMatchObject({ hand: 3, fresh: 9, under: 0 });
    expect(events).toEqual([{ type: 'searched', rule: 'AR-K14', seat: 0, card: 'Obelisk' }]);
    expect(JSON.stringify(events)).not.toContain('Inn');
  });

  test('[AR-K14] cannot be searched if it is in the hand, or twice', () => {
    const held = position('bInn', [`${DECK} hand Palace,Obelisk,Park searches`, 'hand Temple']);
    expect(whyNot(held, 'search Park')).toEqual(['AR-K14 searchedCardInHand']);
    const state = position('bInn', [`${DECK} hand Palace,Inn,Park searches`, 'hand Temple']);
    play(state, ['search Inn']);
    expect(whyNot(state, 'search Park')).toContain('AR-K14 searchOver');
  });

  test('[AR-K14] cannot be searched if it is not in the deck, or in a later turn', () => {
    expect(whyNot(position('bInn', ['hand Palace', 'hand Temple']), 'search Palace')).toEqual([
      'AR-K14 nothingToSearch',
    ]);
    expect(whyNot(position('bInn', [`${DECK} hand Palace`, 'hand Temple']), 'search Palace')).toEqual([
      'AR-K14 searchOver',
    ]);
    const state = position('bInn', [`${DECK} hand Palace searches`, 'hand Temple']);
    play(state, ['play Palace 1.2']);
    expect(state.table.players[0]?.searches).toBe(false);
  });

  test('[AR-K14][AR-T3] can be searched before the exchange but not after it', () => {
    const state = position('bInn', [`${DECK} hand Palace,Inn,Park searches`, 'hand Temple']);
    play(state, ['search Inn', 'exchange']);
    expect(player(state, 'r')).toContain('under Palace,Park,Obelisk buried Obelisk');
    const late = position('bInn', [`${DECK} hand Palace,Inn,Park searches`, 'hand Temple']);
    play(late, ['exchange']);
    expect(offers(late).filter((offer) => offer.startsWith('search'))).toEqual([]);
  });

  test('[AR-K14] can be searched in the first turn once the decks have been shown', () => {
    const state = architectura.setup({ players: 2, swaps: 6, first: 0 }, () => 0);
    play(
      state,
      ['replace Arsenal by Obelisk', 'ready', 'ready', 'show Obelisk for Arsenal', 'show'],
      () => 0,
    );
    expect(offers(state)).toContain('search Library');
    expect(architectura.explain(viewOf(state, 1), { do: 'search', put: 'Library' })).toMatchObject([
      { code: 'notYourDecision' },
    ]);
  });

  test('[AR-K14][AR-D1] raises the hand limit to five when played', () => {
    const state = position('bInn', [`${DECK} hand Obelisk`, 'hand Temple']);
    const events = play(state, ['play Obelisk 1.2']);
    expect(types(events)).toContain('limitRaised');
    expect(state.table.players[0]?.hand).toBe(5);
  });
});
