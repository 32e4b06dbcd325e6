import type { GameTypes, Seat, View as ViewOf } from '@archivolt/engine';
import type { Cards } from './cards.ts';
import type { Building, Colour, Event, Move, Space } from './vocabulary.ts';

/** The open state: AR-S2 makes destroyed cards and the sizes of hands and decks public. */
export interface Table {
  /** Id of the component set in play. */
  set: string;
  /** First letters of the seats' colours, in turn order. */
  colours: string;
  /** AR-V2: the maximum number of swaps. */
  swaps: number;
  /** Turns begun, including the current one. */
  turn: number;
  /** Whose turn it is; before the first turn, whose turn it will be. */
  active: Seat;
  /** AR-G1: consecutive turns in which nothing happened; −1 if something happened in the current one. */
  quiet: number;
  players: Player[];
  /** Top card of each space, or −1. */
  top: Building[];
  /** The side of the top card that is on top (0 to 3), or −1 if it is destroyed or there is none. */
  face: number[];
  /** Seat whose token is on the space or on its face-up card, or −1. */
  token: Seat[];
  /** Destroyed cards under others, by space and from the bottom. */
  covered: CoveredCard[];
  /**
   * Stack of questions; the last entry is the current one. Empty when the game is over. Entries are replaced, never changed.
   */
  todo: Todo[];
}

export interface CoveredCard {
  readonly space: Space;
  readonly building: Building;
}

export interface Player {
  /** Number of cards in the hand, in the deck, and put under it (AR-T3). */
  hand: number;
  fresh: number;
  under: number;
  tokens: number;
  limit: number;
  /** AR-T3: once per game. */
  exchanged: boolean;
  /** AR-K14: whether the first turn may still begin with a search. */
  searches: boolean;
  /** The deck as shown (AR-V3); empty until then. */
  deck: Cards;
  /** Cards played beside the city, and destroyed ones laid there: AR-K13. */
  beside: Cards;
  fallen: Cards;
  removed: Cards;
  /** Public knowledge of the hand: cards that it holds, and cards that it does not (the owner passed). */
  known: Cards;
  lacks: Cards;
  /**
   * The same for the cards put under the deck; a card of `buried` may since have been among the `raised` drawn from there.
   */
  buried: Cards;
  neverBuried: Cards;
  raised: number;
}

/** Private state of one seat. Until decks are shown, `fresh` is the deck being made. */
export interface Mine {
  hand: Cards;
  fresh: Cards;
  under: Cards;
}

interface Entry<A extends string> {
  readonly ask: A;
  readonly seat: Seat;
}
interface At {
  readonly space: Space;
}
interface Of {
  readonly building: Building;
}

/** All questions and steps of the table, each with its parameters. */
export interface Todos {
  swaps: Entry<'swaps'>;
  show: Entry<'show'>;
  turn: Entry<'turn'>;
  /** A card being played to a space, with what is left to pay for it. */
  pay: Entry<'pay'> & At & Of & { readonly left: number };
  /** AR-C7: comparing would change the player's own protected card on this space. */
  spare: Entry<'spare'> & At & { readonly change: Change };
  /** AR-K4, AR-X9: blocks of the street that are certainly hit, and the player's protected ones still to be decided. */
  spareHits: Entry<'spareHits'> & At & { readonly hits: number; readonly open: number };
  escapes: Entry<'escapes'> & At & { readonly hits: number };
  escape: Entry<'escape'> & At;
  effect: Entry<'effect'> & At & Of;
  /** Owners whose cards may still be turned, how many in all, and spaces already turned (both as bits). */
  turnCards: Entry<'turnCards'> & Turning;
  /** AR-K3; `not` is the building that may not be returned, or −1. */
  return: Entry<'return'> & { readonly not: Building };
  replay: Entry<'replay'> & At & { readonly not: Building };
  rebuild: Entry<'rebuild'>;
  token: Entry<'token'>;
  faceDown: Entry<'faceDown'>;
  swap: Entry<'swap'> & At;
  protect: Entry<'protect'>;
  copy: Entry<'copy'> & At & Of;
  leave: Entry<'leave'> & Of;
  endTurn: Entry<'endTurn'>;
}
interface Turning {
  readonly whose: 'each' | 'own';
  readonly owners: number;
  readonly left: number;
  readonly turned: number;
}
export type Todo = Todos[keyof Todos];

/** What comparing does to the card on the left: AR-C3 to AR-C5. */
export const CHANGES = ['up', 'destroy', 'down'] as const;
export type Change = (typeof CHANGES)[number];

export interface Options {
  players: number;
  /** AR-V2: the maximum number of swaps, or a die is rolled for it; by default the basic game. */
  swaps?: number | 'rolled';
  /** AR-S4: the first seat; random by default. */
  first?: Seat;
  /** Colours of the seats; by default red, blue, green, yellow. */
  colours?: readonly Colour[];
  /** Id of a registered component set. */
  set?: string;
}

export interface Architectura extends GameTypes {
  table: Table;
  mine: Mine;
  move: Move;
  event: Event;
  options: Options;
}
export type View = ViewOf<Architectura>;
export type Events = Event[] | undefined;

export function copyTable(table: Table): Table {
  return {
    set: table.set,
    colours: table.colours,
    swaps: table.swaps,
    turn: table.turn,
    active: table.active,
    quiet: table.quiet,
    players: table.players.map(copyPlayer),
    top: table.top.slice(),
    face: table.face.slice(),
    token: table.token.slice(),
    covered: table.covered.slice(),
    todo: table.todo.slice(),
  };
}

function copyPlayer(player: Player): Player {
  return {
    hand: player.hand,
    fresh: player.fresh,
    under: player.under,
    tokens: player.tokens,
    limit: player.limit,
    exchanged: player.exchanged,
    searches: player.searches,
    deck: player.deck,
    beside: player.beside,
    fallen: player.fallen,
    removed: player.removed,
    known: player.known,
    lacks: player.lacks,
    buried: player.buried,
    neverBuried: player.neverBuried,
    raised: player.raised,
  };
}

export function copyMine(mine: Mine): Mine {
  return { hand: mine.hand, fresh: mine.fresh, under: mine.under };
}
