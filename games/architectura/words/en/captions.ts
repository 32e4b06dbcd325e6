import type { ArCaptions } from '../messages/captions.ts';

export const captions: ArCaptions = {
  captions: {
    eligible: {
      title: 'Eligible spaces',
      text: (c) =>
        `Red may play on ${c.spaces} spaces: on the destroyed card, to the right of the last card, and on the first space of the next street. A space after a gap is not eligible.`,
    },
    threeInARow: {
      title: 'No three in a row',
      text: () =>
        'With three or four players, Red may not place a third red card beside the two that already stand in a row.',
    },
    equal: {
      title: 'Equal values',
      text: (c) => `Red plays a ${c.played} beside a ${c.left}: nothing happens.`,
    },
    higher: {
      title: 'The left card is higher',
      text: (c) =>
        `Red plays a ${c.played} beside an ${c.left}: the left card is rotated clockwise and rises to ${c.to}.`,
    },
    destroyed: {
      title: 'Half or less: destroyed',
      text: (c) =>
        `Red plays a ${c.played} beside a ${c.left}. Twice ${c.left} is not more than ${c.played}, so the left card is destroyed.`,
    },
    lower: {
      title: 'The left card is lower',
      text: (c) =>
        `Red plays an ${c.played} beside a ${c.left}. That is more than half, so the left card is only rotated counter-clockwise and falls to ${c.to}.`,
    },
    protectedCard: {
      title: 'A protected card',
      text: (c) =>
        `Blue plays an ${c.played} beside a ${c.left} that Red has protected with a token: the comparison does not affect it.`,
    },
    covering: {
      title: 'Building on a destroyed card',
      text: (c) =>
        `Red plays the Park on a destroyed card, so ${c.stack} cards now lie on that space. X is read from the left, and the Park is worth ${c.played}.`,
    },
    valueX: {
      title: 'X follows its neighbour',
      text: (c) =>
        `Blue rotates the School from ${c.from} to ${c.to}. The Park beside it reads its value from there and goes from ${c.followed} to ${c.follows}.`,
    },
    blockN: {
      title: 'N is the number of the block',
      text: (c) => `Played in block ${c.played}, the Temple is worth ${c.played}.`,
    },
    scoring: {
      title: 'The final score',
      text: (c) =>
        `Only face-up cards count, each with the value on top. The Statue stands beside a Park and earns ${c.bonus} extra points. Red has ${c.total0} points, Blue ${c.total1}.`,
    },
    deck: {
      title: 'Replacing a card in the deck',
      text: () =>
        'Before the game, Red replaces the Laboratory with the Forge: both have the same basic value. A card of another value could not take its place.',
    },
    library: {
      title: 'The Library',
      text: (c) =>
        `Red plays the Library and rotates one card of each player: Red’s own Statue from ${c.from} to ${c.to}, and Blue’s Palace to a lower value.`,
    },
    manufactory: {
      title: 'The Manufactory',
      text: (c) =>
        `Red takes the Statue back and plays the Palace in its space. The Palace is compared as usual, and the card to its left falls from ${c.from} to ${c.to}.`,
    },
    arsenal: {
      title: 'The Arsenal',
      text: (c) =>
        `The Arsenal is worth ${c.played} and destroys every card of lower value in its street: ${c.destroyed} cards, one of them Red’s own.`,
    },
    school: {
      title: 'The School',
      text: (c) =>
        `Red plays the School and rebuilds the destroyed Palace. It is face up again with its basic value, ${c.rebuilt}; nothing is compared.`,
    },
    inn: {
      title: 'The Inn moves away',
      text: (c) =>
        `Blue plays an ${c.played} beside the Inn, which shows ${c.left} and would be destroyed. Red moves it to another eligible space instead, with the same side on top.`,
    },
    fountain: {
      title: 'The Fountain',
      text: () =>
        'Red puts a token on the space beside the Fountain. It counts as occupied, so the next space is open to everybody, but only Red may build on the space itself.',
    },
    laboratory: {
      title: 'The Laboratory',
      text: (c) =>
        `Red plays the Laboratory, a ${c.played}; the card to its left rises from ${c.left} to ${c.to}. Then Blue must play a card face down, as a destroyed one.`,
    },
    park: {
      title: 'The Park changes places',
      text: (c) =>
        `At the beginning of a street X is ${c.played}. Red swaps the Park with the School above it; nothing is compared. Now the Park stands at the beginning of the upper street.`,
    },
    temple: {
      title: 'The Temple',
      text: (c) =>
        `The Temple is worth ${c.played} here; the card to its left rises from ${c.left} to ${c.to}. Then Red uses a token to protect the red Palace.`,
    },
    cemetery: {
      title: 'The Cemetery',
      text: (c) =>
        `Blue plays a ${c.played} beside Red’s ${c.left} and destroys it. As Red has a Cemetery, the card goes beside it and will earn ${c.bonus} points; its space in the city is empty.`,
    },
    obelisk: {
      title: 'A larger hand',
      text: (c) => `Red plays the Obelisk and from now on draws up to ${c.limit} cards.`,
    },
    forge: {
      title: 'The Forge',
      text: (c) =>
        `The Forge, a ${c.played}, copies the Arsenal and destroys all ${c.destroyed} cards of lower value in its street. Then it leaves the game.`,
    },
    townHall: {
      title: 'The Town Hall has a cost',
      text: (c) =>
        `To play the Town Hall with its ${c.played} points, Red removes ${c.removed} other card in hand from the game.`,
    },
  },
  setUp: {
    blocks: 'Blocks, numbered from left to right',
    streets: 'As many streets as players',
    first: 'The first card is played here',
    hand: 'Your hand; the other hands are hidden',
    deck: 'Deck of each player',
    tokens: 'Protection tokens of each player',
  },
};
