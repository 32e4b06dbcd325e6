import { at, type Seat } from '@archivolt/engine';
import { type Cards, count, has, listed } from './cards.ts';
import { blockOf, isFaceUp, isOwnFaceUp, isProtected, topPiece } from './city.ts';
import { type Kit, kitOf, pieceAt, pieceOf } from './kit.ts';
import { BASIC_DECK } from './rules/decks.ts';
import type { Mine, Player, Table, Todo } from './state.ts';
import { HAND_LIMIT, type Space } from './vocabulary.ts';

/** What cannot be at any table; nothing where a position holds together. The reader tells it with its place. */
type Contradiction = string | undefined;

/** Of the top card of a space, as it lies there. */
export function wrongTop(table: Table, kit: Kit, space: Space): Contradiction {
  if (!isFaceUp(table, space)) return undefined;
  const piece = topPiece(table, kit, space);
  const holder = at(table.token, space);
  if (holder < 0) return undefined;
  if (holder !== piece.seat) return 'only its owner protects a card'; // AR-X9
  return piece.shield ? `${piece.id} is protected already` : undefined; // AR-X9
}

/** AR-V1, AR-V2: does every additional card of the deck stand for a basic one of its own? */
export function wrongDeck(kit: Kit, seat: Seat, swaps: number, deck: Cards): Contradiction {
  const added = listed(deck & ~BASIC_DECK);
  if (added.length > swaps) return `at most ${swaps} cards are replaced`;
  const pairs = at(kit.offers, seat).replace;
  const fits = (index: number, free: Cards): boolean =>
    index === added.length ||
    pairs.some(
      ({ additional, basic }) =>
        additional === added[index] && has(free, basic) && fits(index + 1, free & ~(1 << basic)),
    );
  return fits(0, BASIC_DECK & ~deck) ? undefined : 'these cards do not replace those';
}

/** Of one player, apart from the city. */
export function wrongPlayer(kit: Kit, seat: Seat, player: Player, mine: Mine, deck: Cards): Contradiction {
  const ofKind = (cards: Cards, fits: (number: number) => boolean): boolean => listed(cards).every(fits);
  const piece = (number: number) => pieceAt(kit, seat, number);
  if (player.deck === 0 && (mine.hand | mine.under | player.fallen | player.removed | player.beside) !== 0)
    return 'who still chooses a deck has drawn nothing'; // AR-V3
  if (!ofKind(player.beside, (number) => piece(number).beside))
    return 'only a card that belongs there is played beside the city';
  if (player.fallen !== 0 && player.beside === 0)
    return 'destroyed cards lie beside the city only by a card that takes them in'; // AR-K13
  if (mine.under !== 0 && !player.exchanged) return 'only an exchange puts cards under the deck'; // AR-T3
  if (
    player.limit !== HAND_LIMIT &&
    !listed(deck).some((number) => raises(kit, seat, number) === player.limit)
  )
    return `no card of this deck makes the hand limit ${player.limit}`; // AR-D1
  if (count(mine.hand) > player.limit) return `the hand limit is ${player.limit}`;
  if (player.searches && (deck & at(kit.searched, seat)) === 0) return 'there is nothing to search for'; // AR-K14
  return wrongKnowledge(player, mine);
}

function raises(kit: Kit, seat: Seat, number: number): number | undefined {
  const { effect } = pieceAt(kit, seat, number);
  return effect?.kind === 'handLimit' ? effect.cards : undefined;
}

/** What everybody knows of a hand must be so. */
function wrongKnowledge(player: Player, { hand, under }: Mine): Contradiction {
  if ((player.known & ~hand) !== 0) return 'a known card is in the hand';
  if ((player.lacks & hand) !== 0) return 'a card that the hand lacks is not in it';
  if ((player.buried & ~(hand | under)) !== 0)
    return 'a buried card is under the deck or was drawn from there';
  if ((player.neverBuried & under) !== 0) return 'a card that was never buried is not under the deck';
  return count(player.buried & hand) > player.raised
    ? 'more cards were drawn from under the deck'
    : undefined;
}

/** Of one question: is there what it is about? */
export function wrongQuestion(table: Table, todo: Todo, mine: readonly Mine[]): Contradiction {
  const kit = kitOf(table);
  const { seat } = todo;
  switch (todo.ask) {
    case 'pay': {
      const { cost, id, seat: owner } = pieceOf(kit, todo.building);
      if (owner !== seat) return `${id} is not a card of the one who pays`;
      return todo.left > cost ? `${id} costs ${cost}` : undefined;
    }
    case 'effect':
      return pieceOf(kit, todo.building).effect === undefined ? 'this card has no effect' : undefined;
    case 'spare':
      return isOwnProtected(table, kit, seat, todo.space)
        ? undefined
        : 'only an own protected card is spared';
    case 'spareHits':
      return blocks(todo.space, todo.open).every((space) => isOwnProtected(table, kit, seat, space))
        ? undefined
        : 'only own protected cards are spared';
    case 'escapes':
      return blocks(todo.space, todo.hits).every((space) => escapes(table, kit, space))
        ? undefined
        : 'no card that may move away is hit there';
    case 'escape':
      return escapes(table, kit, todo.space) && isOwnFaceUp(table, seat, todo.space)
        ? undefined
        : 'no card of the one who is asked may move away from there';
    case 'replay':
      return todo.not < 0 || has(at(mine, seat).hand, pieceOf(kit, todo.not).number)
        ? undefined
        : 'the card that was returned is in the hand';
    case 'swap':
      return isFaceUp(table, todo.space) ? undefined : 'there is nothing face up to swap';
    case 'turn':
    case 'endTurn':
      return seat === table.active ? undefined : 'it is the turn of another';
    case 'swaps':
    case 'show':
      return at(table.players, seat).deck === 0 ? undefined : 'this deck is chosen and shown';
    default:
      return undefined;
  }
}

const blocks = (space: Space, set: number): Space[] =>
  listed(set).map((block) => space - blockOf(space) + block);

const isOwnProtected = (table: Table, kit: Kit, seat: Seat, space: Space): boolean =>
  isOwnFaceUp(table, seat, space) && isProtected(table, topPiece(table, kit, space), space);

const escapes = (table: Table, kit: Kit, space: Space): boolean =>
  isFaceUp(table, space) && topPiece(table, kit, space).escapes;

/** The turn waits beneath the decks, the end of the turn beneath everything that is asked in it. */
const ORDER = /^(turn,(show,)*(swaps,)*|endTurn,((?!turn,|show,|swaps,|endTurn,)\w+,)*)$/;

export function wrongOrder({ players, todo }: Table): Contradiction {
  if (!ORDER.test(todo.map(({ ask }) => `${ask},`).join('')))
    return 'these questions do not follow each other';
  const choosing = players.findIndex(
    ({ deck }, seat) => deck === 0 && !todo.some((one) => one.ask === 'show' && one.seat === seat),
  );
  return choosing < 0 ? undefined : `seat ${choosing} still has to show its deck`;
}
