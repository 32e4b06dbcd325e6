import { at, type Cursor, each, type Parsed, parse, type Seat, type State } from '@archivolt/engine';
import { type Cards, count, has, NO_CARDS, only } from './cards.ts';
import { DESTROYED, NO_CARD, NOBODY } from './city.ts';
import { type Components, componentSetIds, componentsOf, pieceAt, pieceOf } from './components.ts';
import {
  tokensLeft,
  wrongCards,
  wrongDeck,
  wrongOrder,
  wrongPlayer,
  wrongTokens,
  wrongTop,
} from './contradiction.ts';
import { seenCards } from './imagine.ts';
import { BASIC_DECK } from './moves/decks.ts';
import { type Field, fieldsOf } from './position.ts';
import { filled, newPlayer } from './setup.ts';
import { readCard, readSpace } from './spaces.ts';
import { type Architectura, CHANGES, type Mine, type Table, type Todo } from './state.ts';
import {
  ADDITIONAL,
  ASKS,
  type Ask,
  BASIC,
  BLOCKS,
  type Building,
  COLOURS,
  MOST_PLAYERS,
  type Space,
  STEPS,
} from './vocabulary.ts';
import { wrong } from './wrong.ts';
import { hasAnswer, wrongQuestion } from './wrongQuestion.ts';

/** What the notation can hold; −1 quiet turns stand for a turn in which something happened. */
export const POSITION_LIMITS = { turn: 9999, quiet: MOST_PLAYERS } as const;
/** The numbers of the blocks, a digit each. */
const BLOCK_NUMBERS = each(BLOCKS, (block) => block + 1).join('');

/** Parses what `position.ts` prints; the first mistake is reported with its place. */
export function parsePosition(text: string): Parsed<State<Architectura>> {
  return parse(text, readState);
}

function readState(cursor: Cursor): State<Architectura> {
  const ids = componentSetIds();
  const set = at(ids, cursor.choice(ids, 'a component set'));
  cursor.expect(' ');
  const colours = cursor.run(/[a-z]/, 'colours');
  const letters = COLOURS.map((colour) => colour.charAt(0));
  const good = [...colours].every((one, index) => letters.includes(one) && colours.indexOf(one) === index);
  if (!good || colours.length < 2)
    cursor.fail(`expected two to four different letters of ${letters.join('')}`, colours.length);
  cursor.expect(' swaps ');
  const swaps = cursor.number('a number of swaps', 0, ADDITIONAL);
  cursor.expect(' turn ');
  const turn = cursor.number('a turn', 1, POSITION_LIMITS.turn);
  cursor.expect(' ');
  const active = readSeat(cursor, colours);
  cursor.expect(' quiet ');
  const quiet = cursor.skip('-1') ? -1 : cursor.number('quiet turns', 0, POSITION_LIMITS.quiet);
  const spaces = colours.length * BLOCKS;
  const table: Table = {
    set,
    colours,
    swaps,
    turn,
    active,
    quiet,
    players: each(colours.length, newPlayer),
    top: filled(spaces, NO_CARD),
    face: filled(spaces, DESTROYED),
    token: filled(spaces, NOBODY),
    covered: [],
    todo: [],
  };
  const components = componentsOf(table);
  const laid = new Set<Building>();
  for (let street = 0; street < colours.length; street++) {
    cursor.expect(street === 0 ? ' | ' : ' / ');
    readStreet(cursor, table, components, street, laid);
  }
  const begins: number[] = [];
  const mine = table.players.map((_, seat) => {
    begins.push(cursor.at + ' | '.length);
    cursor.expect(` | ${colours.charAt(seat)}`);
    return readPlayer(cursor, table, components, seat);
  });
  cursor.expect(' | ');
  const asked = cursor.at;
  let last = asked;
  if (!cursor.skip('over')) {
    do {
      last = cursor.at;
      table.todo.push(readTodo(cursor, table, components, mine));
    } while (cursor.skip('; '));
    cursor.refuse(() => wrongOrder(table), asked);
  }
  for (let seat = 0; seat < colours.length; seat++)
    settleCounts(cursor, table, at(mine, seat), seat, at(begins, seat));
  cursor.refuse(
    () =>
      hasAnswer(table, mine) ? undefined : wrong('question', 'AR-T1', 'this question has no possible answer'),
    last,
  );
  return { table, mine };
}

