import { at, each, type Seat } from '@archivolt/engine';
import { type Cards, count, has, listed } from './cards.ts';
import { blockOf, isFaceUp, isInCity, isOwnFaceUp, isProtected, ownerOf, topPiece } from './city.ts';
import { isCopying } from './effects.ts';
import { seenCards } from './imagine.ts';
import { type Kit, kitOf, pieceAt, pieceOf } from './kit.ts';
import { addedCards, BASIC_DECK } from './moves/decks.ts';
import { payableWith } from './moves/pay.ts';
import type { Mine, Player, Table, Todo } from './state.ts';
import { BASIC, type Building, CARDS_A_COLOUR, HAND_LIMIT, type Space, TOKENS } from './vocabulary.ts';
import { type Part, type Wrong, wrong } from './wrong.ts';

/** What makes a position impossible; undefined if it is consistent. The parser reports it with its place. */
type Contradiction = Wrong | undefined;

/** Checks the top card of a space. */
export function wrongTop(table: Table, kit: Kit, space: Space): Contradiction {
  if (!isFaceUp(table, space)) return undefined;
  const piece = topPiece(table, kit, space);
  const holder = at(table.token, space);
  if (holder < 0) return undefined;
  if (holder !== piece.seat) return wrong(`space:${space}`, 'AR-X9', 'only its owner protects a card');
  return piece.shield
    ? wrong(`space:${space}`, 'AR-X9', '{card} is protected already', { card: piece.id })
    : undefined;
}

/** AR-V1, AR-V2: whether every additional card of the deck replaces a different basic one. */
export function wrongDeck(kit: Kit, seat: Seat, swaps: number, deck: Cards): Contradiction {
  const added = listed(addedCards(deck));
  const cards = count(deck);
  if (cards !== BASIC)
    return wrong(`player:${seat}`, 'AR-V1', 'a deck has {cards} cards, not {count}', {
      cards: BASIC,
      count: cards,
    });
  if (added.length > swaps)
    return wrong(`player:${seat}`, 'AR-V2', 'at most {swaps} cards are replaced', { swaps });
  const pairs = at(kit.offers, seat).replace;
  const fits = (index: number, free: Cards): boolean =>
    index === added.length ||
    pairs.some(
      ({ additional, basic }) =>
        additional === added[index] && has(free, basic) && fits(index + 1, free & ~(1 << basic)),
    );
  return fits(0, BASIC_DECK & ~deck)
    ? undefined
    : wrong(`player:${seat}`, 'AR-V3', 'these cards do not replace those');
}

/** Checks one player, apart from the city. */
export function wrongPlayer(kit: Kit, seat: Seat, player: Player, mine: Mine, deck: Cards): Contradiction {
  const ofKind = (cards: Cards, fits: (number: number) => boolean): boolean => listed(cards).every(fits);
  const piece = (number: number) => pieceAt(kit, seat, number);
  const part = `player:${seat}` as const;
  const { limit } = player;
  if (player.deck === 0 && (mine.hand | mine.under | player.fallen | player.removed | player.beside) !== 0)
    return wrong(part, 'AR-V3', 'who still chooses a deck has drawn nothing');
  if (!ofKind(player.beside, (number) => piece(number).beside))
    return wrong(part, 'AR-K13', 'only a card that belongs there is played beside the city');
  if (player.fallen !== 0 && player.beside === 0)
    return wrong(part, 'AR-K13', 'destroyed cards lie beside the city only by a card that takes them in');
  if (mine.under !== 0 && !player.exchanged)
    return wrong(part, 'AR-T3', 'only an exchange puts cards under the deck');
  if (limit !== HAND_LIMIT && !canRaiseTo(kit, seat, deck, limit))
    return wrong(part, 'AR-D1', 'no card of this deck makes the hand limit {limit}', { limit });
  if (count(mine.hand) > limit) return wrong(part, 'AR-D1', 'the hand limit is {limit}', { limit });
  if (player.searches && (deck & at(kit.searched, seat)) === 0)
    return wrong(part, 'AR-K14', 'there is nothing to search for');
  return wrongKnowledge(part, player, mine);
}

