import { at, each, offersOf, parse, recording, replaying, type Seat, same } from '@archivolt/engine';
import { missing, sectionAt } from './cathedral.ts';
import { LETTERS } from './componentSet.ts';
import { base } from './components.ts';
import { type Reason, redCathedral } from './index.ts';
import { parseWhere, printMove } from './notation.ts';
import { countOf, cubes, EMPTY, type Pile } from './pile.ts';
import type { Ivan, Player, Section, Table, View } from './state.ts';
import { TURN } from './todo.ts';
import { COLOURS, DICE, type Event, type Move, type Side, SOLO_CARDS, type SoloCard } from './vocabulary.ts';

/** Tables for tests in a descriptive notation. Everything a test does not mention has a neutral default. */

export interface Seating {
  /** One letter per cube: 'WWB'. */
  goods?: string;
  rubles?: number;
  space?: number;
  /** Tiles in the workshop, `^` face up, `_` face down: 'blue:W^ white:Dr_'. */
  slots?: string;
  ornaments?: number[];
  /** Banners on the inventory and beside it; by default those that are not on a section. */
  covered?: number;
  aside?: number;
}

export interface Setting {
  players?: number;
  side?: Side;
  colours?: number[];
  active?: Seat;
  turn?: number;
  ending?: Seat;
  /** The places clockwise, each with its resource tile and the dice on it: 'Wr1/By1/Sg1/Gb1/Ew1/A/R/P'. */
  ring?: string;
  /** The influence cards of the four quadrants: 'A1 C1 M1 K1'. */
  influence?: string;
  /** One tower per line, from the bottom: free 'B01' or with its tile 'B01.W', claimed 'M01@1+WWB', completed 'D01#0^1'. */
  towers?: string[];
  /** The supply; by default everything that is nowhere else. */
  supply?: string;
  seats?: Seating[];
  ivan?: { row?: string; inventory?: string; construction?: string; placed?: number };
}

const QUIET_TOWERS = ['B01 M01 D01', 'B02 M02 D02', 'B03 M03 M04 D03', 'B04 D04'];
/** Every solo card in order, with the dice in order, all face up. */
const QUIET_ROW = 'recognition:r^ inventory:y^ transport:g^ claim:b^ construction:w^';

export function table(setting: Setting = {}): Table {
  const players = setting.players ?? 2;
  const seats = players === 1 ? 2 : players;
  const side = setting.side ?? 'basic';
  const towers = towersOf(setting.towers ?? QUIET_TOWERS);
  const made: Table = {
    set: 'base',
    side,
    turn: setting.turn ?? 1,
    active: setting.active ?? 0,
    rerolled: false,
    ending: setting.ending ?? null,
    todo: [TURN],
    players: each(seats, (seat) => playerIn(setting, towers, seat)),
    supply: EMPTY,
    influence: (setting.influence ?? 'A1 C1 M1 K1').split(' ').map((id) => byId(base.influence, id)),
    ...ring(setting.ring ?? 'Wr1/By1/Sg1/Gb1/Ew1/A/R/P'),
    towers,
    ivan: players === 1 ? ivanIn(setting.ivan ?? {}) : null,
  };
  made.supply = setting.supply === undefined ? restOf(made) : pile(setting.supply);
  return made;
}

/** One letter per cube: 'WWB'. */
function pile(letters: string): Pile {
  return [...letters].reduce((sum, letter) => sum + cubes(materialOf(letter), 1), EMPTY);
}

function materialOf(letter: string): number {
  const kind = (LETTERS as readonly string[]).indexOf(letter);
  if (kind < 0) throw new Error(`${letter} is no material`);
  return kind;
}

/** The letters of a pile, in order. */
export function letters(of: Pile): string {
  return LETTERS.map((letter, kind) => letter.repeat(countOf(of, kind))).join('');
}

function byId(items: readonly { id: string }[], id: string): number {
  const found = items.findIndex((item) => item.id === id);
  if (found < 0) throw new Error(`there is no ${id}`);
  return found;
}

export const tileId = (tile: number | null): string | null =>
  tile === null ? null : at(base.tiles, tile).id;
