import type { CoachWords } from '../messages/coach.ts';

export const coach: CoachWords = {
  played:
    'A card is played with its basic value on top. It is compared only with the card directly to its left.',
  covered: 'A destroyed card has no value any more. Another card may be played over it.',
  equal: 'Both values are equal, so nothing happens to the card on the left.',
  rose: 'The card on the left was worth more than the one played, so it is rotated to its next higher value.',
  fell: 'The card on the left was worth less, but more than half. It is rotated to its next lower value.',
  destroyed:
    'The card on the left was worth half of the played value or less. It is destroyed: it has no value and no effect any more.',
  lost: 'A destroyed card counts for nothing at the end. A high value, protection or a card to its right keeps a card safe.',
  shielded: 'A protected card is safe from opponents, both in comparisons and from effects.',
  effect:
    'After comparing, the effect of the played card is carried out. What a card “may” do can be declined; the rest must be done.',
  reserved: 'A token on a free space keeps it for its owner. Nobody else may play there.',
  guarded:
    'A token on a card protects it from opponents. It moves with the card, and goes back to its owner when the card is destroyed or leaves the city.',
  revalued:
    'X is the value directly to the left, N the number of the block. Such a value changes when what it depends on changes.',
  escaped: 'This card may move to another space instead of being destroyed, if its owner has one.',
  beside: 'This card lies beside the city: it takes no space, is not compared, and still counts.',
  drew: 'A turn ends with drawing up to the hand limit, three cards unless an effect raised it.',
  limit: 'The hand limit stays raised for the rest of the game, even if that card is destroyed later.',
  exchanged:
    'Once per game, before playing, you may put your whole hand under your deck and draw as many new cards.',
  passed: 'If you can play, you must. If you cannot, you pass, but you still draw and may play again later.',
  nearEnd:
    'A deck has run out. The game ends after a round in which nobody plays, removes, draws or exchanges a card.',
  ended:
    'Nobody could do anything for a whole round. The values of your face-up cards and the end effects are added up.',
};
