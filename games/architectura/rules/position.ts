import { at, each, type Seat, type State } from '@archivolt/engine';
import { type Cards, listed, NO_CARDS } from './cards.ts';
import { type Components, componentsOf, pieceAt, pieceOf } from './components.ts';
import { BASIC_DECK } from './moves/decks.ts';
import { printSpace } from './spaces.ts';
import type { Architectura, Mine, Player, Table, Todo, Todos } from './state.ts';
import { type Ask, BLOCKS, type Building, HAND_LIMIT } from './vocabulary.ts';

/**
 * A position as one line of text:
 *
 *     standard rb swaps 0 turn 4 b quiet 0 | rInn>,(bPark)rArsenal*r / bLibrary,*b | r hand Statue,Park
 *     | b hand Temple under Palace exchanged | turn b
 *
 * Streets are separated by `/`, spaces by `,`. A destroyed card is in brackets, followed by what covers it; `>` is a
 * step clockwise from the basic value, `<` one counter-clockwise, `*` a token. A deck is what is left of the cards.
 */
export function printPosition(state: State<Architectura>): string {
  const { table } = state;
  const components = componentsOf(table);
  const letter = (seat: Seat): string => table.colours.charAt(seat);
  const head = `${table.set} ${table.colours} swaps ${table.swaps} turn ${table.turn} ${letter(table.active)} quiet ${table.quiet}`;
  const city = each(table.players.length, (street) => printStreet(table, components, street)).join(' / ');
  const players = table.players.map((player, seat) =>
    `${letter(seat)} ${printPlayer(components, player, at(state.mine, seat), seat)}`.trimEnd(),
  );
  const todo = table.todo.map((entry) => printTodo(table, components, entry)).join('; ');
  return [head, city, ...players, todo === '' ? 'over' : todo].join(' | ');
}

const building = (table: Table, components: Components, code: Building): string => {
  const piece = pieceOf(components, code);
  return `${table.colours.charAt(piece.seat)}${piece.id}`;
};

/** By side: none, counter-clockwise, two steps, clockwise. */
const TURNED = ['', '<', '>>', '>'] as const;

function printStreet(table: Table, components: Components, street: number): string {
  const cells = each(BLOCKS, (block) => {
    const space = street * BLOCKS + block;
    const beneath = table.covered
      .filter((one) => one.space === space)
      .map((one) => `(${building(table, components, one.building)})`);
    const top = at(table.top, space);
    const face = at(table.face, space);
    const card = top < 0 ? '' : building(table, components, top);
    const shown = top < 0 ? '' : face < 0 ? `(${card})` : `${card}${at(TURNED, face)}`;
    const holder = at(table.token, space);
    return `${beneath.join('')}${shown}${holder < 0 ? '' : `*${table.colours.charAt(holder)}`}`;
  });
  while (cells.at(-1) === '') cells.pop();
  return cells.length === 0 ? '-' : cells.map((cell) => cell || '-').join(',');
}

const SETS = ['hand', 'under', 'beside', 'fallen', 'out', 'known', 'lacks', 'buried', 'never'] as const;

function printPlayer(components: Components, player: Player, mine: Mine, seat: Seat): string {
  const choosing = player.deck === NO_CARDS;
  const deck = choosing ? mine.fresh : player.deck;
  const named = (cards: Cards): string =>
    listed(cards)
      .map((number) => pieceAt(components, seat, number).id)
      .join(',');
  const sets: Record<(typeof SETS)[number], Cards> = {
    hand: mine.hand,
    under: mine.under,
    beside: player.beside,
    fallen: player.fallen,
    out: player.removed,
    known: player.known,
    lacks: player.lacks,
    buried: player.buried,
    never: player.neverBuried,
  };
  const words = [
    choosing ? 'choosing' : '',
    deck & ~BASIC_DECK ? `with ${named(deck & ~BASIC_DECK)} without ${named(BASIC_DECK & ~deck)}` : '',
    ...SETS.map((name) => (sets[name] === NO_CARDS ? '' : `${name} ${named(sets[name])}`)),
    player.raised > 0 ? `raised ${player.raised}` : '',
    player.limit === HAND_LIMIT ? '' : `limit ${player.limit}`,
    player.exchanged ? 'exchanged' : '',
    player.searches ? 'searches' : '',
  ];
  return words.filter((word) => word !== '').join(' ');
}

type FieldOf<A extends Ask> = Exclude<keyof Todos[A], 'ask' | 'seat'>;
export type Field = { [A in Ask]: FieldOf<A> }[Ask];

/** The parameters of each kind of entry, in the order of the notation. */
const FIELDS: { readonly [A in Ask]: Readonly<Record<FieldOf<A>, true>> } = {
  swaps: {},
  show: {},
  turn: {},
  pay: { building: true, space: true, left: true },
  spare: { space: true, change: true },
  spareHits: { space: true, hits: true, open: true },
  escapes: { space: true, hits: true },
  escape: { space: true },
  effect: { building: true, space: true },
  turnCards: { whose: true, owners: true, left: true, turned: true },
  return: { not: true },
  replay: { space: true, not: true },
  rebuild: {},
  token: {},
  faceDown: {},
  swap: { space: true },
  protect: {},
  copy: { building: true, space: true },
  leave: { building: true },
  endTurn: {},
};

export function fieldsOf(ask: Ask): Field[] {
  return Object.keys(FIELDS[ask]) as Field[];
}

function printTodo(table: Table, components: Components, todo: Todo): string {
  const values = todo as Partial<Record<Field, number & string>>;
  const fields = fieldsOf(todo.ask).map((field) => printField(table, components, field, values[field] ?? 0));
  return [todo.ask, table.colours.charAt(todo.seat), ...fields].join(' ');
}

function printField(table: Table, components: Components, field: Field, value: number | string): string {
  if (typeof value === 'string') return value;
  switch (field) {
    case 'building':
    case 'not':
      return value < 0 ? '-' : building(table, components, value);
    case 'space':
      return printSpace(value);
    case 'hits':
    case 'open':
      return (
        listed(value)
          .map((block) => block + 1)
          .join('') || '-'
      );
    case 'owners':
      return (
        listed(value)
          .map((seat) => table.colours.charAt(seat))
          .join('') || '-'
      );
    case 'turned':
      return listed(value).map(printSpace).join('+') || '-';
    case 'left':
    case 'change':
    case 'whose':
      return String(value);
    default:
      return field satisfies never;
  }
}
