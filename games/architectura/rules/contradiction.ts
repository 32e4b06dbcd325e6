import { at, each, type Seat } from '@archivolt/engine';
import { type Cards, count, has, listed } from './cards.ts';
import { isFaceUp, topPiece } from './city.ts';
import { type Components, pieceAt } from './components.ts';
import { isCopying } from './effects.ts';
import { seenCards } from './imagine.ts';
import { addedCards, BASIC_DECK } from './moves/decks.ts';
import type { Mine, Player, Table } from './state.ts';
import { BASIC, CARDS_A_COLOUR, HAND_LIMIT, type Space, TOKENS } from './vocabulary.ts';
import { type Part, type Wrong, wrong } from './wrong.ts';

/** Finds what makes a position impossible; undefined if it is consistent. The parser reports it with its place. */
type Contradiction = Wrong | undefined;

/** Checks the top card of a space. */
export function wrongTop(table: Table, components: Components, space: Space): Contradiction {
  if (!isFaceUp(table, space)) return undefined;
  const piece = topPiece(table, components, space);
  const holder = at(table.token, space);
  if (holder < 0) return undefined;
  if (holder !== piece.seat)
    return wrong(`space:${space}`, 'AR-X9', 'a card can be protected only by its owner');
  return piece.shield
    ? wrong(`space:${space}`, 'AR-X9', '{card} is always protected and needs no token', { card: piece.id })
    : undefined;
}

/** AR-V1, AR-V2: whether every additional card of the deck replaces a different basic one. */
export function wrongDeck(components: Components, seat: Seat, swaps: number, deck: Cards): Contradiction {
  const added = listed(addedCards(deck));
  const cards = count(deck);
  if (cards !== BASIC)
    return wrong(`player:${seat}`, 'AR-V1', 'a deck has {cards} cards, not {count}', {
      cards: BASIC,
      count: cards,
    });
  if (added.length > swaps)
    return wrong(`player:${seat}`, 'AR-V2', 'at most {swaps} cards can be replaced', { swaps });
  const pairs = at(components.offers, seat).replace;
  const fits = (index: number, free: Cards): boolean =>
    index === added.length ||
    pairs.some(
      ({ additional, basic }) =>
        additional === added[index] && has(free, basic) && fits(index + 1, free & ~(1 << basic)),
    );
  return fits(0, BASIC_DECK & ~deck)
    ? undefined
    : wrong(`player:${seat}`, 'AR-V3', 'these additional cards cannot replace those basic cards');
}

/** Checks one player, apart from the city. */
export function wrongPlayer(
  components: Components,
  seat: Seat,
  player: Player,
  mine: Mine,
  deck: Cards,
): Contradiction {
  const ofKind = (cards: Cards, fits: (number: number) => boolean): boolean => listed(cards).every(fits);
  const piece = (number: number) => pieceAt(components, seat, number);
  const part = `player:${seat}` as const;
  const { limit } = player;
  if (player.deck === 0 && (mine.hand | mine.under | player.fallen | player.removed | player.beside) !== 0)
    return wrong(part, 'AR-V3', 'a player who is still choosing a deck has no cards yet');
  if (!ofKind(player.beside, (number) => piece(number).beside))
    return wrong(part, 'AR-K13', 'this card is not played beside the city');
  if (player.fallen !== 0 && player.beside === 0)
    return wrong(part, 'AR-K13', 'destroyed cards are beside the city only if a card there takes them in');
  if (mine.under !== 0 && !player.exchanged)
    return wrong(part, 'AR-T3', 'cards are under the deck only after an exchange');
  if (limit !== HAND_LIMIT && !canRaiseTo(components, seat, deck, limit))
    return wrong(part, 'AR-D1', 'no card of this deck raises the hand limit to {limit}', { limit });
  if (count(mine.hand) > limit)
    return wrong(part, 'AR-D1', 'the hand holds more than {limit} cards', { limit });
  if (player.searches && (deck & at(components.searched, seat)) === 0)
    return wrong(part, 'AR-K14', 'there is no card in this deck to search for');
  return wrongKnowledge(part, player, mine);
}

/** AR-D1: by a card of the deck, or by one that copies the effect of any card in the city (AR-K16). */
function canRaiseTo(components: Components, seat: Seat, deck: Cards, limit: number): boolean {
  const raises = (number: number): boolean => {
    const { effect } = pieceAt(components, seat, number);
    return effect?.kind === 'handLimit' && effect.cards === limit;
  };
  const copies = listed(deck).some((number) => isCopying(pieceAt(components, seat, number)));
  return (copies ? each(CARDS_A_COLOUR, (number) => number) : listed(deck)).some(raises);
}

/** Public knowledge of a hand must be true. */
function wrongKnowledge(part: Part, player: Player, { hand, under }: Mine): Contradiction {
  if ((player.known & ~hand) !== 0)
    return wrong(part, 'AR-S2', 'a card known to be in the hand is not there');
  if ((player.lacks & hand) !== 0) return wrong(part, 'AR-S2', 'a card known not to be in the hand is there');
  if ((player.buried & ~(hand | under)) !== 0)
    return wrong(part, 'AR-T3', 'a card put under the deck is neither there nor in the hand');
  if ((player.neverBuried & under) !== 0)
    return wrong(part, 'AR-T3', 'a card that was never put under the deck is there');
  return count(player.buried & hand) > player.raised
    ? wrong(part, 'AR-T3', 'more cards in the hand come from under the deck than were drawn from there')
    : undefined;
}

export const tokensLeft = (table: Table, seat: Seat): number =>
  TOKENS - table.token.filter((holder) => holder === seat).length;

/** The turn waits beneath the decks, the end of the turn beneath everything asked in it. */
const ORDER = /^(turn,(show,)*(swaps,)*|endTurn,((?!turn,|show,|swaps,|endTurn,)\w+,)*)$/;

export function wrongOrder({ players, todo, quiet }: Table): Contradiction {
  if (!ORDER.test(todo.map(({ ask }) => `${ask},`).join('')))
    return wrong('question', 'AR-T1', 'these questions cannot follow each other');
  if (quiet >= players.length)
    return wrong('question', 'AR-G1', 'after this many turns without an action, the game is over');
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
    : wrong(part, 'AR-S1', 'seat {seat} has the same card in two places', { seat });
}

export function wrongTokens(table: Table, seat: Seat): Contradiction {
  return tokensLeft(table, seat) < 0
    ? wrong(`player:${seat}`, 'AR-S1', 'seat {seat} has more than {tokens} tokens', { seat, tokens: TOKENS })
    : undefined;
}
