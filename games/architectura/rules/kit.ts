import { at, check, each, type Seat } from '@archivolt/engine';
import { type Cards, NO_CARDS, only } from './cards.ts';
import { type Card, type ComponentSetSource, type Effect, readComponentSet } from './componentSet.ts';
import { STANDARD } from './components.ts';
import { bad } from './mistakes.ts';
import { type CardOffers, makeCardOffers } from './offers.ts';
import { type Building, CARDS_A_COLOUR, COLOURS, type Colour } from './vocabulary.ts';

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
export interface Kit {
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
const kits = new Map<string, Kit>();

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

let latest: { set: string; colours: string; kit: Kit } | undefined;

/** The cards of a table, by its set and colours. Cached, because most callers ask for the same table repeatedly. */
export function kitOf(table: { set: string; colours: string }): Kit {
  if (latest !== undefined && latest.set === table.set && latest.colours === table.colours) return latest.kit;
  const key = `${table.set} ${table.colours}`;
  let kit = kits.get(key);
  if (kit === undefined) {
    const set = sets.get(table.set);
    if (set === undefined) throw new RangeError(`no component set is called ${table.set}`);
    kit = makeKit(set, [...table.colours].map(colourOf));
    kits.set(key, kit);
  }
  latest = { set: table.set, colours: table.colours, kit };
  return kit;
}

/** A colour by its letter. */
export function colourOf(letter: string): Colour {
  const colour = COLOURS.find((name) => name.startsWith(letter));
  if (colour === undefined) throw new RangeError(`no colour begins with ${letter}`);
  return colour;
}

function makeKit(set: ComponentSetSource, colours: readonly Colour[]): Kit {
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

export function pieceOf(kit: Kit, building: Building): Piece {
  return at(kit.pieces, building);
}

/** A card of a seat by its number in the colour. */
export function pieceAt(kit: Kit, seat: Seat, number: number): Piece {
  return at(kit.pieces, seat * CARDS_A_COLOUR + number);
}

/** A card of a seat by its id; undefined if that colour has no such card. */
export function pieceNamed(kit: Kit, seat: Seat, id: string): Piece | undefined {
  const number = at(kit.numbers, seat).get(id);
  return number === undefined ? undefined : pieceAt(kit, seat, number);
}

/** Like `pieceNamed` for an offered card, which exists. */
export function offeredPiece(kit: Kit, seat: Seat, id: string): Piece {
  const piece = pieceNamed(kit, seat, id);
  if (piece === undefined) throw new RangeError(`seat ${seat} has no card ${id}`);
  return piece;
}
