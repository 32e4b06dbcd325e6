import { type CheckResult, check, integer, object } from './check.ts';
import { type Cursor, parse } from './cursor.ts';
import type { Game, GameTypes, PositionNotation, Reason, Seat, View } from './game.ts';
import { at, each } from './lists.ts';
import { placesOf } from './ranking.ts';

/**
 * The smallest game with a secret hand and a pick: draw a die into your hand, show what you hold, say done. Dice shown
 * score points.
 */
export interface Toy extends GameTypes {
  table: { turn: Seat; left: number; shown: number[][]; held: number[] };
  mine: number[];
  move: ToyMove;
  event: { type: 'drew' | 'showed' | 'done'; rule: string; seat: Seat; die?: number };
  options: { seats: number; turns: number };
}

export type ToyMove = { do: 'draw' } | { do: 'show'; die: number } | { do: 'done' };

const HAND = 3;

const readDice = (cursor: Cursor): number[] =>
  cursor.skip('-') ? [] : [...cursor.run(/[1-6]/, 'dice')].map(Number);

const printDice = (dice: readonly number[]): string => dice.join('') || '-';

function readHands(cursor: Cursor): number[][] {
  const found = [readDice(cursor)];
  while (cursor.skip('/')) found.push(readDice(cursor));
  return found;
}

function whyNot(view: View<Toy>, move: ToyMove): Reason[] {
  const { table, seat, mine } = view;
  if (table.left === 0) return [{ rule: 'TY-A1', code: 'over' }];
  if (table.turn !== seat) return [{ rule: 'TY-A2', code: 'notYourTurn', facts: { seat: table.turn } }];
  if (move.do === 'draw' && mine.length >= HAND)
    return [{ rule: 'TY-A3', code: 'handFull', facts: { most: HAND } }];
  if (move.do === 'show' && !mine.includes(move.die))
    return [{ rule: 'TY-A4', code: 'notInHand', facts: { die: move.die } }];
  return [];
}

export const toy: Game<Toy> = {
  id: 'toy',
  rulesVersion: 2,
  facts: { players: { fewest: 2, most: 4 }, colours: [0, 1, 2, 3], choices: [], optionsOf: () => ({}) },
  readOptions: (value): CheckResult<Toy['options']> =>
    check(object<Toy['options']>({ seats: integer(2, 4), turns: integer(1, 9) }), value),
  setup: ({ seats, turns }, chance) => ({
    table: { turn: 0, left: turns, shown: each(seats, () => []), held: each(seats, () => 1) },
    mine: each(seats, () => [1 + chance(6)]),
  }),
  toMove: ({ turn, left }) => (left === 0 ? undefined : turn),
  turnOf: ({ turn, left }) => ({ number: -left, seat: turn }),
  legal({ mine }, offers) {
    if (mine.length < HAND) offers.push({ do: 'draw' });
    for (const die of new Set(mine)) offers.push({ do: 'show', die });
    offers.push({ do: 'done' });
  },
  play({ table, seat, mine }, move, chance, events) {
    if (move.do === 'draw') {
      mine.push(1 + chance(6));
      events?.push({ type: 'drew', rule: 'TY-A3', seat });
    } else if (move.do === 'show') {
      mine.splice(mine.indexOf(move.die), 1);
      at(table.shown, seat).push(move.die);
      events?.push({ type: 'showed', rule: 'TY-A4', seat, die: move.die });
    } else {
      table.left--;
      table.turn = (seat + 1) % table.shown.length;
      events?.push({ type: 'done', rule: 'TY-A1', seat });
    }
    table.held[seat] = mine.length;
  },
  copyTable: (table) => ({
    ...table,
    shown: table.shown.map((dice) => dice.slice()),
    held: table.held.slice(),
  }),
  copyMine: (mine) => mine.slice(),
  imagine: ({ table, seat, mine }, chance) => ({
    table: toy.copyTable(table),
    mine: table.held.map((held, other) => (other === seat ? mine.slice() : each(held, () => 1 + chance(6)))),
  }),
  explain: whyNot,
  score: (table) => {
    const totals = table.shown.map((dice) => dice.reduce((sum, die) => sum + die, 0));
    return {
      final: table.left === 0,
      lines: totals.map((points, seat) => ({ seat, rule: 'TY-A4', code: 'shown', points })),
      totals,
      tieBreaks: [],
      places: placesOf(totals, []),
    };
  },
  notation: {
    printMove: (move) => (move.do === 'show' ? `show ${move.die}` : move.do),
    parseMove: (text) =>
      parse(text, (cursor): ToyMove => {
        const word = cursor.choice(['draw', 'show ', 'done'], 'a move');
        if (word === 1) return { do: 'show', die: cursor.number('a die', 1, 6) };
        return { do: word === 0 ? 'draw' : 'done' };
      }),
  },
  secrets: { nothing: [], decidesNothing: () => false },
};

export function showToyEvent(table: Toy['table'], { type, seat, die }: Toy['event']): void {
  if (type === 'done') {
    table.left--;
    table.turn = (seat + 1) % table.shown.length;
    return;
  }
  table.held[seat] = at(table.held, seat) + (type === 'drew' ? 1 : -1);
  if (die !== undefined) at(table.shown, seat).push(die);
}

export const toyPositions: PositionNotation<Toy> = {
  printState: ({ table, mine }) =>
    `${table.left} ${table.turn} ${table.shown.map(printDice).join('/')} ${mine.map(printDice).join('/')}`,
  parseState: (text) =>
    parse(text, (cursor) => {
      const left = cursor.number('turns left', 0, 9);
      cursor.expect(' ');
      const turn = cursor.number('a seat', 0, 3);
      cursor.expect(' ');
      const shown = readHands(cursor);
      cursor.expect(' ');
      const mine = readHands(cursor);
      if (mine.length !== shown.length || turn >= mine.length) cursor.fail('the seats do not fit');
      return { table: { turn, left, shown, held: mine.map((hand) => hand.length) }, mine };
    }),
};
