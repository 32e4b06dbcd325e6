import {
  at,
  type Chance,
  each,
  offersOf,
  type Reason,
  type State,
  same,
  seeded,
  viewOf,
} from '@archivolt/engine';
import { count } from './cards.ts';
import { isFaceUp, valueAt } from './city.ts';
import { componentsOf } from './components.ts';
import { seenCards } from './imagine.ts';
import { architectura } from './index.ts';
import { BASIC_DECK } from './moves/decks.ts';
import { positions } from './positions.ts';
import { totals } from './scoring.ts';
import type { Architectura, Table } from './state.ts';
import { BLOCKS, CARDS_A_COLOUR, type Event, MOST_PLAYERS, type Move, TOKENS } from './vocabulary.ts';

/** Positions and moves from text, for the tests of the rules. */

export type Position = State<Architectura>;

/** A position: city and players in notation, in the turn of the seat in the first question, or of red. */
export function position(
  city: string,
  players: readonly string[],
  todo = 'turn r',
  colours = 'rbgy',
): Position {
  const seats = players.length;
  const streets = city.split('/').map((street) => street.trim() || '-');
  while (streets.length < seats) streets.push('-');
  const letters = colours.slice(0, seats);
  const own = players.map((player, seat) => `${letters.charAt(seat)} ${player}`.trim());
  const active = /^(?:turn|endTurn) (\w)/.exec(todo)?.[1] ?? 'r';
  return read(
    [`standard ${letters} swaps 6 turn 9 ${active} quiet 0`, streets.join(' / '), ...own, todo].join(' | '),
  );
}

export function read(text: string): Position {
  const parsed = positions.parseState(text);
  if (!parsed.ok) throw new Error(`${text}\n${' '.repeat(parsed.at)}^ ${parsed.why}`);
  return parsed.value;
}

