import { at } from '@archivolt/engine';
import { testGame } from '@archivolt/engine/testing';
import { NO_CARDS } from './cards.ts';
import { intents, invariant } from './fixtures.testing.ts';
import { architectura, showEvent, type Table } from './index.ts';
import { positions } from './positions.ts';

/** Random games per kind of table. */
const GAMES = Math.max(300, Number(process.env.ARCHIVOLT_GAMES ?? 0));

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
  many: GAMES,
  longest: 400,
  intents,
  invariant,
  showEvent,
  reported,
});

/**
 * What no event says: the current question, the count of skipped turns, conclusions about hidden cards, and that a card is
 * being paid for, which is still in the hand.
 */
function reported(table: Table): Table {
  const copy = architectura.copyTable(table);
  for (const { ask, seat } of copy.todo) if (ask === 'pay') at(copy.players, seat).hand++;
  const players = copy.players.map((player) => ({
    ...player,
    fresh: player.fresh + player.under,
    under: 0,
    searches: false,
    known: NO_CARDS,
    lacks: NO_CARDS,
    buried: NO_CARDS,
    neverBuried: NO_CARDS,
    raised: 0,
  }));
  return { ...copy, todo: [], turn: 0, active: 0, quiet: 0, players };
}
