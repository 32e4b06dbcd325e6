import { at, type GameTypes, type Seat, type View as ViewOf } from '@archivolt/engine';
import type { Pile } from './pile.ts';
import type { Card, Event, Move, Side, SoloCard, Tile, Todo } from './vocabulary.ts';

/** The whole game is open: no seat has secrets. */
export interface Table {
  /** Id of the component set in play. */
  set: string;
  side: Side;
  /** Turns begun, including the current one. */
  turn: number;
  /** Whose turn it is; in the solo game always the player, who decides for Ivan too. */
  active: Seat;
  /** RC-F2b: at most once per turn. */
  rerolled: boolean;
  /** The seat that first completed a sixth section: RC-E1. */
  ending: Seat | null;
  /** Stack of questions; the last entry is the current one. Empty when the game is over. */
  todo: Todo[];
  players: Player[];
  supply: Pile;
  /** Resource tile of each place, clockwise. */
  market: Tile[];
  /** Influence card of each quadrant; quadrant q holds the places 2q and 2q + 1. */
  influence: Card[];
  dice: DieState[];
  /** Towers from left to right, their sections from the bottom. */
  towers: Section[][];
  ivan: Ivan | null;
}

export interface Player {
  /** Index into COLOURS. */
  colour: number;
  /** Space of the score marker; it may go beyond the last space (RC-S5). */
  space: number;
  rubles: number;
  goods: Pile;
  /** Banners that cover inventory spaces: RC-P2. */
  covered: number;
  /** Banners beside the inventory, or on the white slots of the advanced side; the first white slot is freed first. */
  aside: number;
  /** Tile in each workshop slot. */
  slots: (Tile | null)[];
  /** Whether the tile in the slot is face up. */
  up: boolean[];
  /** Available doors, arches and crosses. */
  ornaments: number[];
}

export interface DieState {
  place: number;
  shows: number;
}

export interface Section {
  card: Card;
  /** The workshop tile here until the section is claimed. */
  tile: Tile | null;
  banner: Seat | null;
  done: boolean;
  delivered: Pile;
  ornament: Seat | null;
}

export interface Ivan {
  /** The row of solo cards from left to right, with the die and the face of the tile on each. */
  row: SoloCard[];
  dice: number[];
  up: boolean[];
  inventory: Pile;
  construction: Pile;
  /** Ornaments placed so far, in the order of RC-V6. */
  placed: number;
}

export interface Options {
  players: number;
  side: Side;
  influence: 'random' | 'first';
  /** A seat, or `random`. */
  first: Seat | 'random';
  /** Index into COLOURS for each seat; by default in order. */
  colours?: number[];
  /** Id of a component set; by default the base set. */
  set?: string;
}

export interface RedCathedral extends GameTypes {
  table: Table;
  mine: null;
  move: Move;
  event: Event;
  options: Options;
}

export type View = ViewOf<RedCathedral>;
export type Events = Event[] | undefined;

/** The player of a view. */
export function playerOf({ table, seat }: View): Player {
  return at(table.players, seat);
}

/** RC-P1. Seat 0 plays alone against Ivan, who sits in seat 1. */
export const IVAN: Seat = 1;

/** Whether Ivan sits in this seat. */
export function isIvan({ ivan }: Pick<Table, 'ivan'>, seat: Seat | null): boolean {
  return ivan !== null && seat === IVAN;
}

function copyPlayer(player: Player): Player {
  return {
    colour: player.colour,
    space: player.space,
    rubles: player.rubles,
    goods: player.goods,
    covered: player.covered,
    aside: player.aside,
    slots: player.slots.slice(),
    up: player.up.slice(),
    ornaments: player.ornaments.slice(),
  };
}

function copySection(section: Section): Section {
  return {
    card: section.card,
    tile: section.tile,
    banner: section.banner,
    done: section.done,
    delivered: section.delivered,
    ornament: section.ornament,
  };
}

function copyTower(tower: Section[]): Section[] {
  return tower.map(copySection);
}

function copyDie(die: DieState): DieState {
  return { place: die.place, shows: die.shows };
}

function copyIvan(ivan: Ivan): Ivan {
  return {
    row: ivan.row,
    dice: ivan.dice.slice(),
    up: ivan.up.slice(),
    inventory: ivan.inventory,
    construction: ivan.construction,
    placed: ivan.placed,
  };
}

/** Hand-written for speed, because bots copy tables constantly. */
export function copyTable(table: Table): Table {
  return {
    set: table.set,
    side: table.side,
    turn: table.turn,
    active: table.active,
    rerolled: table.rerolled,
    ending: table.ending,
    todo: table.todo.slice(),
    players: table.players.map(copyPlayer),
    supply: table.supply,
    market: table.market.slice(),
    influence: table.influence,
    dice: table.dice.map(copyDie),
    towers: table.towers.map(copyTower),
    ivan: table.ivan === null ? null : copyIvan(table.ivan),
  };
}