export function move(text: string): Move {
  const parsed = architectura.notation.parseMove(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.why}`);
  return parsed.value;
}

/** The offers of the seat to move, as text. */
export function offers(state: Position): string[] {
  const seat = architectura.toMove(state.table);
  if (seat === undefined) return [];
  return offersOf(architectura, viewOf(state, seat)).map(architectura.notation.printMove);
}

/** Plays moves one after the other, each by the seat that has to decide; returns all events. */
export function play(state: Position, moves: readonly string[], chance: Chance = seeded(1)): Event[] {
  const events: Event[] = [];
  for (const text of moves) {
    const seat = architectura.toMove(state.table);
    if (seat === undefined) throw new Error(`${text}: the game is over`);
    const view = viewOf(state, seat);
    const found = offersOf(architectura, view).find((offer) => same(offer, move(text)));
    if (found === undefined) {
      const why = JSON.stringify(architectura.explain(view, move(text)));
      throw new Error(`${text} is not offered, but ${offers(state).join(' · ')}: ${why}`);
    }
    architectura.play(view, found, chance, events);
  }
  return events;
}

/** The reasons against a move of the seat to move, as `rule code`. */
export function whyNot(state: Position, text: string): string[] {
  const seat = architectura.toMove(state.table) ?? 0;
  const reasons = architectura.explain(viewOf(state, seat), move(text));
  if (offers(state).includes(text) !== (reasons.length === 0))
    throw new Error(`${text}: offered and refused`);
  return reasons.map(({ rule, code }: Reason) => `${rule} ${code}`);
}

/** The city in notation. */
export function city({ table }: Position): string {
  return (
    positions
      .printState({ table, mine: table.players.map(() => ({ hand: 0, fresh: 0, under: 0 })) })
      .split(' | ')[1] ?? ''
  );
}

/** The current question: `ask seat`. */
export function questionOf({ table }: Position): string {
  const todo = table.todo.at(-1);
  return todo === undefined ? 'over' : `${todo.ask} ${table.colours.charAt(todo.seat)}`;
}

/** One player in notation. */
export function player(state: Position, letter: string): string {
  return (
    positions
      .printState(state)
      .split(' | ')
      .find((part) => part.startsWith(`${letter} `)) ?? letter
  );
}

/** The value of the card on a space like `1.3`. */
export function value({ table }: Position, space: string): number {
  const [street = 1, block = 1] = space.split('.').map(Number);
  const index = (street - 1) * BLOCKS + block - 1;
  if (!isFaceUp(table, index)) throw new Error(`no face-up card on ${space}`);
  return valueAt(table, componentsOf(table), index);
}

export function types(events: readonly Event[]): string[] {
  return events.map(({ type }) => type);
}

/** Checks the invariants of every position. */
export function invariant({ table, mine }: Position): void {
  const fail = (what: string): never => {
    throw new Error(`${what}: ${positions.printState({ table, mine })}`);
  };
  table.players.forEach((player, seat) => {
    const { hand, fresh, under } = at(mine, seat);
    const seen = seenCards(table, seat);
    const all = seen | hand | fresh | under;
    if (count(all) !== 12 || count(seen) + count(hand) + count(fresh) + count(under) !== 12)
      fail('twelve cards');
    if (player.deck !== 0 && player.deck !== all) fail('the deck as shown');
    if (player.hand !== count(hand) || player.fresh !== count(fresh) || player.under !== count(under))
      fail('counts');
    if (table.token.filter((one) => one === seat).length + player.tokens !== TOKENS) fail('tokens');
    if ((player.known & ~hand) !== 0 || (player.lacks & hand) !== 0) fail('what is known of the hand');
    if ((player.buried & ~(hand | under)) !== 0 || (player.neverBuried & under) !== 0)
      fail('what is known to be put under');
    if (count(player.buried & hand) > player.raised) fail('cards drawn from under');
    if (player.deck === 0 && (all & BASIC_DECK) === 0) fail('a deck in the making');
  });
  if (!same(totals(table), architectura.score(table).totals)) fail('the totals with and without the sheet');
  cityInvariant(table, fail);
}

function cityInvariant(table: Table, fail: (what: string) => never): void {
  const buildings = [
    ...table.top.filter((top) => top >= 0),
    ...table.covered.map(({ building }) => building),
  ];
  if (new Set(buildings).size !== buildings.length) fail('a card in two places');
  table.top.forEach((top, space) => {
    if (top < 0 && at(table.face, space) >= 0) fail('a face without a card');
    const owner = Math.trunc(top / CARDS_A_COLOUR);
    if (at(table.face, space) >= 0 && at(table.token, space) >= 0 && at(table.token, space) !== owner) {
      fail('a card protected by another');
    }
  });
  const depth = table.covered.map(({ space }) => space);
  if (depth.some((space, index) => index > 0 && space < at(depth, index - 1)))
    fail('covered cards out of order');
}

/** Everything a player might try in any position, legal or not. */
export function intents(table: Table): Move[] {
  const components = componentsOf(table);
  const ids = [...new Set(components.pieces.map(({ id }) => id))];
  const spaces = each(BLOCKS * MOST_PLAYERS, (space) => space);
  const plain = ['ready', 'continue', 'exchange', 'pass', 'spare', 'allow', 'decline'] as const;
  return [
    ...plain.map((verb) => ({ do: verb })),
    ...ids.flatMap((card): Move[] => [
      { do: 'search', put: card },
      { do: 'playBeside', card },
      { do: 'remove', card },
      { do: 'pay', card },
      { do: 'copy', card },
      { do: 'faceDownBeside', card },
      { do: 'replace', card: ids[0] ?? '', by: card },
      { do: 'replace', card, by: ids.at(-1) ?? '' },
    ]),
    ...spaces.flatMap((space): Move[] => [
      { do: 'move', space },
      { do: 'turn', space, way: 'cw' },
      { do: 'turn', space, way: 'ccw' },
      { do: 'return', space },
      { do: 'rebuild', space },
      { do: 'token', space },
      { do: 'swap', space },
      { do: 'protect', space },
    ]),
    // A third of the cards at a time, another third in the next turn.
    ...ids
      .filter((_, index) => (index + table.turn) % 3 === 0)
      .flatMap((card) =>
        spaces.flatMap((space): Move[] => [
          { do: 'play', card, space },
          { do: 'faceDown', card, space },
        ]),
      ),
    { do: 'play', card: 'Nowhere', space: 0 },
    { do: 'pay', card: 'Nowhere' },
    { do: 'show', added: [], leftOut: [] },
    { do: 'show', added: ids.slice(-1), leftOut: ids.slice(0, 1) },
  ];
}
