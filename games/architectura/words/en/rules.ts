import type { RuleNumber } from '@archivolt/architectura';
import type { RuleBook } from '@archivolt/i18n';

export const rules = {
  chapters: {
    S: 'Set-up',
    T: 'The turn',
    P: 'Placing',
    C: 'Comparing',
    E: 'Effects',
    X: 'Terms',
    D: 'Drawing',
    G: 'End of the game',
    V: 'Advanced decks',
    K: 'The buildings',
  },
  texts: {
    'AR-S1':
      'Architectura is a game for 2 to 4 players. Each player has a deck of 12 cards and 2 protection tokens, all of one colour: red, blue, green or yellow.',
    'AR-S2':
      'All decks are shuffled and each player draws 3 cards. Hands and the order of the decks are hidden. Destroyed cards are public: anyone may look at them at any time.',
    'AR-S3':
      'The city has as many streets (rows) as there are players, and 8 blocks (columns) numbered from 1 to 8.',
    'AR-S4': 'The first player is drawn at random or chosen by the table. Turns then go clockwise.',
    'AR-T1':
      'On your turn you play one card (AR-P1), compare it with the card to its left (AR-C1), apply its effect (AR-E1) and draw up to your hand limit (AR-D1).',
    'AR-T2':
      'If you can play a card, you must. If none of your cards can be played, you may first exchange your hand (AR-T3); if there is still nothing to play, you play nothing, but you still draw at the end of your turn. You play again on a later turn if a space opens up. If your deck and your hand are both empty, your turn is skipped.',
    'AR-T3':
      'Once per game, at the start of your turn and before playing, you may put your whole hand, unless it is empty, under your deck in random order and then draw as many cards. The cards you put there stay below the rest of the deck; you know which cards they are, but not their order. If the deck is too short, you draw some of them again at once.',
    'AR-P1':
      'You play a card on an eligible space, which is one of these: an empty space directly to the right of an occupied one; the first space of the first street that has neither cards nor tokens, the streets being opened in order from the row of block numbers; or a space whose top card is destroyed. In this last case the new card covers the destroyed one, however many cards already lie there.',
    'AR-P2':
      'If a street still has cards but its first space has been vacated, that space is eligible, because the edge of the city counts as occupied. A street that has lost all its cards is an unopened street again. Only one unopened street is available at a time, but you may open it while earlier streets still have room.',
    'AR-P3':
      'You play a card with its basic value on top. From then on, its value is the one on whichever side is on top.',
    'AR-P4':
      'With 3 or 4 players, the card you play as your card of the turn may not stand in a run of three or more face-up cards of your colour in a street; cards on both sides of it count. Destroyed cards, tokens on spaces (AR-K8) and gaps break the run. Cards played through the Manufactory (AR-K3) or the Laboratory (AR-K9), moves, swaps and rebuilding are not limited.',
    'AR-P5':
      'A space that holds your own token (AR-K8) is eligible for you, whatever lies to its left; a space that holds another player’s token is not. A street with a token counts as opened.',
    'AR-C1':
      'Compare the value of the card you played, read once before anything changes, with the value of the card directly to its left, whatever its colour. If there is no card there, or only a destroyed one, skip the comparison.',
    'AR-C2': 'If both values are equal, nothing happens.',
    'AR-C3':
      'If the left card has the higher value, it is rotated 90° clockwise to its next higher value, unless it already shows its highest.',
    'AR-C4':
      'If the value of the left card is half the value of the card played, or less, the left card is destroyed (AR-X3).',
    'AR-C5':
      'If the value of the left card is lower, but more than half the value of the card played, the left card is rotated 90° counter-clockwise to its next lower value, unless it already shows its lowest.',
    'AR-C6':
      'Check the cases in the order AR-C2, AR-C3, AR-C4, AR-C5 and stop at the first that applies: this also settles zero and negative values, with equality coming first. “Half or less” means that twice the left value is at most the value of the card played; nothing is ever rounded.',
    'AR-C7':
      'If the left card is protected by an opponent (AR-X9), the comparison does not affect it. If it is protected by your own token, you choose whether to spare it.',
    'AR-C8':
      'Values are compared only when a card is played, never when a card is moved, swapped, rotated or rebuilt.',
    'AR-E1':
      'After comparing, apply the effect of the card you played, unless its text names another moment: before playing, on destruction or at the end of the game.',
    'AR-E2':
      'Effects that say “may” are optional. All others are compulsory, as far as they can be carried out.',
    'AR-E3': 'You may use an effect on the very card it belongs to, unless its text forbids this.',
    'AR-X1':
      'X is the current value of the card directly to the left and changes along with it; if that card is an X card too, you read on further to the left. If there is nothing there, only a token, or a destroyed card, X is 0. Values may be negative. Which side of an X or N card is its highest or lowest depends only on the amount added or subtracted: X+2 always counts as higher than X−1.',
    'AR-X2': 'N is the number, from 1 to 8, of the block in which the card lies.',
    'AR-X3':
      'To destroy a card, turn it face down and leave it in its space; only a Cemetery changes this (AR-K13). A destroyed card has no value and no effect. Its space is occupied and yet eligible (AR-P1).',
    'AR-X4':
      'To rebuild a destroyed card, turn it face up with its basic value on top. This is possible only if no other card covers it. Nothing is compared and no effect is applied.',
    'AR-X5':
      'To move a card, take a face-up card to another eligible space with the same side on top; nothing is compared, no effect is applied, and the move may make three in a row (AR-P4). The space it leaves may become a gap, and whatever lay beneath the card is uncovered. Whether a space is eligible is judged for the player who makes the move (for the Inn, its owner: AR-K7), with the card still in its old space; that old space itself cannot be chosen.',
    'AR-X6':
      'To rotate a card one step, rotate it 90° in either direction; the highest value may thus become the lowest, or the other way round. A card with a single value cannot be rotated.',
    'AR-X7':
      'To swap two cards, let two face-up cards, each on top in its space, change places. Each keeps the same side on top and its token, and whatever lies beneath them stays where it is. Nothing is compared and no effect is applied.',
    'AR-X8':
      'A removed card leaves the game; a returned card goes back to its owner’s hand. Either way, whatever lay beneath it is uncovered.',
    'AR-X9':
      'Nothing an opponent’s card does affects a protected card; for your own cards you decide each time whether they affect it, even if their effect is compulsory. A card cannot be protected twice, and tokens are placed only by effects; a card with built-in protection is protected whenever it lies face up, as if by a token, but this uses neither of your two tokens and gives none back. The token travels with a card that is moved or swapped, and goes back to its owner when the card is destroyed, returned or removed. A protected X card keeps reading its value from the left (AR-X1).',
    'AR-X10':
      'Adjacent means directly next to each other in the same street or the same block, never diagonally.',
    'AR-D1':
      'You draw up to your hand limit: 3 cards, or 4 once you have played the Museum (AR-K15), or 5 once you have played the Obelisk (AR-K14), for the rest of the game and whatever becomes of that card. If both apply, the higher limit counts. A card played face down never raises the limit. If your deck is empty, you do not draw.',
    'AR-G1':
      'The game ends when no player can play a card any more, that is, when all players in succession have had a turn in which no card was played, removed (AR-K17), drawn or exchanged (AR-T3). A player without cards is skipped while the others continue.',
    'AR-G2':
      'Your score is the sum of the values of your face-up cards plus your end-of-game effects. X and N are read at the end, and negative values count.',
    'AR-G3':
      'If players are tied, the one with more face-up cards of their colour on the table wins, the Cemetery included. If they are still tied, the one whose lowest value among these cards is lower wins. If that is equal as well, they share the win.',
    'AR-V1':
      'Each player has 6 additional cards of their colour and may replace basic cards with additional ones of equal basic value. An additional card whose text names a card replaces only that one. The deck always stays at 12 cards.',
    'AR-V2':
      'The table agrees on the largest number of replacements, from 0 to 6, or rolls a die for it. Anyone may make fewer.',
    'AR-V3':
      'Replacements are chosen in secret, shown to everyone before the game, and then final. The two cards that replace the Palace (AR-K17, AR-K18) cannot be used together.',
    'AR-K1':
      'When you play the Library, you may rotate 1 card of each player, yourself included, one step (AR-X6). You decide for each player whether to do so.',
    'AR-K2':
      'When you play the Greenhouse, you may rotate up to 2 different cards of your own, one step each (AR-X6).',
    'AR-K3':
      'When you play the Manufactory, you may return 1 of your own face-up cards in the city, even the Manufactory itself, to your hand; you must then play another card from your hand in that very space, paying its costs, comparing and applying its effect. You may do this only if you have another card in hand that can be played and paid for; the freed space need not be eligible. The returned card may be spent to pay the cost, but it cannot be the card you play. The Cemetery (AR-K13) cannot be that card either.',
    'AR-K4':
      'When you play the Arsenal, it destroys all cards of lower value in its street, your own included; for protected cards, AR-X9 applies. All values, X included, are read first, and no card is hit twice. First all the cards hit except Inns are destroyed; then the Inns hit move or are destroyed (AR-K7), in turn order starting with the active player.',
    'AR-K5':
      'At the end of the game the Statue earns you 4 points if it is adjacent (AR-X10) to a face-up Park of any player. You score this only once, even with several Parks.',
    'AR-K6': 'When you play the School, you may rebuild 1 of your own destroyed cards (AR-X4).',
    'AR-K7':
      'Whenever the Inn would be destroyed, its owner may move it to another eligible space instead (AR-X5). If there is none, the Inn is destroyed.',
    'AR-K8':
      'When you play the Fountain, put one of your tokens on an eligible space, if you have one left. That space counts as occupied, so that the next one opens, but it holds no card; only you may play or move a card there. You take the token back when you play or move a card there, or rebuild your own card beneath it. A destroyed card under an opponent’s token cannot be rebuilt.',
    'AR-K9':
      'When you play the Laboratory, each opponent in turn order chooses a card from their hand and plays it face down, as a destroyed card, on any eligible space; without a card or a space, they play none. They draw only at the end of their own turn. The card costs nothing, compares with nothing and has no effect, and the Inn cannot react. If its owner has a Cemetery (AR-K13), the card goes beside it, but there must still be an eligible space.',
    'AR-K10': 'The Palace has no effect.',
    'AR-K11': 'When you play the Park, you may swap it (AR-X7) with 1 adjacent face-up card (AR-X10).',
    'AR-K12':
      'When you play the Temple, you may protect 1 of your own face-up cards with a token (AR-X9), if you have one left.',
    'AR-K13':
      'You play the Cemetery beside the city: it needs no space, so it can be played even when the city has no room (AR-G1), it compares with nothing, it is protected, it is no target and nobody’s neighbour, and the Forge cannot copy it. From now on your destroyed cards go beside it instead of staying in the city, uncovering what lay beneath or leaving the space empty. They do nothing and cannot be rebuilt; cards destroyed earlier stay where they are. At the end of the game you score 2 points for each card beside it, and the Cemetery scores its own value.',
    'AR-K14':
      'Once you have played the Obelisk, your hand limit is 5 (AR-D1). At the start of your first turn, before exchanging your hand (AR-T3) and only if the Obelisk is not in your hand, you may put 1 card from your hand under your deck, take the Obelisk out of the deck into your hand and shuffle the deck.',
    'AR-K15': 'Once you have played the Museum, your hand limit is 4 (AR-D1).',
    'AR-K16':
      'When you play the Forge, you may apply the instant effect of any face-up card in the city as if it belonged to the Forge, with the Forge’s place, value and owner. The copied effect is carried out completely with the Forge in place; then the Forge leaves the game from wherever it is by then. If it copies the Manufactory (AR-K3), the Forge cannot return itself. It cannot copy end-of-game, destruction or cost texts, the Cemetery, the Obelisk’s search or another Forge.',
    'AR-K17':
      'To play the Town Hall, you must remove 1 other card in your hand from the game. If you cannot, you may remove the Town Hall itself from the game as your play; you must do so only if you can play nothing else. The lack of a space alone is no reason to remove it.',
    'AR-K18':
      'To play the Magic Academy, you must remove 2 cards from the game, from your hand, from beside your Cemetery (AR-K13), or one from each. It is protected (AR-X9). If you cannot pay, you may remove the Magic Academy itself from the game as your play, under the same conditions as the Town Hall (AR-K17).',
  },
  synonyms: [
    ['destroy', 'destroyed', 'demolish', 'ruin', 'kill', 'face down'],
    ['rotate', 'turn', 'spin', 'twist'],
    ['protect', 'protected', 'protection', 'shield', 'token', 'safe'],
    ['rebuild', 'restore', 'repair'],
    ['eligible', 'allowed', 'legal', 'available', 'possible'],
    ['street', 'row', 'line'],
    ['block', 'column'],
    ['compare', 'comparison', 'left', 'neighbour', 'neighbor', 'adjacent'],
    ['draw', 'hand', 'hand limit', 'deck'],
  ],
} satisfies RuleBook<RuleNumber>;
