import { at, check, each, type Seat } from '@archivolt/engine';
import { type Cards, NO_CARDS, only } from './cards.ts';
import { type Card, type ComponentSetSource, type Effect, readComponentSet } from './componentSet.ts';
import { bad } from './mistakes.ts';
import { type CardOffers, makeCardOffers } from './offers.ts';
import { BASIC, type Building, CARDS_A_COLOUR, COLOURS, type Colour } from './vocabulary.ts';

/** The names of the cards in the standard set: what translations must cover. */
export const CARD_IDS = [
  'Library',
  'Greenhouse',
  'Manufactory',
  'Arsenal',
  'Statue',
  'School',
  'Inn',
  'Fountain',
  'Laboratory',
  'Palace',
  'Park',
  'Temple',
  'Cemetery',
  'Obelisk',
  'Museum',
  'Forge',
  'TownHall',
  'MagicAcademy',
] as const;
export type CardId = (typeof CARD_IDS)[number];

const deck = {
  basic: CARD_IDS.slice(0, BASIC),
  additional: CARD_IDS.slice(BASIC),
};

/**
 * The standard set, and how certain its parts are: the printed values were pictures and are lost. To correct the game,
 * correct this table. Sides are top, right, bottom, left; those of a card with a base X or N are added to it.
 */
export const STANDARD = {
  id: 'standard',
  standing: {
    decks: 'partly reconstructed', // known: twelve and six, and their names; the additional ones may differ by colour
    values: 'partly reconstructed', // known: the School's basic value, 6
    printed: 'known',
    ours: 'reconstructed', // the effects of School, Palace, Park and Temple
  },
  cards: [
    { id: 'Library', deck: 'basic', sides: [3, 2, 7, 5], effect: { kind: 'turn', whose: 'each', count: 1 } },
    {
      id: 'Greenhouse',
      deck: 'basic',
      sides: [3, 2, 7, 5],
      effect: { kind: 'turn', whose: 'own', count: 2 },
    },
    { id: 'Manufactory', deck: 'basic', sides: [4, 2, 7, 6], effect: { kind: 'special', special: 'replay' } },
    { id: 'Arsenal', deck: 'basic', sides: [5, 3, 7, 6], effect: { kind: 'destroyLower' } },
    {
      id: 'Statue',
      deck: 'basic',
      sides: [5, 3, 7, 6],
      end: { kind: 'adjacentTo', card: 'Park', points: 4 },
    },
    { id: 'School', deck: 'basic', sides: [6, 4, 8, 7], effect: { kind: 'rebuild' } },
    { id: 'Inn', deck: 'basic', sides: [6, 4, 9, 7], escapes: true },
    { id: 'Fountain', deck: 'basic', sides: [6, 4, 8, 7], effect: { kind: 'tokenOnSpace' } },
    { id: 'Laboratory', deck: 'basic', sides: [7, 5, 9, 8], effect: { kind: 'opponentsFaceDown' } },
    { id: 'Palace', deck: 'basic', sides: [8, 7, 10, 9] },
    { id: 'Park', deck: 'basic', base: 'X', sides: [0, -1, 2, 1], effect: { kind: 'swapAdjacent' } },
    { id: 'Temple', deck: 'basic', base: 'N', sides: [0, -1, 2, 1], effect: { kind: 'protect' } },
    {
      id: 'Cemetery',
      deck: 'additional',
      sides: [3],
      protected: true,
      beside: true,
      end: { kind: 'perFallen', points: 2 },
    },
    {
      id: 'Obelisk',
      deck: 'additional',
      sides: [5, 3, 7, 6],
      search: true,
      effect: { kind: 'handLimit', cards: 5 },
    },
    { id: 'Museum', deck: 'additional', sides: [6, 4, 8, 7], effect: { kind: 'handLimit', cards: 4 } },
    { id: 'Forge', deck: 'additional', sides: [7, 6, 5, 8], effect: { kind: 'special', special: 'copy' } },
    {
      id: 'TownHall',
      deck: 'additional',
      replaces: 'Palace',
      sides: [10, 9, 12, 11],
      cost: { remove: 1, from: 'hand' },
    },
    {
      id: 'MagicAcademy',
      deck: 'additional',
      replaces: 'Palace',
      sides: [12],
      protected: true,
      cost: { remove: 2, from: 'handOrFallen' },
    },
  ],
  decks: { red: deck, blue: deck, green: deck, yellow: deck },
} as const satisfies ComponentSetSource;

/** A card of one seat, prepared for the rules. All pieces have the same hidden class, so that property access is fast. */
export interface Piece {
  readonly building: Building;
  readonly seat: Seat;
  /** Its number within its colour. */
  readonly number: number;
  readonly id: string;
  readonly card: Card;
  readonly base: 'X' | 'N' | undefined;
  readonly sides: readonly number[];
  /** Sides with the highest and the lowest value, by the printed offset (AR-X1). */
  readonly high: number;
  readonly low: number;
  readonly single: boolean;
  readonly shield: boolean;
  readonly beside: boolean;
  readonly escapes: boolean;
  readonly cost: number;
  readonly fallenPay: boolean;
  readonly effect: Effect | undefined;
}

