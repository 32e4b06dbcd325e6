import { at, type Chance, type Seat, same } from '@archivolt/engine';
import { type Cards, count, has, listed, only } from '../cards.ts';
import { type Components, componentsOf, offeredPiece, pieceAt, pieceNamed } from '../components.ts';
import { drawCards } from '../draw.ts';
import { READY } from '../offers.ts';
import { reason } from '../reasons.ts';
import type { Table, View } from '../state.ts';
import { BASIC, HAND_LIMIT, type Move } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

export const BASIC_DECK: Cards = (1 << BASIC) - 1;

/** Whether decks are being made and shown, before the first turn (AR-V1 to AR-V3). */
export const isMakingDecks = ({ todo }: Table): boolean =>
  todo.some(({ ask }) => ask === 'swaps' || ask === 'show');

/** AR-V1: the additional cards of a deck. */
export const addedCards = (deck: Cards): Cards => deck & ~BASIC_DECK;

/** Choosing a deck in secret: AR-V1 to AR-V3. The table reveals nothing until all are ready. */
export const swaps: Rule<'swaps', 'replace' | 'ready'> = {
  answers: ['replace', 'ready'],
  legal({ table, seat, mine }, _todo, offers) {
    offers.push(READY);
    if (swapsUsed(mine.fresh) >= table.swaps) return;
    for (const { additional, basic, move } of at(componentsOf(table).offers, seat).replace) {
      if (has(mine.fresh, basic) && !has(mine.fresh, additional)) offers.push(move);
    }
  },
  play({ table, seat, mine }, todo, move, _chance, events) {
    if (move.do === 'replace') {
      const components = componentsOf(table);
      mine.fresh &= ~only(offeredPiece(components, seat, move.card).number);
      mine.fresh |= only(offeredPiece(components, seat, move.by).number);
      table.todo.push(todo);
    } else {
      events?.push({ type: 'ready', rule: 'AR-V3', seat });
    }
  },
  why({ table, seat, mine }, _todo, move) {
    if (move.do === 'ready') return [];
    const components = componentsOf(table);
    const card = pieceNamed(components, seat, move.card);
    const by = pieceNamed(components, seat, move.by);
    if (card === undefined) return [reason('AR-V1', 'noSuchCard', { card: move.card })];
    if (by === undefined) return [reason('AR-V1', 'noSuchCard', { card: move.by })];
    if (by.number < BASIC) return [reason('AR-V1', 'notAdditional', { card: by.id })];
    const reasons = [];
    if (swapsUsed(mine.fresh) >= table.swaps)
      reasons.push(reason('AR-V2', 'noSwapsLeft', { most: table.swaps }));
    if (has(mine.fresh, by.number)) reasons.push(reason('AR-V1', 'alreadySwappedIn', { card: by.id }));
    const pairs = at(components.offers, seat).replace;
    if (!pairs.some(({ additional, basic }) => additional === by.number && basic === card.number)) {
      reasons.push(reason('AR-V1', 'cannotReplace', { card: card.id, by: by.id }));
    } else if (!has(mine.fresh, card.number)) {
      reasons.push(reason('AR-V3', 'notInDeck', { card: card.id }));
    }
    return reasons;
  },
};

/** AR-V2: every swap adds a card. */
export function swapsUsed(deck: Cards): number {
  return count(addedCards(deck));
}

/** AR-V3: the deck is revealed and final; AR-S2: the first hand is drawn. */
export const show: Rule<'show', 'show'> = {
  answers: ['show'],
  legal(view, _todo, offers) {
    offers.push(shownBy(view));
  },
  play(view, _todo, move, chance, events) {
    const { table, seat, mine } = view;
    showAs(table, componentsOf(table), seat, mine.fresh);
    events?.push({ type: 'shown', rule: 'AR-V3', seat, added: move.added, leftOut: move.leftOut });
    deal(view, chance);
    const deck = BASIC - HAND_LIMIT;
    events?.push({ type: 'drew', rule: 'AR-S2', seat, count: HAND_LIMIT, hand: HAND_LIMIT, deck });
  },
  why: (view, _todo, move) => (same(move, shownBy(view)) ? [] : [reason('AR-V3', 'notYourDeck')]),
};

function shownBy({ table, seat, mine }: View): Move {
  const components = componentsOf(table);
  const named = (cards: Cards): string[] =>
    listed(cards).map((number) => pieceAt(components, seat, number).id);
  return { do: 'show', added: named(addedCards(mine.fresh)), leftOut: named(BASIC_DECK & ~mine.fresh) };
}

export function showAs(table: Table, components: Components, seat: Seat, deck: Cards): void {
  const player = at(table.players, seat);
  player.deck = deck;
  player.searches = (deck & at(components.searched, seat)) !== 0;
}

export function deal(view: View, chance: Chance): void {
  drawCards(view, HAND_LIMIT, chance);
}
