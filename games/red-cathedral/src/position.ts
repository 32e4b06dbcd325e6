import { at, type Cursor, each } from '@archivolt/engine';
import { type ComponentSet, LETTERS } from './componentSet.ts';
import { componentsOf, hasComponents } from './components.ts';
import { countOf, cubes, EMPTY, type Pile } from './pile.ts';
import type { DieState, Ivan, Player, Section, Table } from './state.ts';
import {
  COLOURS,
  DICE,
  PLACES,
  SIDES,
  SLOTS,
  SOLO_CARDS,
  SOURCES,
  type Source,
  type Todo,
} from './vocabulary.ts';

/**
 * A position as one line of text, its fields separated by spaces:
 *
 *     rc/base/basic 7/0 12W13B16S13G8E9A W/Br3w5/S/G/E/A/R/P A1/C1/M1/K1 B01.W,M01@1+2W,D01.Dr/… r/27/2/4+2/1W2B/W^.-.-.-.-.-/121 … - end,market(…)
 *
 * set and side · turn and active seat (`!` rerolled, `>1` seat 1 brought on the end) · supply · the ring with its dice ·
 * influence cards · towers from left to right, sections from the bottom: free with its tile `B01.W`, claimed `M01@1+2W`,
 * completed `M01#1`, with ornament `M01#1^0` · a field for each player: colour, space, rubles, banners, goods,
 * slots (`^` face up, `_` face down), ornaments · Ivan · what is asked.
 */
export function printPosition(table: Table): string {
  const set = componentsOf(table);
  const ending = table.ending === null ? '' : `>${table.ending}`;
  const head = `${table.turn}/${table.active}${table.rerolled ? '!' : ''}${ending}`;
  return [
    `rc/${table.set}/${table.side}`,
    head,
    printPile(table.supply),
    table.market.map((tile, place) => `${at(set.resources, tile).id}${printDice(table, place)}`).join('/'),
    table.influence.map((card) => at(set.influence, card).id).join('/'),
    table.towers.map((tower) => tower.map((section) => printSection(set, section)).join(',')).join('/'),
    ...table.players.map((player) => printPlayer(set, player)),
    table.ivan === null ? '-' : printIvan(table.ivan),
    table.todo.map(printTodo).join(',') || '-',
  ].join(' ');
}

export function parsePosition(cursor: Cursor): Table {
  cursor.expect('rc/');
  const id = cursor.run(/[a-z0-9-]/, 'the id of a component set');
  if (!hasComponents(id)) cursor.fail(`component set ${id} is not loaded`, id.length);
  const set = componentsOf({ set: id });
  cursor.expect('/');
  const side = at(SIDES, cursor.choice(SIDES, 'a side'));
  cursor.expect(' ');
  const turn = cursor.number('a turn', 1, 1_000_000);
  cursor.expect('/');
  const active = cursor.number('a seat', 0, 3);
  const rerolled = cursor.skip('!');
  const ending = cursor.skip('>') ? cursor.number('a seat', 0, 3) : null;
  cursor.expect(' ');
  const supply = parsePile(cursor);
  cursor.expect(' ');
  const { market, dice } = parseMarket(cursor, set);
  cursor.expect(' ');
  const influence = each(4, (quadrant) => {
    if (quadrant > 0) cursor.expect('/');
    return byId(cursor, set.influence, 'an influence card');
  });
  cursor.expect(' ');
  const towers = separated(cursor, '/', () => separated(cursor, ',', () => parseSection(cursor, set)));
  const players: Player[] = [];
  cursor.expect(' ');
  let ivan: Ivan | null = null;
  while (!cursor.skip('- ')) {
    if (cursor.skip('ivan/')) {
      ivan = parseIvan(cursor);
      break;
    }
    if (players.length === 4) cursor.fail('at most four players');
    players.push(parsePlayer(cursor, set));
    cursor.expect(' ');
  }
  const todo = cursor.skip('-') ? [] : separated(cursor, ',', () => parseTodo(cursor));
  if (active >= players.length) cursor.fail('the active seat has no player');
  return {
    set: id,
    side,
    turn,
    active,
    rerolled,
    ending,
    todo,
    players,
    supply,
    market,
    influence,
    dice,
    towers,
    ivan,
  };
}