function readSeat(cursor: Cursor, colours: string): Seat {
  return cursor.choice([...colours], 'a colour');
}

function readBuilding(cursor: Cursor, table: Table, components: Components): Building {
  const seat = readSeat(cursor, table.colours);
  return pieceAt(components, seat, readNumber(cursor, components, seat)).building;
}

/** A card of a seat, by its name. */
function readNumber(cursor: Cursor, components: Components, seat: Seat): number {
  const id = readCard(cursor);
  return at(components.numbers, seat).get(id) ?? cursor.fail(`seat ${seat} has no card ${id}`, id.length);
}

function readStreet(
  cursor: Cursor,
  table: Table,
  components: Components,
  street: number,
  laid: Set<Building>,
): void {
  for (let block = 0; block < BLOCKS; block++) {
    if (block > 0 && !cursor.skip(',')) return;
    const space = street * BLOCKS + block;
    if (cursor.skip('-')) continue;
    const begins = cursor.at;
    readPile(cursor, table, components, space, laid);
    cursor.refuse(() => wrongTop(table, components, space), begins);
    if (!cursor.skip('*')) continue;
    table.token[space] = readSeat(cursor, table.colours);
    cursor.refuse(() => wrongTop(table, components, space), cursor.at - 1);
  }
}

/** The cards of a space from the bottom; only the top one may be face up. */
function readPile(
  cursor: Cursor,
  table: Table,
  components: Components,
  space: number,
  laid: Set<Building>,
): void {
  const put = (code: Building, face: number): void => {
    const { id } = pieceOf(components, code);
    const twice = laid.has(code);
    cursor.refuse(
      () =>
        twice
          ? wrong(`space:${space}`, 'AR-S1', '{card} is already elsewhere in the city', { card: id })
          : undefined,
      cursor.at - id.length,
    );
    laid.add(code);
    const beneath = at(table.top, space);
    if (beneath >= 0) table.covered.push({ space, building: beneath });
    table.top[space] = code;
    table.face[space] = face;
  };
  while (cursor.skip('(')) {
    put(readBuilding(cursor, table, components), DESTROYED);
    cursor.expect(')');
  }
  const seat = [...table.colours].findIndex((letter) => cursor.skip(letter));
  if (seat < 0) return;
  const code = pieceAt(components, seat, readNumber(cursor, components, seat)).building;
  put(code, 0);
  const face = cursor.skip('>>') ? 2 : cursor.skip('>') ? 3 : cursor.skip('<') ? 1 : 0;
  if (face > 0 && pieceOf(components, code).single)
    cursor.fail('a card with a single value cannot be turned', 1);
  table.face[space] = face;
}

function readPlayer(cursor: Cursor, table: Table, components: Components, seat: Seat): Mine {
  const player = at(table.players, seat);
  const mine: Mine = { hand: NO_CARDS, fresh: NO_CARDS, under: NO_CARDS };
  const cards = (): Cards => {
    let set = NO_CARDS;
    do {
      const number = readNumber(cursor, components, seat);
      if (has(set, number)) cursor.fail('this card is already listed here');
      set |= only(number);
    } while (cursor.skip(','));
    return set;
  };
  const choosing = cursor.skip(' choosing');
  let deck = BASIC_DECK;
  if (cursor.skip(' with ')) {
    deck |= cards();
    cursor.expect(' without ');
    deck &= ~cards();
    cursor.refuse(() => wrongDeck(components, seat, table.swaps, deck));
  }
  const readSet = (name: string): Cards => (cursor.skip(` ${name} `) ? cards() : NO_CARDS);
  mine.hand = readSet('hand');
  mine.under = readSet('under');
  player.beside = readSet('beside');
  player.fallen = readSet('fallen');
  player.removed = readSet('out');
  player.known = readSet('known');
  player.lacks = readSet('lacks');
  player.buried = readSet('buried');
  player.neverBuried = readSet('never');
  if (cursor.skip(' raised ')) player.raised = cursor.number('raised cards', 1, BASIC);
  if (cursor.skip(' limit ')) player.limit = cursor.number('a hand limit', 1, BASIC);
  player.exchanged = cursor.skip(' exchanged');
  player.searches = cursor.skip(' searches');
  player.deck = choosing ? NO_CARDS : deck;
  mine.fresh = deck;
  cursor.refuse(() => wrongPlayer(components, seat, player, mine, deck));
  return mine;
}

