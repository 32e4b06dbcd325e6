import type { ArchitecturaLessons } from '../messages/lessons.ts';

export const lessons = {
  compare: {
    title: 'One card a turn',
    about: 'Play a card, compare it with the one on its left, and see what becomes of that one.',
    learnt: [
      'You play one card a turn: to the right of another card, at the start of the next street, or over a ruin.',
      'The card on the left rises if it is higher, falls if it is lower, and is destroyed if it is worth half or less.',
      'At the end of your turn, you draw until you have three cards.',
    ],
    says: {
      city: 'Everybody builds the same city. It has as many streets as players, and eight blocks in each.',
      hand: 'These are your cards. The large number on top is the value that counts; the small ones at the sides come up when a card is rotated.',
      goal: 'Whoever has the most points at the end wins: the values of all their face-up cards are added up.',
      inn: 'Boris’s Library is worth 3. Play your Inn, worth 6, on the space to its right: touch the card, then the space.',
      tooWeak:
        'The Statue is worth 5. Against 3 that would only make the Library fall one step. The Inn, with 6, is twice as high.',
      tooStrong: 'The Palace would do it, too. But 6 is enough here: keep the Palace, and play the Inn.',
      nothingLeft:
        'You may open the second street, but there is nothing on the left to compare with. Play to the right of the Library.',
      keepHand: 'You can exchange your whole hand once per game. These cards are good: keep them.',
      ruin: 'The Library had half your value or less, so it is destroyed. A ruin has no value, but a new card can be played over it.',
      draw: 'Your turn is over, and you have drawn a card: your hand is always filled up to three.',
      statue:
        'Boris plays his Statue, worth 5, to the right of your Inn. Now your card is the one on the left.',
      rises:
        'Your 6 is higher than his 5, so your Inn is rotated clockwise and rises to 7. The higher card on the left gains.',
      palace: 'Now the third case. Play your Palace, worth 8, to the right of Boris’s Statue.',
      equal: 'Statue against Statue, 5 against 5: with equal values nothing happens. Take the Palace.',
      takePalace: 'That card would help Boris: his Statue would rise. Take the Palace, worth 8.',
      ruinLater:
        'You may build over the ruin, and soon you will. First play the Palace to the right of the Statue.',
      streetLater: 'The second street can wait. Play the Palace to the right of Boris’s Statue.',
      falls:
        '5 is lower than 8, but more than half of it. So the Statue is not destroyed: it is rotated counter-clockwise and falls to 3.',
      street:
        'Boris opens the second street with his Palace. Nothing is to its left, so nothing is compared.',
      cover:
        'Now use the ruin: play your Statue on it. The edge of the city is to its left, so there is nothing to compare either.',
      takeStatue: 'That card would fit, too. Take the Statue for this lesson.',
      ownCard:
        'To the right of your own Palace, a lower card would make it rise. A good idea, but try the ruin first.',
      secondStreet: 'To the right of Boris’s Palace, a lower card would make it rise for him. Try the ruin.',
      close:
        'That is a whole turn: play, compare, draw. Most buildings also do something when they are played: that is the next lesson.',
    },
  },
  effects: {
    title: 'Effects and protection',
    about: 'What buildings do when they are played, how tokens protect, and what X and N are worth.',
    learnt: [
      'After comparing, the effect of the played card is applied; an optional effect can be declined.',
      'A card with your token on it cannot be changed by the others.',
      'N is the number of the block, X the value of the card on the left.',
    ],
    says: {
      signs:
        'The symbol in the corner of a card shows what it does. Comparing comes first, then the effect of the card that was played.',
      block:
        'Your Temple has the value N: the number of its block. The further right it is, the more it is worth.',
      temple:
        'Play the Temple in block 6 of street 1. There it is worth 6, and Boris’s Greenhouse with its 3 will not survive that.',
      smallBlock: 'In block 2 the Temple is worth only 2. Play it in block 6 of street 1.',
      templeFirst: 'That card comes later. Begin with the Temple.',
      keepHand: 'You need exactly these cards now. Keep your hand.',
      protect:
        'The Temple lets you protect one of your cards with a token. Choose your School in street 1: it is weak.',
      protectSchool: 'You could protect that one. But Boris has his eye on your School: protect it.',
      useToken: 'You could decline, but the token is worth its weight in gold here. Protect your School.',
      arsenal:
        'Boris plays the Arsenal, worth 5. It destroys every lower card in its street, no matter whose.',
      shielded:
        'Your Manufactory, worth 4, is a ruin now. Your School is worth 4 as well, but the token protects it: nothing that others play can change it.',
      left: 'Your Park has the value X: that of the card to its left, whatever happens to that card later.',
      park: 'Play the Park in street 2, to the right of Boris’s Laboratory. It copies the 7, and equal values change nothing.',
      parkThere:
        'There X would be worth less, or give you nothing new. Play the Park to the right of the Laboratory.',
      parkFirst: 'Keep that card for later. Play the Park now.',
      decline:
        'The Park may swap places with a card next to it. Here it is best where it is, and the swap is optional: decline it.',
      noSwap:
        'After a swap, there would be nothing of value to the left of the Park, and X would be 0. Decline.',
      statue:
        'Boris plays his Statue, worth 5, to the right of your Park. Its 7 is higher, so it rises to X+1, which is 8.',
      greenhouse:
        'Now help yourself: play your Greenhouse, worth 3, to the right of your own Temple. The higher Temple will rise to N+1.',
      rightOfTemple:
        'There it would not help you. Play it to the right of your Temple, in block 7 of street 1.',
      greenhouseFirst: 'That is possible, but the Greenhouse does more for you now.',
      rotate:
        'The Greenhouse rotates up to two of your cards one step. Rotate your School counter-clockwise, from 4 to 8, and your Park clockwise, to X+2.',
      otherWay:
        'Clockwise the School would rise to 6. Counter-clockwise its lowest value becomes its highest: 8.',
      parkUp: 'That way the Park would fall back to X. Rotate it clockwise.',
      otherCards: 'That card could be rotated, too. The School and the Park gain more.',
      bothCards: 'You could stop, but there is still something to gain. Rotate the School and the Park.',
      close:
        'Your own effects may also use the very card they belong to. All buildings of a game are listed in the player aid: press P, or touch its button at the top.',
    },
  },
  end: {
    title: 'The end and the points',
    about: 'The last cards, what counts when nobody can play any more, and who wins.',
    learnt: [
      'The game ends when nobody can play a card any more.',
      'Face-up cards score their values, with X and N read at the very end; ruins score nothing.',
      'Some cards score for their neighbours: the Statue scores 4 points next to a Park.',
    ],
    says: {
      last: 'Both decks are empty. You still have two cards, Boris has one. When nobody can play any more, the game is over.',
      values:
        'Every face-up card scores its value. A ruin, and everything under another card, scores nothing.',
      letters:
        'X and N are read at the end. Your Temple is in block 7 and scores 7. Your Park at the edge has nothing to its left: X is 0 there.',
      atTheEnd:
        'The hourglass marks an effect at the end of the game. Your Statue scores 4 extra points next to a Park, no matter whose.',
      statue:
        'Play the Statue over the ruin in street 1, block 4: Boris’s Park is right below it. To its left your School, which is higher, will rise.',
      noPark: 'There is no Park next to that space. Look at block 4 of street 1.',
      helpsBoris:
        'There the Park is next to it as well, but on the left: it would rise, and it belongs to Boris. Play in block 4 of street 1.',
      statueFirst: 'Keep the Library for the very end. Play the Statue first.',
      school:
        'Boris plays his last card, the School, to the right of his own Park, which rises to 8. He leads by 8 points now.',
      library:
        'Your last card: play the Library in block 8 of street 1. Your Temple to its left is higher, and rises.',
      rotate:
        'The Library may rotate one card of each player. Rotate the Library itself clockwise, to 5, and Boris’s Laboratory counter-clockwise: his Park reads its X from it and falls too!',
      laboratoryUp: 'Clockwise the Laboratory would rise. Rotate it counter-clockwise.',
      notPalace: 'The Palace can cost him 3 points at most. The Laboratory and the Park together cost him 4.',
      libraryDown: 'Counter-clockwise the Library would fall to 2. Rotate it clockwise.',
      otherCards: 'That is possible, but it gains you less. Take your Library and Boris’s Laboratory.',
      useBoth: 'Do not stop yet: you may rotate one of your cards and one of Boris’s.',
      over: 'Nobody has a card left: the game is over. You win by 51 to 49, thanks to your last two rotations!',
      close:
        'In a tie, the player with more face-up cards wins, then the one whose lowest card is lower. The score sheet shows every line.',
    },
  },
  deck: {
    title: 'A deck of your own',
    about: 'Replace basic cards with additional ones, search for the Obelisk, and pay for the Town Hall.',
    learnt: [
      'An additional card replaces a basic one of the same basic value, or the one that its text names.',
      'Decks are chosen in secret, then shown to everybody; after that they are final.',
      'Strong cards have a cost: other cards that leave the game.',
    ],
    says: {
      decks:
        'With advanced decks everybody may replace basic cards before the game, here up to three. Cards that may replace each other are shown together: their basic values are equal.',
      obelisk:
        'Take the Obelisk, worth 5, instead of the Statue: touch one, then the other. It raises your hand limit to five cards.',
      keepArsenal: 'The Arsenal has the same value, but you will want its effect. Leave out the Statue.',
      obeliskFirst: 'You can do that, too. For this lesson begin with the Obelisk instead of the Statue.',
      notReady: 'Your deck could be final now, but you still have replacements left. Use all three.',
      townHall:
        'Some cards name the one card that they replace. Take the Town Hall, worth 10, instead of the Palace.',
      tooDear: 'The Magic Academy is worth 12, but costs you two cards. Begin with the Town Hall.',
      townHallNow: 'A good card. But now take the Town Hall instead of the Palace.',
      named:
        'Nobody can have both cards that replace the Palace. And both have a cost: you will see what that means.',
      museum:
        'Your last replacement: the Museum, worth 6, instead of the School. It raises the hand limit as well, to four.',
      notSchool: 'The value fits. But keep that card, and leave out the School.',
      museumNow: 'You have one replacement left: take the Museum instead of the School.',
      ready: 'Twelve cards, three of them new. Mark your deck as ready.',
      boris:
        'Boris has chosen in secret, too. Now your deck is shown to everybody, and you draw your first three cards.',
      shown: 'Boris plays with the Magic Academy instead of the Palace. From now on the decks are final.',
      search:
        'Before your first turn, and only then, you may search your deck for the Obelisk: a card from your hand goes into the deck in exchange. Give the Library away.',
      giveLibrary: 'You will need that card. Give the Library away.',
      searchFirst: 'Search for the Obelisk first: you will not be able to do it later.',
      noExchange: 'You have good cards. Keep your hand.',
      play: 'There it is. Play the Obelisk in the first street: from now on you draw up to five cards.',
      obeliskNow: 'Play the Obelisk first: the sooner you hold five cards, the better.',
      statue: 'Five cards in hand! Boris plays his Statue beside your Obelisk, 5 against 5: nothing happens.',
      cost: 'Now the Town Hall. Play it to the right of Boris’s Statue: 5 is half of 10.',
      rightOfStatue: 'There is nothing to destroy there. Play the Town Hall to the right of Boris’s Statue.',
      townHallFirst: 'A good card, but the Town Hall destroys Boris’s Statue. Play that one.',
      pay: 'The Town Hall costs one other card from your hand, which leaves the game. Pay with the Greenhouse.',
      keepThat: 'That card is worth more to you. Pay with the Greenhouse.',
      close:
        'The Statue is a ruin, and your Town Hall scores 10. You know everything now: try a game with advanced decks!',
    },
  },
} satisfies ArchitecturaLessons;
