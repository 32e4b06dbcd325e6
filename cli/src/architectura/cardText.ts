import type { Card, Effect, EndEffect } from '@archivolt/architectura';
import { cardName } from './sentences.ts';

/** What a card does, in few words, drawn from its data. */
export function cardText(card: Card): string {
  const parts = [
    card.protected ? 'protected' : '',
    card.beside ? 'played beside the city, takes in your destroyed cards' : '',
    card.cost ? `costs ${card.cost.remove} card${card.cost.remove > 1 ? 's' : ''}` : '',
    card.search ? 'may be fetched at the start' : '',
    card.escapes ? 'moves instead of being destroyed' : '',
    card.effect ? effectText(card.effect) : '',
    card.end ? endText(card.end) : '',
  ].filter(Boolean);
  return parts.join('; ') || 'no effect';
}

function effectText(effect: Effect): string {
  switch (effect.kind) {
    case 'turn':
      return effect.whose === 'each' ? 'turn a card of each player' : `turn up to ${effect.count} own cards`;
    case 'destroyLower':
      return 'destroys all lower cards in its street';
    case 'rebuild':
      return 'rebuild an own destroyed card';
    case 'tokenOnSpace':
      return 'put a token on a space';
    case 'opponentsFaceDown':
      return 'each opponent plays a card face down';
    case 'swapAdjacent':
      return 'swap with a neighbour';
    case 'protect':
      return 'protect an own card';
    case 'handLimit':
      return `hand limit ${effect.cards}`;
    case 'special':
      return effect.special === 'replay'
        ? 'return an own card, play another in its space'
        : 'copy an effect, then leave the game';
    default:
      return effect satisfies never;
  }
}

function endText(end: EndEffect): string {
  switch (end.kind) {
    case 'adjacentTo':
      return `end: ${end.points} next to a ${cardName(end.card)}`;
    case 'perFallen':
      return `end: ${end.points} for each card beside it`;
    default:
      return end satisfies never;
  }
}