/** Reads one or more values with a separator between them. */
function separated<V>(cursor: Cursor, separator: string, read: () => V): V[] {
  const values = [read()];
  while (cursor.skip(separator)) values.push(read());
  return values;
}

/** The index of the component that is named next. */
function byId(cursor: Cursor, items: readonly { id: string }[], name: string): number {
  const id = cursor.run(/[A-Za-z0-9]/, name);
  const found = items.findIndex((item) => item.id === id);
  return found >= 0 ? found : cursor.fail(`there is no ${id}; expected ${name}`, id.length);
}

export function printPile(pile: Pile): string {
  const parts = LETTERS.map((letter, kind) =>
    countOf(pile, kind) > 0 ? `${countOf(pile, kind)}${letter}` : '',
  );
  return parts.join('') || '-';
}

function parsePile(cursor: Cursor): Pile {
  if (cursor.skip('-')) return EMPTY;
  let pile = EMPTY;
  do {
    const count = cursor.number('a number of cubes', 1, 31);
    const kind = cursor.choice(LETTERS, 'a material');
    if (countOf(pile, kind) > 0) cursor.fail('this material stands there already', 1);
    pile += cubes(kind, count);
  } while (/[0-9]/.test(cursor.next));
  return pile;
}

const DIE_LETTERS = DICE.map((name) => name.charAt(0));

function printDice(table: Table, place: number): string {
  return table.dice
    .map((die, index) => (die.place === place ? `${at(DIE_LETTERS, index)}${die.shows}` : ''))
    .join('');
}

function parseMarket(cursor: Cursor, set: ComponentSet): { market: number[]; dice: DieState[] } {
  const ids = set.resources.map(({ id }) => id);
  const found: (DieState | undefined)[] = DICE.map(() => undefined);
  const market = each(PLACES, (place) => {
    if (place > 0) cursor.expect('/');
    const tile = cursor.choice(ids, 'a resource tile');
    while (DIE_LETTERS.includes(cursor.next)) {
      const die = cursor.choice(DIE_LETTERS, 'a die');
      if (found[die]) cursor.fail(`the ${DICE[die]} die lies elsewhere already`, 1);
      found[die] = { place, shows: cursor.number('what the die shows', 1, 6) };
    }
    return tile;
  });
  const dice = found.map((die, index) => die ?? cursor.fail(`the ${DICE[index]} die is missing`));
  return { market, dice };
}

function printSection(set: ComponentSet, section: Section): string {
  const { id } = at(set.sections, section.card);
  if (section.banner === null) return section.tile === null ? id : `${id}.${at(set.tiles, section.tile).id}`;
  const owner = section.done ? `#${section.banner}` : `@${section.banner}`;
  const delivered = section.delivered === EMPTY ? '' : `+${printPile(section.delivered)}`;
  const ornament = section.ornament === null ? '' : `^${section.ornament}`;
  return `${id}${owner}${delivered}${ornament}`;
}

function parseSection(cursor: Cursor, set: ComponentSet): Section {
  const card = byId(cursor, set.sections, 'a section card');
  const tile = cursor.skip('.') ? byId(cursor, set.tiles, 'a workshop tile') : null;
  const done = cursor.skip('#');
  const banner = done || cursor.skip('@') ? cursor.number('a seat', 0, 3) : null;
  const delivered = cursor.skip('+') ? parsePile(cursor) : EMPTY;
  const ornament = cursor.skip('^') ? cursor.number('a seat', 0, 3) : null;
  return { card, tile, banner, done, delivered, ornament };
}

function printPlayer(set: ComponentSet, player: Player): string {
  const slots = player.slots.map((tile, slot) => {
    return tile === null ? '-' : `${at(set.tiles, tile).id}${player.up[slot] ? '^' : '_'}`;
  });
  return [
    at(COLOURS, player.colour).charAt(0),
    player.space,
    player.rubles,
    `${player.covered}+${player.aside}`,
    printPile(player.goods),
    slots.join('.'),
    player.ornaments.join(''),
  ].join('/');
}