/** The cards of one table: those of the component set in the colours of the seats. */
export interface Components {
  readonly set: ComponentSetSource;
  /** By building. */
  readonly pieces: readonly Piece[];
  /** Per seat: the number of a card by its id. */
  readonly numbers: readonly ReadonlyMap<string, number>[];
  /** Per seat: the cards that may be searched for (AR-K14), as a set. */
  readonly searched: readonly Cards[];
  readonly offers: readonly CardOffers[];
}

const sets = new Map<string, ComponentSetSource>([[STANDARD.id, STANDARD]]);
/** The components in play, by set and colours. */
const inPlay = new Map<string, Components>();

/** Registers a component set by its id, so that tables can use it and saved games can be read. */
export function registerComponentSet(value: unknown): ReturnType<typeof readComponentSet> {
  const read = readComponentSet(value);
  if (!read.ok) return read;
  const { id } = read.value;
  const known = sets.get(id);
  // A saved game refers to its set by id only: two sets with one id would make it continue differently.
  if (known && JSON.stringify(known) !== JSON.stringify(read.value)) {
    return check(
      (_, path) => bad(path, 'another id: a different set is already called {id}', { id }),
      id,
      'id',
    );
  }
  if (!known) sets.set(id, read.value);
  return read;
}

export function componentSetIds(): string[] {
  return [...sets.keys()];
}

export function componentSet(id: string): ComponentSetSource | undefined {
  return sets.get(id);
}

let latest: { set: string; colours: string; components: Components } | undefined;

/** The components of a table, by its set and colours. Cached, because most callers ask for the same table repeatedly. */
export function componentsOf(table: { set: string; colours: string }): Components {
  if (latest !== undefined && latest.set === table.set && latest.colours === table.colours)
    return latest.components;
  const key = `${table.set} ${table.colours}`;
  let components = inPlay.get(key);
  if (components === undefined) {
    const set = sets.get(table.set);
    if (set === undefined) throw new RangeError(`no component set is called ${table.set}`);
    components = makeComponents(set, [...table.colours].map(colourOf));
    inPlay.set(key, components);
  }
  latest = { set: table.set, colours: table.colours, components };
  return components;
}

/** A colour by its letter. */
export function colourOf(letter: string): Colour {
  const colour = COLOURS.find((name) => name.startsWith(letter));
  if (colour === undefined) throw new RangeError(`no colour begins with ${letter}`);
  return colour;
}

function makeComponents(set: ComponentSetSource, colours: readonly Colour[]): Components {
  const byId = new Map(set.cards.map((card) => [card.id, card]));
  const ids = colours.map((colour) => [...set.decks[colour].basic, ...set.decks[colour].additional]);
  const pieces = ids.flatMap((own, seat) =>
    own.map((id, number) => {
      const card = byId.get(id);
      if (card === undefined) throw new RangeError(`no card is called ${id}`);
      return makePiece(card, seat, number);
    }),
  );
  return {
    set,
    pieces,
    numbers: ids.map((own) => new Map(own.map((id, number) => [id, number]))),
    searched: each(colours.length, (seat) =>
      pieces
        .filter((piece) => piece.seat === seat && piece.card.search)
        .reduce((cards, piece) => cards | only(piece.number), NO_CARDS),
    ),
    offers: each(colours.length, (seat) => makeCardOffers(pieces.filter((piece) => piece.seat === seat))),
  };
}

function makePiece(card: Card, seat: Seat, number: number): Piece {
  const { sides } = card;
  return {
    building: seat * CARDS_A_COLOUR + number,
    seat,
    number,
    id: card.id,
    card,
    base: card.base,
    sides,
    high: sides.indexOf(Math.max(...sides)),
    low: sides.indexOf(Math.min(...sides)),
    single: sides.length === 1,
    shield: card.protected === true,
    beside: card.beside === true,
    escapes: card.escapes === true,
    cost: card.cost?.remove ?? 0,
    fallenPay: card.cost?.from === 'handOrFallen',
    effect: card.effect,
  };
}

export function pieceOf(components: Components, building: Building): Piece {
  return at(components.pieces, building);
}

/** A card of a seat by its number in the colour. */
export function pieceAt(components: Components, seat: Seat, number: number): Piece {
  return at(components.pieces, seat * CARDS_A_COLOUR + number);
}

/** A card of a seat by its id; undefined if that colour has no such card. */
export function pieceNamed(components: Components, seat: Seat, id: string): Piece | undefined {
  const number = at(components.numbers, seat).get(id);
  return number === undefined ? undefined : pieceAt(components, seat, number);
}

/** Like `pieceNamed` for an offered card, which exists. */
export function offeredPiece(components: Components, seat: Seat, id: string): Piece {
  const piece = pieceNamed(components, seat, id);
  if (piece === undefined) throw new RangeError(`seat ${seat} has no card ${id}`);
  return piece;
}
