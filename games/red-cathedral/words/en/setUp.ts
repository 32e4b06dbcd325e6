import { words } from '@archivolt/i18n';
import type { SetUpMessages } from '../messages/setUp.ts';

const { n } = words('en-GB');

export const setUp: SetUpMessages = {
  players: { name: 'Players', help: 'The number of players, from 1 to 4.' },
  side: { name: 'Workshop side', help: 'One side of the workshop boards for everybody.' },
  basic: { name: 'Basic', help: 'All ornaments are available from the start; slots cost 2 to 4 roubles.' },
  advanced: {
    name: 'Advanced',
    help: 'Ornaments must be unlocked in the workshop; every slot costs 3 roubles.',
  },
  influence: { name: 'Influence cards', help: 'Each quadrant of the market gets the card of one group.' },
  random: { name: 'Random', help: 'One of three cards is drawn for each group.' },
  first: { name: 'First game', help: 'The recommended cards, easy to begin with.' },
  firstPlayer: {
    name: 'First player',
    help: 'The first player gets 3 roubles; the others get 4, 4 and 5.',
  },
  anyone: { name: 'Random', help: 'The first player is chosen at random.' },
  colours: { name: 'Colours', help: 'You can pay roubles to move your own die and the white die further.' },
  solo: {
    name: 'Solo against Ivan',
    help: 'Ivan follows his five cards; you begin.',
    opponent: 'Ivan',
  },
  countPlayers: (k) => n(k, 'player', 'players'),
  components: {
    supply: 'Supply',
    track: 'Score track',
    resources: 'Resource tiles',
    influence: 'Influence cards',
    firstGame: 'First-game cards',
    sections: 'Section cards',
    tiles: 'Workshop tiles',
    plans: 'Construction plans',
    boards: 'Workshop boards',
  },
};
