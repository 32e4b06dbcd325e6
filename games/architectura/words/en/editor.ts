import type { EditorWords } from '../messages/editor.ts';

export const editor: EditorWords = {
  impossible: {
    'a card can be protected only by its owner': 'A card can only be protected by its owner’s token.',
    '{card} is always protected and needs no token':
      'This card is always protected, so it needs no token: {card}.',
    '{card} is already elsewhere in the city': 'This card is already elsewhere in the city: {card}.',
    'at most {swaps} cards can be replaced': 'At most {swaps} cards can be replaced.',
    'these additional cards cannot replace those basic cards':
      'These additional cards do not replace those basic cards.',
    'a deck has {cards} cards, not {count}': 'A deck has {cards} cards, not {count}.',
    'a player who is still choosing a deck has no cards yet':
      'Players who are still choosing a deck have no cards yet.',
    'this card is not played beside the city': 'This card is not played beside the city.',
    'destroyed cards are beside the city only if a card there takes them in':
      'Destroyed cards lie beside the city only if a card there takes them in.',
    'cards are under the deck only after an exchange': 'Cards lie under the deck only after an exchange.',
    'no card of this deck raises the hand limit to {limit}':
      'No card of this deck raises the hand limit to {limit}.',
    'the hand holds more than {limit} cards': 'The hand holds more than {limit} cards.',
    'there is no card in this deck to search for': 'There is no card in this deck to search for.',
    'a card known to be in the hand is not there': 'A card known to be in the hand must be there.',
    'a card known not to be in the hand is there': 'A card known not to be in the hand is there.',
    'a card put under the deck is neither there nor in the hand':
      'A card put under the deck must be there, or have been drawn from there.',
    'a card that was never put under the deck is there': 'A card that was never put under the deck is there.',
    'more cards in the hand come from under the deck than were drawn from there':
      'More cards in the hand come from under the deck than were drawn from there.',
    'seat {seat} has a card that is not in its deck': '{seat} has a card that is not in their deck.',
    'seat {seat} has the same card in two places': '{seat} has the same card in two places.',
    'seat {seat} has more than {tokens} tokens': '{seat} has more than {tokens} tokens.',
    'these questions cannot follow each other': 'These questions cannot follow each other.',
    'after this many turns without an action, the game is over':
      'After this many turns without an action, the game is over.',
    'seat {seat} still has to show its deck': '{seat} still has to show a deck.',
    'this question has no possible answer': 'There is no possible answer to the current question.',
    '{card} does not belong to the player who pays':
      'This card does not belong to the player who pays: {card}.',
    '{card} costs {cost}': 'This card costs {cost}: {card}.',
    '{card} has already been played': 'This card has already been played: {card}.',
    'there is a face-up card in this space': 'There is a face-up card in this space.',
    'too few cards are left to pay with': 'Too few cards are left to pay with.',
    'this card has no effect': 'This card has no effect.',
    'this card has not just been played there': 'This card has not just been played there.',
    'only the player’s own protected card can be spared':
      'Only the player’s own protected card can be spared.',
    'only the player’s own protected cards can be spared':
      'Only the player’s own protected cards can be spared.',
    'no card that is hit there may move away': 'No card that may move away is hit there.',
    'the player asked has no card there that may move away':
      'The player asked has no card there that may move away.',
    'a card has just been played, so the hand cannot be full':
      'A card has just been played, so the hand cannot be full.',
    'the returned card must be in the hand': 'The returned card must be in the hand.',
    'there is no face-up card in this space that copies effects':
      'There is no face-up card in this space that copies effects.',
    'only a card that has copied an effect leaves the game':
      'Only a card that has copied an effect leaves the game.',
    'no token is left to place': 'No token is left to place.',
    'there is no face-up card to swap': 'There is no face-up card to swap.',
    'it is another player’s turn': 'It is another player’s turn.',
    'this deck has already been chosen and shown': 'This deck has already been chosen and shown.',
  },
  fields: {
    card: 'Card',
    none: 'none',
    turned: 'Rotation',
    basic: 'basic value',
    clockwise: 'one step clockwise',
    twice: 'two steps',
    counterClockwise: 'one step counter-clockwise',
    destroyed: 'Destroyed (face down)',
    beneath: 'Beneath',
    token: 'Token of',
    deck: 'in the deck',
    hand: 'in the hand',
    under: 'under the deck',
    beside: 'beside the city',
    fallen: 'destroyed, beside the city',
    out: 'out of the game',
    inCity: 'in the city',
    limit: 'Hand limit',
    exchanged: 'Has exchanged the hand',
    searches: 'May still search',
    notInDeck: 'not in the deck',
    instead: 'replaces',
    swaps: 'Maximum replacements',
    quiet: 'Turns without an action',
    players: 'Players',
    turn: 'Turn',
    active: 'Whose turn',
    asked: 'What happens next',
    begins: 'a turn begins',
    over: 'nothing, the game is over',
    asIs: 'as it is now',
    table: 'The table',
  },
};
