import type { CoachWords } from '../messages/coach.ts';

export const coach: CoachWords = {
  claimed:
    'Your banner keeps this section for you: only you can build it now. The tile that lay on it goes into your workshop.',
  placedUp:
    'You paid for the slot, so the tile lies face up. It gives its benefit now, and again whenever you move a die of that colour.',
  placedDown: 'Face down, a tile costs nothing, but it never gives its benefit.',
  unlocked: 'On this side of the board, a face-up tile on a coloured slot frees the ornament that lay there.',
  moved:
    'A die moves clockwise exactly as many locations as it shows. Where it ends decides what the market gives and which influence card you may use.',
  paid: 'Only the white die and the one of your colour may move further, for one rouble per location.',
  market: 'The market gives what its tile shows, once for every die at that location. You may take less.',
  lost: 'Each material needs a free space in your inventory and must be in the supply. What does not fit is not gained.',
  rolled:
    'After each visit all the dice at that location are rolled. They stay there with their new numbers.',
  full: 'Three dice are there now, so the location is full: no other die may end its move there until one of them leaves.',
  influence:
    'The die you moved ended in this quadrant, so you could use one of the two actions of its influence card.',
  activated: 'Moving a die lets you use one face-up tile on a slot of the same colour.',
  dieTile: 'A die tile gives what the market tile under that die gives, but only once, wherever the die is.',
  delivered:
    'One build action delivers up to three materials, to any of your sections. They stay there until the section is complete.',
  completed:
    'A completed section pays what is printed on it at once. At the end, your banner there also counts when the tower is scored.',
  rivalCompleted:
    'At the end, each tower is shared out among those who have banners on completed sections or ornaments there. Whoever has the most gets the most.',
  punished:
    'You have not finished your section below. For each completed section of others above it, you lose one recognition point.',
  overbuilt:
    'The section below yours is not finished, so its owner loses one recognition point for each completed section of others above it.',
  decorated:
    'An ornament costs its material. It counts in that tower as one of your banners does, and each gem on it brings prestige points.',
  recognition:
    'Each recognition point is one space on the score track. At the end, only the last number you have reached counts.',
  prestige: 'A prestige point takes you to the next numbered space of the score track, however near it is.',
  nearEnd:
    'Five completed sections: the sixth brings three prestige points and the last turns. Make sure that you can still finish what you have begun.',
  nearEndSolo:
    'Five completed sections: after the sixth, the other side has one last turn. Make sure that you can still finish what you have begun.',
  end: 'Six completed sections end the game: after the last turn, the towers are scored.',
  ivan: 'Ivan decides nothing. He moves the die of his leftmost face-up tile, gets only recognition points from the market, and then does what the card under that tile says.',
};
