import { at, type Cursor, each } from '@archivolt/engine';
import { type ComponentSet, LETTERS } from './componentSet.ts';
import { componentsOf, hasComponents } from './components.ts';
import { freeSpaces } from './goods.ts';
import { countOf, covers, cubes, EMPTY, type Pile, totalOf } from './pile.ts';
import { parseTodo, printTodo } from './questions.ts';
import { type DieState, IVAN, type Ivan, type Player, type Section, type Table } from './state.ts';
import { COLOURS, DICE, MATERIALS, PLACES, SIDES, SLOTS, SOLO_CARDS } from './vocabulary.ts';

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
  const table: Table = {
    ...{ set: id, side, turn, active, rerolled, ending, todo: [], players },
    ...{ supply, market, influence, dice, towers, ivan },
  };
  const wrong = contradiction(table);
  if (wrong !== undefined) cursor.fail(wrong);
  table.todo = parseTodo(cursor, table);
  return table;
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
  if (section.tile !== null) return `${id}.${at(set.tiles, section.tile).id}`;
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

/** What cannot be at any table, because a rule would trip over it; nothing if the position holds together. */
function contradiction(table: Table): string | undefined {
  const { players, ivan, towers } = table;
  const set = componentsOf(table);
  const sections = towers.flat();
  if (ivan === null ? players.length < 2 : players.length !== 2)
    return 'two to four players are needed, or one and Ivan';
  const seats = [
    table.active,
    table.ending,
    ...sections.flatMap(({ banner, ornament }) => [banner, ornament]),
  ];
  const nobody = seats.find((seat) => seat !== null && seat >= players.length);
  if (nobody !== undefined) return `seat ${nobody} has no player`;
  if (ivan !== null && table.active === IVAN) return 'the active seat is the player, never Ivan';
  const piles = [table.supply, ivan?.inventory ?? EMPTY, ivan?.construction ?? EMPTY];
  piles.push(...players.map(({ goods }) => goods), ...sections.map(({ delivered }) => delivered));
  for (const [kind, name] of MATERIALS.entries()) {
    const all = piles.reduce((sum, pile) => sum + countOf(pile, kind), 0);
    if (all > countOf(set.supply, kind)) return `there is less ${name} than that in the box`;
  }
  for (const player of players) {
    if (freeSpaces(player) < 0) return 'an inventory holds more than its spaces';
    const tiles = player.slots.filter((tile) => tile !== null).length;
    if (player.covered + player.aside + tiles > SLOTS) return 'a player has six banners, one for each slot';
  }
  for (const { banner, card, delivered } of sections) {
    const { cost } = at(set.sections, card);
    const fits =
      ivan !== null && banner === IVAN ? totalOf(delivered) <= totalOf(cost) : covers(cost, delivered);
    if (!fits) return `${at(set.sections, card).id} holds more than it needs`;
  }
  return undefined;
}
