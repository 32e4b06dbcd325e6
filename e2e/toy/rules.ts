import {
  check,
  each,
  type Game,
  type GameTypes,
  integer,
  list,
  object,
  oneOf,
  optional,
  type PositionNotation,
  parse,
  placesOf,
  type Reason,
  type Seat,
  union,
  withDefault,
} from '@archivolt/engine';

/**
 * Stones, the smallest game that has everything a game needs: a heap of stones, of which each player in turn takes one, two
 * or three [ST-T1]. The player who takes the last one wins [ST-E1].
 */
export interface Stones extends GameTypes {
  table: { left: number; turn: number; active: Seat; players: number };
  mine: null;
  move: { do: 'take'; stones: number };
  event:
    | { type: 'took'; rule: 'ST-T1'; seat: Seat; stones: number; left: number }
    | { type: 'turn'; rule: 'ST-T1'; seat: Seat; turn: number };
  options: { players: number; heap: number; first: Seat | 'random'; colours?: number[] };
}

export const MAX_TAKEN = 3;
const HEAPS = [7, 12, 21];

const readOptions = object<Stones['options']>({
  players: integer(2, 4),
  heap: withDefault(12, integer(1, 99)),
  first: withDefault<Stones['options']['first']>('random', union(oneOf('random'), integer(0, 3))),
  colours: optional(list(integer(0, 3))),
});

const copyTable = (table: Stones['table']): Stones['table'] => ({ ...table });
/** Nobody has anything to hide. */
const nothing = ({ players }: { players: number }): null[] => each(players, () => null);

function whyNot({ left }: Stones['table'], stones: number): Reason[] {
  if (stones > MAX_TAKEN) return [{ rule: 'ST-T1', code: 'tooMany', facts: { most: MAX_TAKEN } }];
  return stones > left ? [{ rule: 'ST-T1', code: 'notThere', facts: { left } }] : [];
}

export const stones: Game<Stones> = {
  id: 'stones',
  rulesVersion: 1,
  facts: {
    players: { fewest: 2, most: 4 },
    colours: [0, 1, 2, 3],
    choices: [{ name: 'heap', values: HEAPS, usual: 12 }],
    optionsOf: ({ first, chosen }) => ({ ...chosen, first }),
  },
  readOptions: (value) => check(readOptions, value),
  setup: ({ players, heap, first }, chance) => ({
    table: { left: heap, turn: 1, active: first === 'random' ? chance(players) : first, players },
    mine: nothing({ players }),
  }),
  toMove: ({ left, active }) => (left === 0 ? undefined : active),
  turnOf: ({ turn, active }) => ({ number: turn, seat: active }),
  legal({ table: { left } }, offers) {
    for (let count = 1; count <= Math.min(MAX_TAKEN, left); count++)
      offers.push({ do: 'take', stones: count });
  },
  play({ table, seat }, { stones: count }, _chance, events) {
    table.left -= count;
    events?.push({ type: 'took', rule: 'ST-T1', seat, stones: count, left: table.left });
    if (table.left === 0) return; // ST-E1
    table.turn++;
    table.active = (seat + 1) % table.players;
    events?.push({ type: 'turn', rule: 'ST-T1', seat: table.active, turn: table.turn });
  },
  copyTable,
  copyMine: () => null,
  imagine: ({ table }) => ({ table: copyTable(table), mine: nothing(table) }),
  explain: ({ table }, move) => whyNot(table, move.stones),
  score: ({ left, active, players }) => {
    const totals = each(players, (seat) => (left === 0 && seat === active ? 1 : 0));
    return {
      final: left === 0,
      lines: totals.map((points, seat) => ({ seat, rule: 'ST-E1', code: 'last', points })),
      totals,
      tieBreaks: [],
      places: placesOf(totals, []),
    };
  },
  notation: {
    printMove: (move) => `take ${move.stones}`,
    parseMove: (text) =>
      parse(text, (cursor): Stones['move'] => {
        cursor.expect('take ');
        return { do: 'take', stones: cursor.number('a number of stones', 1, 99) };
      }),
  },
};

/** Shows one event on a table. */
export function showEvent(table: Stones['table'], event: Stones['event']): void {
  if (event.type === 'took') table.left = event.left;
  else Object.assign(table, { turn: event.turn, active: event.seat });
}

export const positions: PositionNotation<Stones> = {
  printState: ({ table: { left, turn, active, players } }) => `${left} ${turn} ${active} ${players}`,
  parseState: (text) =>
    parse(text, (cursor) => {
      const [left, turn, active, players] = ['stones', 'turn', 'seat', 'players'].map((what, index) => {
        if (index > 0) cursor.expect(' ');
        return cursor.number(what, 0, 99);
      });
      const table = { left: left ?? 0, turn: turn ?? 1, active: active ?? 0, players: players ?? 2 };
      return { table, mine: nothing(table) };
    }),
};
