import { words } from '@archivolt/i18n';
import type { SetUpMessages } from '../messages/setUp.ts';

const { n } = words('en-GB');

export const setUp: SetUpMessages = {
  players: { name: 'Players', help: 'The number of players, from 2 to 4. Each adds a street.' },
  swaps: { name: 'Decks', help: 'How many basic cards everybody may replace with additional ones.' },
  basic: { name: 'Basic game', help: 'Everybody plays with the same 12 cards.' },
  advanced: { name: 'Advanced decks', help: 'Everybody secretly builds a deck before the game.' },
  rolled: { name: 'Roll a die', help: 'A die decides how many replacements are allowed, from 1 to 6.' },
  firstPlayer: { name: 'First player', help: 'Who begins; play then goes clockwise.' },
  anyone: { name: 'Random', help: 'The first player is chosen at random.' },
  colours: { name: 'Colours', help: 'Each colour has its own coat of arms.' },
  countPlayers: (k) => n(k, 'player', 'players'),
  countSwaps: (k) => n(k, 'replacement', 'replacements'),
  components: {
    decks: 'Cards in the decks',
    values: 'Values of the cards',
    printed: 'Printed effects',
    ours: 'Effects of School, Palace, Park and Temple',
  },
};