/** The deck is the remainder: every card of a player is in one place. */
function settleCounts(cursor: Cursor, table: Table, mine: Mine, seat: Seat, begins: number): void {
  const player = at(table.players, seat);
  cursor.refuse(() => wrongCards(table, mine, seat), begins);
  cursor.refuse(() => wrongTokens(table, seat), begins);
  mine.fresh &= ~(seenCards(table, seat) | mine.hand | mine.under);
  player.hand = count(mine.hand);
  player.fresh = count(mine.fresh);
  player.under = count(mine.under);
  player.tokens = tokensLeft(table, seat);
}

const KINDS: readonly Ask[] = [...ASKS, ...STEPS];

function readTodo(cursor: Cursor, table: Table, components: Components, mine: readonly Mine[]): Todo {
  const begins = cursor.at;
  const ask = at(KINDS, cursor.choice(KINDS, 'what is asked'));
  cursor.expect(' ');
  const entry: Record<string, unknown> = { ask, seat: readSeat(cursor, table.colours) };
  for (const field of fieldsOf(ask)) {
    cursor.expect(' ');
    entry[field] = readField(cursor, table, components, field);
  }
  const todo = entry as unknown as Todo; // `fieldsOf` names all parameters of a kind
  cursor.refuse(() => wrongQuestion(table, todo, mine), begins);
  return todo;
}

function readField(cursor: Cursor, table: Table, components: Components, field: Field): number | string {
  switch (field) {
    case 'building':
      return readBuilding(cursor, table, components);
    case 'not':
      return cursor.skip('-') ? NO_CARD : readBuilding(cursor, table, components);
    case 'space':
      return readSpaceOf(cursor, table);
    case 'left':
      return cursor.number('how many', 1, BASIC);
    case 'change':
      return at(CHANGES, cursor.choice(CHANGES, 'a change'));
    case 'whose':
      return at(['each', 'own'], cursor.choice(['each', 'own'], 'whose cards'));
    case 'hits':
    case 'open':
      return readSet(cursor, BLOCK_NUMBERS, 'blocks');
    case 'owners':
      return readSet(cursor, table.colours, 'colours');
    case 'turned':
      return readSpaces(cursor, table);
    default:
      return field satisfies never;
  }
}

/** A set as single characters, `-` if it is empty. */
function readSet(cursor: Cursor, letters: string, name: string): number {
  let set = 0;
  if (cursor.skip('-')) return set;
  for (const letter of letters) if (cursor.skip(letter)) set |= 1 << letters.indexOf(letter);
  return set === 0 ? cursor.fail(`expected ${name} of ${letters}, or -`) : set;
}

function readSpaces(cursor: Cursor, table: Table): number {
  let set = 0;
  if (cursor.skip('-')) return set;
  do set |= 1 << readSpaceOf(cursor, table);
  while (cursor.skip('+'));
  return set;
}

/** A space of this city. */
function readSpaceOf(cursor: Cursor, table: Table): Space {
  const space = readSpace(cursor);
  return space < table.top.length ? space : cursor.fail(`the city has ${table.players.length} streets`, 3);
}