/** AR-D1: by a card of the deck, or by one that copies the effect of any card in the city (AR-K16). */
function canRaiseTo(kit: Kit, seat: Seat, deck: Cards, limit: number): boolean {
  const raises = (number: number): boolean => {
    const { effect } = pieceAt(kit, seat, number);
    return effect?.kind === 'handLimit' && effect.cards === limit;
  };
  const copies = listed(deck).some((number) => isCopying(pieceAt(kit, seat, number)));
  return (copies ? each(CARDS_A_COLOUR, (number) => number) : listed(deck)).some(raises);
}

/** Public knowledge of a hand must be true. */
function wrongKnowledge(part: Part, player: Player, { hand, under }: Mine): Contradiction {
  if ((player.known & ~hand) !== 0) return wrong(part, 'AR-S2', 'a known card is in the hand');
  if ((player.lacks & hand) !== 0) return wrong(part, 'AR-S2', 'a card that the hand lacks is not in it');
  if ((player.buried & ~(hand | under)) !== 0)
    return wrong(part, 'AR-T3', 'a buried card is under the deck or was drawn from there');
  if ((player.neverBuried & under) !== 0)
    return wrong(part, 'AR-T3', 'a card that was never buried is not under the deck');
  return count(player.buried & hand) > player.raised
    ? wrong(part, 'AR-T3', 'more cards were drawn from under the deck')
    : undefined;
}

/** Checks that the subject of a question exists. */
export function wrongQuestion(table: Table, todo: Todo, mine: readonly Mine[]): Contradiction {
  const kit = kitOf(table);
  const { seat } = todo;
  switch (todo.ask) {
    case 'pay': {
      const { cost, id, seat: owner } = pieceOf(kit, todo.building);
      if (owner !== seat)
        return wrong('question', 'AR-K17', '{card} is not a card of the one who pays', { card: id });
      if (todo.left > cost) return wrong('question', 'AR-K17', '{card} costs {cost}', { card: id, cost });
      if (isPlaced(table, todo.building))
        return wrong('question', 'AR-T1', '{card} is not on its way: it was played already', { card: id });
      if (isFaceUp(table, todo.space)) return wrong('question', 'AR-P1', 'a card lies face up there');
      return count(payableWith(table, todo, at(mine, seat))) < todo.left
        ? wrong('question', 'AR-K17', 'too few cards are left to pay with')
        : undefined;
    }
    case 'effect': {
      const piece = pieceOf(kit, todo.building);
      if (piece.effect === undefined) return wrong('question', 'AR-E1', 'this card has no effect');
      return piece.seat === seat && isFaceUp(table, todo.space) && at(table.top, todo.space) === todo.building
        ? undefined
        : wrong('question', 'AR-E1', 'this card has not just been played there');
    }
    case 'spare':
      return isOwnProtected(table, kit, seat, todo.space)
        ? undefined
        : wrong('question', 'AR-C7', 'only an own protected card is spared');
    case 'spareHits':
      return todo.open !== 0 &&
        blocks(todo.space, todo.open).every((space) => isOwnProtected(table, kit, seat, space))
        ? undefined
        : wrong('question', 'AR-X9', 'only own protected cards are spared');
    case 'escapes':
      return todo.hits !== 0 && blocks(todo.space, todo.hits).every((space) => escapes(table, kit, space))
        ? undefined
        : wrong('question', 'AR-K7', 'no card that may move away is hit there');
    case 'escape':
      return escapes(table, kit, todo.space) && isOwnFaceUp(table, seat, todo.space)
        ? undefined
        : wrong('question', 'AR-K7', 'no card of the one who is asked may move away from there');
    case 'return':
      return count(at(mine, seat).hand) < at(table.players, seat).limit
        ? undefined
        : wrong('question', 'AR-K3', 'a card has been played, so the hand is not full');
    case 'replay':
      if (isFaceUp(table, todo.space)) return wrong('question', 'AR-K3', 'a card lies face up there');
      return todo.not < 0 || has(at(mine, seat).hand, pieceOf(kit, todo.not).number)
        ? undefined
        : wrong('question', 'AR-K3', 'the card that was returned is in the hand');
    case 'copy':
      return at(table.top, todo.space) === todo.building &&
        isFaceUp(table, todo.space) &&
        isCopying(topPiece(table, kit, todo.space))
        ? undefined
        : wrong('question', 'AR-K16', 'no card that copies effects lies face up there');
    case 'leave': {
      const piece = pieceOf(kit, todo.building);
      const isAround = isPlaced(table, todo.building) || has(at(table.players, seat).known, piece.number);
      return piece.seat === seat && isCopying(piece) && isAround
        ? undefined
        : wrong('question', 'AR-K16', 'only a card that has copied an effect leaves the game');
    }
    case 'token':
    case 'protect':
      return tokensLeft(table, seat) > 0
        ? undefined
        : wrong('question', 'AR-X9', 'no token is left to place');
    case 'swap':
      return isFaceUp(table, todo.space)
        ? undefined
        : wrong('question', 'AR-K11', 'there is nothing face up to swap');
    case 'turn':
    case 'endTurn':
      return seat === table.active ? undefined : wrong('question', 'AR-T1', 'it is the turn of another');
    case 'swaps':
    case 'show':
      return at(table.players, seat).deck === 0
        ? undefined
        : wrong('question', 'AR-V3', 'this deck is chosen and shown');
    case 'turnCards':
    case 'rebuild':
    case 'faceDown':
      return undefined; // whether there is an answer says enough
    default:
      return todo satisfies never;
  }
}

