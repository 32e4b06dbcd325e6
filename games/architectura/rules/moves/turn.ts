import { at, type Reason } from '@archivolt/engine';
import { has, listed, lowest, NO_CARDS, only } from '../cards.ts';
import { playableSpaces } from '../city.ts';
import { type Components, componentsOf, offeredPiece, pieceAt, pieceNamed } from '../components.ts';
import { PASS } from '../offers.ts';
import { isPayable, playBeside, playCard, ruleOfCost } from '../place.ts';
import { notEligible, notInHand, reason, tooManyInARow } from '../reasons.ts';
import type { Player, View } from '../state.ts';
import type { Move, MoveOf } from '../vocabulary.ts';
import { exchange, search } from './exchange.ts';
import { removeOwn } from './pay.ts';
import type { Rule } from './rule.ts';

type CardMove = MoveOf<'play' | 'playBeside' | 'remove'>;

/** The start of a turn: AR-T1 to AR-T3. */
export const turn: Rule<'turn', CardMove['do'] | 'pass' | 'exchange' | 'search'> = {
  answers: ['play', 'playBeside', 'remove', 'pass', ...exchange.answers, ...search.answers],
  legal(view, todo, offers) {
    const components = componentsOf(view.table);
    const before = offers.length;
    plays(view, components, offers);
    if (offers.length === before) offers.push(PASS); // AR-T2
    exchange.legal(view, todo, offers);
    search.legal(view, todo, offers);
  },
  play(view, todo, move, chance, events) {
    if (move.do === 'exchange') return exchange.play(view, todo, move, chance, events);
    if (move.do === 'search') return search.play(view, todo, move, chance, events);
    const { table, seat } = view;
    const components = componentsOf(table);
    table.todo.push({ ask: 'endTurn', seat });
    switch (move.do) {
      case 'play':
        return playCard(view, components, offeredPiece(components, seat, move.card), move.space, events);
      case 'playBeside':
        return playBeside(view, offeredPiece(components, seat, move.card), events);
      case 'remove':
        table.quiet = -1;
        return removeOwn(view, offeredPiece(components, seat, move.card).number, events);
      case 'pass': {
        const player = at(table.players, seat);
        player.lacks = wouldHavePlayed(components, player, seat);
        events?.push({ type: 'passed', rule: 'AR-T2', seat });
        return;
      }
      default:
        return move satisfies never;
    }
  },
  why(view, todo, move) {
    if (move.do === 'exchange') return exchange.why(view, todo, move);
    if (move.do === 'search') return search.why(view, todo, move);
    const components = componentsOf(view.table);
    if (move.do !== 'pass') return whyNoPlay(view, components, move);
    const offers: Move[] = [];
    plays(view, components, offers);
    return offers.length === 0 ? [] : [reason('AR-T2', 'mustPlay', { plays: offers.length })];
  },
};

/** Every play of the turn: on a space, beside the city, or out of the game. */
function plays(view: View, components: Components, offers: Move[]): void {
  const { table, seat, mine } = view;
  const player = at(table.players, seat);
  const moves = at(components.offers, seat);
  const spaces = playableSpaces(table, seat);
  for (let hand = mine.hand; hand !== 0; hand &= hand - 1) {
    const number = lowest(hand);
    const piece = pieceAt(components, seat, number);
    if (piece.beside) {
      offers.push(at(moves.playBeside, number));
    } else if (piece.cost > 0 && !isPayable(player, piece, player.hand - 1)) {
      offers.push(at(moves.remove, number)); // AR-K17: whether or not there is a space
    } else {
      const bySpace = at(moves.play, number);
      for (let rest = spaces; rest !== 0; rest &= rest - 1) offers.push(at(bySpace, lowest(rest)));
    }
  }
}

/** Cards that a passing player evidently does not hold: they could have been played or removed. */
function wouldHavePlayed(components: Components, player: Player, seat: number): number {
  let cards = NO_CARDS;
  if (player.hand === 0) return cards;
  for (const number of listed(player.deck)) {
    const piece = pieceAt(components, seat, number);
    if (piece.beside || !isPayable(player, piece, player.hand - 1)) cards |= only(number);
  }
  return cards;
}

function whyNoPlay(view: View, components: Components, move: CardMove): Reason[] {
  const { table, seat, mine } = view;
  const piece = pieceNamed(components, seat, move.card);
  const reasons = notInHand(view, components, move.card);
  if (piece === undefined) return reasons;
  if (move.do === 'playBeside') {
    if (!piece.beside) reasons.push(reason('AR-K13', 'belongsInCity', { card: piece.id }));
    return reasons;
  }
  if (piece.beside) return [...reasons, reason('AR-K13', 'belongsBeside', { card: piece.id })];
  const player = at(table.players, seat);
  const others = player.hand - (has(mine.hand, piece.number) ? 1 : 0);
  if (move.do === 'remove') {
    if (piece.cost === 0) reasons.push(reason('AR-K17', 'noCost', { card: piece.id }));
    else if (isPayable(player, piece, others))
      reasons.push(reason(ruleOfCost(piece), 'costPayable', { card: piece.id }));
    return reasons;
  }
  const bad = notEligible(table, seat, move.space);
  reasons.push(...(bad.length > 0 ? bad : tooManyInARow(table, seat, move.space)));
  if (!isPayable(player, piece, others))
    reasons.push(reason(ruleOfCost(piece), 'costTooHigh', { cost: piece.cost, others }));
  return reasons;
}
