import { testGame } from '@archivolt/engine/testing';
import { intents, invariant } from './fixtures.testing.ts';
import { architectura } from './index.ts';
import { positions } from './positions.ts';

testGame({
  game: architectura,
  positions,
  tables: {
    '2 players': { players: 2 },
    '3 players': { players: 3 },
    '4 players': { players: 4 },
    '2 players, advanced without swaps': { players: 2, swaps: 0 },
    '2 players, 3 swaps': { players: 2, swaps: 3 },
    '2 players, 6 swaps': { players: 2, swaps: 6 },
    '3 players, 3 swaps': { players: 3, swaps: 3 },
    '3 players, 6 swaps': { players: 3, swaps: 6, first: 1, colours: ['yellow', 'red', 'green'] },
    '4 players, 6 swaps': { players: 4, swaps: 6 },
    '4 players, a rolled number of swaps': { players: 4, swaps: 'rolled' },
  },
  games: 20,
  many: 300,
  longest: 400,
  intents,
  invariant,
});
