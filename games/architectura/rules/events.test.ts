import { at, type State, seeded, viewOf } from '@archivolt/engine';
import { randomGame } from '@archivolt/engine/testing';
import { expect, test } from 'vitest';
import { count } from './cards.ts';
import { isFaceUp, topPiece, valueAt } from './city.ts';
import { componentsOf, pieceOf } from './components.ts';
import { architectura } from './index.ts';
import type { Architectura } from './state.ts';
import type { Event, Space } from './vocabulary.ts';

/** A listener who never saw the table and follows the game by its events alone. */
interface Follower {
  /** Piles from the bottom; only the last card may be face up, with its value. */
  piles: Map<Space, { name: string; value: number | null }[]>;
  tokens: Map<Space, number>;
  hands: number[];
  decks: number[];
  limits: number[];
  removed: number[];
  fallen: number[];
}

function pile(follower: Follower, space: Space): { name: string; value: number | null }[] {
  const found = follower.piles.get(space) ?? [];
  follower.piles.set(space, found);
  return found;
}

const add = (list: number[], seat: number, by: number): void => {
  list[seat] = at(list, seat) + by;
};

function follow(follower: Follower, event: Event): void {
  const { hands, decks } = follower;
  const takeTop = (space: Space) => pile(follower, space).pop() ?? { name: 'nothing', value: null };
  const setValue = (space: Space, value: number | null): void => {
    Object.assign(pile(follower, space).at(-1) ?? {}, { value });
  };
  switch (event.type) {
    case 'drew':
      hands[event.seat] = event.hand;
      decks[event.seat] = event.deck;
      return;
    case 'played':
      add(hands, event.owner, -1);
      pile(follower, event.space).push({ name: `${event.owner} ${event.card}`, value: event.value });
      return;
    case 'playedBeside':
      add(hands, event.owner, -1);
      return;
    case 'playedFaceDown':
      add(hands, event.owner, -1);
      if (event.space === null) add(follower.fallen, event.owner, 1);
      else pile(follower, event.space).push({ name: `${event.owner} ${event.card}`, value: null });
      return;
    case 'turned':
    case 'rebuilt':
    case 'revalued':
      setValue(event.space, event.to);
      return;
    case 'destroyed':
      setValue(event.space, null);
      if (event.beside) {
        takeTop(event.space);
        add(follower.fallen, event.owner, 1);
      }
      return;
    case 'moved': {
      pile(follower, event.space).push(takeTop(event.from));
      const holder = follower.tokens.get(event.from);
      follower.tokens.delete(event.from);
      if (holder !== undefined) follower.tokens.set(event.space, holder);
      return;
    }
    case 'swapped': {
      const [one, other] = [event.one.space, event.other.space];
      const [first, second] = [takeTop(one), takeTop(other)];
      pile(follower, one).push(second);
      pile(follower, other).push(first);
      const [a, b] = [follower.tokens.get(one), follower.tokens.get(other)];
      for (const [space, holder] of [
        [one, b],
        [other, a],
      ] as const) {
        if (holder === undefined) follower.tokens.delete(space);
        else follower.tokens.set(space, holder);
      }
      return;
    }
    case 'returned':
      takeTop(event.space);
      add(hands, event.owner, 1);
      return;
    case 'removed':
      add(follower.removed, event.owner, 1);
      if (event.from === 'hand') add(hands, event.owner, -1);
      else if (event.from === 'beside') add(follower.fallen, event.owner, -1);
      else if (event.space !== null) {
        const cards = pile(follower, event.space);
        cards.splice(
          cards.findIndex(({ name }) => name === `${event.owner} ${event.card}`),
          1,
        );
      }
      return;
    case 'tokenPlaced':
      follower.tokens.set(event.space, event.seat);
      return;
    case 'tokenReturned':
      follower.tokens.delete(event.space);
      return;
    case 'limitRaised':
      follower.limits[event.seat] = event.to;
  }
}

/** The same facts, read from the table. */
function truth({ table }: State<Architectura>): Follower {
  const components = componentsOf(table);
  const piles: Follower['piles'] = new Map();
  table.top.forEach((top, space) => {
    if (top < 0) return;
    const name = (building: number): string =>
      `${pieceOf(components, building).seat} ${pieceOf(components, building).id}`;
    const beneath = table.covered.filter((one) => one.space === space);
    const value = isFaceUp(table, space) ? valueAt(table, components, space) : null;
    piles.set(space, [
      ...beneath.map(({ building }) => ({ name: name(building), value: null })),
      { name: name(topPiece(table, components, space).building), value },
    ]);
  });
  const { players, todo } = table;
  return {
    piles,
    tokens: new Map(table.token.flatMap((seat, space) => (seat < 0 ? [] : [[space, seat] as const]))),
    // A card being paid for has not been played yet, as far as the events say.
    hands: players.map(
      ({ hand }, seat) => hand + todo.filter((one) => one.ask === 'pay' && one.seat === seat).length,
    ),
    decks: players.map(({ fresh, under }) => fresh + under),
    limits: players.map(({ limit }) => limit),
    removed: players.map(({ removed }) => count(removed)),
    fallen: players.map(({ fallen }) => count(fallen)),
  };
}

const sorted = (follower: Follower) => ({
  ...follower,
  piles: [...follower.piles].filter(([, cards]) => cards.length > 0).sort(([a], [b]) => a - b),
  tokens: [...follower.tokens].sort(([a], [b]) => a - b),
});

test('[AR-T1][AR-X1] the events alone determine every card, value, token and count', () => {
  for (let seed = 0; seed < 120; seed++) {
    const options = [
      { players: 2 },
      { players: 3, swaps: 6 },
      { players: 4, swaps: 6 },
      { players: 2, swaps: 6 },
    ][seed % 4];
    if (options === undefined) continue;
    const state = architectura.setup(options, seeded(seed));
    const follower = truth(state);
    const { record } = randomGame({ game: architectura, longest: 400 }, options, seed, () => {});
    const chance = seeded(seed);
    architectura.setup(options, chance); // the same picks as in the recorded game
    for (const { seat, move } of record.steps) {
      const events: Event[] = [];
      architectura.play(viewOf(state, seat), move, chance, events);
      for (const event of events) follow(follower, event);
      if (JSON.stringify(sorted(follower)) !== JSON.stringify(sorted(truth(state)))) {
        expect(sorted(follower), `seed ${seed}: ${JSON.stringify(events)}`).toEqual(sorted(truth(state)));
      }
    }
  }
});
