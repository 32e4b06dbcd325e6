import { at, type Cursor, each, type Seat } from '@archivolt/engine';
import { kindAt, where } from './cathedral.ts';
import { type ComponentSet, LETTERS } from './componentSet.ts';
import { componentsOf, hasComponents } from './components.ts';
import { contradiction, misfitting } from './contradiction.ts';
import { ORNAMENT_ORDER } from './ivan.ts';
import type { PositionMistake } from './mistakes.ts';
import { MOST_DICE } from './moves/acquire.ts';
import { countOf, cubes, EMPTY, MOST_OF_A_KIND, type Pile } from './pile.ts';
import { DIE_LETTERS } from './position.ts';
import { parseTodo } from './questions.ts';
import type { DieState, Ivan, Player, Section, Table } from './state.ts';
import {
  BANNERS,
  BANNERS_ON_INVENTORY,
  COLOURS,
  DICE,
  FACES,
  KINDS,
  PLACES,
  SIDES,
  SLOTS,
  SOLO_CARDS,
  type SoloCard,
} from './vocabulary.ts';
import { type Part, type Wrong, wrong } from './wrong.ts';

/** What the notation can hold; the rules know no such limits. */
export const POSITION_LIMITS = { turn: 1_000_000, space: 9999, rubles: 99_999 } as const;

/** Parses what `position.ts` prints; the first mistake is reported with its place. */
export function parsePosition(cursor: Cursor): Table {
  cursor.expect('rc/');
  const id = cursor.run(/[a-z0-9-]/, 'the id of a component set');
  if (!hasComponents(id)) cursor.fail(`component set ${id} is not loaded`, id.length);
  const set = componentsOf({ set: id });
  cursor.expect('/');
  const side = at(SIDES, cursor.choice(SIDES, 'a side'));
  cursor.expect(' ');
  const turn = cursor.number('a turn', 1, POSITION_LIMITS.turn);
  cursor.expect('/');
  const active = cursor.number('a seat', 0, 3);
  const rerolled = cursor.skip('!');
  const ending = cursor.skip('>') ? cursor.number('a seat', 0, 3) : null;
  /** Where each part begins, for what only the whole position shows to be impossible. */
  const begins = new Map<Part, number>();
  const begin = (part: Part): void => void begins.set(part, cursor.at);
  cursor.expect(' ');
  begin('supply');
  const supply = parsePile(cursor);
  cursor.expect(' ');
  const taken = { influence: new Set<number>(), sections: new Set<number>(), tiles: new Set<number>() };
  const { market, dice } = parseMarket(cursor, set);
  cursor.expect(' ');
  const influence = each(4, (quadrant) => {
    if (quadrant > 0) cursor.expect('/');
    begin(`influence:${quadrant}`);
    return byId(cursor, set.influence, 'an influence card', taken.influence, `influence:${quadrant}`);
  });
  cursor.expect(' ');
  let tower = 0;
  const towers = separated(cursor, '/', () => parseTower(cursor, set, taken, tower++, begin));
  const players: Player[] = [];
  cursor.expect(' ');
  let ivan: Ivan | null = null;
  while (!cursor.skip('- ')) {
    begin('ivan');
    if (cursor.skip('ivan/')) {
      ivan = parseIvan(cursor);
      break;
    }
    if (players.length === 4) cursor.fail('at most four players');
    begin(`player:${players.length}`);
    players.push(parsePlayer(cursor, set, taken, players.length));
    cursor.expect(' ');
  }
  const table: Table = {
    set: id,
    side,
    turn,
    active,
    rerolled,
    ending,
    todo: [],
    players,
    supply,
    market,
    influence,
    dice,
    towers,
    ivan,
  };
  failWithoutPlayer(cursor, table, begins);
  const wholly = (find: (table: Table) => Wrong | undefined): void => {
    const found = find(table);
    cursor.refuse(() => found, begins.get(found?.part ?? 'table') ?? 0);
  };
  const possible = cursor.refused === undefined;
  if (possible) wholly(contradiction);
  table.todo = parseTodo(cursor, table);
  if (possible) wholly(misfitting);
  return table;
}