/** Whether a card is in the city, beneath another card, beside the city or out of the game. */
function isPlaced(table: Table, building: Building): boolean {
  const { beside, fallen, removed } = at(table.players, ownerOf(building));
  return isInCity(table, building) || has(beside | fallen | removed, building % CARDS_A_COLOUR);
}

export const tokensLeft = (table: Table, seat: Seat): number =>
  TOKENS - table.token.filter((holder) => holder === seat).length;

const blocks = (space: Space, set: number): Space[] =>
  listed(set).map((block) => space - blockOf(space) + block);

const isOwnProtected = (table: Table, kit: Kit, seat: Seat, space: Space): boolean =>
  isOwnFaceUp(table, seat, space) && isProtected(table, topPiece(table, kit, space), space);

const escapes = (table: Table, kit: Kit, space: Space): boolean =>
  isFaceUp(table, space) && topPiece(table, kit, space).escapes;

/** The turn waits beneath the decks, the end of the turn beneath everything asked in it. */
const ORDER = /^(turn,(show,)*(swaps,)*|endTurn,((?!turn,|show,|swaps,|endTurn,)\w+,)*)$/;

export function wrongOrder({ players, todo, quiet }: Table): Contradiction {
  if (!ORDER.test(todo.map(({ ask }) => `${ask},`).join('')))
    return wrong('question', 'AR-T1', 'these questions do not follow each other');
  if (quiet >= players.length)
    return wrong('question', 'AR-G1', 'after as many quiet turns the game is over');
  const choosing = players.findIndex(
    ({ deck }, seat) => deck === 0 && !todo.some((one) => one.ask === 'show' && one.seat === seat),
  );
  return choosing < 0
    ? undefined
    : wrong(`player:${choosing}`, 'AR-V3', 'seat {seat} still has to show its deck', { seat: choosing });
}

/** AR-S1: every card of a player is in one place, and belongs to the deck. */
export function wrongCards(table: Table, { hand, under, fresh: deck }: Mine, seat: Seat): Contradiction {
  const part = `player:${seat}` as const;
  const seen = seenCards(table, seat);
  const all = seen | hand | under;
  if ((all & ~deck) !== 0)
    return wrong(part, 'AR-V1', 'seat {seat} has a card that is not in its deck', { seat });
  return count(all) === count(seen) + count(hand) + count(under)
    ? undefined
    : wrong(part, 'AR-S1', 'seat {seat} has a card in two places', { seat });
}

export function wrongTokens(table: Table, seat: Seat): Contradiction {
  return tokensLeft(table, seat) < 0
    ? wrong(`player:${seat}`, 'AR-S1', 'seat {seat} has more than {tokens} tokens', { seat, tokens: TOKENS })
    : undefined;
}
