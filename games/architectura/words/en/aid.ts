import type { ArchitecturaAid } from '../messages/aid.ts';

export const aid = {
  titles: {
    turn: 'Your turn',
    compare: 'Comparing',
    buildings: 'Buildings in this game',
    symbols: 'Symbols',
    limits: 'Limits',
    end: 'End and scoring',
  },
  turn: {
    play: 'Play a card: to the right of another one, at the start of the next street, or over a ruin.',
    compare: 'Compare it with the card to its left.',
    effect: 'Apply its effect. You may decline an effect that says you may.',
    draw: (cards) => `Draw until you have ${cards} cards in hand.`,
  },
  compare: {
    equal: 'Equal values: nothing happens.',
    up: 'Left card higher: it rises one step.',
    down: 'Left card lower: it falls one step.',
    destroy: 'Left card half or less: it is destroyed.',
    protected: 'Left card protected by another player: it stays as it is.',
  },
  card: {
    top: 'The value on top counts.',
    sides: 'On the left is what it rises to, on the right what it falls to.',
    basic: 'The small diamond marks the basic value, with which a card is played.',
  },
  limits: {
    streets: (streets, blocks) => `${streets} streets with ${blocks} blocks each, opened in order.`,
    run: (cards) =>
      `The card you play may not make ${cards} or more of your face-up cards in a row in a street.`,
    deck: (cards, tokens) => `Everybody has a deck of ${cards} cards and ${tokens} tokens.`,
  },
  end: {
    ends: 'The game ends when nobody can play a card any more.',
    values: 'Your face-up cards score their values. X and N are read at the end.',
    ties: 'Ties: more face-up cards, then the lowest-value card.',
  },
} satisfies ArchitecturaAid;