export const tile = (id: string): number => byId(base.tiles, id);
const card = (id: string): number => byId(base.sections, id);

function towersOf(lines: readonly string[]): Section[][] {
  const named = new Set(lines.flatMap((line) => [...line.matchAll(/\.(\w+)/g)].map(([, id]) => id)));
  const spare = base.tiles.flatMap(({ id }, index) => (named.has(id) ? [] : [index])).reverse();
  return lines.map((line) =>
    line.split(' ').map((text): Section => {
      const parts = /^([A-Z]\d\d)(?:\.(\w+))?(?:([@#])(\d))?(?:\+([WBSGEA]+))?(?:\^(\d))?$/.exec(text);
      if (!parts) throw new Error(`${text} is no section`);
      const [, id = '', named, mark, seat, delivered = '', ornament] = parts;
      return {
        card: card(id),
        tile: mark ? null : named ? tile(named) : (spare.pop() ?? 0),
        banner: seat === undefined ? null : Number(seat),
        done: mark === '#',
        delivered: pile(delivered),
        ornament: ornament === undefined ? null : Number(ornament),
      };
    }),
  );
}

function playerIn(setting: Setting, towers: Section[][], seat: Seat): Player {
  const given = setting.seats?.[seat] ?? {};
  const isIvan = setting.players === 1 && seat === 1;
  const away = towers.flat().filter(({ banner }) => banner === seat).length;
  const covered = isIvan ? 0 : (given.covered ?? Math.max(0, 4 - away));
  const player: Player = {
    colour: setting.colours?.[seat] ?? seat,
    space: given.space ?? 2,
    rubles: given.rubles ?? 0,
    goods: pile(given.goods ?? ''),
    covered,
    aside: given.aside ?? 6 - away - covered,
    slots: each(6, () => null),
    up: each(6, () => false),
    ornaments: given.ornaments ?? (setting.side === 'advanced' || isIvan ? [0, 0, 0] : [1, 2, 1]),
  };
  for (const [, slot = '', id = '', face] of (given.slots ?? '').matchAll(/(\w+):(\w+)([\^_])/g)) {
    const index = [...DICE, 'white2'].indexOf(slot);
    player.slots[index] = tile(id);
    player.up[index] = face === '^';
  }
  return player;
}

function ring(text: string): Pick<Table, 'market' | 'dice'> {
  const dice = DICE.map(() => ({ place: -1, shows: 0 }));
  const market = text.split('/').map((field, place) => {
    for (const [, letter = '', shows] of field.slice(1).matchAll(/([rygbw])([1-6])/g)) {
      dice[DICE.findIndex((name) => name.startsWith(letter))] = { place, shows: Number(shows) };
    }
    return byId(base.resources, field.charAt(0));
  });
  if (dice.some(({ place }) => place < 0)) throw new Error(`a die is missing in ${text}`);
  return { market, dice };
}

function ivanIn(given: NonNullable<Setting['ivan']>): Ivan {
  const row = (given.row ?? QUIET_ROW).split(' ').map((text) => {
    const [name = '', die = '', face = ''] = text.split(/[:](.)/);
    const found = SOLO_CARDS.find((solo) => solo === name);
    if (!found) throw new Error(`${text} is no solo card`);
    return { card: found, die: DICE.findIndex((colour) => colour.startsWith(die)), up: face === '^' };
  });
  return {
    row: row.map(({ card: name }): SoloCard => name),
    dice: row.map(({ die }) => die),
    up: row.map(({ up }) => up),
    inventory: pile(given.inventory ?? ''),
    construction: pile(given.construction ?? ''),
    placed: given.placed ?? 0,
  };
}

/** The supply that makes the materials of a table add up. */
function restOf(of: Table): Pile {
  const piles = [
    ...of.players.map(({ goods }) => goods),
    ...of.towers.flat().map(({ delivered }) => delivered),
  ];
  if (of.ivan) piles.push(of.ivan.inventory, of.ivan.construction);
  return piles.reduce((rest, taken) => rest - taken, base.supply);
}

function view(of: Table, seat: Seat = of.active): View {
  return { table: of, seat, mine: null };
}

/** The current offers as text; with a word, only those that begin with it. */
export function offers(of: Table, word = ''): string[] {
  return offersOf(redCathedral, view(of))
    .map(printMove)
    .filter((text) => text === word || text.startsWith(word === '' ? '' : `${word} `));
}

function read(text: string): Move {
  const parsed = redCathedral.notation.parseMove(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.why} at ${parsed.at}`);
  return parsed.value;
}

/** The reasons against a move, in full. */
export function reasons(of: Table, text: string, seat: Seat = of.active): Reason[] {
  return redCathedral.explain(view(of, seat), read(text)) as Reason[];
}

/** The reasons against a move as 'RC-C2 nothingBelow'; none for an offered one. */
export function why(of: Table, text: string, seat: Seat = of.active): string[] {
  return reasons(of, text, seat).map(({ rule, code }) => `${rule} ${code}`);
}

/**
 * Plays moves of the active seat, each of which must be offered, and returns the events. Picks may follow a colon as in a
 * record ('roll : 4 2': the dice show 5 and 3); by default every pick is 0.
 */
export function play(of: Table, ...moves: string[]): Event[] {
  const events: Event[] = [];
  for (const text of moves) {
    const [move = '', picks] = text.split(' : ');
    const wanted = read(move);
    const offer = offersOf(redCathedral, view(of)).find((offered) => same(offered, wanted));
    if (!offer)
      throw new Error(`${move} is not offered (${why(of, move).join(', ')}), but ${offers(of).join(', ')}`);
    const script = picks?.split(' ').map(Number);
    const used: number[] = [];
    redCathedral.play(view(of), offer, script ? recording(replaying(script), used) : () => 0, events);
    if (script && used.length < script.length)
      throw new Error(`${text}: only ${used.length} picks were needed`);
  }
  return events;
}

/** Only the events of one type. */
export function eventsOf<T extends Event['type']>(
  events: readonly Event[],
  type: T,
): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

export const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type);

/** The current question. */
export function asks(of: Table): string | undefined {
  return of.todo.at(-1)?.ask;
}

/** Cards that cost three materials, from the bottom: one base, some middles, a dome. */
const TOWER_CARDS = ['B01', 'M14', 'M15', 'D09'];

/**
 * A tower of four sections from the bottom, by the colours that claimed them, * for completed ones. Uncompleted ones lack one
 * cube.
 */
export function tower(...sections: string[]): string {
  return sections
    .map((text, level) => {
      const seat = COLOURS.findIndex((colour) => text.startsWith(colour));
      const id = at(TOWER_CARDS, level);
      if (text.endsWith('*')) return `${id}#${seat}`;
      return `${id}@${seat}+${letters(at(base.sections, card(id)).cost).slice(0, -1)}`;
    })
    .join(' ');
}

/** Delivers everything a section needs; returns the recognition that everybody loses by it. */
export function complete(of: Table, where: string): Record<string, number> {
  const parsed = parse(where, parseWhere);
  if (!parsed.ok) throw new Error(`${where} is no section`);
  const section = sectionAt(of, parsed.value);
  const owner = section.banner ?? 0;
  const lacks = letters(missing(of, section));
  of.active = owner;
  of.todo = [TURN];
  at(of.players, owner).goods += pile(lacks);
  of.supply -= pile(lacks);
  const events = play(of, ...[...lacks].map((letter) => `put ${letter} ${where}`));
  const lost: Record<string, number> = {};
  for (const event of eventsOf(events, 'recognition')) {
    if (event.rule !== 'RC-B4') continue;
    const colour = at(COLOURS, at(of.players, event.seat).colour);
    lost[colour] = (lost[colour] ?? 0) + event.by;
  }
  return lost;
}

/** The red die has moved to the second place, where this influence card applies. */
export function tableAtCard(card: string, setting: Setting = {}): Table {
  const others = ['A1', 'C1', 'M1', 'K1'].filter((id) => id.charAt(0) !== card.charAt(0));
  const now = table({ influence: [card, ...others].join(' '), ...setting });
  play(now, 'die red 1');
  return now;
}