/** Nothing can be drawn that belongs to nobody. */
function failWithoutPlayer(cursor: Cursor, table: Table, begins: ReadonlyMap<Part, number>): void {
  const { active, ending, towers, players, ivan } = table;
  const check = (seat: Seat | null, part: Part): void => {
    if (seat !== null && seat >= players.length)
      cursor.fail(`seat ${seat} has no player`, cursor.at - (begins.get(part) ?? 0));
  };
  if (ivan !== null && players.length !== 2)
    cursor.fail('there must be two to four players, or one player and Ivan' satisfies PositionMistake);
  check(active, 'table');
  check(ending, 'table');
  for (const [tower, sections] of towers.entries())
    for (const [level, { banner, ornament }] of sections.entries()) {
      check(banner, `section:${where(tower, level)}`);
      check(ornament, `section:${where(tower, level)}`);
    }
}

/** Parses one or more values with a separator between them. */
function separated<V>(cursor: Cursor, separator: string, read: () => V): V[] {
  const values = [read()];
  while (cursor.skip(separator)) values.push(read());
  return values;
}

/** RC-P4, RC-P5, RC-P8, RC-P9: every component is there once. */
function refuseTwice(cursor: Cursor, twice: boolean, id: string, part: Part): void {
  cursor.refuse(
    () => (twice ? wrong(part, 'RC-P8', '{id} is already somewhere else', { id }) : undefined),
    cursor.at - id.length,
  );
}

/** The index of the component named next; each may occur once. */
function byId(
  cursor: Cursor,
  items: readonly { id: string }[],
  name: string,
  taken: Set<number>,
  part: Part,
): number {
  const id = cursor.run(/[A-Za-z0-9]/, name);
  const found = items.findIndex((item) => item.id === id);
  if (found < 0) cursor.fail(`there is no ${id}; expected ${name}`, id.length);
  refuseTwice(cursor, taken.has(found), id, part);
  taken.add(found);
  return found;
}

function parsePile(cursor: Cursor): Pile {
  if (cursor.skip('-')) return EMPTY;
  let pile = EMPTY;
  do {
    const count = cursor.number('a number of cubes', 1, MOST_OF_A_KIND);
    const kind = cursor.choice(LETTERS, 'a material');
    if (countOf(pile, kind) > 0) cursor.fail('this material is already listed here', 1);
    pile += cubes(kind, count);
  } while (/[0-9]/.test(cursor.next));
  return pile;
}

function parseMarket(cursor: Cursor, set: ComponentSet): { market: number[]; dice: DieState[] } {
  const ids = set.resources.map(({ id }) => id);
  const found: (DieState | undefined)[] = DICE.map(() => undefined);
  const tiles = new Set<number>();
  const market = each(PLACES, (place) => {
    if (place > 0) cursor.expect('/');
    const tile = cursor.choice(ids, 'a resource tile');
    refuseTwice(cursor, tiles.has(tile), at(ids, tile), `place:${place}`);
    tiles.add(tile);
    while (DIE_LETTERS.includes(cursor.next)) {
      const die = cursor.choice(DIE_LETTERS, 'a die');
      if (found[die]) cursor.fail(`the ${DICE[die]} die is already somewhere else`, 1);
      found[die] = { place, shows: cursor.number('what the die shows', 1, FACES) };
      const lying = found.filter((other) => other?.place === place).length;
      cursor.refuse(
        () =>
          lying > MOST_DICE
            ? wrong(`place:${place}`, 'RC-A3', 'a location holds at most {most} dice', { most: MOST_DICE })
            : undefined,
        cursor.at - 2,
      );
    }
    return tile;
  });
  const dice = found.map((die, index) => die ?? cursor.fail(`the ${DICE[index]} die is missing`));
  return { market, dice };
}

/** The components named so far. */
interface NamedComponents {
  readonly sections: Set<number>;
  readonly tiles: Set<number>;
}

