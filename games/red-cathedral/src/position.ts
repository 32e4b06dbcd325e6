import { at, type Cursor, each } from '@archivolt/engine';
import { type ComponentSet, LETTERS } from './componentSet.ts';
import { componentsOf, hasComponents } from './components.ts';
import { contradiction, misfitting } from './contradiction.ts';
import { countOf, cubes, EMPTY, type Pile } from './pile.ts';
import { parseTodo, printTodo } from './questions.ts';
import { MOST_DICE } from './rules/acquire.ts';
import type { DieState, Ivan, Player, Section, Table } from './state.ts';
import { COLOURS, DICE, KINDS, PLACES, SIDES, SLOTS, SOLO_CARDS } from './vocabulary.ts';

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
    printTodo(table.todo),
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
  const taken = { influence: new Set<number>(), sections: new Set<number>(), tiles: new Set<number>() };
  const { market, dice } = parseMarket(cursor, set);
  cursor.expect(' ');
  const influence = each(4, (quadrant) => {
    if (quadrant > 0) cursor.expect('/');
    return byId(cursor, set.influence, 'an influence card', taken.influence);
  });
  cursor.expect(' ');
  const towers = separated(cursor, '/', () => parseTower(cursor, set, taken));
  const players: Player[] = [];
  cursor.expect(' ');
  let ivan: Ivan | null = null;
  while (!cursor.skip('- ')) {
    if (cursor.skip('ivan/')) {
      ivan = parseIvan(cursor);
      break;
    }
    if (players.length === 4) cursor.fail('at most four players');
    players.push(parsePlayer(cursor, set, taken));
    cursor.expect(' ');
  }
  const table: Table = {
    ...{ set: id, side, turn, active, rerolled, ending, todo: [], players },
    ...{ supply, market, influence, dice, towers, ivan },
  };
  const wrong = contradiction(table);
  if (wrong !== undefined) cursor.fail(wrong);
  const begins = cursor.at;
  table.todo = parseTodo(cursor, table);
  const misfit = misfitting(table);
  if (misfit !== undefined) cursor.fail(misfit, cursor.at - begins);
  return table;
}

/** Reads one or more values with a separator between them. */
function separated<V>(cursor: Cursor, separator: string, read: () => V): V[] {
  const values = [read()];
  while (cursor.skip(separator)) values.push(read());
  return values;
}

/** The index of the component that is named next; each is there once. */
function byId(cursor: Cursor, items: readonly { id: string }[], name: string, taken: Set<number>): number {
  const id = cursor.run(/[A-Za-z0-9]/, name);
  const found = items.findIndex((item) => item.id === id);
  if (found < 0) cursor.fail(`there is no ${id}; expected ${name}`, id.length);
  if (taken.has(found)) cursor.fail(`${id} lies elsewhere already`, id.length);
  taken.add(found);
  return found;
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
  const tiles = new Set<number>();
  const market = each(PLACES, (place) => {
    if (place > 0) cursor.expect('/');
    const tile = cursor.choice(ids, 'a resource tile');
    if (tiles.has(tile)) cursor.fail(`${ids[tile]} lies elsewhere already`, ids[tile]?.length);
    tiles.add(tile);
    while (DIE_LETTERS.includes(cursor.next)) {
      const die = cursor.choice(DIE_LETTERS, 'a die');
      if (found[die]) cursor.fail(`the ${DICE[die]} die lies elsewhere already`, 1);
      found[die] = { place, shows: cursor.number('what the die shows', 1, 6) };
      // RC-A3
      if (found.filter((other) => other?.place === place).length > MOST_DICE)
        cursor.fail(`a place holds at most ${MOST_DICE} dice`, 2);
    }
    return tile;
  });
  const dice = found.map((die, index) => die ?? cursor.fail(`the ${DICE[index]} die is missing`));
  return { market, dice };
}

function printSection(set: ComponentSet, section: Section): string {
  const { id } = at(set.sections, section.card);
  if (section.tile !== null) return `${id}.${at(set.tiles, section.tile).id}`;
  const owner = section.done ? `#${section.banner}` : `@${section.banner}`;
  const delivered = section.delivered === EMPTY ? '' : `+${printPile(section.delivered)}`;
  const ornament = section.ornament === null ? '' : `^${section.ornament}`;
  return `${id}${owner}${delivered}${ornament}`;
}

/** Which components have been named already. */
interface Taken {
  readonly sections: Set<number>;
  readonly tiles: Set<number>;
}

/** A base, middles, and a dome on top (RC-P7); claimed from the bottom (RC-C2). */
function parseTower(cursor: Cursor, set: ComponentSet, taken: Taken): Section[] {
  const tower: Section[] = [];
  do {
    const level = tower.length;
    const begins = cursor.at;
    const section = parseSection(cursor, set, taken);
    const { id, kind } = at(set.sections, section.card);
    const back = cursor.at - begins;
    const above = cursor.next === ',';
    const wanted = level === 0 ? 0 : above ? 1 : 2;
    if (kind !== wanted) cursor.fail(`${id} is no ${at(KINDS, wanted)}, which belongs there`, back);
    if (section.banner !== null && tower.at(-1)?.banner === null)
      cursor.fail(`${id} has a banner, and the section below it has none`, back);
    tower.push(section);
  } while (cursor.skip(','));
  return tower;
}

function parseSection(cursor: Cursor, set: ComponentSet, taken: Taken): Section {
  const card = byId(cursor, set.sections, 'a section card', taken.sections);
  const tile = cursor.skip('.') ? byId(cursor, set.tiles, 'a workshop tile', taken.tiles) : null;
  const done = cursor.skip('#');
  const banner = done || cursor.skip('@') ? cursor.number('a seat', 0, 3) : null;
  const delivered = cursor.skip('+') ? parsePile(cursor) : EMPTY;
  const ornament = cursor.skip('^') ? cursor.number('a seat', 0, 3) : null;
  if (banner === null && tile === null) cursor.fail('expected the workshop tile of a free section');
  if (banner !== null && tile !== null) cursor.fail('a claimed section has no workshop tile');
  if (delivered !== EMPTY && (banner === null || done)) cursor.fail('only a claimed section holds materials');
  if (ornament !== null && !done) cursor.fail('only a completed section holds an ornament');
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

function parsePlayer(cursor: Cursor, set: ComponentSet, { tiles }: Taken): Player {
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
    const tile = byId(cursor, set.tiles, 'a workshop tile', tiles);
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