function parsePlayer(cursor: Cursor, set: ComponentSet): Player {
  const colour = cursor.choice(
    COLOURS.map((name) => name.charAt(0)),
    'a colour',
  );
  cursor.expect('/');
  const space = cursor.number('a space of the track', 0, 9999);
  cursor.expect('/');
  const rubles = cursor.number('rubles', 0, 99_999);
  cursor.expect('/');
  const covered = cursor.number('banners on the inventory', 0, 4);
  cursor.expect('+');
  const aside = cursor.number('banners aside', 0, 6);
  cursor.expect('/');
  const goods = parsePile(cursor);
  cursor.expect('/');
  const up = each(SLOTS, () => false);
  const slots = each(SLOTS, (slot) => {
    if (slot > 0) cursor.expect('.');
    if (cursor.skip('-')) return null;
    const tile = byId(cursor, set.tiles, 'a workshop tile');
    up[slot] = cursor.choice(['_', '^'], 'a face') === 1;
    return tile;
  });
  cursor.expect('/');
  const ornaments = each(3, () => cursor.choice(['0', '1', '2'], 'a number of ornaments'));
  return { colour, space, rubles, covered, aside, goods, slots, up, ornaments };
}

function printIvan(ivan: Ivan): string {
  const row = ivan.row.map(
    (card, index) => `${card}:${DIE_LETTERS[at(ivan.dice, index)]}${ivan.up[index] ? '^' : '_'}`,
  );
  return `ivan/${row.join(',')}/${printPile(ivan.inventory)}/${printPile(ivan.construction)}/${ivan.placed}`;
}

function parseIvan(cursor: Cursor): Ivan {
  const dice: number[] = [];
  const up: boolean[] = [];
  const row = SOLO_CARDS.map((_, index) => {
    if (index > 0) cursor.expect(',');
    const card = at(SOLO_CARDS, cursor.choice(SOLO_CARDS, 'a solo card'));
    cursor.expect(':');
    dice.push(cursor.choice(DIE_LETTERS, 'a die'));
    up.push(cursor.choice(['_', '^'], 'a face') === 1);
    return card;
  });
  cursor.expect('/');
  const inventory = parsePile(cursor);
  cursor.expect('/');
  const construction = parsePile(cursor);
  cursor.expect('/');
  const placed = cursor.number('ornaments placed', 0, 4);
  cursor.expect(' ');
  return { row, dice, up, inventory, construction, placed };
}

/** The fields of each question, in the order in which they stand in the notation. */
const TODO_FIELDS: { [A in Todo['ask']]: readonly string[] } = {
  turn: [],
  end: [],
  banner: ['section'],
  slot: ['tile'],
  face: ['tile', 'slot'],
  deliver: ['left', 'begun'],
  gems: ['section', 'most'],
  market: ['die', 'took', 'used', 'row', 'activated'],
  amount: ['kind', 'min', 'max', 'lost', 'from'],
  choose: ['min', 'from'],
  sell: ['action'],
  buy: ['action'],
  give: ['action'],
  get: ['given', 'left', 'begun'],
  return: ['action', 'left', 'gone'],
  swap: ['first'],
  activate: [],
  ivanClaim: [],
  ivanOrnament: [],
};

const ASKS = Object.keys(TODO_FIELDS) as Todo['ask'][];

function printTodo(todo: Todo): string {
  const values = todo as unknown as Record<string, number | boolean | null | string>;
  const fields = TODO_FIELDS[todo.ask].map((field) => {
    const value = values[field];
    return value === null ? 'none' : String(value);
  });
  return fields.length === 0 ? todo.ask : `${todo.ask}(${fields.join(';')})`;
}

function parseTodo(cursor: Cursor): Todo {
  const ask = at(ASKS, cursor.choice(ASKS, 'a question'));
  const todo: Record<string, unknown> = { ask };
  TODO_FIELDS[ask].forEach((field, index) => {
    cursor.expect(index === 0 ? '(' : ';');
    todo[field] = parseField(cursor);
  });
  if (TODO_FIELDS[ask].length > 0) cursor.expect(')');
  return todo as unknown as Todo;
}

function parseField(cursor: Cursor): number | boolean | null | Source {
  if (cursor.skip('true')) return true;
  if (cursor.skip('false')) return false;
  if (cursor.skip('none')) return null;
  if (/[0-9]/.test(cursor.next)) return cursor.number('a number', 0, 99);
  return at(SOURCES, cursor.choice(SOURCES, 'a value'));
}