/** A base, middles, and a dome on top (RC-P7); claimed from the bottom (RC-C2). */
function parseTower(
  cursor: Cursor,
  set: ComponentSet,
  taken: NamedComponents,
  index: number,
  begin: (part: Part) => void,
): Section[] {
  const tower: Section[] = [];
  do {
    const level = tower.length;
    const part = `section:${where(index, level)}` as const;
    const begins = cursor.at;
    begin(part);
    const section = parseSection(cursor, set, taken, part);
    const { id, kind } = at(set.sections, section.card);
    const wanted = kindAt(level, level + (cursor.next === ',' ? 2 : 1));
    const below = tower.at(-1);
    cursor.refuse(() => {
      if (kind !== wanted)
        return wrong(part, 'RC-P7', 'a {kind} belongs here, not {id}', {
          id,
          kind: at(KINDS, wanted),
        });
      return section.banner !== null && below?.banner === null
        ? wrong(part, 'RC-C2', '{id} has a banner, but the section below it has none', { id })
        : undefined;
    }, begins);
    tower.push(section);
  } while (cursor.skip(','));
  return tower;
}

function parseSection(cursor: Cursor, set: ComponentSet, taken: NamedComponents, part: Part): Section {
  const card = byId(cursor, set.sections, 'a section card', taken.sections, part);
  const tile = cursor.skip('.') ? byId(cursor, set.tiles, 'a workshop tile', taken.tiles, part) : null;
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

function parsePlayer(cursor: Cursor, set: ComponentSet, { tiles }: NamedComponents, seat: Seat): Player {
  const colour = cursor.choice(
    COLOURS.map((name) => name.charAt(0)),
    'a colour',
  );
  cursor.expect('/');
  const space = cursor.number('a space of the track', 0, POSITION_LIMITS.space);
  cursor.expect('/');
  const rubles = cursor.number('rubles', 0, POSITION_LIMITS.rubles);
  cursor.expect('/');
  const covered = cursor.number('banners on the inventory', 0, BANNERS_ON_INVENTORY);
  cursor.expect('+');
  const aside = cursor.number('banners aside', 0, BANNERS);
  cursor.expect('/');
  const goods = parsePile(cursor);
  cursor.expect('/');
  const up = each(SLOTS, () => false);
  const slots = each(SLOTS, (slot) => {
    if (slot > 0) cursor.expect('.');
    if (cursor.skip('-')) return null;
    const tile = byId(cursor, set.tiles, 'a workshop tile', tiles, `slot:${seat}:${slot}`);
    up[slot] = cursor.choice(['_', '^'], 'a face') === 1;
    return tile;
  });
  cursor.expect('/');
  const ornaments = each(3, () => cursor.choice(['0', '1', '2'], 'a number of ornaments'));
  return { colour, space, rubles, covered, aside, goods, slots, up, ornaments };
}

function parseIvan(cursor: Cursor): Ivan {
  const dice: number[] = [];
  const up: boolean[] = [];
  const row: SoloCard[] = [];
  for (let index = 0; index < SOLO_CARDS.length; index++) {
    if (index > 0) cursor.expect(',');
    const card = at(SOLO_CARDS, cursor.choice(SOLO_CARDS, 'a solo card'));
    const again = row.includes(card);
    cursor.refuse(
      () => (again ? wrong('ivan', 'RC-V2', '{id} is already in the row', { id: card }) : undefined),
      cursor.at - card.length,
    );
    cursor.expect(':');
    const die = cursor.choice(DIE_LETTERS, 'a die');
    const twice = dice.includes(die);
    cursor.refuse(() => {
      const facts = { die: at(DICE, die) };
      return twice ? wrong('ivan', 'RC-V2', 'the {die} die tile is already in the row', facts) : undefined;
    }, cursor.at - 1);
    row.push(card);
    dice.push(die);
    up.push(cursor.choice(['_', '^'], 'a face') === 1);
  }
  cursor.expect('/');
  const inventory = parsePile(cursor);
  cursor.expect('/');
  const construction = parsePile(cursor);
  cursor.expect('/');
  const placed = cursor.number('ornaments placed', 0, ORNAMENT_ORDER.length);
  cursor.expect(' ');
  return { row, dice, up, inventory, construction, placed };
}
